import Foundation
import RerunRuntime

exit(
  CommandLineTool(
    executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment
  ).run()
)

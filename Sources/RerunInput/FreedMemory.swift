import CEvdev

/// What malloc does with memory that is free again.
public enum FreedMemory {
  /// Has blocks of 256 KiB and more go back to the system as soon as they are free.
  ///
  /// Left alone, glibc learns from the first freed picture to keep blocks of that size.
  public static func giveBackLargeBlocks() { mallopt(M_MMAP_THRESHOLD, 256 << 10) }

  /// Gives back whole pages that are free.
  public static func giveBack() { malloc_trim(0) }
}

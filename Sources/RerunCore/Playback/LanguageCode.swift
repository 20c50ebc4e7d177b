/// What files call languages, brought to one form.
public enum LanguageCode {
  /// The two-letter code (ISO 639-1) where there is one, else the three letters as they are; empty for
  /// what says nothing.
  ///
  /// Takes two and three letters, the bibliographic and the terminological ones alike (`ger` and
  /// `deu`), and tags with a region or script (`en-GB`, `zh_Hant`).
  public static func normalized(_ code: String?) -> String {
    guard let code else { return "" }
    let primary = code.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
    let letters = String(primary.filter { $0.isASCII && $0.isLetter })
    switch letters {
    case "", "und", "mis", "mul", "zxx", "unk", "qaa": return ""
    default: return twoLetters[letters] ?? letters
    }
  }

  /// Source: the Library of Congress' list of ISO 639-2, both columns.
  private static let twoLetters: [String: String] = [
    "afr": "af", "alb": "sq", "sqi": "sq", "amh": "am", "ara": "ar", "arm": "hy", "hye": "hy",
    "aze": "az", "baq": "eu", "eus": "eu", "bel": "be", "ben": "bn", "bos": "bs", "bre": "br",
    "bul": "bg", "bur": "my", "mya": "my", "cat": "ca", "chi": "zh", "zho": "zh", "cmn": "zh",
    "cze": "cs", "ces": "cs", "dan": "da", "dut": "nl", "nld": "nl", "eng": "en", "epo": "eo",
    "est": "et", "fao": "fo", "fin": "fi", "fra": "fr", "fre": "fr", "fry": "fy", "geo": "ka",
    "kat": "ka", "ger": "de", "deu": "de", "gla": "gd", "gle": "ga", "glg": "gl", "gre": "el",
    "ell": "el", "guj": "gu", "heb": "he", "hin": "hi", "hrv": "hr", "scr": "hr", "hun": "hu",
    "ice": "is", "isl": "is", "ind": "id", "ita": "it", "jpn": "ja", "kan": "kn", "kaz": "kk",
    "khm": "km", "kor": "ko", "kur": "ku", "lao": "lo", "lat": "la", "lav": "lv", "lit": "lt",
    "ltz": "lb", "mac": "mk", "mkd": "mk", "mal": "ml", "may": "ms", "msa": "ms", "mar": "mr",
    "mlt": "mt", "mon": "mn", "nep": "ne", "nob": "nb", "nno": "nn", "nor": "no", "pan": "pa",
    "per": "fa", "fas": "fa", "pol": "pl", "por": "pt", "pus": "ps", "roh": "rm", "rum": "ro",
    "ron": "ro", "mol": "ro", "rus": "ru", "sin": "si", "slo": "sk", "slk": "sk", "slv": "sl",
    "som": "so", "spa": "es", "srp": "sr", "scc": "sr", "swa": "sw", "swe": "sv", "tam": "ta",
    "tel": "te", "tgl": "tl", "fil": "tl", "tha": "th", "tur": "tr", "ukr": "uk", "urd": "ur",
    "uzb": "uz", "vie": "vi", "wel": "cy", "cym": "cy", "yid": "yi", "zul": "zu",
    // Older and looser forms.
    "iw": "he", "in": "id", "ji": "yi", "jp": "ja", "gsw": "de",
  ]
}

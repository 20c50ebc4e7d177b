import RerunCore

extension Wording {
  /// The name of a language in the viewer's own, from what a file calls it; nil for one that isn't
  /// known.
  func languageName(_ code: String?) -> String? {
    let normal = LanguageCode.normalized(code)
    return Self.languages[normal].map { pick($0.english, $0.german) }
  }

  private static let languages: [String: (english: String, german: String)] = [
    "af": ("Afrikaans", "Afrikaans"), "am": ("Amharic", "Amharisch"),
    "ar": ("Arabic", "Arabisch"), "az": ("Azerbaijani", "Aserbaidschanisch"),
    "be": ("Belarusian", "Belarussisch"), "bg": ("Bulgarian", "Bulgarisch"),
    "bn": ("Bengali", "Bengalisch"), "bs": ("Bosnian", "Bosnisch"),
    "ca": ("Catalan", "Katalanisch"), "cs": ("Czech", "Tschechisch"),
    "cy": ("Welsh", "Walisisch"), "da": ("Danish", "Dänisch"),
    "de": ("German", "Deutsch"), "el": ("Greek", "Griechisch"),
    "en": ("English", "Englisch"), "eo": ("Esperanto", "Esperanto"),
    "es": ("Spanish", "Spanisch"), "et": ("Estonian", "Estnisch"),
    "eu": ("Basque", "Baskisch"), "fa": ("Persian", "Persisch"),
    "fi": ("Finnish", "Finnisch"), "fr": ("French", "Französisch"),
    "ga": ("Irish", "Irisch"), "gl": ("Galician", "Galicisch"),
    "gu": ("Gujarati", "Gujarati"), "he": ("Hebrew", "Hebräisch"),
    "hi": ("Hindi", "Hindi"), "hr": ("Croatian", "Kroatisch"),
    "hu": ("Hungarian", "Ungarisch"), "hy": ("Armenian", "Armenisch"),
    "id": ("Indonesian", "Indonesisch"), "is": ("Icelandic", "Isländisch"),
    "it": ("Italian", "Italienisch"), "ja": ("Japanese", "Japanisch"),
    "ka": ("Georgian", "Georgisch"), "kk": ("Kazakh", "Kasachisch"),
    "km": ("Khmer", "Khmer"), "kn": ("Kannada", "Kannada"),
    "ko": ("Korean", "Koreanisch"), "ku": ("Kurdish", "Kurdisch"),
    "la": ("Latin", "Latein"), "lb": ("Luxembourgish", "Luxemburgisch"),
    "lo": ("Lao", "Laotisch"), "lt": ("Lithuanian", "Litauisch"),
    "lv": ("Latvian", "Lettisch"), "mk": ("Macedonian", "Mazedonisch"),
    "ml": ("Malayalam", "Malayalam"), "mn": ("Mongolian", "Mongolisch"),
    "mr": ("Marathi", "Marathi"), "ms": ("Malay", "Malaiisch"),
    "mt": ("Maltese", "Maltesisch"), "my": ("Burmese", "Birmanisch"),
    "nb": ("Norwegian", "Norwegisch"), "ne": ("Nepali", "Nepalesisch"),
    "nl": ("Dutch", "Niederländisch"), "nn": ("Norwegian (Nynorsk)", "Norwegisch (Nynorsk)"),
    "no": ("Norwegian", "Norwegisch"), "pa": ("Punjabi", "Pandschabi"),
    "pl": ("Polish", "Polnisch"), "ps": ("Pashto", "Paschtu"),
    "pt": ("Portuguese", "Portugiesisch"), "rm": ("Romansh", "Rätoromanisch"),
    "ro": ("Romanian", "Rumänisch"), "ru": ("Russian", "Russisch"),
    "si": ("Sinhala", "Singhalesisch"), "sk": ("Slovak", "Slowakisch"),
    "sl": ("Slovenian", "Slowenisch"), "so": ("Somali", "Somali"),
    "sq": ("Albanian", "Albanisch"), "sr": ("Serbian", "Serbisch"),
    "sv": ("Swedish", "Schwedisch"), "sw": ("Swahili", "Suaheli"),
    "ta": ("Tamil", "Tamil"), "te": ("Telugu", "Telugu"),
    "th": ("Thai", "Thailändisch"), "tl": ("Filipino", "Filipino"),
    "tr": ("Turkish", "Türkisch"), "uk": ("Ukrainian", "Ukrainisch"),
    "ur": ("Urdu", "Urdu"), "uz": ("Uzbek", "Usbekisch"),
    "vi": ("Vietnamese", "Vietnamesisch"), "yi": ("Yiddish", "Jiddisch"),
    "zh": ("Chinese", "Chinesisch"), "zu": ("Zulu", "Zulu"),
  ]
}

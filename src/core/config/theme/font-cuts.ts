// Printed by tools/cut-fonts.ts: do not edit.

/** Every cut of a family: its files by script, and its measures in parts of the em. */
export const fontCuts = {
  "prompt-600": {
    "ascent": 1.09,
    "descent": 0.422,
    "lineGap": 0,
    "weight": "600",
    "advances": {
      "bold": {
        "latin": 0.5219,
        "thai": 0.4714
      }
    },
    "files": {
      "latin": {
        "file": "prompt-600-latin-4f332f03.woff2",
        "bytes": 6380,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "prompt-600-accents-161da25a.woff2",
        "bytes": 4260,
        "range": "U+A1-B4,U+B6-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      },
      "thai": {
        "file": "prompt-600-thai-2c0ff9f7.woff2",
        "bytes": 5836,
        "range": "U+E01-E3A,U+E40-E5B"
      },
      "baht": {
        "file": "prompt-600-baht-e1e7a718.woff2",
        "bytes": 604,
        "range": "U+E3F"
      }
    }
  },
  "plex-thai-400": {
    "ascent": 1.116,
    "descent": 0.534,
    "lineGap": 0,
    "weight": "400",
    "advances": {
      "regular": {
        "latin": 0.4633,
        "thai": 0.4559
      }
    },
    "files": {
      "latin": {
        "file": "plex-thai-400-latin-5459fb83.woff2",
        "bytes": 7384,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "plex-thai-400-accents-6792ee1c.woff2",
        "bytes": 5260,
        "range": "U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      },
      "thai": {
        "file": "plex-thai-400-thai-98e44a64.woff2",
        "bytes": 7128,
        "range": "U+E01-E3A,U+E40-E5B,U+200C-200D,U+25CC"
      },
      "baht": {
        "file": "plex-thai-400-baht-d9d4c5e4.woff2",
        "bytes": 640,
        "range": "U+E3F"
      }
    }
  },
  "plex-thai-600": {
    "ascent": 1.116,
    "descent": 0.534,
    "lineGap": 0,
    "weight": "600",
    "advances": {
      "bold": {
        "latin": 0.4786,
        "thai": 0.4654
      }
    },
    "files": {
      "latin": {
        "file": "plex-thai-600-latin-4feac162.woff2",
        "bytes": 7812,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "plex-thai-600-accents-b8d615ac.woff2",
        "bytes": 5432,
        "range": "U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      },
      "thai": {
        "file": "plex-thai-600-thai-c0e4f8d3.woff2",
        "bytes": 7232,
        "range": "U+E01-E3A,U+E40-E5B,U+200C-200D,U+25CC"
      },
      "baht": {
        "file": "plex-thai-600-baht-25a5d2ef.woff2",
        "bytes": 628,
        "range": "U+E3F"
      }
    }
  },
  "kanit-400": {
    "ascent": 1.1,
    "descent": 0.395,
    "lineGap": 0,
    "weight": "400",
    "advances": {
      "regular": {
        "latin": 0.4661,
        "thai": 0.4485
      }
    },
    "files": {
      "latin": {
        "file": "kanit-400-latin-3a037e2f.woff2",
        "bytes": 6416,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "kanit-400-accents-7483267f.woff2",
        "bytes": 4688,
        "range": "U+A1-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      },
      "thai": {
        "file": "kanit-400-thai-ca53fd0f.woff2",
        "bytes": 6168,
        "range": "U+E01-E3A,U+E40-E5B"
      },
      "baht": {
        "file": "kanit-400-baht-8b07afcf.woff2",
        "bytes": 628,
        "range": "U+E3F"
      }
    }
  },
  "kanit-600": {
    "ascent": 1.1,
    "descent": 0.395,
    "lineGap": 0,
    "weight": "600",
    "advances": {
      "bold": {
        "latin": 0.4774,
        "thai": 0.4596
      }
    },
    "files": {
      "latin": {
        "file": "kanit-600-latin-bee9ae10.woff2",
        "bytes": 6360,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "kanit-600-accents-86c70936.woff2",
        "bytes": 4672,
        "range": "U+A1-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      },
      "thai": {
        "file": "kanit-600-thai-814412b9.woff2",
        "bytes": 6260,
        "range": "U+E01-E3A,U+E40-E5B"
      },
      "baht": {
        "file": "kanit-600-baht-8ac5fec1.woff2",
        "bytes": 632,
        "range": "U+E3F"
      }
    }
  },
  "archivo-text": {
    "ascent": 0.878,
    "descent": 0.21,
    "lineGap": 0,
    "weight": "400 700",
    "advances": {
      "regular": {
        "latin": 0.4584
      },
      "bold": {
        "latin": 0.4906
      }
    },
    "files": {
      "latin": {
        "file": "archivo-text-latin-5ef7908d.woff2",
        "bytes": 16884,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "archivo-text-accents-65e6b296.woff2",
        "bytes": 12388,
        "range": "U+A1-FF,U+102,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "archivo-display": {
    "ascent": 0.878,
    "descent": 0.21,
    "lineGap": 0,
    "weight": "800",
    "advances": {
      "bold": {
        "latin": 0.3421
      }
    },
    "files": {
      "latin": {
        "file": "archivo-display-latin-74401e95.woff2",
        "bytes": 7384,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "archivo-display-accents-fe39d74e.woff2",
        "bytes": 5456,
        "range": "U+A1-FF,U+102,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "nunito": {
    "ascent": 1.011,
    "descent": 0.353,
    "lineGap": 0,
    "weight": "500 900",
    "advances": {
      "regular": {
        "latin": 0.4712
      },
      "bold": {
        "latin": 0.4842
      }
    },
    "files": {
      "latin": {
        "file": "nunito-latin-ecf722f4.woff2",
        "bytes": 26972,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
      },
      "accents": {
        "file": "nunito-accents-88c7edae.woff2",
        "bytes": 18492,
        "range": "U+A1-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "sn-pro-500": {
    "ascent": 0.985,
    "descent": 0.315,
    "lineGap": 0,
    "weight": "500",
    "advances": {
      "regular": {
        "latin": 0.4674
      }
    },
    "files": {
      "latin": {
        "file": "sn-pro-500-latin-ca912d1a.woff2",
        "bytes": 10336,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "sn-pro-500-accents-41347e16.woff2",
        "bytes": 6840,
        "range": "U+A1-AC,U+AE-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "sn-pro-800": {
    "ascent": 0.985,
    "descent": 0.315,
    "lineGap": 0,
    "weight": "800",
    "advances": {
      "bold": {
        "latin": 0.4971
      }
    },
    "files": {
      "latin": {
        "file": "sn-pro-800-latin-e7829b66.woff2",
        "bytes": 10340,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "sn-pro-800-accents-2bfd68de.woff2",
        "bytes": 6920,
        "range": "U+A1-AC,U+AE-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "sn-pro-900": {
    "ascent": 0.985,
    "descent": 0.315,
    "lineGap": 0,
    "weight": "900",
    "advances": {
      "bold": {
        "latin": 0.5161
      }
    },
    "files": {
      "latin": {
        "file": "sn-pro-900-latin-544d6ab9.woff2",
        "bytes": 9776,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "sn-pro-900-accents-bcc82927.woff2",
        "bytes": 6656,
        "range": "U+A1-AC,U+AE-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC"
      }
    }
  },
  "noto-serif-700": {
    "ascent": 1.151,
    "descent": 0.286,
    "lineGap": 0,
    "weight": "700",
    "advances": {
      "bold": {
        "latin": 0.525
      }
    },
    "files": {
      "latin": {
        "file": "noto-serif-700-latin-02133b1d.woff2",
        "bytes": 11416,
        "range": "U+20-7E,U+A0,U+A3,U+A5,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
      },
      "accents": {
        "file": "noto-serif-700-accents-69c47276.woff2",
        "bytes": 7876,
        "range": "U+A1-FF,U+152-153,U+2BB"
      }
    }
  },
  "noto-thai": {
    "ascent": 1.061,
    "descent": 0.45,
    "lineGap": 0,
    "weight": "400 700",
    "advances": {
      "regular": {
        "thai": 0.4372
      },
      "bold": {
        "thai": 0.4616
      }
    },
    "files": {
      "thai": {
        "file": "noto-thai-thai-d087eefe.woff2",
        "bytes": 14408,
        "range": "U+E01-E3A,U+E40-E5B,U+200C-200D,U+25CC"
      },
      "baht": {
        "file": "noto-thai-baht-1232cb51.woff2",
        "bytes": 944,
        "range": "U+E3F"
      }
    }
  },
  "noto-khmer": {
    "ascent": 1.069,
    "descent": 0.293,
    "lineGap": 0,
    "weight": "400 800",
    "advances": {
      "regular": {},
      "bold": {}
    },
    "files": {
      "khmer": {
        "file": "noto-khmer-khmer-0e61fd73.woff2",
        "bytes": 28104,
        "range": "U+1780-17DA,U+17DC-17DD,U+17E0-17E9,U+200C-200D,U+25CC"
      },
      "riel": {
        "file": "noto-khmer-riel-1bdef6b6.woff2",
        "bytes": 984,
        "range": "U+17DB"
      }
    }
  }
} as const

/** The average advance of the fonts that devices have, in parts of the em. */
export const systemWidths = {
  "roboto": {
    "regular": 0.4611,
    "bold": 0.4679
  },
  "arial": {
    "regular": 0.465,
    "bold": 0.4985
  },
  "notoThai": {
    "regular": 0.4372,
    "bold": 0.4616
  }
} as const

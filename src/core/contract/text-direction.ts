/** The codes of scripts of living languages that are written from right to left, and of Avestan (CLDR, scriptMetadata). */
const rightToLeft = /Adlm|Ara[bn]|Avst|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi/

/** Returns the value of `dir` for a language tag: that of its script, or of the script that its language is usually written in. */
export function textDirectionOf(tag: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(String(new Intl.Locale(tag).maximize().script)) ? 'rtl' : 'ltr'
  } catch {
    // A text that is no language tag, such as one with an underscore.
    return 'ltr'
  }
}

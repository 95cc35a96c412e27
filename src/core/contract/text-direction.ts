/** The scripts of living languages that are written from right to left, and Avestan (CLDR, scriptMetadata). */
const rightToLeft = /^(?:Adlm|Ara[bn]|Avst|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/

/** Returns the value of `dir` for a language tag: that of its script, or of the script that its language is usually written in. */
export function textDirectionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.test(scriptOf(tag) ?? '') ? 'rtl' : 'ltr'
}

function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    // A text that is no language tag, such as one with an underscore.
    return undefined
  }
}

/** The scripts that are written from right to left (CLDR, scriptMetadata). */
const rightToLeft =
  /^(?:Adlm|Arab|Aran|Armi|Avst|Chrs|Cprt|Elym|Gara|Hatr|Hebr|Hung|Khar|Lydi|Mand|Mani|Mend|Merc|Mero|Narb|Nbat|Nkoo|Orkh|Ougr|Palm|Phli|Phlp|Phnx|Prti|Rohg|Samr|Sarb|Sidt|Sogd|Sogo|Syrc|Thaa|Todr|Yezi)$/

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

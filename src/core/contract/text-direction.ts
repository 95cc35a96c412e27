/** Matches tags of languages, and of scripts in a tag, that are written from right to left. */
const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|khw|ks|ku-arab|nqo|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:adlm|arab|hebr|mand|nkoo|rohg|syrc|thaa)(?:-|$)/i

/** Returns the value of `dir` for a language tag. */
export function textDirectionOf(tag: string): 'ltr' | 'rtl' {
  const latin = /-latn(?:-|$)/i.test(tag)
  return !latin && rightToLeft.test(tag) ? 'rtl' : 'ltr'
}

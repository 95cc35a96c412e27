/** Digits one by one, such as 一七四. */
export function writeHan(digits: number | string): string {
  return [...String(digits)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('')
}

/** Returns true if a language may be written vertically. */
export function isUpright(language: string): boolean {
  return /^(?:zh|ja)/.test(language)
}

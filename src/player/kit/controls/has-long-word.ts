/** Words in scripts that a browser breaks between words alone. It breaks those that are left out between any two letters or words. */
const words =
  /(?:(?![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}])+/gu

/** Tells whether a text has a word of so many letters, in a script that keeps its words whole. */
export function hasLongWord(text: string, letters: number): boolean {
  return text.match(words)?.some((word) => word.length >= letters) ?? false
}

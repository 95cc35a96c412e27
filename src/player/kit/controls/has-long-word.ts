const longestOf = (letters: number): RegExp =>
  new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{M}]){${letters},}`, 'u')

/** Scripts that a browser breaks between any two words or letters. */
const unspaced = ['Thai', 'Lao', 'Khmer', 'Myanmar', 'Han', 'Hiragana', 'Katakana']
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/** Tells whether a text has a word of so many letters, in a script that keeps its words whole. */
export function hasLongWord(text: string, letters: number): boolean {
  return text.length >= letters && longestOf(letters).test(text)
}

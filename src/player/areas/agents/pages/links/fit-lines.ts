export interface Fit {
  readonly room: { readonly width: number; readonly height: number }
  /** The height of a line as a multiple of its size. */
  readonly leading: number
  /** Returns the width of a line in a size, in pixels. */
  readonly measure: (line: string, size: number) => number
}

const least = 24
const most = 260

/** Returns whether the script of a language can stand upright. */
export function standsUpright(language: string): boolean {
  return language === 'zh' || language === 'ja'
}

/** Returns the parts between which a headline may break: words, or letters of a script without spaces. */
export function breakLines(text: string, language: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return text.split(/(?<= )/)
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const words: string[] = []
  // A sign such as a full stop stays with the word before it.
  for (const { segment, isWordLike } of parts)
    if (isWordLike || words.length === 0) words.push(segment)
    else words.push(`${words.pop()}${segment}`)
  return words
}

/** Returns the lines of a headline and the largest size in which they have room. */
export function fitLines(
  words: readonly string[],
  fit: Fit,
): { readonly lines: readonly string[]; readonly size: number } {
  for (let size = most; size > least; size -= 4) {
    const lines = wrap(words, (line) => fit.measure(line, size) <= fit.room.width)
    if (lines && lines.length * size * fit.leading <= fit.room.height) return { lines, size }
  }
  return { lines: [words.join('')], size: least }
}

/** Returns lines of words that have room; undefined if a word alone has none. */
function wrap(
  words: readonly string[],
  hasRoom: (line: string) => boolean,
): readonly string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && hasRoom(longer.trimEnd())) lines.splice(-1, 1, longer)
    else if (hasRoom(word.trimEnd())) lines.push(word)
    else return undefined
  }
  return lines.map((line) => line.trimEnd())
}

import { distance } from 'fastest-levenshtein'

export interface Nearest {
  /** The name most like the typed one. */
  readonly name: string | undefined
  /** The same where it is near and alone enough to be put in its place unasked. */
  readonly safe: string | undefined
}

/** The known name nearest to a typed one, if one is near at all: most of its letters have to be right. */
export function findNearest(typed: string, known: Iterable<string>): Nearest {
  const word = typed.slice(0, 100).toLowerCase()
  const ranked = [...known]
    .map((name) => ({ name, off: slipsBetween(word, name.toLowerCase()) }))
    .sort((a, b) => a.off - b.off)
  const [best, second] = ranked
  if (!best || best.off > mostSlips(word, best.name)) return { name: undefined, safe: undefined }
  const alone = best.off <= 2 && (second === undefined || second.off > best.off)
  return { name: best.name, safe: alone ? best.name : undefined }
}

/** A third of the letters, and three at most; one in the shortest. */
function mostSlips(word: string, name: string): number {
  return Math.max(1, Math.min(3, Math.floor(Math.max(word.length, name.length) / 3)))
}

/** Letters that are missing, too many or others; two that stand in each other's place are one slip. */
function slipsBetween(word: string, name: string): number {
  const off = distance(word, name)
  return off === 2 && lettersOf(word) === lettersOf(name) ? 1 : off
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}

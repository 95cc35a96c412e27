import { distance } from 'fastest-levenshtein'

export interface Nearest {
  /** The name most like the typed one. */
  readonly name: string | undefined
  /** The same where it is near and alone enough to be put in its place unasked. */
  readonly safe: string | undefined
}

/** The known name nearest to a typed one, if one is near at all. */
export function findNearest(typed: string, known: Iterable<string>): Nearest {
  const word = typed.slice(0, 100).toLowerCase()
  const ranked = [...known]
    .map((name) => ({ name, off: distance(word, name.toLowerCase()) }))
    .sort((a, b) => a.off - b.off)
  const [best, second] = ranked
  const reach = Math.max(1, Math.min(3, Math.floor(word.length / 2)))
  if (!best || best.off > reach) return { name: undefined, safe: undefined }
  const alone = best.off <= 2 && (second === undefined || second.off > best.off)
  return { name: best.name, safe: alone ? best.name : undefined }
}

import { distance } from 'fastest-levenshtein'

export interface Nearest {
  /** The known name that is most similar to the typed one. */
  readonly name: string | undefined
  /** The same name, if it is similar enough and without a rival, so that a fix can apply it. */
  readonly safe: string | undefined
}

/** Finds the known name that is nearest to a typed one. At most a third of the letters may differ. */
export function findNearest(typed: string, known: Iterable<string>): Nearest {
  const word = typed.slice(0, 100).toLowerCase()
  const ranked = [...known]
    .map((name) => ({ name, typos: countTypos(word, name.toLowerCase()) }))
    .sort((a, b) => a.typos - b.typos)
  const [best, second] = ranked
  if (!best || best.typos > maxTypos(word, best.name)) return { name: undefined, safe: undefined }
  const isSafe = best.typos <= 2 && (second === undefined || second.typos > best.typos)
  return { name: best.name, safe: isSafe ? best.name : undefined }
}

/** Returns the largest accepted distance: a third of the letters, at least one and at most three. */
function maxTypos(word: string, name: string): number {
  return Math.max(1, Math.min(3, Math.floor(Math.max(word.length, name.length) / 3)))
}

/** Counts missing, extra and wrong letters. Two letters that are swapped count as one typo. */
function countTypos(word: string, name: string): number {
  const typos = distance(word, name)
  return typos === 2 && lettersOf(word) === lettersOf(name) ? 1 : typos
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}

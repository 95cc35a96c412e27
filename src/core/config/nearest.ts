import { distance } from 'fastest-levenshtein'
import { cachedBy } from './cached-by.ts'

export interface Nearest {
  /** The known name that is most similar to the typed one. */
  readonly name: string | undefined
  /** The same name, if it is similar enough and without a rival, so that a fix can apply it. */
  readonly safe: string | undefined
}

/** The known names. They must not change, because an index of them is cached. */
export type KnownNames = readonly string[] | ReadonlyMap<string, unknown>

const none: Nearest = { name: undefined, safe: undefined }
/** The largest accepted distance of any name. */
const mostTypos = 3

/**
 * Finds the known name that is nearest to a typed one. At most a third of the letters may differ.
 * The names in `except` are not offered.
 */
export function findNearest(
  typed: string,
  known: KnownNames,
  except?: { readonly has: (name: string) => boolean },
): Nearest {
  const word = typed.slice(0, 100).toLowerCase()
  let best: Ranked | undefined
  let isAlone = true
  for (const candidate of candidatesFor(word, known)) {
    if (except?.has(candidate.name)) continue
    const typos = countTypos(word, candidate.word)
    if (best && typos > best.typos) continue
    isAlone = typos !== best?.typos
    if (isAlone || (best && candidate.at < best.at)) best = { ...candidate, typos }
  }
  if (!best || best.typos > maxTypos(word, best.name)) return none
  return { name: best.name, safe: best.typos <= 2 && isAlone ? best.name : undefined }
}

interface Candidate {
  readonly name: string
  /** The name in lower case. */
  readonly word: string
  /** Its position among the known names. */
  readonly at: number
  readonly letters: number
}

interface Ranked extends Candidate {
  readonly typos: number
}

/** Lists the names that can be near enough: of similar length, and with at most three other letters. */
function candidatesFor(word: string, known: KnownNames): Candidate[] {
  const index = indexOf(known)
  const letters = lettersIn(word)
  const found: Candidate[] = []
  for (let length = word.length - mostTypos; length <= word.length + mostTypos; length += 1)
    for (const candidate of index.get(length) ?? [])
      if (
        countBits(letters & ~candidate.letters) <= mostTypos &&
        countBits(candidate.letters & ~letters) <= mostTypos
      )
        found.push(candidate)
  return found
}

type NameIndex = ReadonlyMap<number, readonly Candidate[]>

/** Returns the candidates by length, once for all the unknown names of a file. */
const indexOf = cachedBy((known: KnownNames): NameIndex => {
  const names = [...('get' in known ? known.keys() : known)]
  const index = new Map<number, Candidate[]>()
  names.forEach((name, at) => {
    const word = name.toLowerCase()
    const alike = index.get(word.length) ?? []
    alike.push({ name, word, at, letters: lettersIn(word) })
    index.set(word.length, alike)
  })
  return index
})

/** Returns one bit for each letter of a word, modulo 32. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Returns the largest accepted distance: a third of the letters, at least one and at most three. */
function maxTypos(word: string, name: string): number {
  return Math.max(1, Math.min(mostTypos, Math.floor(Math.max(word.length, name.length) / 3)))
}

/** Counts missing, extra and wrong letters. Two letters that are swapped count as one typo. */
function countTypos(word: string, name: string): number {
  const typos = distance(word, name)
  return typos === 2 && lettersOf(word) === lettersOf(name) ? 1 : typos
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}

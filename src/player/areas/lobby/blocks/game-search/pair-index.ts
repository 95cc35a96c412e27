import { skipPairsOf, splitPairs } from './search-words.ts'

/**
 * An index of texts in scripts without spaces. It finds those that share enough bigrams with a typed text, and
 * only counts: MiniSearch weighs every field of every text for each bigram, which took a phone hundreds of
 * milliseconds a key.
 */
export interface PairIndex {
  /** Adds the next text, in lower case and without marks. The first one has the number 0. */
  readonly add: (folded: string) => void
  /** Returns the numbers of the texts that match with their scores; undefined if the typed text has no bigrams. */
  readonly find: (folded: string) => ReadonlyMap<number, number> | undefined
}

/** Share of the bigrams of a typed text that a text must contain. */
const minShare = 0.5
/**
 * For a longer text, the rarest bigrams decide the result; more of them would cost time and change
 * little.
 */
const maxPairs = 8
/** The weight of a skip-bigram in the score; a bigram has 1. */
const skipWeight = 0.3

export function createPairIndex(): PairIndex {
  const textsOf = new Map<string, number[]>()
  let size = 0
  const rarest = (pairs: readonly string[]): string[] =>
    [...new Set(pairs)]
      .filter((pair) => textsOf.has(pair))
      .sort((a, b) => (textsOf.get(a)?.length ?? 0) - (textsOf.get(b)?.length ?? 0))
      .slice(0, maxPairs)
  return {
    add(folded) {
      for (const pair of new Set(splitPairs(folded))) {
        const texts = textsOf.get(pair)
        if (texts) texts.push(size)
        else textsOf.set(pair, [size])
      }
      size += 1
    },
    find(folded) {
      const pairs = new Set(splitPairs(folded))
      if (pairs.size === 0) return undefined
      const chosen = rarest([...pairs])
      const skipped = rarest(skipPairsOf(folded)).filter((pair) => !chosen.includes(pair))
      const unknown = [...pairs].filter((pair) => !textsOf.has(pair)).length
      const shared = new Uint8Array(size)
      const scores = new Float32Array(size)
      const weigh = (pair: string, weight: number): void => {
        const texts = textsOf.get(pair) ?? []
        const rarity = weight * Math.log(1 + size / texts.length)
        for (const text of texts) {
          shared[text] = (shared[text] ?? 0) + 1
          scores[text] = (scores[text] ?? 0) + rarity
        }
      }
      for (const pair of chosen) weigh(pair, 1)
      for (const pair of skipped) weigh(pair, skipWeight)
      const minimum = (chosen.length + unknown) * minShare
      const found = new Map<number, number>()
      for (const [text, count] of shared.entries())
        if (count > 0 && count >= minimum) found.set(text, scores[text] ?? 0)
      return found
    },
  }
}

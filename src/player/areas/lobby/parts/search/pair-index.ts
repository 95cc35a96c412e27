import { skipPairsOf, splitPairs } from './search-words.ts'

/**
 * An index of texts in scripts without spaces. It finds those that share enough bigrams with a typed text, and
 * only counts: MiniSearch weighs every field of every text for each bigram, which took a phone hundreds of
 * milliseconds a key.
 */
export interface PairIndex {
  /** Adds the next text: its parts in lower case and without marks, the weightiest first. The first text has the number 0. */
  readonly add: (parts: readonly string[]) => void
  /** Returns the numbers of the texts that match with their scores; undefined if the typed text has no bigrams. */
  readonly find: (folded: string) => ReadonlyMap<number, number> | undefined
}

/** Share of the bigrams of a typed text that a text must contain. */
const minShare = 0.5
/**
 * For a longer text, the rarest bigrams decide the result; more of them would cost time and change
 * little.
 */
const maxPairs = 16
/** Of texts that share the same, the shorter one comes first: scores are divided by this and the length. */
const usualLength = 40
/** The weight of a skip-bigram in the score; a bigram has 1. */
const skipWeight = 0.3
/** The weight of a bigram in the first part of a text and in the second; that of the parts after them. */
const partWeights = [1, 0.7]
const lastWeight = 0.3

export function createPairIndex(): PairIndex {
  /** The texts with a bigram, each followed by the weight of the first part that has it. */
  const textsOf = new Map<string, number[]>()
  /** The length of the first part of each text in UTF-16 units. */
  const lengths: number[] = []
  const rarest = (pairs: readonly string[]): string[] =>
    [...new Set(pairs)]
      .filter((pair) => textsOf.has(pair))
      .sort((a, b) => (textsOf.get(a)?.length ?? 0) - (textsOf.get(b)?.length ?? 0))
      .slice(0, maxPairs)
  return {
    add(parts) {
      for (const [pair, weight] of weighPairs(parts)) {
        const texts = textsOf.get(pair)
        if (texts) texts.push(lengths.length, weight)
        else textsOf.set(pair, [lengths.length, weight])
      }
      lengths.push(parts[0]?.length ?? 0)
    },
    find(folded) {
      const pairs = new Set(splitPairs(folded))
      if (pairs.size === 0) return undefined
      const chosen = rarest([...pairs])
      const skipped = rarest(skipPairsOf(folded)).filter((pair) => !chosen.includes(pair))
      const unknown = [...pairs].filter((pair) => !textsOf.has(pair)).length
      const shared = new Uint8Array(lengths.length)
      const scores = new Float32Array(lengths.length)
      const weigh = (pair: string, weight: number): void => {
        const texts = textsOf.get(pair) ?? []
        const rarity = weight * Math.log(1 + (2 * lengths.length) / texts.length)
        for (let at = 0; at < texts.length; at += 2) {
          const text = texts[at] ?? 0
          shared[text] = (shared[text] ?? 0) + 1
          scores[text] = (scores[text] ?? 0) + rarity * (texts[at + 1] ?? 0)
        }
      }
      for (const pair of chosen) weigh(pair, 1)
      for (const pair of skipped) weigh(pair, skipWeight)
      const minimum = (chosen.length + unknown) * minShare
      const found = new Map<number, number>()
      for (const [text, count] of shared.entries())
        if (count > 0 && count >= minimum)
          found.set(text, (scores[text] ?? 0) / (usualLength + (lengths[text] ?? 0)))
      return found
    },
  }
}

/** Returns each bigram of a text with the weight of the first part that has it. */
function weighPairs(parts: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [at, part] of parts.entries())
    for (const pair of splitPairs(part))
      if (!weights.has(pair)) weights.set(pair, partWeights[at] ?? lastWeight)
  return weights
}

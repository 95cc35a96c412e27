import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { foldText, leapsOf, type SearchWords, splitWords, swapsOf } from './search-words.ts'

/**
 * An index that finds games by their names and their vendor's, with a tolerance for typing errors. A game that
 * is not indexed yet is found by the text as it is typed, because indexing many games takes a phone seconds.
 */
export interface SearchIndex {
  /** Adds games that wait to be indexed. */
  readonly add: (games: readonly Game[]) => void
  /** Indexes a few of the games that wait; returns false if there are none. */
  readonly indexNext: () => boolean
  /** Returns at most `limit` games, best match first. */
  readonly search: (text: string, limit: number) => readonly Game[]
  readonly size: () => number
}

interface WaitingGame {
  readonly game: Game
  /** Its names and that of its vendor, as texts are compared. */
  readonly folded: string
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly others: string
  readonly vendor: string
}

interface SearchQuery extends SearchWords {
  readonly skipBigrams: readonly string[]
  /** Minimum number of bigrams that a name must minShare with the text. */
  readonly minimum: number
}

/** Share of the bigrams of a text without spaces that a name must contain. */
const minShare = 0.5
/**
 * For a longer text, the rarest bigrams decide the result; more of them would cost time and change
 * little.
 */
const maxPairs = 8
/** Number of games that are indexed at a time. */
const batchSize = 40

export function createSearchIndex(): SearchIndex {
  const games: Game[] = []
  /** Number of occurrences of each bigram in names. */
  const counts = new Map<string, number>()
  const index = new MiniSearch<Entry>({
    fields: ['name', 'others', 'vendor'],
    tokenize: (text) => {
      const { words, pairs } = splitWords(text)
      for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1)
      return [...words, ...pairs]
    },
    // `splitWords` has already folded the terms.
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, others: 2 }, tokenize: (text) => [text] },
  })
  const waiting: WaitingGame[] = []
  const add = (more: readonly Game[]): void => {
    waiting.push(...more.map((game) => ({ game, folded: foldText(namesOf(game).join('\n')) })))
  }
  const indexNext = (): boolean => {
    const first = games.length
    const more = waiting.splice(0, batchSize).map(({ game }) => game)
    games.push(...more)
    index.addAll(
      more.map((game, offset) => {
        const [name, others, vendor] = namesOf(game)
        return { id: first + offset, name, others, vendor }
      }),
    )
    return more.length > 0
  }
  const findWaiting = (text: string, limit: number): Game[] => {
    const folded = foldText(text.trim())
    const found: Game[] = []
    for (const one of waiting) {
      if (found.length === limit) break
      if (one.folded.includes(folded)) found.push(one.game)
    }
    return found
  }
  const rarest = (pairs: readonly string[]): string[] =>
    [...new Set(pairs)]
      .filter((pair) => counts.has(pair))
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
      .slice(0, maxPairs)
  const find = (query: Query, searchQuery: SearchQuery): SearchResult[] =>
    index.search(query).filter(({ queryTerms }) => hasEnoughPairs(queryTerms, searchQuery))
  return {
    add,
    indexNext,
    size: () => games.length + waiting.length,
    search(text, limit) {
      const { words, pairs } = splitWords(text)
      if (words.length + pairs.length === 0) return []
      const chosen = rarest(pairs)
      const unknown = new Set(pairs.filter((pair) => !counts.has(pair))).size
      const minimum = (chosen.length + unknown) * minShare
      const searchQuery = { words, pairs: chosen, skipBigrams: rarest(leapsOf(text)), minimum }
      const all = find(queryOf(searchQuery, 'AND'), searchQuery)
      const found = all.length > 0 ? all : find(queryOf(searchQuery, 'OR'), searchQuery)
      const indexed = found.slice(0, limit).flatMap(({ id }) => games[id] ?? [])
      return [...findWaiting(text, limit), ...indexed].slice(0, limit)
    },
  }
}

function namesOf({
  gameName,
  otherNames = [],
  vendorName,
  vendor,
}: Game): [string, string, string] {
  return [gameName, otherNames.join(' '), vendorName ?? vendor]
}

function queryOf({ words, pairs, skipBigrams }: SearchQuery, combineWith: 'AND' | 'OR'): Query {
  const queries: Query[] = words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: maxTypos(word) },
      ...swapsOf(word).map((swapped) => ({ queries: [swapped], prefix: true, boost: { name: 2 } })),
    ],
  }))
  const bigrams = new Set(pairs)
  const likely = [...new Set(skipBigrams)].filter((skipBigram) => !bigrams.has(skipBigram))
  if (pairs.length > 0)
    queries.push({
      combineWith: 'OR',
      queries: [...bigrams, { queries: likely, boost: { name: 1, others: 0.7, vendor: 0.3 } }],
    })
  return { combineWith, queries }
}

/** Returns the number of letters of a word that may be wrong, missing or extra. */
function maxTypos(word: string): number {
  if (word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

function hasEnoughPairs(
  found: readonly string[],
  { pairs, skipBigrams, minimum }: SearchQuery,
): boolean {
  const expected = new Set([...pairs, ...skipBigrams])
  return found.filter((term) => expected.has(term)).length >= minimum
}

import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { leapsOf, type SearchWords, splitWords, swapsOf } from './search-words.ts'

/** Games that are found by their names and their vendor's, with a slip in each word. */
export interface SearchIndex {
  readonly add: (games: readonly Game[]) => void
  /** The best first. */
  readonly search: (text: string, limit: number) => readonly Game[]
  readonly size: () => number
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly others: string
  readonly vendor: string
}

interface Wanted extends SearchWords {
  readonly leaps: readonly string[]
  /** How many of its pairs and leaps a name must have. */
  readonly least: number
}

/** How much of an unspaced text must be found. */
const share = 0.5
/** Of a longer text the rarest pairs tell what is meant; the others would only be counted. */
const mostPairs = 8

export function createSearchIndex(): SearchIndex {
  const games: Game[] = []
  /** How often each pair stands in names. */
  const counts = new Map<string, number>()
  const index = new MiniSearch<Entry>({
    fields: ['name', 'others', 'vendor'],
    tokenize: (text) => {
      const { words, pairs } = splitWords(text)
      for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1)
      return [...words, ...pairs]
    },
    // Names of five languages are folded already.
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, others: 2 }, tokenize: (text) => [text] },
  })
  const add = (more: readonly Game[]): void => {
    const first = games.length
    games.push(...more)
    index.addAll(
      more.map(({ gameName, otherNames = [], vendorName, vendor }, place) => ({
        id: first + place,
        name: gameName,
        others: otherNames.join(' '),
        vendor: vendorName ?? vendor,
      })),
    )
  }
  const rarest = (pairs: readonly string[]): string[] =>
    [...new Set(pairs)]
      .filter((pair) => counts.has(pair))
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
      .slice(0, mostPairs)
  const find = (query: Query, wanted: Wanted): SearchResult[] =>
    index.search(query).filter(({ queryTerms }) => meets(queryTerms, wanted))
  return {
    add,
    size: () => games.length,
    search(text, limit) {
      const { words, pairs } = splitWords(text)
      if (words.length + pairs.length === 0) return []
      const chosen = rarest(pairs)
      const unknown = new Set(pairs.filter((pair) => !counts.has(pair))).size
      const least = (chosen.length + unknown) * share
      const wanted = { words, pairs: chosen, leaps: rarest(leapsOf(text)), least }
      const all = find(queryOf(wanted, 'AND'), wanted)
      const found = all.length > 0 ? all : find(queryOf(wanted, 'OR'), wanted)
      return found.slice(0, limit).flatMap(({ id }) => games[id] ?? [])
    },
  }
}

function queryOf({ words, pairs, leaps }: Wanted, combineWith: 'AND' | 'OR'): Query {
  const queries: Query[] = words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: slips(word) },
      ...swapsOf(word).map((swapped) => ({ queries: [swapped], prefix: true, boost: { name: 2 } })),
    ],
  }))
  const own = new Set(pairs)
  const likely = [...new Set(leaps)].filter((leap) => !own.has(leap))
  if (pairs.length > 0)
    queries.push({
      combineWith: 'OR',
      queries: [...own, { queries: likely, boost: { name: 1, others: 0.7, vendor: 0.3 } }],
    })
  return { combineWith, queries }
}

/** Letters of a word that may be wrong, missing or too many. */
function slips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

function meets(found: readonly string[], { pairs, leaps, least }: Wanted): boolean {
  const wanted = new Set([...pairs, ...leaps])
  return found.filter((term) => wanted.has(term)).length >= least
}

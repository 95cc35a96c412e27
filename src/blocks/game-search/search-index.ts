import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Game } from '../../contract/generated/gateway.ts'
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
}

/** How much of an unspaced text must be found. */
const share = 0.5

export function createSearchIndex(): SearchIndex {
  const games: Game[] = []
  const index = new MiniSearch<Entry>({
    fields: ['name', 'others', 'vendor'],
    tokenize: (text) => {
      const { words, pairs } = splitWords(text)
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
  const find = (query: Query, wanted: Wanted): SearchResult[] =>
    index.search(query).filter(({ queryTerms }) => meets(queryTerms, wanted))
  return {
    add,
    size: () => games.length,
    search(text, limit) {
      const wanted = { ...splitWords(text), leaps: leapsOf(text) }
      if (wanted.words.length + wanted.pairs.length === 0) return []
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

function meets(found: readonly string[], { pairs, leaps }: Wanted): boolean {
  const wanted = new Set([...pairs, ...leaps])
  return found.filter((term) => wanted.has(term)).length >= new Set(pairs).size * share
}

import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { createPairIndex } from './pair-index.ts'
import { foldText, foldTexts, splitWords, swapsOf } from './search-words.ts'

/**
 * An index that finds games by their names and their vendor's: first those that contain the text as it is
 * typed, then those that do with typing errors. A game that is not indexed yet is found only as it is typed,
 * because indexing many games takes a phone seconds.
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

/** A game with its names, as texts are compared. */
interface NamedGame extends Names {
  readonly game: Game
  /** All its names and that of its vendor, each after a line break. */
  readonly all: string
}

interface Names {
  readonly name: string
  readonly others: string
  readonly vendor: string
}

interface Entry extends Names {
  readonly id: number
}

/** Number of games that are indexed at a time. */
const batchSize = 40

export function createSearchIndex(): SearchIndex {
  const games: NamedGame[] = []
  let indexed = 0
  const pairs = createPairIndex()
  const words = new MiniSearch<Entry>({
    fields: ['name', 'others', 'vendor'],
    tokenize: splitWords,
    // The names are folded.
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, others: 2 }, tokenize: (text) => [text] },
  })
  const findNear = (folded: string): readonly number[] => {
    const near = pairs.find(folded)
    const typed = splitWords(folded)
    const findWords = (combineWith: 'AND' | 'OR'): number[] => {
      const found = words.search(queryOf(typed, combineWith), {
        filter: ({ id }) => near?.has(id) !== false,
      })
      const most = found[0]?.score ?? 1
      const scoreOf = ({ id, score }: SearchResult): number => score / most + (near?.get(id) ?? 0)
      return found.sort((a, b) => scoreOf(b) - scoreOf(a)).map(({ id }) => id)
    }
    const all = typed.length > 0 ? findWords('AND') : []
    if (all.length > 0) return all
    const some = typed.length > 1 ? findWords('OR') : []
    return [...some, ...[...(near ?? [])].sort((a, b) => b[1] - a[1]).map(([id]) => id)]
  }
  return {
    add: (more) => void games.push(...nameGames(more)),
    indexNext() {
      const more = games.slice(indexed, indexed + batchSize)
      words.addAll(
        more.map(({ name, others, vendor }, at) => ({ id: indexed + at, name, others, vendor })),
      )
      for (const { name, others, vendor } of more) pairs.add([name, others, vendor])
      indexed += more.length
      return more.length > 0
    },
    size: () => games.length,
    search(text, limit) {
      const folded = foldText(text.trim())
      if (!/[\p{L}\p{N}]/u.test(folded)) return []
      const found = new Set(findContaining(games, folded, limit))
      if (found.size === limit) return [...found]
      for (const id of findNear(folded)) {
        const game = games[id]?.game
        if (game) found.add(game)
        if (found.size === limit) break
      }
      return [...found]
    },
  }
}

/** Finds games by a part of their names: first those with a name that begins with it, then those with a word that does. */
function findContaining(games: readonly NamedGame[], folded: string, limit: number): Game[] {
  const [names, words, parts]: [Game[], Game[], Game[]] = [[], [], []]
  for (const { game, name, all } of games) {
    if (!all.includes(folded)) continue
    if (name.startsWith(folded)) names.push(game)
    else if (all.includes(`\n${folded}`) || all.includes(` ${folded}`)) words.push(game)
    else parts.push(game)
    if (names.length === limit) break
  }
  return [...names, ...words, ...parts].slice(0, limit)
}

function nameGames(games: readonly Game[]): NamedGame[] {
  const names = foldTexts(games.map(({ gameName }) => gameName))
  const others = foldTexts(games.map(({ otherNames = [] }) => otherNames.join('\n')))
  const vendors = foldTexts(games.map(({ vendorName, vendor }) => vendorName ?? vendor))
  return games.map((game, at) => {
    const [name = '', other = '', vendor = ''] = [names[at], others[at], vendors[at]]
    return { game, name, others: other, vendor, all: `\n${name}\n${other}\n${vendor}` }
  })
}

function queryOf(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  const queries: Query[] = words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: maxTypos(word) },
      ...swapsOf(word).map((swapped) => ({ queries: [swapped], prefix: true, boost: { name: 2 } })),
    ],
  }))
  return { combineWith, queries }
}

/** Returns the number of letters of a word that may be wrong, missing or extra. */
function maxTypos(word: string): number {
  if (word.length < 3) return 0
  return word.length < 8 ? 1 : 2
}

import { readCode } from '../../core/contract/read-code.ts'
import { countPages } from '../kit/count-pages.ts'
import { formatText } from '../kit/format-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { limitsOf } from '../world/game-limits.ts'
import { type ListedGame, listGames } from '../world/list-games.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { describeGames } from './games.ts'

const usualPage = 24

type Request = SandboxRequest<'gameList'>

/** The games of a category, of one vendor in it, or all, a page at a time. */
const gameList: Handler<'gameList'> = (request) => {
  const { pageNum = 1, pageSize = usualPage } = request.query
  const games = filterGames(request, sortGames(request))
  return {
    games: describeGames(request, games.slice((pageNum - 1) * pageSize, pageNum * pageSize)),
    pageNum,
    totalPages: countPages(games.length, pageSize),
    totalCount: games.length,
  }
}

export const gameListHandlers = { gameList }

const sorted = new WeakMap<SandboxMerchant, Map<string, readonly ListedGame[]>>()

/** The games of the category and vendor in the order that is asked; sorted once, for a list is paged. */
function sortGames({ sandbox, merchant, language, query }: Request): readonly ListedGame[] {
  const { gameType = '', vassalage = '', sort = 'popular', prizeMode } = query
  const known = sorted.get(merchant) ?? new Map<string, readonly ListedGame[]>()
  sorted.set(merchant, known)
  const mark = JSON.stringify([
    gameType,
    vassalage,
    prizeMode,
    sort,
    sort === 'name' ? language : '',
  ])
  const ready = known.get(mark)
  if (ready) return ready
  const games = listGames(sandbox.seed, merchant)
    .filter(({ category }) => gameType === '' || category === gameType)
    .filter(({ vendor }) => vassalage === '' || vendor === vassalage)
    .filter(({ category }) => prizeMode === undefined || prizeModes[prizeMode] === category)
    .sort(orders[sort](language))
  // An unknown vendor is not cached, because anyone can request any name.
  if (games.length > 0) known.set(mark, games)
  return games
}

/** The category whose games have a prize mode; no game of a world has the mode ZY. */
const prizeModes: Readonly<Record<NonNullable<Request['query']['prizeMode']>, string | undefined>> =
  { Lott: 'LOTT', Elott: 'ELOTT', ZY: undefined }

type Order = (language: string) => (one: ListedGame, other: ListedGame) => number

const orders: Readonly<Record<NonNullable<Request['query']['sort']>, Order>> = {
  popular: () => (one, other) => Number(other.hot ?? false) - Number(one.hot ?? false),
  newest: () => (one, other) => Number(other.isNew ?? false) - Number(one.isNew ?? false),
  name: (language) => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return (one, other) => compare(formatText(one.name, language), formatText(other.name, language))
  },
}

function filterGames({ query }: Request, games: readonly ListedGame[]): readonly ListedGame[] {
  const { keyword = '', minimumBet = '0', minimumLines = 0 } = query
  const wanted = fold(keyword)
  const bet = Number(minimumBet)
  if (wanted === '' && bet === 0 && minimumLines <= 0) return games
  return games.filter((game) => {
    const facts = readFacts(game)
    return facts.names.includes(wanted) && facts.bet >= bet && facts.lines >= minimumLines
  })
}

interface Facts {
  /** In every language, folded. */
  readonly names: string
  readonly bet: number
  readonly lines: number
}

const facts = new WeakMap<ListedGame, Facts>()

function readFacts(game: ListedGame): Facts {
  const known = facts.get(game)
  if (known) return known
  const { name, code } = game
  const { minimumBet: bet, lines } = limitsOf(code)
  const words = typeof name === 'string' ? [name] : Object.values(name)
  const read = { names: fold(words.join('\n')), bet, lines }
  facts.set(game, read)
  return read
}

/** Letters as they are compared: in one form, without their case. */
function fold(text: string): string {
  return readCode(text).toLowerCase()
}

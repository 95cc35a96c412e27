import type { Winner } from '../../core/contract/generated/gateway.ts'
import { formatText } from '../kit/format-text.ts'
import { between, createRandom, pickOne } from '../kit/random.ts'
import { findPlayed } from '../play/played-game.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { gamePicture } from '../world/art-address.ts'
import { currencyOf } from '../world/currency.ts'
import { type ListedGame, listGames } from '../world/list-games.ts'

const most = 100
/** The number of the latest real wins on the board. */
const latest = 10
const minute = 60_000
/** The board shows real wins of the last day. */
const recentMs = 24 * 60 * minute
const syllables = ['no', 'mi', 'ka', 'so', 'ta', 'ri', 'jo', 'be', 'lu', 'an', 'pe', 'wi'] as const

type Request = SandboxRequest<'winnerBoard'>

/** The latest wins of the sandbox's players among those of its world, from the largest. */
const winnerBoard: Handler<'winnerBoard'> = async (request) => {
  const limit = Math.min(most, Math.max(0, request.query.limitNum))
  const real = (await loadWins(request)).slice(0, limit)
  const others = makeWinners(request).slice(0, limit - real.length)
  const winners = [...real, ...others].sort(
    (one, other) => Number(other.winAmount) - Number(one.winAmount),
  )
  return { list: winners.map((vo) => ({ vo })) }
}

export const winnerHandlers = { winnerBoard }

/** Wins of the world, from the largest: each place is won anew from time to time, by the clock. */
function makeWinners(request: Request): Winner[] {
  const { sandbox, merchant } = request
  const board = `${sandbox.seed}/${merchant.code}/winners`
  const own = createRandom(board)
  const { gameCategory } = request.query
  const all = listGames(sandbox.seed, merchant).filter(
    ({ category }) => gameCategory === 'ALL' || category === gameCategory,
  )
  const popular = all.filter((game) => game.popular)
  const games = popular.length >= 10 ? popular : all
  if (games.length === 0) return []
  const top = merchant.world.topWin ?? between(own, 600_000, 950_000)
  const places = Array.from({ length: most }, (_, place): Winner => {
    const lasts = between(own, 20, 180) * minute
    const turn = Math.floor((sandbox.now() + between(own, 0, 180) * minute) / lasts)
    const random = createRandom(`${board}/${place}/${turn}`)
    const name = `${pickOne(random, syllables)}${pickOne(random, syllables)}***${between(random, 10, 99)}`
    const game = games[Math.floor(random() ** 2 * games.length)]
    // Large wins are rare: the second is two thirds of the first, the tenth a sixth.
    const part = place === 0 ? 1 : (0.94 + random() * 0.06) / (1 + place / 2)
    const amount = Math.floor(top * part)
    return { customerName: name, winAmount: Math.max(50, amount), ...describeGame(request, game) }
  })
  return places.sort((one, other) => Number(other.winAmount) - Number(one.winAmount))
}

function describeGame(
  { merchant, language }: Request,
  game: ListedGame | undefined,
): Pick<Winner, 'gameName' | 'icon'> {
  if (!game) return { gameName: '—' }
  const icon = gamePicture(merchant, game, { place: 'winner', language }).address
  return { gameName: formatText(game.name, language), icon }
}

/** The latest orders here that paid more than they took, and a whole unit at least. */
async function loadWins(request: Request): Promise<Winner[]> {
  const { sandbox, merchant, language } = request
  const unit = 10 ** currencyOf(merchant.world).digits
  const { gameCategory } = request.query
  let won = sandbox.database
    .selectFrom('gameOrder')
    .innerJoin('account', 'account.id', 'gameOrder.accountId')
    .select(['username', 'vendor', 'gameCode', 'payout'])
    .where('gameOrder.merchant', '=', merchant.code)
    .where('gameOrder.state', '=', 'settled')
    .where('payout', '>=', unit)
    .whereRef('payout', '>', 'stake')
    .where('settledAt', '>=', sandbox.now() - recentMs)
  if (gameCategory !== 'ALL') won = won.where('category', '=', gameCategory)
  const rows = await won.orderBy('settledAt', 'desc').limit(latest).execute()
  return rows.map(({ username, vendor, gameCode: code, payout }) => {
    const played = findPlayed(sandbox.seed, merchant, { vendor, code })
    return {
      customerName: maskName(username),
      winAmount: Math.floor(payout / unit),
      ...describeGame(request, played?.art),
      gameName: formatText(played?.name ?? code, language),
    }
  })
}

/** A name that its owner knows again and nobody else, such as `mem***88`. */
function maskName(name: string): string {
  const letters = [...name]
  const first = letters.slice(0, Math.min(3, Math.ceil(letters.length / 3)))
  const last = letters.slice(letters.length - Math.min(2, Math.floor(letters.length / 4)))
  return `${first.join('')}***${last.join('')}`
}

import type { CallName } from '../../core/contract/calls.ts'
import { countPages } from '../kit/count-pages.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { findPlayed } from '../play/played-game.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { findGame, type ListedGame } from '../world/list-games.ts'
import { describeGames } from './games.ts'
import { memberWith, signedIn } from './member.ts'

const pageSize = 24
/** The number of recent games that are stored for a player. */
const remembered = 30

const favourites: Handler<'favourites'> = async (request) => {
  const { pageNum = 1 } = request.query
  const rows = await readFavourites(request)
  const games = rows.flatMap((row) => known(request, row) ?? [])
  const content = describeGames(request, games.slice((pageNum - 1) * pageSize, pageNum * pageSize))
  return {
    content: content.map((game) => ({ ...game, favourite: true })),
    pageNum,
    totalPages: countPages(games.length, pageSize),
  }
}

const favouriteKeys: Handler<'favouriteKeys'> = async (request) => ({
  list: (await readFavourites(request)).map(({ vendor, gameCode }) => ({ vendor, gameCode })),
})

const addFavourite: Handler<'addFavourite'> = (request) => {
  const { sandbox } = request
  const accountId = memberWith(request, 'GAMELOFAV3')
  const { vendor, gameCode } = request.body
  if (!isOffered(request, { vendor, code: gameCode }))
    throw new GatewayRefusal('game.not.found', { status: 404 })
  const row = { accountId, vendor, gameCode, addedAt: sandbox.now() }
  return request.commit(async (database) => {
    await database
      .insertInto('favourite')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

const removeFavourite: Handler<'removeFavourite'> = (request) => {
  const accountId = memberWith(request, 'GAMELOFAV3')
  const { vendor, gameCode } = request.body
  return request.commit(async (database) => {
    await database
      .deleteFrom('favourite')
      .where('accountId', '=', accountId)
      .where('vendor', '=', vendor)
      .where('gameCode', '=', gameCode)
      .execute()
    return true
  })
}

const addRecentGame: Handler<'addRecentGame'> = (request) => {
  const { sandbox, query } = request
  const { vendor, gameCode = '' } = query
  const { id: accountId } = signedIn(request)
  if (!isOffered(request, { vendor, code: gameCode }))
    throw new GatewayRefusal('game.not.found', { status: 404 })
  const enteredAt = sandbox.now()
  return request.commit(async (database) => {
    await database
      .insertInto('recentGame')
      .values({ accountId, vendor, gameCode, enteredAt })
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'vendor', 'gameCode']).doUpdateSet({ enteredAt }),
      )
      .execute()
    return true
  })
}

const recentGames: Handler<'recentGames'> = async (request) => {
  const rows = await request.sandbox.database
    .selectFrom('recentGame')
    .select(['vendor', 'gameCode'])
    .where('accountId', '=', memberWith(request, 'GAMELOREC3'))
    .where('gameCode', '!=', '')
    .orderBy('enteredAt', 'desc')
    .limit(remembered)
    .execute()
  return {
    list: describeGames(
      request,
      rows.flatMap((row) => known(request, row) ?? []),
    ),
  }
}

export const ownGameHandlers = {
  addFavourite,
  addRecentGame,
  favouriteKeys,
  favourites,
  recentGames,
  removeFavourite,
}

function readFavourites(request: SandboxRequest<'favourites'> | SandboxRequest<'favouriteKeys'>) {
  return request.sandbox.database
    .selectFrom('favourite')
    .select(['vendor', 'gameCode'])
    .where('accountId', '=', memberWith(request, 'GAMELOFAV3'))
    .orderBy('addedAt', 'desc')
    .orderBy('gameCode')
    .execute()
}

/** Returns true if a vendor has a game or lottery with this code; with an empty code, if the vendor exists. */
function isOffered(
  { sandbox, merchant }: Pick<SandboxRequest<CallName>, 'sandbox' | 'merchant'>,
  { vendor, code }: { readonly vendor: string; readonly code: string },
): boolean {
  return code === ''
    ? (merchant.world.vendors ?? []).some((one) => one.code === vendor)
    : findPlayed(sandbox.seed, merchant, { vendor, code }) !== undefined
}

function known(
  { sandbox, merchant }: Pick<SandboxRequest<CallName>, 'sandbox' | 'merchant'>,
  { vendor, gameCode: code }: { readonly vendor: string; readonly gameCode: string },
): ListedGame | undefined {
  return findGame(sandbox.seed, merchant, { vendor, code })
}

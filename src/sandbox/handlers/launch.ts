import type { Launch } from '../../core/contract/generated/gateway.ts'
import { memberTypes } from '../accounts/accounts.ts'
import { formatText } from '../kit/format-text.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { refuseBeyondLimits } from '../play/enforce-limits.ts'
import { settleDue } from '../play/move-round.ts'
import { fetchFunds, payingWallet } from '../play/paying-wallet.ts'
import { findFirst, findPlayed, type PlayedGame } from '../play/played-game.ts'
import { issueTicket } from '../play/tickets.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { isVendorInMaintenance, maintenanceWindow } from '../world/maintenance.ts'
import { findRoom, refuseClosedTable } from './live-rooms/live-rooms.ts'
import { refuseFrozen, signedIn } from './member.ts'

type Request = SandboxRequest<'launchGame'>

/** Opens a game for a member: its address carries a ticket for this session and this game alone. */
const launchGame: Handler<'launchGame'> = async (request) => {
  const { sandbox, settings, query } = request
  const { type } = signedIn(request)
  if (type === memberTypes.trial || query.accountType !== 1)
    throw new GatewayRefusal('demo.not.allowed', { status: 403 })
  const played = findWanted(request)
  if (!played) throw new GatewayRefusal('game.not.found', { status: 404 })
  if (settings.regionBlockedVendors.includes(played.vendor))
    throw new GatewayRefusal('game.region.restricted', { status: 451 })
  checkOpen(request, played)
  await refuseClosedTable(request, played)
  await settleDue(sandbox)
  sandbox.pages.note(request.merchant, request.origin)
  return enter(request, played)
}

export const launchHandlers = { launchGame }

function findWanted(request: Request): PlayedGame | undefined {
  const { sandbox, merchant, query } = request
  const { vassalage: vendor, gameCode: code, gameType: category } = query
  return code === undefined || code === ''
    ? findFirst(sandbox.seed, merchant, {
        vendor,
        category,
        isOpen: (game) => (findRoom(request, game)?.access ?? 'free') === 'free',
      })
    : findPlayed(sandbox.seed, merchant, { vendor, code })
}

function checkOpen({ sandbox, merchant }: Request, { vendor, category }: PlayedGame): void {
  const offers = (merchant.world.vendors ?? []).find(({ code }) => code === vendor)?.categories
  const offer = offers?.find((one) => one.category === category)
  if (offer?.maintenance)
    throw new GatewayRefusal('game.maintenance', {
      status: 503,
      value: maintenanceWindow(sandbox.now()),
    })
}

/** In one transaction: no round is left open elsewhere, the money is there, the ticket is kept. */
function enter(request: Request, played: PlayedGame): Promise<Launch> {
  const { sandbox, merchant, settings, query, token = '' } = request
  const { id: accountId } = signedIn(request)
  const { digits } = currencyOf(merchant.world)
  const { vendor, code: gameCode, least } = played
  const now = sandbox.now()
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    await refuseBeyondLimits({ database, accountId, now }, 0)
    const open = await database
      .selectFrom('gameOrder')
      .select('gameCode')
      .where('accountId', '=', accountId)
      .where('vendor', '=', vendor)
      .where('kind', '=', 'cards')
      .where('state', '=', 'open')
      .execute()
    const isOwn = open.some((round) => round.gameCode === gameCode)
    const [other] = isOwn ? [] : open
    if (other)
      throw new GatewayRefusal('game.round.open', { status: 409, value: nameRound(request, other) })
    const wallet = payingWallet(settings, vendor)
    const closed = new Set(
      (merchant.world.vendors ?? []).filter(isVendorInMaintenance).map(({ code }) => code),
    )
    const funds = await fetchFunds(database, { accountId, wallet, least, closed, now })
    // A player with an open round may finish it with any balance.
    if (funds < least && !isOwn)
      throw new GatewayRefusal('balance.insufficient', {
        status: 402,
        value: { required: formatMinor(least, digits) },
      })
    const language = sandbox.directory.languageOf(query.language)
    const bound = { accountId, merchant: merchant.code, vendor, gameCode, language }
    const ticket = await issueTicket(database, { token, ...bound, createdAt: now })
    return { content: { game_url: `${sandbox.gamesOrigin()}/play/${ticket}` } }
  })
}

function nameRound(
  { sandbox, merchant, query, language }: Request,
  { gameCode }: { readonly gameCode: string },
) {
  const vendor = query.vassalage
  const played = findPlayed(sandbox.seed, merchant, { vendor, code: gameCode })
  const gameName = formatText(played?.name ?? gameCode, language)
  return { open: { vendor, gameCode, gameName } }
}

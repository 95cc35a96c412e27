import { categories } from '../../core/contract/categories.ts'
import type { Game, Lottery, VendorEntry } from '../../core/contract/generated/gateway.ts'
import type { WorldLottery, WorldText, WorldVendor } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { artAddress, gamePicture, textColourOn } from '../world/art-address.ts'
import { drawBalls, nameIssue, nextDraw, summarizeResult } from '../world/draw-lottery.ts'
import { limitsOf } from '../world/game-limits.ts'
import { type ListedGame, listGames } from '../world/list-games.ts'
import { maintenanceWindow } from '../world/maintenance.ts'
import { createTableTerms } from './live-rooms/live-rooms.ts'

const vendors: Handler<'vendors'> = (request) => {
  const mapping = mapVendors(request)
  const sorting = Object.entries(mapping).map(([gameCategory, entries], ordinal) => ({
    gameCategory,
    ordinal,
    vendorNames: entries.map(({ displayName }) => displayName),
    vendors: entries.map(({ accountTypeName }) => accountTypeName),
  }))
  for (const category of ['LOTT', 'ELOTT'] as const) {
    const entries = mapping[category]
    if (entries) mapping[`${category}.LOTT`] = entries
  }
  return { sorting, mapping }
}

function mapVendors(request: SandboxRequest<'vendors'>): Record<string, VendorEntry[]> {
  const mapping: Record<string, VendorEntry[]> = {}
  const order = new Set([...(request.merchant.world.categories ?? []), ...Object.keys(categories)])
  for (const category of order) {
    const entries = (request.merchant.world.vendors ?? []).flatMap((vendor) => {
      const offer = vendor.categories.find((one) => one.category === category)
      return offer ? [describeVendor(request, vendor, offer)] : []
    })
    if (entries.length > 0) mapping[category] = entries
  }
  return mapping
}

function describeVendor(
  { merchant, language, sandbox }: SandboxRequest<'vendors'>,
  { code, name, emblem, disc, discInk }: WorldVendor,
  { category, games, counted, art, artInk, tag, maintenance }: WorldVendor['categories'][number],
): VendorEntry {
  const first = listGames(sandbox.seed, merchant).find(
    (game) => game.vendor === code && game.category === category,
  )
  const composed =
    first?.stand && gamePicture(merchant, first, { place: 'vendor', language }).address
  const address = art === undefined ? composed : artAddress(merchant, art)
  const ink = artInk ?? (art === undefined && first ? textColourOn(merchant, first) : undefined)
  return {
    accountTypeName: code,
    displayName: formatText(name, language),
    gameCount: counted ?? games,
    ...(tag === undefined ? {} : { tag }),
    ...(address === undefined ? {} : { art: address }),
    ...(ink === undefined ? {} : { artInk: ink }),
    ...(emblem === undefined ? {} : { emblem: artAddress(merchant, emblem) }),
    ...(disc && discInk ? { disc, discInk } : {}),
    ...(maintenance ? maintenanceWindow(sandbox.now()) : {}),
  }
}

const popularGames: Handler<'popularGames'> = (request) =>
  namedGames(request, ({ popular }) => popular === true).slice(0, 30)

const hotGames: Handler<'hotGames'> = (request) => ({
  list: namedGames(request, ({ hot }) => hot === true).slice(0, 30),
})

/** The games that are kept, told in the player's language. */
function namedGames(request: Telling, keep: (game: ListedGame) => boolean): Game[] {
  return describeGames(request, listGames(request.sandbox.seed, request.merchant).filter(keep))
}

type Telling = Pick<SandboxRequest<'gameList'>, 'merchant' | 'sandbox' | 'settings' | 'language'>

/** Games as the player reads them. */
export function describeGames(request: Telling, games: readonly ListedGame[]): Game[] {
  const { merchant, language } = request
  const names = new Map((merchant.world.vendors ?? []).map(({ code, name }) => [code, name]))
  const hasTables = games.some(({ category }) => category === 'LIVE')
  const termsOf = hasTables ? createTableTerms(request) : () => ({})
  return games.map((game) => {
    const { minimumBet, lines } = limitsOf(game.code)
    const { address, nameAt, ink, ratio } = gamePicture(merchant, game, { place: 'game', language })
    return {
      gameCode: game.code,
      ...describeName(game.name, language),
      vendor: game.vendor,
      vendorName: formatText(names.get(game.vendor) ?? game.vendor, language),
      gameCategory: game.category,
      icon: address,
      ...(ratio === undefined ? {} : { ratio }),
      ...(nameAt === undefined ? {} : { nameAt }),
      ...(ink === undefined ? {} : { ink }),
      hot: game.hot ?? false,
      isNew: game.isNew ?? false,
      favourite: false,
      minimumBet: `${minimumBet}.00`,
      lines,
      ...termsOf(game),
    }
  })
}

/** A name in the player's language, and in the others where it differs. */
function describeName(name: WorldText, language: string): Pick<Game, 'gameName' | 'otherNames'> {
  const gameName = formatText(name, language)
  const others = typeof name === 'string' ? [] : Object.values(name)
  const otherNames = [...new Set(others)].flatMap((other) =>
    other === undefined || other === gameName ? [] : [other],
  )
  return { gameName, ...(otherNames.length > 0 ? { otherNames } : {}) }
}

const lotteries: Handler<'lotteries'> = ({ merchant, query, language, sandbox }) => {
  const wanted = query.type.toLowerCase()
  const { prizeMode } = query
  return (merchant.world.lotteries ?? [])
    .filter(({ kind = 'Lott' }) => kind.toLowerCase() === wanted)
    .filter(({ kind = 'Lott', prizeMode: own = kind }) => own === (prizeMode ?? own))
    .map((lottery) =>
      describeLottery(lottery, { language, now: sandbox.now(), seed: sandbox.seed }),
    )
}

export const gameHandlers = { hotGames, lotteries, popularGames, vendors }

interface Moment {
  readonly language: string
  readonly now: number
  readonly seed: string
}

/** A lottery at a moment. */
function describeLottery(lottery: WorldLottery, { language, now, seed }: Moment): Lottery {
  const { issue, closesAt, drawsAt } = nextDraw(lottery, now)
  const lastResult = drawBalls(seed, lottery, issue - 1)
  return {
    lotteryCode: lottery.code,
    lotteryName: formatText(lottery.name, language),
    ...(lottery.vendor === undefined ? {} : { vendor: lottery.vendor }),
    ...(lottery.group === undefined ? {} : { group: formatText(lottery.group, language) }),
    issue: nameIssue(issue, lottery),
    closesAt,
    drawsAt,
    lastIssue: nameIssue(issue - 1, lottery),
    lastResult,
    lastSummary: summarizeResult(lottery, lastResult),
    shape: lottery.shape ?? 'ball',
    tone: lottery.tone ?? 0,
  }
}

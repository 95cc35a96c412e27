import { categories } from '../../../contract/categories.ts'
import type { Game, Lottery, VendorEntry } from '../../../contract/generated/gateway.ts'
import type { WorldLottery, WorldVendor } from '../../../contract/generated/world.ts'
import type { CallRequest, Handler } from '../sandbox.ts'
import { artAddress, gamePicture, inkOn } from '../world/art-address.ts'
import { type ListedGame, listGames } from '../world/list-games.ts'
import { between, createRandom, type Random } from '../world/random.ts'
import { sayText } from '../world/say-text.ts'

const minute = 60_000

export const vendors: Handler<'vendors'> = (request) => {
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

function mapVendors(request: CallRequest<'vendors'>): Record<string, VendorEntry[]> {
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
  { merchant, language, sandbox }: CallRequest<'vendors'>,
  { code, name, emblem, disc, discInk }: WorldVendor,
  { category, games, counted, art, artInk, tag, maintenance }: WorldVendor['categories'][number],
): VendorEntry {
  const hour = Math.floor(sandbox.now() / (60 * minute)) * 60 * minute
  const first = listGames(sandbox.seed, merchant).find(
    (game) => game.vendor === code && game.category === category,
  )
  const composed =
    first?.stand && gamePicture(merchant, first, { place: 'vendor', language }).address
  const address = art === undefined ? composed : artAddress(merchant, art)
  const ink = artInk ?? (art === undefined && first ? inkOn(merchant, first) : undefined)
  return {
    accountTypeName: code,
    displayName: sayText(name, language),
    gameCount: counted ?? games,
    ...(tag === undefined ? {} : { tag }),
    ...(address === undefined ? {} : { art: address }),
    ...(ink === undefined ? {} : { artInk: ink }),
    ...(emblem === undefined ? {} : { emblem: artAddress(merchant, emblem) }),
    ...(disc && discInk ? { disc, discInk } : {}),
    ...(maintenance ? { maintenanceFrom: hour, maintenanceTo: hour + 120 * minute } : {}),
  }
}

export const popularGames: Handler<'popularGames'> = (request) =>
  namedGames(request, ({ popular }) => popular === true).slice(0, 30)

export const hotGames: Handler<'hotGames'> = (request) => ({
  list: namedGames(request, ({ hot }) => hot === true).slice(0, 30),
})

/** The games that are kept, told in the player's language. */
export function namedGames(request: Telling, keep: (game: ListedGame) => boolean): Game[] {
  return describeGames(request, listGames(request.sandbox.seed, request.merchant).filter(keep))
}

type Telling = Pick<CallRequest<'gameList'>, 'merchant' | 'sandbox' | 'language'>

/** Games as the player reads them. */
export function describeGames(
  { merchant, language }: Telling,
  games: readonly ListedGame[],
): Game[] {
  const names = new Map((merchant.world.vendors ?? []).map(({ code, name }) => [code, name]))
  return games.map((game) => {
    const random = createRandom(game.code)
    const { address, nameAt, ink, ratio } = gamePicture(merchant, game, { place: 'game', language })
    return {
      gameCode: game.code,
      gameName: sayText(game.name, language),
      vendor: game.vendor,
      vendorName: sayText(names.get(game.vendor) ?? game.vendor, language),
      gameCategory: game.category,
      icon: address,
      ...(ratio === undefined ? {} : { ratio }),
      ...(nameAt === undefined ? {} : { nameAt }),
      ...(ink === undefined ? {} : { ink }),
      hot: game.hot ?? false,
      isNew: game.isNew ?? false,
      favourite: false,
      minimumBet: `${between(random, 1, 10)}.00`,
      lines: between(random, 1, 10) * 5,
    }
  })
}

export const lotteries: Handler<'lotteries'> = ({ merchant, query, language, sandbox }) => {
  const wanted = query.type.toLowerCase()
  return (merchant.world.lotteries ?? [])
    .filter(({ kind = 'Lott' }) => kind.toLowerCase() === wanted)
    .map((lottery) =>
      describeLottery(lottery, { language, now: sandbox.now(), seed: sandbox.seed }),
    )
}

interface Moment {
  readonly language: string
  readonly now: number
  readonly seed: string
}

/** A lottery at a moment: draws follow the clock, and each issue has one result for a seed. */
function describeLottery(lottery: WorldLottery, { language, now, seed }: Moment): Lottery {
  const every = lottery.minutes * minute
  const issue = Math.floor(now / every)
  const drawsAt = (issue + 1) * every
  const lastResult = drawNumbers(lottery, createRandom(`${seed}/${lottery.code}/${issue - 1}`))
  return {
    lotteryCode: lottery.code,
    lotteryName: sayText(lottery.name, language),
    ...(lottery.vendor === undefined ? {} : { vendor: lottery.vendor }),
    ...(lottery.group === undefined ? {} : { group: sayText(lottery.group, language) }),
    issue: nameIssue(issue, lottery),
    closesAt: drawsAt - Math.min(20_000, every / 10),
    drawsAt,
    lastIssue: nameIssue(issue - 1, lottery),
    lastResult,
    lastSummary: sumUp(lottery, lastResult),
    shape: lottery.shape ?? 'ball',
    tone: lottery.tone ?? 0,
  }
}

/** The day and the number of the draw in it, such as `20261121-074`. */
function nameIssue(issue: number, { minutes }: WorldLottery): string {
  const start = new Date(issue * minutes * minute)
  const ofDay = Math.floor((start.getUTCHours() * 60 + start.getUTCMinutes()) / minutes) + 1
  return `${start.toISOString().slice(0, 10).replaceAll('-', '')}-${String(ofDay).padStart(3, '0')}`
}

function sumUp({ balls, from, to }: WorldLottery, result: readonly string[]) {
  const sum = result.reduce((total, ball) => total + Number(ball), 0)
  return {
    sum,
    size: sum > (balls * (from + to)) / 2 ? ('big' as const) : ('small' as const),
    parity: sum % 2 === 0 ? ('even' as const) : ('odd' as const),
  }
}

function drawNumbers({ balls, from, to, repeats }: WorldLottery, random: Random): string[] {
  const drawn: number[] = []
  while (drawn.length < Math.min(balls, repeats ? balls : to - from + 1)) {
    const ball = between(random, from, to)
    if (repeats || !drawn.includes(ball)) drawn.push(ball)
  }
  const width = repeats ? 1 : String(to).length
  return drawn.map((ball) => String(ball).padStart(width, '0'))
}

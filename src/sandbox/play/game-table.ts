import type {
  DrawTable,
  GameColours,
  GameRound,
  GameTable,
} from '../../core/contract/game-table.ts'
import type { WorldLottery } from '../../core/contract/generated/world.ts'
import { cardsReturns } from '../game-rules/cards.ts'
import { drawReturns, listBets } from '../game-rules/draw.ts'
import { slotLines, slotReturns, slotSymbols } from '../game-rules/slot.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { gamePicture } from '../world/art-address.ts'
import { currencyOf } from '../world/currency.ts'
import { drawBalls, nameIssue, nextDraw } from '../world/draw-lottery.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { type Announcement, describeRound } from './describe-round.ts'
import { loadOrder } from './orders.ts'
import { loadFunds } from './paying-wallet.ts'
import { findOpenHand, stakeSteps } from './place-round.ts'
import type { Seat } from './seat.ts'

const returns = { slot: slotReturns, cards: cardsReturns, draw: drawReturns } as const

/** Returns everything that a game needs to be shown and played. */
export async function composeTable(seat: Seat): Promise<GameTable> {
  const { sandbox, merchant, accountId, wallet, played, language } = seat
  const { symbol, digits } = currencyOf(merchant.world)
  const vendor = (merchant.world.vendors ?? []).find(({ code }) => code === played.vendor)
  const now = sandbox.now()
  const open = await loadOpen(seat, { digits, now })
  return {
    kind: played.kind,
    name: formatText(played.name, language),
    vendorName: formatText(vendor?.name ?? played.vendor, language),
    art: findArt(merchant, seat),
    language,
    colours: readColours(merchant),
    currency: { symbol, digits },
    balance: formatMinor(await loadFunds(sandbox.database, accountId, wallet), digits),
    stakes: stakeSteps.map((times) => formatMinor(played.least * times, digits)),
    returns: returns[played.kind],
    pages: [...sandbox.pages.of(merchant)],
    now,
    ...(open ? { open } : {}),
    ...(played.kind === 'slot' ? { slot: { symbols: slotSymbols, lines: slotLines } } : {}),
    ...(played.lottery ? { draw: describeDraw(played.lottery, { seed: sandbox.seed, now }) } : {}),
  }
}

async function loadOpen(seat: Seat, telling: Announcement): Promise<GameRound | undefined> {
  const { database } = seat.sandbox
  const id = await findOpenHand(database, seat)
  return id === undefined ? undefined : describeRound(await loadOrder(database, id), telling)
}

function findArt(merchant: SandboxMerchant, { played, language }: Seat): string {
  return played.art
    ? gamePicture(merchant, played.art, { place: 'game', language }).address
    : `/cdn/a/mark/${encodeURIComponent(played.code)}.png`
}

function describeDraw(
  lottery: WorldLottery,
  { seed, now }: { readonly seed: string; readonly now: number },
): DrawTable {
  const { issue, closesAt, drawsAt } = nextDraw(lottery, now)
  return {
    issue: nameIssue(issue, lottery),
    closesAt,
    drawsAt,
    balls: lottery.balls,
    from: lottery.from,
    to: lottery.to,
    lastIssue: nameIssue(issue - 1, lottery),
    lastResult: drawBalls(seed, lottery, issue - 1),
    bets: listBets(lottery),
  }
}

/** The token of each colour, and its value for a merchant without a theme. */
const tokens = {
  page: ['surface-page', '#14161a'],
  surface: ['surface', '#22262d'],
  text: ['text', '#f4f5f7'],
  muted: ['text-muted', '#b4bac4'],
  primary: ['primary', '#3f6fb5'],
  onPrimary: ['on-primary', '#ffffff'],
  accent: ['accent', '#f0b429'],
  onAccent: ['on-accent', '#1b1400'],
} as const satisfies Record<keyof GameColours, readonly [string, string]>

function readColours({ pictureSources }: SandboxMerchant): GameColours {
  const colours = Object.entries(tokens).map(([name, [token, otherwise]]) => [
    name,
    pictureSources?.colours[token] ?? otherwise,
  ])
  return Object.fromEntries(colours) as GameColours // the names are those of the table above
}

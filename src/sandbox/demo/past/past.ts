import type { Rates } from '../../agents/rates.ts'
import type { TurnoverEntryRow } from '../../database/money-tables.ts'
import type { Chance } from '../../game-rules/chance.ts'
import { between, createRandom, type Random } from '../../kit/random.ts'
import { parseMinor } from '../../ledger/ledger.ts'
import { currencyOf } from '../../world/currency.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../../world/sandbox-settings.ts'
import type { HistoryBook } from '../history-book.ts'
import type { PastClaim } from '../past-claims.ts'
import { listReels, type PlayedTitle } from './past-games.ts'

export interface History {
  readonly merchant: SandboxMerchant
  readonly settings: Pick<SandboxSettings, 'wallet'>
  readonly accountId: string
  readonly username: string
  /** The seed of the world. */
  readonly seed: string
  readonly days: number
  /** The main wallet at the end, in the currency's smallest unit. */
  readonly balance: number
  /** What lies in wallets of vendors from the first moment on; nothing by default. */
  readonly wallets?: readonly VendorPart[]
  readonly now: number
  /** The rates of its rebates; those of a member by default. */
  readonly rates?: Rates
  /** Bonuses of those days that no deposit has. */
  readonly gifts?: readonly PastGift[]
  /** The least amount of a deposit; none by default. */
  readonly leastDeposit?: number
  /** True if a withdrawal and a deposit wait for staff at the end. */
  readonly waits?: boolean
}

/** A part of an opening balance that lies in a vendor's wallet, in the currency's smallest unit. */
export interface VendorPart {
  readonly vendor: string
  readonly part: number
}

/** A bonus of the past, without a deposit. */
export interface PastGift {
  /** The id by which `findBonusTerms` finds its terms. */
  readonly termsId: string
  /** Money in the currency's smallest unit. */
  readonly minor: number
  /** The turnover that it requires; 0 for none. */
  readonly required: number
  readonly at: number
  /** The reward that was claimed. */
  readonly claim?: PastClaim
  /** The account of the friend whom it is for. */
  readonly friendId?: string
}

/** An account of a bank to which a member withdraws. */
export interface PastCard {
  readonly bankCode: string
  readonly number: string
  readonly holder: string
}

/** A turnover that is not played yet; its id is its place among the rows. */
export type OpenTurnover = {
  /** What came of its bonus: the bonus, and what bets since then won or lost. */
  readonly won: number
} & Pick<
  TurnoverEntryRow,
  | 'id'
  | 'orderId'
  | 'promotionId'
  | 'locked'
  | 'bonus'
  | 'required'
  | 'done'
  | 'createdAt'
  | 'expiresAt'
>

/** A history while it is written. Amounts are in the currency's smallest unit. */
export interface Past {
  readonly history: History
  readonly book: HistoryBook
  readonly first: { readonly game: number; readonly money: number }
  readonly card: PastCard
  readonly random: Random
  readonly chance: Chance
  /** The step of amounts. */
  readonly unit: number
  readonly games: readonly PlayedTitle[]
  /** What was staked on the day that is written, by category and vendor. */
  readonly staked: Map<string, PlayedTitle & { readonly staked: number }>
  /** The turnovers that are not played, the first one first. */
  readonly open: OpenTurnover[]
  /** The amounts that deposits asked for, by order. */
  readonly asked: Map<number, number>
}

export interface PastStart {
  readonly book: HistoryBook
  readonly first: Past['first']
  readonly card: PastCard
}

export function openPast(history: History, start: PastStart): Past {
  const { merchant, username, seed, balance } = history
  const random = createRandom(`${seed}/${merchant.code}/${username}/history`)
  const chance: Chance = (below) => Math.floor(random() * below)
  const unit = unitOf(balance, currencyOf(merchant.world).digits)
  const reels = listReels(history)
  const games = Array.from(
    { length: titles },
    () => reels[between(random, 0, reels.length - 1)],
  ).filter((game) => game !== undefined)
  return {
    history,
    ...start,
    random,
    chance,
    unit,
    games,
    staked: new Map(),
    open: [],
    asked: new Map(),
  }
}

const titles = 12

/** Returns the step of amounts: about a hundredth of a balance, such as 100 of 12,480.50. */
function unitOf(balance: number, digits: number): number {
  const one = parseMinor('1', digits)
  return (
    [1, 10, 100, 1000].map((step) => step * one).findLast((step) => step * 100 <= balance) ?? one
  )
}

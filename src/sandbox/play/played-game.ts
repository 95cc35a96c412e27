import type { GameKind } from '../../core/contract/game-table.ts'
import type { WorldLottery, WorldText } from '../../core/contract/generated/world.ts'
import { ownValue } from '../art/title-setting.ts'
import { hashOf } from '../kit/random.ts'
import { currencyOf } from '../world/currency.ts'
import { limitsOf } from '../world/game-limits.ts'
import { findGame, type ListedGame, listGames } from '../world/list-games.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

/** A game or a lottery that can be opened. */
export interface PlayedGame {
  readonly kind: GameKind
  readonly vendor: string
  readonly code: string
  readonly category: string
  readonly name: WorldText
  /** The game whose picture it uses. */
  readonly art?: ListedGame
  /** The lottery of a draw. */
  readonly lottery?: WorldLottery
  /** The least stake, in the currency's smallest unit. */
  readonly least: number
}

interface Wanted {
  readonly vendor: string
  /** A game's code, or a lottery's. */
  readonly code: string
}

/** The kinds of categories; a title of any other is a slot. */
const kinds: Readonly<Record<string, GameKind | undefined>> = {
  LOTT: 'draw',
  ELOTT: 'draw',
  LIVE: 'cards',
  PVP: 'cards',
  SPORTS: 'cards',
  ESPORTS: 'cards',
  CRICKET: 'cards',
}

/** The game of a vendor, or the lottery, with a code. */
export function findPlayed(
  seed: string,
  merchant: SandboxMerchant,
  { vendor, code }: Wanted,
): PlayedGame | undefined {
  const game = findGame(seed, merchant, { vendor, code })
  if (game) return openGame(merchant, game)
  const lottery = (merchant.world.lotteries ?? []).find(
    (one) => one.code === code && (one.vendor ?? vendor) === vendor,
  )
  if (!lottery) return undefined
  const category = lottery.kind === 'Elott' ? 'ELOTT' : 'LOTT'
  const art = listGames(seed, merchant).find(
    (one) => one.vendor === vendor && one.category === category,
  )
  const { digits } = currencyOf(merchant.world)
  const shared = { vendor, code, category, name: lottery.name, lottery, least: 10 ** digits }
  return { kind: 'draw', ...shared, ...(art ? { art } : {}) }
}

interface WantedLobby {
  readonly vendor: string
  readonly category: string
  /** Returns false for a game that the lobby leaves out. */
  readonly isOpen: (game: ListedGame) => boolean
}

/** Returns the game that a vendor's own lobby opens: its first game of the category, else its first game. */
export function findFirst(
  seed: string,
  merchant: SandboxMerchant,
  { vendor, category, isOpen }: WantedLobby,
): PlayedGame | undefined {
  const games = listGames(seed, merchant).filter((game) => game.vendor === vendor && isOpen(game))
  const first = games.find((game) => game.category === category) ?? games[0]
  return first && openGame(merchant, first)
}

function openGame(merchant: SandboxMerchant, game: ListedGame): PlayedGame {
  const { vendor, code, category, name } = game
  const kind = ownValue(kinds, category) ?? 'slot'
  const { digits } = currencyOf(merchant.world)
  const least = limitsOf(code).minimumBet * 10 ** digits
  return {
    kind,
    vendor,
    code,
    category,
    name,
    art: game,
    // Every line of a slot is staked on with a tenth.
    least: least % 10 === 0 ? least : least * 10,
    ...(kind === 'draw' ? { lottery: chooseLottery(merchant, game) } : {}),
  }
}

/** The lottery that a title draws: one of its vendor's, else one like it. */
function chooseLottery({ world }: SandboxMerchant, game: ListedGame): WorldLottery {
  const { vendor, category, code, name } = game
  const kind = category === 'ELOTT' ? 'Elott' : 'Lott'
  const alike = (world.lotteries ?? []).filter((one) => (one.kind ?? 'Lott') === kind)
  const own = alike.filter((one) => one.vendor === vendor)
  const choice = own.length > 0 ? own : alike
  const usual = { code, name, minutes: 5, balls: 5, from: 0, to: 9, repeats: true }
  return choice[hashOf(code) % Math.max(1, choice.length)] ?? usual
}

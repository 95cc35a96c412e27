import type { WorldLottery } from '../../core/contract/generated/world.ts'
import type { GameOrderRow } from '../database/game-tables.ts'
import type { CardsHand } from '../game-rules/cards.ts'
import type { LineWin } from '../game-rules/slot.ts'

/** The draw of a ticket, with the rules it was sold under: the world may change before it is due. */
export interface SoldDraw {
  readonly lottery: Omit<WorldLottery, 'name'>
  readonly issue: number
  readonly result?: readonly string[]
}

/** The details that only rounds of one kind have. */
export type RoundDetail =
  | {
      readonly kind: 'slot'
      readonly reels: readonly (readonly string[])[]
      readonly wins: readonly LineWin[]
    }
  | { readonly kind: 'cards'; readonly hand: CardsHand }
  | { readonly kind: 'draw'; readonly draw: SoldDraw }

export function readDetail({ detail }: Pick<GameOrderRow, 'detail'>): RoundDetail {
  return JSON.parse(detail)
}

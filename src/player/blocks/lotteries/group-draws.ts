import type { Lottery } from '../../../core/contract/generated/gateway.ts'

export interface DrawGroup {
  /** Its region or type in the player's words; empty for those that have none. */
  readonly name: string
  readonly draws: readonly Lottery[]
}

/** Lotteries by their group, each group where its first one stands. */
export function groupDraws(lotteries: readonly Lottery[]): readonly DrawGroup[] {
  const groups = new Map<string, Lottery[]>()
  for (const lottery of lotteries) {
    const name = lottery.group?.trim() ?? ''
    groups.set(name, [...(groups.get(name) ?? []), lottery])
  }
  return [...groups].map(([name, draws]) => ({ name, draws }))
}

import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'

export interface DrawGroup {
  /** Region or type in the player's language; empty for lotteries without a group. */
  readonly name: string
  readonly draws: readonly Lottery[]
}

/** Groups lotteries by their group, in the order of each group's first lottery. */
export function groupDraws(lotteries: readonly Lottery[]): readonly DrawGroup[] {
  const groups = new Map<string, Lottery[]>()
  for (const lottery of lotteries) {
    const name = lottery.group?.trim() ?? ''
    groups.set(name, [...(groups.get(name) ?? []), lottery])
  }
  return [...groups].map(([name, draws]) => ({ name, draws }))
}

import type { World } from '../../core/contract/generated/world.ts'

const defaultDays = 92

/** Returns the days of records that the demonstration accounts start with; 0 for none. */
export function historyDaysOf({ historyDays = defaultDays }: Pick<World, 'historyDays'>): number {
  return historyDays
}

/** The team of the demonstration agent of a world that names none. */
const defaultTeam = { levels: 2, members: 8, days: 14 } as const

/** Returns how many accounts are below the demonstration agent, on how many levels, and the days of their records. */
export function teamOf(world: Pick<World, 'agents' | 'historyDays'>) {
  const days = historyDaysOf(world)
  const {
    levels = 3,
    members = 0,
    days: teamDays = 0,
  } = world.agents ?? (days > 0 ? defaultTeam : {})
  return { levels, members, days: teamDays }
}

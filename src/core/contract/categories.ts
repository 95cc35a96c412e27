import type { IconName } from './icons.ts'

/** The game categories of SPEC §1.4 with icon, message key, rows on home and counted unit (SPEC §9.20). */
export const categories = {
  RNG: { icon: 'slots', title: 'category.RNG', rows: 3, unit: 'games' },
  FISH: { icon: 'fish', title: 'category.FISH', rows: 2, unit: 'games' },
  LIVE: { icon: 'live', title: 'category.LIVE', rows: 2, unit: 'tables' },
  SPORTS: { icon: 'sports', title: 'category.SPORTS', rows: 3, unit: 'matches' },
  ESPORTS: { icon: 'esports', title: 'category.ESPORTS', rows: 3, unit: 'matches' },
  PVP: { icon: 'poker', title: 'category.PVP', rows: 3, unit: 'games' },
  LOTT: { icon: 'lottery', title: 'category.LOTT', rows: 3, unit: 'draws' },
  ELOTT: { icon: 'elottery', title: 'category.ELOTT', rows: 3, unit: 'draws' },
  COCKFIGHT: { icon: 'cockfight', title: 'category.COCKFIGHT', rows: 3, unit: 'games' },
  CRICKET: { icon: 'cricket', title: 'category.CRICKET', rows: 3, unit: 'games' },
  CRASH: { icon: 'crash', title: 'category.CRASH', rows: 3, unit: 'games' },
  MINI: { icon: 'mini', title: 'category.MINI', rows: 3, unit: 'games' },
} as const satisfies Record<string, { icon: IconName; title: string; rows: number; unit: string }>
export type Category = keyof typeof categories

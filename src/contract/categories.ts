import type { IconName } from './icons.ts'

/** The game categories of SPEC.md §1 with their icon, message key and rows on home (SPEC.md §9). */
export const categories = {
  RNG: { icon: 'slots', title: 'category.RNG', rows: 3 },
  FISH: { icon: 'fish', title: 'category.FISH', rows: 2 },
  LIVE: { icon: 'live', title: 'category.LIVE', rows: 2 },
  SPORTS: { icon: 'sports', title: 'category.SPORTS', rows: 3 },
  ESPORTS: { icon: 'esports', title: 'category.ESPORTS', rows: 3 },
  PVP: { icon: 'poker', title: 'category.PVP', rows: 3 },
  LOTT: { icon: 'lottery', title: 'category.LOTT', rows: 3 },
  ELOTT: { icon: 'elottery', title: 'category.ELOTT', rows: 3 },
  COCKFIGHT: { icon: 'cockfight', title: 'category.COCKFIGHT', rows: 3 },
  CRICKET: { icon: 'cricket', title: 'category.CRICKET', rows: 3 },
  CRASH: { icon: 'crash', title: 'category.CRASH', rows: 3 },
  MINI: { icon: 'mini', title: 'category.MINI', rows: 3 },
} as const satisfies Record<string, { icon: IconName; title: string; rows: number }>
export type Category = keyof typeof categories

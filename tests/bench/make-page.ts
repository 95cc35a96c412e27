import type { Condition } from '../../src/core/contract/generated/config.ts'

/** A block of a bench page, as a merchant's file would have it. */
export interface BenchBlock {
  readonly type: 'banner' | 'notices' | 'vendor-section' | 'winner-board'
  readonly variant: string
  readonly settings: Readonly<Record<string, string | number>>
  readonly when?: Condition
}

export interface BenchPage {
  readonly order: readonly string[]
  readonly blocks: Readonly<Record<string, BenchBlock>>
}

/** The flag that one block in a hundred reads. */
export const benchFlag = 'PTSYS3'

const kinds: readonly BenchBlock[] = [
  { type: 'banner', variant: 'inset', settings: { line: 'Welcome back', link: '/m/activity' } },
  { type: 'notices', variant: 'line', settings: { line: 'No announcement today' } },
  { type: 'vendor-section', variant: 'grid', settings: { title: 'Slots', tiles: 9 } },
  { type: 'winner-board', variant: 'table', settings: { title: 'Winners', rows: 10 } },
]

/** A page of so many blocks, the same one every time. */
export function makePage(count: number): BenchPage {
  const entries = Array.from({ length: count }, (_, index): [string, BenchBlock] => {
    const kind = kinds[index % kinds.length] ?? kinds[0]
    if (!kind) throw new Error('There are no kinds of block.')
    return [`block-${index}`, { ...kind, ...conditionOf(index) }]
  })
  return { order: entries.map(([id]) => id), blocks: Object.fromEntries(entries) }
}

function conditionOf(index: number): { when?: Condition } {
  if (index % 100 === 50) return { when: { flag: benchFlag } }
  if (index % 10 === 3) return { when: { any: [{ session: 'guest' }, { language: 'th' }] } }
  return {}
}

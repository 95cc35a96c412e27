import type { Downline, DownlinePage } from '../../src/core/contract/generated/gateway.ts'

/** The figures of a team that did nothing. */
export const quietFigures = {
  deposits: '0',
  withdrawals: '0',
  validBets: '0',
  profit: '0',
  activeMembers: 0,
  members: 0,
} as const satisfies DownlinePage['figures']

/** Returns a subordinate of an agent. */
export function downlineOf(username: string, more: Partial<Downline> = {}): Downline {
  return {
    username,
    iconId: 0,
    type: 'member',
    state: 'enabled',
    level: 1,
    joinedAt: 0,
    balance: '0.00',
    downlines: 0,
    ...more,
  }
}

/** Returns the only page of a team with these subordinates. */
export function downlinePageOf(downlines: Downline[]): DownlinePage {
  const totalCount = downlines.length
  const figures = { ...quietFigures, members: totalCount }
  return { path: [], downlines, figures, totalCount, pageNum: 1, totalPages: 1 }
}

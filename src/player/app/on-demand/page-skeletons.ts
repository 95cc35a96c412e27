import type { RouteId } from '../../../core/contract/pages.ts'

/** A part of a page's skeleton: grey boxes of one height, below each other or side by side. */
export interface SkeletonPart {
  /** The height of one box, in CSS pixels or any CSS length. */
  readonly height: number | string
  /** The number of boxes below each other; by default 1. */
  readonly count?: number
  /** The number of boxes side by side; by default 1. */
  readonly columns?: number
}

/** A row of tabs. Each part is as high as what it keeps the place of. */
const tabs: SkeletonPart = { height: 45 }
/** Tabs as wide as the page. Each drops a panel. */
const filters: SkeletonPart = { height: 40 }
/** Three figures side by side. */
const figures: SkeletonPart = { height: 48, columns: 3 }
const title: SkeletonPart = { height: 20 }
const button: SkeletonPart = { height: 52 }
/** The line of a card, a record or an account. */
const rows = (count: number, height = 56): SkeletonPart => ({ height, count })
const fields = (count: number): SkeletonPart => ({ height: 81, count })
/** A titled group of rows that lead to pages. */
const group = (count: number): readonly SkeletonPart[] => [title, rows(count, 49)]
const records = [filters, figures, title, rows(9)]

/** What each page that is not made of blocks shows until its answers have come; rows for one that is not listed. */
export const pageSkeletons: { readonly [Id in RouteId]?: readonly SkeletonPart[] } = {
  accountRecord: records,
  agentHome: [{ height: 236 }, { height: 78, count: 2, columns: 2 }, ...group(4)],
  agentIncome: [title, { height: 183 }, title, rows(4), { height: 236 }],
  agentLinks: [{ height: 500 }, { height: 151 }, figures],
  agentRebates: [title, rows(12, 54)],
  bankCards: [{ height: 172 }, title, { height: 71 }, button],
  bets: records,
  bonus: [tabs, { height: 288 }],
  changePassword: [tabs, fields(3), button],
  contracts: [tabs, tabs, { height: 405 }],
  feedback: [fields(1), { height: 188 }, fields(1), { height: 102 }, button],
  forgot: [tabs, button, fields(3), button],
  identity: [{ height: 92 }, fields(1), rows(3, 147)],
  invite: [{ height: 533 }, tabs, ...group(4)],
  messages: [tabs, title, rows(4, 93), button],
  notice: [tabs, rows(4, 77)],
  playSafely: [title, ...group(3), ...group(3), title, { height: 158 }, title, { height: 98 }],
  pointsRecord: records,
  profit: [tabs, { height: 85 }, { height: 194 }, { height: 266 }, rows(3)],
  records,
  redEnvelope: [tabs, { height: 420 }, figures, button, button],
  security: [...group(2), ...group(1), ...group(2)],
  settings: [{ height: 159 }, ...group(6), ...group(6), ...group(4)],
  team: [filters, tabs, { height: 132 }, fields(1), title, rows(6, 64)],
  teamBets: [tabs, filters, tabs, figures, fields(1), rows(6, 64)],
  teamTransfer: [figures, tabs, rows(6, 64), button],
  transfer: [{ height: 223 }, { height: 142 }, { height: 136 }, fields(1), button],
  userAgreement: [tabs, rows(16, 40)],
  vip: [{ height: 182, columns: 2 }, { height: 120 }, rows(8, 44)],
  winners: [tabs, rows(10)],
  withdraw: [{ height: 69 }, { height: 71 }, { height: 72 }, { height: 185 }, rows(4, 40), button],
}

/** The skeleton of a page that `pageSkeletons` does not list. */
export const usualSkeleton: readonly SkeletonPart[] = [rows(10)]

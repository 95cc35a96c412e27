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

/** The parts from which skeletons are composed, as high as what they keep the place of. */
export const parts = {
  /** The head of a centre: a picture or a name with figures. */
  head: { height: 144 },
  /** A row of tabs or of filters. */
  tabs: { height: 44 },
  /** Three figures side by side. */
  figures: { height: 64, columns: 3 },
  /** The title of a group. */
  title: { height: 24 },
  card: { height: 120 },
  button: { height: 48 },
  rows: (count: number): SkeletonPart => ({ height: 64, count }),
  fields: (count: number): SkeletonPart => ({ height: 84, count }),
  tiles: (count: number, columns: number): SkeletonPart => ({ height: 96, count, columns }),
} as const

/** What each page that is not made of blocks shows while its code loads; rows for one that is not listed. */
export const pageSkeletons: { readonly [Id in RouteId]?: readonly SkeletonPart[] } = {
  bets: [parts.tabs, parts.figures, parts.rows(8)],
  accountRecord: [parts.tabs, parts.figures, parts.rows(8)],
  changePassword: [parts.fields(3), parts.button],
  forgot: [parts.tabs, parts.fields(2), parts.button],
  feedback: [parts.fields(3), parts.button],
  withdraw: [parts.card, parts.fields(3), parts.button],
  transfer: [parts.card, parts.fields(3), parts.button],
}

/** The skeleton of a page that `pageSkeletons` does not list. */
export const usualSkeleton: readonly SkeletonPart[] = [parts.rows(10)]

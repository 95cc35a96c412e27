import type { Promotion, PromotionStatus } from './generated/gateway.ts'

/** What a member does with a promotion. */
export const promotionActions = ['join', 'apply', 'reapply', 'claim', 'leave'] as const
export type PromotionAction = (typeof promotionActions)[number]

/**
 * What happens to a promotion without the member. The server's clock opens and ends it; `count` is the
 * first deposit or bet that counts, `ready` the settled reward; staff issue or reject an application.
 */
export const promotionEvents = ['open', 'count', 'ready', 'issue', 'reject', 'end'] as const
export type PromotionEvent = (typeof promotionEvents)[number]

export type PromotionMove = PromotionAction | PromotionEvent

/** A status of a promotion. The messages `promotion.status.*` and `promotion.line.*` say it to players. */
export interface PromotionState {
  /** Where each move leads. A move that is missing is refused. */
  readonly next: { readonly [M in PromotionMove]?: PromotionStatus }
  /** What appears in the place of the button: an action, a label that cannot be pressed, or a countdown. */
  readonly button: 'action' | 'label' | 'countdown'
  /** What the status asks of the member: to take part, to wait, to collect, or nothing any more. */
  readonly tone: 'open' | 'waiting' | 'ready' | 'done' | 'over'
}

/** The status of a promotion in an answer, which may be one that this player does not know. */
type AnsweredStatus = Promotion['status']

/** The statuses of a promotion, with the moves between them (SPEC §4.24 and §11.43). */
export const promotionStates: Readonly<Record<AnsweredStatus, PromotionState>> = {
  comingSoon: { next: { open: 'join' }, button: 'countdown', tone: 'waiting' },
  join: {
    next: { join: 'signed', apply: 'applying', end: 'close' },
    button: 'action',
    tone: 'open',
  },
  signed: {
    next: { leave: 'join', count: 'process', ready: 'claim', end: 'close' },
    button: 'label',
    tone: 'waiting',
  },
  process: {
    next: { leave: 'join', ready: 'claim', end: 'close' },
    button: 'label',
    tone: 'waiting',
  },
  applying: {
    next: { issue: 'issued', reject: 'rejected', end: 'close' },
    button: 'label',
    tone: 'waiting',
  },
  issued: { next: { claim: 'claimed' }, button: 'action', tone: 'ready' },
  claim: { next: { claim: 'claimed' }, button: 'action', tone: 'ready' },
  claimed: { next: {}, button: 'label', tone: 'done' },
  rejected: { next: { reapply: 'join', end: 'close' }, button: 'action', tone: 'over' },
  close: { next: {}, button: 'label', tone: 'over' },
  unknown: { next: {}, button: 'label', tone: 'waiting' },
}

/** What decides which moves of a status a promotion has. */
export interface PromotionCourse {
  /** True if the member applies and staff decides. */
  readonly application: boolean
  /** True if a member who was rejected can apply again. */
  readonly mayReapply: boolean
}

const offered: { readonly [M in PromotionMove]?: (course: PromotionCourse) => boolean } = {
  join: ({ application }) => !application,
  apply: ({ application }) => application,
  reapply: ({ mayReapply }) => mayReapply,
}

/** Returns the status after a move; undefined if the status or the promotion does not allow it. */
export function followPromotion(
  status: AnsweredStatus,
  move: PromotionMove,
  course: PromotionCourse,
): PromotionStatus | undefined {
  if (offered[move]?.(course) === false) return undefined
  return promotionStates[status].next[move]
}

/** Lists what a member may do in a status, the main action first. */
export function listPromotionActions(
  status: AnsweredStatus,
  course: PromotionCourse,
): readonly PromotionAction[] {
  return promotionActions.filter((action) => followPromotion(status, action, course) !== undefined)
}

/** The times of a promotion, in epoch milliseconds. */
export interface PromotionWindow {
  readonly from: number
  readonly until: number
}

/** The times of a promotion for a member. */
export interface PromotionTimes extends PromotionWindow {
  /** The target to reach, if there is one. `settlesAt` is present once the member reached it and waits for the settlement, which may come after the end. */
  readonly target?: { readonly settlesAt?: number } | undefined
}

/**
 * Returns the status at a time of the server: the clock opens what comes, and ends what is open unless its
 * target is reached.
 */
export function turnPromotion<Status extends AnsweredStatus>(
  status: Status,
  times: PromotionTimes,
  now: number,
): Status | PromotionStatus {
  const { next } = promotionStates[status]
  const opened: Status | PromotionStatus = now >= times.from ? (next.open ?? status) : status
  return now >= times.until ? (findEnd(opened, times) ?? opened) : opened
}

/** Returns the next time at which the clock turns a status; undefined if it does not. */
export function findPromotionTurn(
  status: AnsweredStatus,
  times: PromotionTimes,
): number | undefined {
  if (promotionStates[status].next.open !== undefined) return times.from
  return findEnd(status, times) === undefined ? undefined : times.until
}

/** Returns where the end of a promotion leads; undefined if a reward is earned or nothing is open. */
function findEnd(status: AnsweredStatus, { target }: PromotionTimes): PromotionStatus | undefined {
  const isEarned = status === 'process' && target?.settlesAt !== undefined
  return isEarned ? undefined : promotionStates[status].next.end
}

/**
 * The states of a scheduled release: it waits for a second person; it is planned; it goes out; it is live until its end;
 * it goes back; and four ways in which it ended.
 */
export const scheduleStates = [
  'waiting',
  'planned',
  'running',
  'live',
  'returning',
  'done',
  'failed',
  'cancelled',
  'declined',
] as const

export type ScheduleState = (typeof scheduleStates)[number]

/** The states in which something is still to come. */
export const openStates: readonly ScheduleState[] = [
  'waiting',
  'planned',
  'running',
  'live',
  'returning',
]

/** The target of a schedule that names no environment: the folder that the studio publishes to. */
export const studioTarget = 'published'

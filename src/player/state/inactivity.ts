import { readEndWarning, warnOfEnd } from './end-warning.ts'
import { endSession, readSession } from './session.ts'
import { visitStorage } from './storage.ts'

export interface InactivityRules {
  /** Minutes without activity in any tab after which the session ends. */
  readonly minutes: number
  /** Hours after which a session ends regardless of activity; 12 by default. */
  readonly limitHours?: number
}

/** Milliseconds before the end at which the warning appears (SPEC §12.8). */
const warningMs = 60_000
const activityEvents = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const
let activeAt = 0
let channel: BroadcastChannel | undefined
let answered = 0
const ignoreActivity = (): void => undefined
let recordActivity = ignoreActivity
let postpone: PostponedUpdate | undefined

/** Returns the postponed end of a session for its regular end, both in epoch milliseconds. */
export type PostponedUpdate = (endsAt: number) => number

/** Restarts the inactivity limit in every tab, after the player has answered the warning. */
export function keepSessionActive(): void {
  answered = readEndWarning()?.endsAt ?? answered
  warnOfEnd(undefined)
  noteActive(Date.now())
  channel?.postMessage({ activeAt })
}

/** Records activity from where this page gets no events, such as a game's frame. Like a touch, it does not dismiss a warning. */
export function reportActivity(): void {
  recordActivity()
}

/** Sets a rule that postpones the end of the session. Returns a function that removes it. */
export function extendSession(rule: PostponedUpdate): () => void {
  postpone = rule
  return () => {
    if (postpone === rule) postpone = undefined
  }
}

/** Warns the player and ends the session after the merchant's limit. Returns a function that stops it. */
export function watchInactivity(rules: InactivityRules): () => void {
  activeAt = Number(visitStorage.read('activeAt')) || Date.now()
  answered = 0
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('activity')
  if (channel) channel.onmessage = ({ data }) => receive(data)
  recordActivity = (): void => {
    const visible = document.visibilityState === 'visible'
    if (readEndWarning() || !visible || Date.now() - activeAt <= 1000) return
    check(rules)
    if (!readEndWarning()) keepSessionActive()
  }
  const listener = recordActivity
  for (const kind of activityEvents) document.addEventListener(kind, listener, { passive: true })
  check(rules)
  const timer = setInterval(() => check(rules), 1000)
  return () => {
    clearInterval(timer)
    for (const kind of activityEvents) document.removeEventListener(kind, listener)
    channel?.close()
    channel = undefined
    recordActivity = ignoreActivity
    warnOfEnd(undefined)
  }
}

function check({ minutes, limitHours = 12 }: InactivityRules): void {
  const state = readSession()
  if (state.kind !== 'signed-in') {
    warnOfEnd(undefined)
    activeAt = Date.now()
    return
  }
  const { since } = state.session
  const idleAt = Math.max(activeAt, since) + minutes * 60_000
  const limitAt = since + limitHours * 3_600_000
  const due = Math.min(idleAt, limitAt)
  const endsAt = postpone?.(due) ?? due
  const final = limitAt <= idleAt
  const now = Date.now()
  const warned = now >= endsAt - warningMs && now < endsAt && endsAt !== answered
  if (!warned) warnOfEnd(undefined)
  else if (readEndWarning()?.endsAt !== endsAt) warnOfEnd({ endsAt, final })
  if (now >= endsAt) endSession(final ? 'limit' : 'idle')
}

function noteActive(at: number): void {
  if (at <= activeAt) return
  activeAt = at
  if (!readEndWarning()?.final) warnOfEnd(undefined)
  if (readSession().kind === 'signed-in') visitStorage.write('activeAt', String(at))
}

function receive(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('activeAt' in message)) return
  if (typeof message.activeAt === 'number') noteActive(Math.min(message.activeAt, Date.now()))
}

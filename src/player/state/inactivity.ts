import { readEndWarning, warnOfEnd } from './end-warning.ts'
import { endSession, readSession } from './session.ts'
import { visitStorage } from './storage.ts'

export interface InactivityRules {
  /** Minutes without a touch in any tab after which the session ends. */
  readonly minutes: number
  /** Hours after which a session ends however busy it is; 12 unsaid. */
  readonly limitHours?: number
}

/** How long before the end the player is warned (SPEC §12.8). */
const warningMs = 60_000
const touches = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const
let activeAt = 0
let channel: BroadcastChannel | undefined
let answered = 0
const untouched = (): void => undefined
let touch = untouched
let putOff: PutOff | undefined

/** When the session ends in place of the time it should, both in epoch milliseconds. */
export type PutOff = (endsAt: number) => number

/** The player is here and saw the warning: the limit starts anew in every tab. */
export function stayActive(): void {
  answered = readEndWarning()?.endsAt ?? answered
  warnOfEnd(undefined)
  noteActive(Date.now())
  channel?.postMessage({ activeAt })
}

/** A sign of the player from where no touch is heard; it counts as a touch, and so not against a warning. */
export function noteTouch(): void {
  touch()
}

/** Lets a rule put the end of the session off; answers with how to stop. */
export function putOffEnd(rule: PutOff): () => void {
  putOff = rule
  return () => {
    if (putOff === rule) putOff = undefined
  }
}

/** Ends the session after the merchant's limit; answers with how to stop watching. */
export function watchInactivity(rules: InactivityRules): () => void {
  activeAt = Number(visitStorage.read('activeAt')) || Date.now()
  answered = 0
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('activity')
  if (channel) channel.onmessage = ({ data }) => hear(data)
  touch = (): void => {
    const seen = document.visibilityState === 'visible'
    if (readEndWarning() || !seen || Date.now() - activeAt <= 1000) return
    check(rules)
    if (!readEndWarning()) stayActive()
  }
  const heard = touch
  for (const kind of touches) document.addEventListener(kind, heard, { passive: true })
  check(rules)
  const timer = setInterval(() => check(rules), 1000)
  return () => {
    clearInterval(timer)
    for (const kind of touches) document.removeEventListener(kind, heard)
    channel?.close()
    channel = undefined
    touch = untouched
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
  const endsAt = putOff?.(due) ?? due
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

function hear(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('activeAt' in message)) return
  if (typeof message.activeAt === 'number') noteActive(Math.min(message.activeAt, Date.now()))
}

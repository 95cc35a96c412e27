import { proxy, useSnapshot } from 'valtio'
import { endSession, readSession } from './session.ts'
import { visitStorage } from './storage.ts'

export interface InactivityRules {
  /** Minutes without a touch in any tab after which the session ends. */
  readonly minutes: number
  /** Hours after which a session ends however busy it is; 12 unsaid. */
  readonly limitHours?: number
}

/** How long before the end the player is warned (SAFETY.md, Session). */
const warningMs = 60_000
const touches = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const
const store = proxy<{ endsAt: number | undefined }>({ endsAt: undefined })
let activeAt = 0
let channel: BroadcastChannel | undefined

/** Epoch milliseconds at which the session will end, from 60 seconds before; else undefined. */
export function useInactivityWarning(): number | undefined {
  return useSnapshot(store).endsAt
}

/** The player is here: the limit starts anew in every tab. */
export function stayActive(): void {
  noteActive(Date.now())
  channel?.postMessage({ activeAt })
}

/** Ends the session after the merchant's limit; answers with how to stop watching. */
export function watchInactivity(rules: InactivityRules): () => void {
  activeAt = Number(visitStorage.read('activeAt')) || Date.now()
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('activity')
  if (channel) channel.onmessage = ({ data }) => hear(data)
  const touch = (): void => {
    if (!store.endsAt && document.visibilityState === 'visible' && Date.now() - activeAt > 1000) {
      check(rules)
      if (!store.endsAt) stayActive()
    }
  }
  for (const kind of touches) document.addEventListener(kind, touch, { passive: true })
  check(rules)
  const timer = setInterval(() => check(rules), 1000)
  return () => {
    clearInterval(timer)
    for (const kind of touches) document.removeEventListener(kind, touch)
    channel?.close()
    channel = undefined
    store.endsAt = undefined
  }
}

function check({ minutes, limitHours = 12 }: InactivityRules): void {
  const state = readSession()
  if (state.kind !== 'signed-in') {
    store.endsAt = undefined
    activeAt = Date.now()
    return
  }
  const now = Date.now()
  const last = Math.max(activeAt, state.session.since)
  const endsAt = last + minutes * 60_000
  store.endsAt = now >= endsAt - warningMs && now < endsAt ? endsAt : undefined
  if (now >= state.session.since + limitHours * 3_600_000) endSession('limit')
  if (now >= endsAt) endSession('idle')
}

function noteActive(at: number): void {
  if (at <= activeAt) return
  activeAt = at
  store.endsAt = undefined
  if (readSession().kind === 'signed-in') visitStorage.write('activeAt', String(at))
}

function hear(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('activeAt' in message)) return
  if (typeof message.activeAt === 'number') noteActive(Math.min(message.activeAt, Date.now()))
}

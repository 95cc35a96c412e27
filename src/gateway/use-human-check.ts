import { useCallback, useEffect, useState } from 'react'
import type {
  HumanCheck,
  HumanCheckQuery,
  HumanCheckResult,
} from '../contract/generated/gateway.ts'
import { useEffectCall } from './use-effect-call.ts'

/** The slider check of a form, from not asked to passed with what goes along with the form. */
export type HumanCheckState =
  | { readonly kind: 'off' | 'loading' | 'failed' | 'checking' }
  | { readonly kind: 'ready'; readonly challenge: HumanCheck; readonly since: number }
  | { readonly kind: 'passed'; readonly proof: HumanCheckResult }

export interface UseHumanCheck {
  readonly state: HumanCheckState
  /** The handle reached its goal. */
  readonly pass: () => Promise<void>
  /** A fresh challenge, as after any failure (SPEC.md §4). */
  readonly reset: () => Promise<void>
}

export interface HumanCheckNeed extends HumanCheckQuery {
  readonly needed: boolean
}

/** Runs the slider check against the gateway: a challenge, and its result. */
export function useHumanCheck({ type, needed }: HumanCheckNeed): UseHumanCheck {
  const { run: ask } = useEffectCall('humanCheck')
  const { run: answer } = useEffectCall('humanCheckResult')
  const [state, setState] = useState<HumanCheckState>({ kind: needed ? 'loading' : 'off' })

  const reset = useCallback(async () => {
    if (!needed) return setState({ kind: 'off' })
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'ready', challenge: await ask({ query: { type } }), since: Date.now() })
    } catch {
      setState({ kind: 'failed' })
    }
  }, [ask, needed, type])
  useEffect(() => {
    void reset()
  }, [reset])

  const pass = useCallback(async () => {
    if (state.kind !== 'ready') return
    const { challenge, target } = state.challenge
    const duration = Date.now() - state.since
    setState({ kind: 'checking' })
    try {
      // The goal of the drawn track stands where the challenge has its target.
      const proof = await answer({ body: { challenge, position: target, duration } })
      setState({ kind: 'passed', proof })
    } catch {
      await reset()
    }
  }, [answer, reset, state])
  return { state, pass, reset }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  HumanCheck,
  HumanCheckQuery,
  HumanCheckResult,
} from '../../core/contract/generated/gateway.ts'
import { useEffectCall } from './use-effect-call.ts'

/** The slider check of a form, from not asked to passed with what goes along with the form. */
export type HumanCheckState =
  | { readonly kind: 'off' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly challenge: HumanCheck; readonly since: number }
  | { readonly kind: 'checking' | 'passed'; readonly challenge: HumanCheck }

export interface UseHumanCheck {
  readonly state: HumanCheckState
  /** The handle was let go at its goal, in thousandths of the track. */
  readonly pass: (position: number) => Promise<void>
  /**
   * What goes along with the form: nothing where no check is asked, and undefined while it is not
   * passed. An answer that is on its way is waited for.
   */
  readonly prove: () => Promise<Partial<HumanCheckResult> | undefined>
  /** A fresh challenge, as after any failure (SPEC §4.5 and §4.11). */
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
  const coming = useRef<Promise<HumanCheckResult | undefined>>(undefined)

  const reset = useCallback(async () => {
    coming.current = undefined
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

  const pass = useCallback(
    async (position: number) => {
      if (state.kind !== 'ready') return
      const { challenge } = state
      const duration = Date.now() - state.since
      setState({ kind: 'checking', challenge })
      const body = { challenge: challenge.challenge, position, duration }
      coming.current = answer({ body }).catch(() => undefined)
      const proof = await coming.current
      if (proof) setState({ kind: 'passed', challenge })
      else await reset()
    },
    [answer, reset, state],
  )
  const prove = async () => (needed ? await coming.current : {})
  return { state, pass, prove, reset }
}

/** Where a challenge stands on the track; nothing while there is none. */
export function readGoal(state: HumanCheckState): {
  readonly target?: number
  readonly tolerance?: number
} {
  if (!('challenge' in state)) return {}
  const { target, tolerance } = state.challenge
  return { target, tolerance }
}

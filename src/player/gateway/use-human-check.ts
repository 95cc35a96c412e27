import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  HumanCheck,
  HumanCheckQuery,
  HumanCheckResult,
} from '../../core/contract/generated/gateway.ts'
import { useMutation } from './use-mutation.ts'

/** The slider check of a form, from not needed to passed. */
export type HumanCheckState =
  | { readonly kind: 'off' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly challenge: HumanCheck; readonly since: number }
  | { readonly kind: 'checking' | 'passed'; readonly challenge: HumanCheck }

export interface UseHumanCheck {
  readonly state: HumanCheckState
  /** Submits the position at which the player released the handle, in thousandths of the track. */
  readonly pass: (position: number) => Promise<void>
  /**
   * Returns the proof to send with the form: an empty object if no check is needed, undefined if it is
   * not passed. Waits for a running request.
   */
  readonly prove: () => Promise<Partial<HumanCheckResult> | undefined>
  /** Loads a new challenge, as after any failure (SPEC §4.5 and §4.11). */
  readonly reset: () => Promise<void>
}

export interface HumanCheckOptions extends HumanCheckQuery {
  readonly needed: boolean
}

/** Runs the slider check against the gateway: loads a challenge and submits its result. */
export function useHumanCheck({ type, needed }: HumanCheckOptions): UseHumanCheck {
  const { run: loadChallenge } = useMutation('humanCheck')
  const { run: submitResult } = useMutation('humanCheckResult')
  const [state, setState] = useState<HumanCheckState>({ kind: needed ? 'loading' : 'off' })
  const pendingProof = useRef<Promise<HumanCheckResult | undefined>>(undefined)

  const reset = useCallback(async () => {
    pendingProof.current = undefined
    if (!needed) return setState({ kind: 'off' })
    setState({ kind: 'loading' })
    try {
      setState({
        kind: 'ready',
        challenge: await loadChallenge({ query: { type } }),
        since: Date.now(),
      })
    } catch {
      setState({ kind: 'failed' })
    }
  }, [loadChallenge, needed, type])
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
      pendingProof.current = submitResult({ body }).catch(() => undefined)
      const proof = await pendingProof.current
      if (proof) setState({ kind: 'passed', challenge })
      else await reset()
    },
    [submitResult, reset, state],
  )
  const prove = async () => (needed ? await pendingProof.current : {})
  return { state, pass, prove, reset }
}

/** Returns the target of a challenge on the track and its tolerance; an empty object without a challenge. */
export function readGoal(state: HumanCheckState): {
  readonly target?: number
  readonly tolerance?: number
} {
  if (!('challenge' in state)) return {}
  const { target, tolerance } = state.challenge
  return { target, tolerance }
}

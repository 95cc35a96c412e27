import { useEffect, useState } from 'react'
import type {
  RedEnvelope,
  RedEnvelopeResult,
} from '../../../../../core/contract/generated/gateway.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useReducedMotion } from '../../../../kit/controls/use-reduced-motion.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'

/** Milliseconds that the opening takes; its stylesheet has the same. */
const openingMs = 1300

/** What the player sees of the envelope: closed, shaken while the gateway decides, opening, or its content. */
export type OpeningPhase = 'closed' | 'asking' | 'opening' | 'shown'

export interface Opening {
  readonly phase: OpeningPhase
  /** What was in the envelope, once the gateway has answered. */
  readonly result: RedEnvelopeResult | undefined
  /** The reason why it was not opened. */
  readonly refusal: string | undefined
  /** True while the result of an earlier press is not known. */
  readonly unknown: boolean
  readonly open: () => void
  /** Shows the result without the rest of the opening. */
  readonly skip: () => void
  /** Puts the opened envelope away, so that the next one can be opened. */
  readonly clear: () => void
  readonly forget: () => void
}

/**
 * Opens an envelope and plays its opening, which can be skipped and does not run under reduced motion
 * (SPEC §11.89). The gateway decides before anything is shown.
 */
export function useOpening(call: QueryResult<RedEnvelope>): Opening {
  const { value, retry } = call
  const effect = useMoneyEffect('openRedEnvelope')
  const still = useReducedMotion()
  const [opened, setOpened] = useState<RedEnvelopeResult>()
  const [playing, setPlaying] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { envelopeId, state } = value ?? {}
  const { press, running, unanswered, forget } = effect
  // The gateway says itself what was in an envelope whose answer was lost.
  const known = state === 'opened'
  useEffect(() => {
    if (known && unanswered) forget()
  }, [known, unanswered, forget])
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => setPlaying(false), openingMs)
    return () => clearTimeout(timer)
  }, [playing])

  async function open(): Promise<void> {
    if (envelopeId === undefined) return
    setRefusal(undefined)
    const outcome = await press({ body: { envelopeId } })
    if (outcome.kind === 'done') {
      setOpened(outcome.value)
      setPlaying(!still)
      return
    }
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    await retry()
  }
  const result = opened ?? value?.result
  const phase = running ? 'asking' : !result ? 'closed' : playing ? 'opening' : 'shown'
  return {
    phase,
    result,
    refusal,
    unknown: unanswered && !known,
    open: () => void open(),
    skip: () => setPlaying(false),
    clear: () => setOpened(undefined),
    forget,
  }
}

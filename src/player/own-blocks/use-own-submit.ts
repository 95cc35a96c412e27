import { useState } from 'react'
import type { CallName } from '../../core/contract/calls.ts'
import { useT } from '../i18n/use-t.ts'
import { type MoneyOutcome, useMoneyEffect } from '../kit/money/use-money-effect.ts'

/** The last sending of a call that changes something. */
export interface SubmitState {
  /** True while a request is running. */
  readonly running: boolean
  /** Why the last request has no answer, in the player's language; undefined where the page shows the reason, as after a lost session. */
  readonly refusal: string | undefined
  /** True while nobody knows whether an earlier request was executed, also after a reload. */
  readonly unanswered: boolean
}

interface OwnSubmit extends SubmitState {
  readonly send: (parameters?: object) => Promise<unknown>
}

/**
 * Returns a call of an own block that changes something, by its name. The device keeps the idempotency key of a request
 * until the gateway answers, as for a call that moves money: the same content sent again leads to one action.
 */
export function useOwnSubmit(name: string): OwnSubmit {
  const t = useT()
  // The client knows the calls of own blocks by their names, and the contract has no types of them.
  const { press, running, unanswered } = useMoneyEffect(name as CallName)
  const [failure, setFailure] = useState<Exclude<MoneyOutcome<unknown>, { kind: 'done' }>>()
  const send: OwnSubmit['send'] = async (parameters = {}) => {
    setFailure(undefined)
    const options: object = { body: parameters }
    const outcome = await press(options)
    if (outcome.kind === 'done') return outcome.value
    setFailure(outcome)
    return undefined
  }
  const refusal = failure?.kind === 'unknown' ? t('money.unknown.title') : failure?.message
  return { send, running, refusal, unanswered }
}

import { useState } from 'react'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import type { FieldValues } from '../controls/form.ts'
import { type TypedForm, type TypedFormOptions, useTypedForm } from '../forms/use-typed-form.ts'
import type { MoneyOutcome } from './use-money-effect.ts'

/** Why the gateway refused a form. */
export interface MoneyRefusal {
  readonly code: string | undefined
  /** What came with the refusal. */
  readonly value: unknown
  /** Undefined if the player reads the reason elsewhere. */
  readonly message: string | undefined
}

export interface MoneyFormOptions<V extends FieldValues, Q, R> extends TypedFormOptions<V, Q> {
  /** Sends once. Returns undefined if the player cancelled, as at the PIN. */
  readonly send: (ready: Q) => Promise<MoneyOutcome<R> | undefined>
  readonly onDone: (value: R) => void
  /** Shows what is sent before it is: `asked` has it until the player confirms or closes. */
  readonly confirms?: boolean
  /** The fields that error codes of the gateway are about, by code. */
  readonly fieldOf?: Readonly<Record<string, string>>
  /** Returns a sentence about a refusal that is more exact than the usual one. */
  readonly explain?: (refusal: MoneyRefusal) => string | undefined
  /** Shows a refusal in another way than the form does, and returns true if it did. */
  readonly handles?: (refusal: MoneyRefusal) => boolean
  /** Called when the gateway refuses, so that an answer may be old. */
  readonly onRefused?: (refusal: MoneyRefusal) => void
  /** Called after each press, whatever became of it. */
  readonly onSettled?: () => void
  /** The sentence for a lost answer, for a form without `UnknownResult`. */
  readonly unknown?: string
}

export interface MoneyForm<V extends FieldValues, Q, R> extends TypedForm<V, Q> {
  /** What the player is asked to confirm. */
  readonly asked: Q | undefined
  readonly confirm: () => Promise<void>
  /** True from the confirmation until the answer. */
  readonly confirming: boolean
  /** Closes the confirmation. */
  readonly close: () => void
  /** Shows the end of a press, also of another button of the form. */
  readonly settle: (outcome: MoneyOutcome<R>) => void
}

/**
 * Holds a form that moves money: what is typed, its problems within the limits, the confirmation, the one
 * press, and what the gateway answers: done, refused at a field or above the button, or unknown.
 */
export function useMoneyForm<V extends FieldValues, Q, R>(
  options: MoneyFormOptions<V, Q, R>,
): MoneyForm<V, Q, R> {
  const { send, onDone, confirms, fieldOf = {}, explain, unknown } = options
  const [asked, setAsked] = useState<Q>()
  const [confirming, setConfirming] = useState(false)
  const form = useTypedForm({ ...options, onReady: confirms ? ask : press })

  function ask(ready: Q): void {
    setAsked(() => ready)
  }
  async function press(ready: Q): Promise<void> {
    const outcome = await send(ready)
    if (outcome) settle(outcome)
  }
  function settle(outcome: MoneyOutcome<R>): void {
    if (outcome.kind === 'done') onDone(outcome.value)
    else setAsked(undefined)
    if (outcome.kind === 'unknown') form.refuse(unknown)
    if (outcome.kind === 'refused') refuse(outcome)
    options.onSettled?.()
  }
  function refuse({ error, message }: RefusedOutcome): void {
    const { code, value } = error instanceof GatewayError ? error : {}
    const refusal = { code, value, message }
    options.onRefused?.(refusal)
    if (options.handles?.(refusal)) return
    const field = code !== undefined && Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined
    form.refuse(explain?.(refusal) ?? message, field)
  }
  async function confirm(): Promise<void> {
    if (asked === undefined) return
    setConfirming(true)
    try {
      await press(asked)
    } finally {
      setConfirming(false)
    }
  }
  return { ...form, asked, confirm, confirming, close: () => setAsked(undefined), settle }
}

type RefusedOutcome = Extract<MoneyOutcome<unknown>, { readonly kind: 'refused' }>

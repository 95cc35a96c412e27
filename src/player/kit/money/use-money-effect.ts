import { useCallback } from 'react'
import type { CallName, CallValue } from '../../../core/contract/calls.ts'
import { createIdempotencyKey } from '../../../core/gateway-client/build-request.ts'
import type { CallOptions } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { mayBeDone } from '../../gateway/may-be-done.ts'
import { useSendMutation } from '../../gateway/use-mutation.ts'
import { useSingleFlight } from '../../gateway/use-single-flight.ts'
import { useT } from '../../i18n/use-t.ts'
import {
  findKey,
  forgetCall,
  forgetKey,
  keepKey,
  markRequest,
  useUnanswered,
} from '../../state/unanswered.ts'

/** The end of one press of the player. */
export type MoneyOutcome<V> =
  | { readonly kind: 'done'; readonly value: V }
  /** Nothing was moved. `message` is undefined if the player reads the reason elsewhere, as after a lost session. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly message: string | undefined }
  /** The gateway may have moved money. */
  | { readonly kind: 'unknown' }

export interface MoneyEffect<N extends CallName> {
  /** Sends the call once. While a request is running, every further press returns its promise. */
  readonly press: (options: CallOptions<N>) => Promise<MoneyOutcome<CallValue<N>>>
  readonly running: boolean
  /** True while an earlier press has no answer, also after a reload. */
  readonly unanswered: boolean
  /** Forgets the presses without an answer. */
  readonly forget: () => void
}

/**
 * Returns a call that moves money. The device keeps the idempotency key of a press until the gateway
 * answers, so that the same content leads to one order after a lost answer, after a reload and in two
 * tabs (SPEC §11.33 and §12.17).
 */
export function useMoneyEffect<N extends CallName>(name: N): MoneyEffect<N> {
  const t = useT()
  const sendMutation = useSendMutation()
  const unanswered = useUnanswered(name)
  const send = useCallback(
    async (options: CallOptions<N>): Promise<MoneyOutcome<CallValue<N>>> => {
      if (!navigator.onLine) return refuse(new GatewayError('offline', { call: name }), t)
      const marks = await markRequest(name, withoutSecrets(options))
      const earlierKey = findKey(marks)
      const idempotencyKey = earlierKey ?? createIdempotencyKey()
      keepKey(marks, idempotencyKey)
      try {
        const value = await sendMutation(name, { ...options, idempotencyKey })
        forgetKey(marks)
        return { kind: 'done', value }
      } catch (error) {
        if (mayBeDone(error, { repeated: earlierKey !== undefined })) return { kind: 'unknown' }
        // A session that ended says nothing about an earlier press.
        if (earlierKey === undefined || !isQuiet(error)) forgetKey(marks)
        return refuse(error, t)
      }
    },
    [name, sendMutation, t],
  )
  const { run: press, running } = useSingleFlight(send)
  const forget = useCallback(() => void forgetCall(name), [name])
  return { press, running, unanswered: unanswered && !running, forget }
}

function refuse(error: unknown, t: ReturnType<typeof useT>): MoneyOutcome<never> {
  const message = isQuiet(error) ? undefined : t(errorMessageKey(error), errorMessageValues(error))
  return { kind: 'refused', error, message }
}

/** Returns the query and the body without what is secret: a hash of a PIN or a password can be guessed. */
function withoutSecrets({ query, body }: { readonly query?: unknown; readonly body?: unknown }) {
  return { query, body: body && { ...body, paymentPassword: undefined, verifyPwd: undefined } }
}

import type { CallName, CallValue } from '../../../core/contract/calls.ts'
import type { CallOptions } from '../../../core/gateway-client/client-options.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { useMutation } from '../../gateway/use-mutation.ts'
import { useT } from '../../i18n/use-t.ts'
import { showNotification } from '../../state/toasts.ts'

export interface EffectButton<N extends CallName> {
  /** Sends the call once. Returns its value, or undefined if it failed, which the player reads. */
  readonly press: (options: CallOptions<N>) => Promise<CallValue<N> | undefined>
  readonly running: boolean
}

/** Returns what a button outside of a form needs to send a call: success and failure are notifications. */
export function useEffectButton<N extends CallName>(name: N, done?: string): EffectButton<N> {
  const t = useT()
  const { run, running } = useMutation(name)
  async function press(options: CallOptions<N>): Promise<CallValue<N> | undefined> {
    try {
      const value = await run(options)
      if (done !== undefined) showNotification(done)
      return value
    } catch (error) {
      if (!isQuiet(error)) showNotification(t(errorMessageKey(error), errorMessageValues(error)))
      return undefined
    }
  }
  return { press, running }
}

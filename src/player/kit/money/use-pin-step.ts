import { readCode } from '../../../core/contract/read-code.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { useT } from '../../i18n/use-t.ts'
import { openPrompt } from '../../state/dialogs.ts'
import type { MoneyOutcome } from './use-money-effect.ts'

export interface PinWords {
  readonly title: string
  readonly text: string
  /** The text after the gateway has called a PIN wrong. */
  readonly wrong: string
}

/**
 * Returns a function that asks for the PIN and sends with it, and asks again as long as the gateway calls
 * it wrong. It returns undefined if the player cancels.
 */
export function usePinStep({ title, text: first, wrong }: PinWords) {
  const t = useT()

  async function ask(text: string): Promise<string | undefined> {
    const typed = await openPrompt({ mode: 'secure', title, text, label: title })
    const pin = typed === undefined ? undefined : readCode(typed)
    if (pin === undefined || /^\d{6}$/.test(pin)) return pin
    return ask(t('error.pinFormat'))
  }
  return async function sendWithPin<R>(
    send: (pin: string) => Promise<MoneyOutcome<R>>,
    text = first,
  ): Promise<MoneyOutcome<R> | undefined> {
    const pin = await ask(text)
    if (pin === undefined) return undefined
    const outcome = await send(pin)
    return isWrongPin(outcome) ? sendWithPin(send, wrong) : outcome
  }
}

function isWrongPin(outcome: MoneyOutcome<unknown>): boolean {
  const error = outcome.kind === 'refused' ? outcome.error : undefined
  return error instanceof GatewayError && error.code === 'pin.incorrect'
}

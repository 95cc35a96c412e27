import type { useT } from '../../i18n/use-t.ts'
import { showNotification } from '../../state/toasts.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../error-message-key.ts'
import { mayBeDone } from '../may-be-done.ts'

export interface FailedChange {
  readonly t: ReturnType<typeof useT>
  /** Asks the gateway whether the change holds. */
  readonly holds: () => Promise<boolean>
}

/**
 * Tells the player why a switch was not turned. If the failure does not say whether the gateway turned it,
 * the gateway is asked: a change that holds is no failure, and without an answer the player is not invited
 * to try again, which could undo it.
 */
export async function explainChange(error: unknown, { t, holds }: FailedChange): Promise<void> {
  if (isQuiet(error)) return
  const isHeld = mayBeDone(error) ? await holds().catch(() => undefined) : false
  if (isHeld === true) return
  if (isHeld === undefined) showNotification(t('error.changeUnknown'))
  else showNotification(t(errorMessageKey(error), errorMessageValues(error)))
}

import { pathTo } from '../../../../../core/contract/pages.ts'
import {
  errorMessageKey,
  errorMessageValues,
  isQuiet,
} from '../../../../gateway/error-message-key.ts'
import { useMutation } from '../../../../gateway/use-mutation.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { keepTrialName, signIn } from '../../../../state/session.ts'
import { showLoading, showNotification } from '../../../../state/toasts.ts'

/**
 * Returns a function that shows a loading notice, starts a test session and opens the home page
 * unless the gateway's trail value is 0 (SPEC §2.49).
 */
export function useTestPlay(): { readonly start: () => void; readonly running: boolean } {
  const t = useT()
  const navigate = useNavigate()
  const { trialMerchantCode } = useSkin().gateway
  const { run, running } = useMutation('testPlay')

  async function startSession(): Promise<void> {
    const finish = showLoading(t('trial.preparing'))
    try {
      const { trail, session } = await run({ body: { merchantCode: trialMerchantCode } })
      if (session) {
        signIn(session, trialMerchantCode)
        keepTrialName(session.userName)
      }
      if (trail === 0) showNotification(t('trial.failed'))
      else navigate(pathTo('home'))
    } catch (error) {
      if (!isQuiet(error)) showNotification(t(errorMessageKey(error), errorMessageValues(error)))
    } finally {
      finish()
    }
  }

  return { start: () => void (running || startSession()), running }
}

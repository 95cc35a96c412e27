import { useEffect } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { showNotification } from '../../../../state/toasts.ts'

/**
 * Loads the flags again when the gateway refuses a call of the mall as closed: the page and its ways in go with
 * the flag. If the flag has not changed, the player is led home all the same.
 */
export function useLeaveClosed(error: GatewayError | undefined): void {
  const t = useT()
  const navigate = useNavigate()
  const { refreshStatus } = useGateway()
  const isClosed = error?.code === 'function.not.available'
  useEffect(() => {
    if (!isClosed) return
    let hasLeft = false
    const leave = (): void => {
      if (hasLeft) return
      showNotification(t('error.notAvailable'), 'long')
      navigate(pathTo('home'), { replace: true })
    }
    refreshStatus().then(leave, leave)
    return () => {
      hasLeft = true
    }
  }, [isClosed, navigate, refreshStatus, t])
}

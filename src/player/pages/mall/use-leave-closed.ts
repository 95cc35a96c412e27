import { useEffect } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import type { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { useNavigate } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import { showNotification } from '../../state/toasts.ts'

/** Leads home with a word when the gateway says that the mall is closed before its flag has arrived. */
export function useLeaveClosed(error: GatewayError | undefined): void {
  const t = useT()
  const navigate = useNavigate()
  const isClosed = error?.code === 'function.not.available'
  useEffect(() => {
    if (!isClosed) return
    showNotification(t('error.notAvailable'))
    navigate(pathTo('home'), { replace: true })
  }, [isClosed, navigate, t])
}

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useGateway } from '../../../../gateway/GatewayProvider.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useWindowWords } from '../../../../kit/pages/use-window-words.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useStatus } from '../../../../state/status.ts'
import { StatusFrame } from './StatusFrame.tsx'

/** Milliseconds between two automatic checks of the status. */
const recheckMs = 30_000

/** Shows the maintenance period, and checks whether it is over (SPEC §2.21 and §12.37). */
export default function Maintenance(): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const { checking, check } = useRecheck()
  return (
    <StatusFrame>
      <Notice
        kind="maintenance"
        size="page"
        line={t('error.maintenance')}
        detail={<MaintenancePeriod />}
        ornament={look.ornaments['maintenance']}
        action={{ label: t('status.recheck'), onPress: check, busy: checking }}
      />
    </StatusFrame>
  )
}

function MaintenancePeriod(): ReactNode {
  const { maintenanceFrom: from, maintenanceTo: to } = useStatus().answer ?? {}
  return useWindowWords({ from, to })
}

function useRecheck(): { readonly checking: boolean; readonly check: () => void } {
  const { refreshStatus } = useGateway()
  const [checking, setChecking] = useState(false)
  const check = useCallback(() => {
    setChecking(true)
    refreshStatus()
      .catch(() => undefined) // the screen stays and checks again
      .finally(() => setChecking(false))
  }, [refreshStatus])
  useEffect(() => {
    const timer = setInterval(check, recheckMs)
    return () => clearInterval(timer)
  }, [check])
  return { checking, check }
}

import { useEffect } from 'react'
import { loginPath } from '../contract/login-path.ts'
import { useT } from '../i18n/use-t.ts'
import { openAlert } from '../state/dialogs.ts'
import { closeMenu } from '../state/menu.ts'
import { onSessionEnd, type SessionEnd } from '../state/session.ts'
import { useNavigate } from '../ui/navigation.tsx'
import { readRoute } from './resolve-visit.ts'

const words = {
  expired: 'error.loggedOut',
  elsewhere: 'app.endedElsewhere',
  idle: 'app.endedIdle',
  limit: 'app.endedLimit',
} as const satisfies Record<Exclude<SessionEnd, 'left'>, string>

/** A session that ended by itself brings one dialog, then login with the way back kept (SAFETY.md). */
export function useSessionEnd(): void {
  const t = useT()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnd((end) => {
        closeMenu()
        if (end === 'left') return
        const back = location.pathname + location.search
        const onLogin = readRoute(location.pathname) === 'login'
        // The guard may turn the page first, which closes dialogs of the page before.
        setTimeout(async () => {
          await openAlert({ title: t('app.ended'), text: t(words[end]), confirm: t('route.login') })
          if (!onLogin)
            navigate(loginPath(back), { replace: readRoute(location.pathname) === 'login' })
        })
      }),
    [navigate, t],
  )
}

import { useEffect } from 'react'
import { loginPath } from '../contract/login-path.ts'
import { closeSession } from '../gateway/close-session.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useT } from '../i18n/use-t.ts'
import { openAlert } from '../state/dialogs.ts'
import { closeMenu } from '../state/menu.ts'
import { onSessionEnd, type SessionEnd } from '../state/session.ts'
import { showNotification } from '../state/toasts.ts'
import { useNavigate } from '../ui/navigation.tsx'
import { readRoute, readRouteDeclaration } from './resolve-visit.ts'

const words = {
  expired: 'error.loggedOut',
  elsewhere: 'app.endedElsewhere',
  idle: 'app.endedIdle',
  limit: 'app.endedLimit',
} as const satisfies Record<Exclude<SessionEnd, 'left'>, string>

/** Ends that the gateway has to be told of; it knows of the others. */
const endsHere: readonly SessionEnd[] = ['left', 'idle', 'limit']

/** Tells the gateway of an end that came from here, and the player where it could not be told. */
export function useSessionClosing(): void {
  const t = useT()
  const { client } = useGateway()
  useEffect(
    () =>
      onSessionEnd(async (end, session) => {
        if (!endsHere.includes(end)) return
        if (!(await closeSession(client, session))) showNotification(t('app.notClosed'), 'long')
      }),
    [client, t],
  )
}

/** A session that ended by itself brings one dialog, then login with the way back kept (SAFETY.md). */
export function useSessionEnd(): void {
  const t = useT()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnd(async (end) => {
        closeMenu()
        if (end === 'left') return
        const login = loginPath(location.pathname + location.search)
        // A page for members makes room at once, so that the dialog stands over login.
        if (isForMembers(location.pathname)) navigate(login, { replace: true })
        await openAlert({ title: t('app.ended'), text: t(words[end]), confirm: t('route.login') })
        if (readRoute(location.pathname) !== 'login') navigate(login)
      }),
    [navigate, t],
  )
}

function isForMembers(path: string): boolean {
  const route = readRoute(path)
  return route !== undefined && readRouteDeclaration(route).signedIn === true
}

import { loginPath } from '../../../core/contract/login-path.ts'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import type { Navigate } from '../../components/ui/navigation.tsx'
import { closeSession } from '../../gateway/close-session.ts'
import type { I18n } from '../../i18n/start-i18n.ts'
import { openAlert } from '../../state/dialogs.ts'
import type { SessionEnd, SessionInfo } from '../../state/session.ts'
import { showNotification } from '../../state/toasts.ts'
import { readRoute, readRouteDeclaration } from '../resolve-visit.ts'

export { watchInactivity } from '../../state/inactivity.ts'

/** What it takes to tell the gateway and the player that a session has ended. */
export interface EndScope {
  readonly client: Client
  readonly t: I18n['translate']
  readonly navigate: Navigate
}

const words = {
  expired: 'error.loggedOut',
  elsewhere: 'app.endedElsewhere',
  idle: 'app.endedIdle',
  limit: 'app.endedLimit',
} as const satisfies Record<Exclude<SessionEnd, 'left'>, string>

/** Ends that the gateway has to be told of; it knows of the others. */
const endsHere: readonly SessionEnd[] = ['left', 'idle', 'limit']

/** Tells the gateway of an end that came from here, and the player of what there is to know. */
export function tellEnd(end: SessionEnd, session: SessionInfo, scope: EndScope): void {
  if (endsHere.includes(end)) void close(session, scope)
  if (end !== 'left') void leadToLogin(end, scope)
}

async function close(session: SessionInfo, { client, t }: EndScope): Promise<void> {
  if (!(await closeSession(client, session))) showNotification(t('app.notClosed'), 'long')
}

/** A session that ended by itself brings one dialog, then login with the way back kept (SPEC §12.9). */
async function leadToLogin(
  end: Exclude<SessionEnd, 'left'>,
  { t, navigate }: EndScope,
): Promise<void> {
  const login = loginPath(location.pathname + location.search)
  // A page for members makes room at once, so that the dialog stands over login.
  if (isForMembers(location.pathname)) navigate(login, { replace: true })
  await openAlert({ title: t('app.ended'), text: t(words[end]), confirm: t('route.login') })
  if (readRoute(location.pathname) !== 'login') navigate(login)
}

function isForMembers(path: string): boolean {
  const route = readRoute(path)
  return route !== undefined && readRouteDeclaration(route).signedIn === true
}

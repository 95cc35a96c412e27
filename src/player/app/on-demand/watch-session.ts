import { loginPath } from '../../../core/contract/login-path.ts'
import { findRoute, type MerchantPages, readEntrance } from '../../../core/contract/own-pages.ts'
import { readRoute } from '../../../core/contract/pages.ts'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { sendLogout } from '../../gateway/send-logout.ts'
import type { I18n } from '../../i18n/start-i18n.ts'
import type { Navigate } from '../../kit/controls/navigation.tsx'
import { openAlert } from '../../state/dialogs.ts'
import { isTrialType, type SessionEnd, type SessionInfo } from '../../state/session.ts'
import { showNotification } from '../../state/toasts.ts'

export { watchInactivity } from '../../state/inactivity.ts'

/** Dependencies for reporting the end of a session to the gateway and the player. */
export interface EndScope {
  readonly client: Client
  readonly t: I18n['translate']
  readonly navigate: Navigate
  readonly pages: MerchantPages
}

const endMessages = {
  expired: 'error.loggedOut',
  elsewhere: 'app.endedElsewhere',
  idle: 'app.endedIdle',
  limit: 'app.endedLimit',
} as const satisfies Record<Exclude<SessionEnd, 'left'>, string>

/** Ends that the gateway has to be informed of. It caused the others itself. */
const localEnds: readonly SessionEnd[] = ['left', 'idle', 'limit']

/** Reports the end of a session: to the gateway if it began here, and to the player unless the player logged out. */
export function reportSessionEnd(end: SessionEnd, session: SessionInfo, scope: EndScope): void {
  if (localEnds.includes(end)) void close(session, scope)
  if (end !== 'left') void openLogin(wordsOf(end, session), scope)
}

async function close(session: SessionInfo, { client, t }: EndScope): Promise<void> {
  if (!(await sendLogout(client, session))) showNotification(t('app.notClosed'), 'long')
}

interface EndWords {
  readonly title: 'app.ended' | 'app.trialEnded'
  readonly text: (typeof endMessages)[keyof typeof endMessages] | 'app.trialEndedText'
}

/** Returns the message of an end. A trial that is over cannot be entered again (SPEC §11.49). */
function wordsOf(end: Exclude<SessionEnd, 'left'>, { type }: SessionInfo): EndWords {
  return end === 'expired' && isTrialType(type)
    ? { title: 'app.trialEnded', text: 'app.trialEndedText' }
    : { title: 'app.ended', text: endMessages[end] }
}

/** Explains in one dialog why the session ended, then opens login and keeps the way back (SPEC §12.9). */
async function openLogin(
  { title, text }: EndWords,
  { t, navigate, pages }: EndScope,
): Promise<void> {
  const login = loginPath(location.pathname + location.search)
  // A page for members is replaced at once, so that the dialog appears over login.
  if (isForMembers(location.pathname, pages)) navigate(login, { replace: true })
  await openAlert({ title: t(title), text: t(text), confirm: t('route.login') })
  if (readRoute(location.pathname) !== 'login') navigate(login)
}

function isForMembers(path: string, pages: MerchantPages): boolean {
  const route = findRoute(path, pages)
  const { sessions } = route ? readEntrance(route, pages) : {}
  return sessions !== undefined && !sessions.includes('guest')
}

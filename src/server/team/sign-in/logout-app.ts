import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { TeamSettings } from '../../../core/config/team-settings.ts'
import { commonHeaders } from '../../../site/assemble/security-headers.ts'
import type { OperatorRequest } from '../../access/operator-access.ts'
import type { RateLimit } from '../rate-limit.ts'
import { readSender } from '../read-sender.ts'
import type { AuditedAction } from '../store/audit-log.ts'
import type { TeamStore } from '../store/open-team-store.ts'
import type { EndedSession, ProviderLogout } from '../store/provider-logouts.ts'
import { nameOf, type Sender } from '../store/sessions.ts'
import { TeamStoreError } from '../store/team-store-error.ts'
import type { TeamMetrics } from '../team-metrics.ts'
import type { TeamEvents } from '../together/open-events.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { LogoutRefusal } from './logout-refusal.ts'

export interface LogoutParts {
  readonly settings: Pick<TeamSettings, 'issuer'>
  readonly provider: Pick<IdentityProvider, 'readLogout'>
  readonly store: Pick<TeamStore, 'audit' | 'providerLogouts'>
  readonly events: Pick<TeamEvents, 'endSession'>
  readonly metrics: Pick<TeamMetrics, 'countLogout'>
  /** Limits the requests of one address. */
  readonly limit: RateLimit
  readonly report: (line: string) => void
}

/** The path at which the identity provider says that somebody signed out there. */
export const logoutPath = '/studio/sign-in/back-channel-logout'

/** More than a form with a logout token is long. */
const mostBytes = 32 * 1024

interface Bindings {
  readonly incoming: OperatorRequest
}

type LogoutContext = Context<{ Bindings: Bindings }>

/** Returns true if a request is a logout of the identity provider, or looks like one. */
export function isForLogout({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.split('?')[0] === logoutPath
}

/**
 * Answers the logouts of the identity provider (OpenID Connect Back-Channel Logout 1.0 §2.5 to §2.8). What it believes
 * is the signature of the token alone: a cookie or a token against forged requests means nothing here.
 */
export function createLogoutApp(parts: LogoutParts): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()
  app.use('*', async (context, next) => {
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value)
    context.header('cache-control', 'no-store')
    if (context.req.method !== 'POST')
      return context.text('Send a form by POST.', 405, { allow: 'POST' })
    if (!parts.limit.take(readSender(context.env.incoming).address)) {
      // A flood of them is counted and not recorded, so that it cannot fill the disk.
      parts.metrics.countLogout('too-often')
      return answerProblem(context, 429, 'There were too many requests from this address.')
    }
    return await next()
  })
  app.use(
    '*',
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => refuse(context, new LogoutRefusal('form', ''), parts),
    }),
  )
  app.post('*', async (context) => {
    const ended = await endSessions(context, parts)
    for (const { id } of ended) parts.events.endSession(id)
    parts.metrics.countLogout('accepted')
    return context.body(null, 200)
  })
  app.onError((error, context) => {
    if (error instanceof LogoutRefusal) return refuse(context, error, parts)
    parts.report(`A logout of the identity provider failed: ${describe(error)}`)
    parts.metrics.countLogout('failed')
    return answerProblem(context, 400, 'The studio cannot end sessions just now.')
  })
  return app
}

async function endSessions(
  context: LogoutContext,
  { settings, provider, store }: LogoutParts,
): Promise<readonly EndedSession[]> {
  const token = await readForm(context.req.raw, settings.issuer)
  const logout = await provider.readLogout(token)
  const from = readSender(context.env.incoming)
  const ended = await store.providerLogouts.end(logout, (sessions) =>
    composeEntry(logout, sessions, from),
  )
  if (!ended) throw new LogoutRefusal('replayed', settings.issuer)
  return ended
}

/** Returns the token of a form that has exactly one. Throws LogoutRefusal. */
async function readForm(request: Request, issuer: string): Promise<string> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new LogoutRefusal('form', issuer)
  const [token, ...more] = new URLSearchParams(await request.text()).getAll('logout_token')
  if (token === undefined || more.length > 0) throw new LogoutRefusal('form', issuer)
  return token
}

const action = 'backChannelLogout'

/** Names in the audit log whose sessions ended. Where none was open, the id at the provider is all that is known. */
function composeEntry(
  { sid, subject }: ProviderLogout,
  ended: readonly EndedSession[],
  from: Sender,
): AuditedAction {
  const [first] = ended
  return {
    who: first ? nameOf(first) : '',
    subject: first?.subject ?? subject,
    from,
    action,
    merchants: [],
    outcome: 'allowed',
    change: { sessions: ended.map(({ id }) => id), ...(sid !== undefined && { sid }) },
  }
}

async function refuse(
  context: LogoutContext,
  { message }: LogoutRefusal,
  { store, metrics, report }: LogoutParts,
): Promise<Response> {
  metrics.countLogout('refused')
  const from = readSender(context.env.incoming)
  await store.audit
    .append({ who: '', from, action, merchants: [], outcome: 'refused', problem: message })
    .catch((cause: unknown) => report(describe(cause)))
  return answerProblem(context, 400, message)
}

function answerProblem(context: LogoutContext, status: 400 | 429, message: string): Response {
  return context.json({ error: 'invalid_request', error_description: message }, status)
}

function describe(cause: unknown): string {
  return cause instanceof TeamStoreError ? cause.message : String(cause)
}

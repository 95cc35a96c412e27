import type { IncomingMessage } from 'node:http'
import { grantsOf, type TeamSettings } from '../../../core/config/team-settings.ts'
import { commonHeaders } from '../../../site/assemble/security-headers.ts'
import type { OperatorRequest } from '../../access/operator-access.ts'
import type { RateLimit } from '../rate-limit.ts'
import { readSender } from '../read-sender.ts'
import type { TeamStore } from '../store/open-team-store.ts'
import { createSecret } from '../store/secrets.ts'
import { nameOf, type Person, type Sender } from '../store/sessions.ts'
import { TeamStoreError } from '../store/team-store-error.ts'
import type { TeamCookies } from '../team-cookies.ts'
import type { TeamMetrics } from '../team-metrics.ts'
import { callbackPath, type IdentityProvider } from './identity-provider.ts'
import { problemPage } from './problem-page.ts'
import { readReturnPath } from './return-path.ts'
import { SignInProblem } from './sign-in-problem.ts'

export interface SignInParts {
  readonly settings: TeamSettings
  readonly origin: string
  readonly provider: IdentityProvider
  readonly store: TeamStore
  readonly cookies: TeamCookies
  readonly metrics: TeamMetrics
  /** Limits the sign-ins that one address begins or ends. */
  readonly limit: RateLimit
  /** Hears, in lines, what an operator should know. */
  readonly report: (line: string) => void
}

export const signInPath = '/studio/sign-in'

/** Returns true if a request begins or ends a sign-in. */
export function isForSignIn({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean {
  const [path = ''] = url.split('?')
  return path === signInPath || path === callbackPath
}

/** Answers the two addresses of a sign-in: the one that leads to the identity provider, and the one it answers to. */
export function createSignInApp(
  parts: SignInParts,
): (request: OperatorRequest) => Promise<Response> {
  return async (request) => {
    const from = readSender(request)
    try {
      if (request.method !== 'GET') return new Response('Not found', { status: 404 })
      if (!parts.limit.take(from.address)) throw new SignInProblem('too-often', parts.settings)
      const url = new URL(request.url ?? '/', parts.origin)
      return url.pathname === signInPath
        ? await begin(url, parts)
        : await finish(url, { request, from, parts })
    } catch (cause) {
      return await fail(cause, { from, parts })
    }
  }
}

/** Sends the browser to the identity provider, with a cookie that ties the answer to this browser. */
async function begin(url: URL, { provider, store, cookies }: SignInParts): Promise<Response> {
  const { address, expected } = await provider.begin()
  const secret = createSecret()
  const returnTo = readReturnPath(url.searchParams.get('to') ?? undefined)
  await store.signIns.put(secret, { ...expected, returnTo })
  return redirect(address, [cookies.signIn.write(secret)])
}

interface Finishing {
  readonly request: OperatorRequest
  readonly from: Sender
  readonly parts: SignInParts
}

/** Opens a session with a secret that no earlier request could know. */
async function finish(url: URL, { request, from, parts }: Finishing): Promise<Response> {
  const { settings, provider, store, cookies, metrics } = parts
  const { cookie } = request.headers
  const secret = cookies.signIn.read(cookie)
  const pending = secret === undefined ? undefined : await store.signIns.take(secret)
  if (!pending) throw new SignInProblem('stale', settings)
  const person = await provider.finish(url, pending)
  if (grantsOf(person.claims, settings.grants).length === 0)
    throw new SignInProblem('no-role', settings, { person })
  await endEarlier(cookies.session.read(cookie), store)
  await store.audit.append({ ...actorOf(person), from, ...signIn, outcome: 'allowed' })
  metrics.countSignIn('signed-in')
  await store.people.note(person)
  const session = await store.sessions.start(person, from)
  return redirect(pending.returnTo, [cookies.session.write(session), cookies.signIn.remove()])
}

const signIn = { action: 'signIn', merchants: [] } as const

/** Ends the session that the browser had before, so that it has one at a time. */
async function endEarlier(secret: string | undefined, { sessions }: TeamStore): Promise<void> {
  const earlier = secret === undefined ? undefined : await sessions.find(secret)
  if (earlier) await sessions.end({ id: earlier.id })
}

/** Shows why a sign-in failed, and records it. What is no problem of a sign-in is reported to the operator alone. */
async function fail(
  cause: unknown,
  { from, parts }: Pick<Finishing, 'from' | 'parts'>,
): Promise<Response> {
  const { settings, store, cookies, metrics, report } = parts
  const isKnown = cause instanceof SignInProblem
  const isOfStore = cause instanceof TeamStoreError
  if (!isKnown) report(`A sign-in failed: ${isOfStore ? cause.message : String(cause)}`)
  const code = isOfStore ? 'no-store' : 'wrong-answer'
  const problem = isKnown ? cause : new SignInProblem(code, settings)
  metrics.countSignIn(problem.code)
  const { person } = problem
  // A flood of them is counted, and each sender's share of the log is bounded. A store that is away takes no entry.
  if (problem.code !== 'too-often' && problem.code !== 'no-store')
    await store.audit.append({
      ...(person ? actorOf(person) : { who: '' }),
      ...signIn,
      from,
      outcome: 'refused',
      problem: problem.message,
    })
  const page = problemPage(problem)
  page.headers.append('set-cookie', cookies.signIn.remove())
  return page
}

function actorOf(person: Person) {
  return { who: nameOf(person), subject: person.subject }
}

function redirect(location: string, setCookies: readonly string[]): Response {
  const headers = new Headers({ ...commonHeaders, location, 'cache-control': 'no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

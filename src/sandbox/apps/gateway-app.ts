import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AnyCallDeclaration } from '../../core/contract/call-declaration.ts'
import type { CallName } from '../../core/contract/calls.ts'
import { guestHomeCalls } from '../../core/contract/guest-home-calls.ts'
import { parseUrl } from '../../core/contract/parse-url.ts'
import { seedMerchant } from '../demo/demo-accounts.ts'
import { gatewayHandlers } from '../handlers/gateway-handlers.ts'
import { answerOwnCall } from '../handlers/own-calls/answer-own-call.ts'
import { loadParameters } from '../handlers/own-calls/load-parameters.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { type Commit, commitTo } from '../requests/answer-once.ts'
import { checkOpen } from '../requests/check-open.ts'
import { commitFault } from '../requests/commit-fault.ts'
import { moveToken, readCookieToken } from '../requests/cookie-sessions.ts'
import { dropBody } from '../requests/drop-body.ts'
import { largestBodyOf, loadCallInput } from '../requests/load-call-input.ts'
import { nameDevice } from '../requests/name-device.ts'
import type { Handler, RequestConnection, Sandbox, SandboxRequest } from '../requests/sandbox.ts'
import { findSession, hashToken } from '../requests/sessions.ts'
import type { MerchantDirectory, SandboxMerchant } from '../world/sandbox-merchant.ts'
import { type FoundCall, findCall, isPathOfCall } from './find-call.ts'

type Call = Context<{ Bindings: RequestConnection }>

interface Answer {
  readonly status: number
  readonly json: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const allowedHeaders =
  'Merchant, Authorization, X-CSRF-Token, ModuleId, Device, Language, Encryption, Idempotency-Key, Content-Type'

/** Every call of the contract over HTTP, with its envelope (SPEC §10.4 and §10.5). */
export function createGatewayApp(sandbox: Sandbox): Hono<{ Bindings: RequestConnection }> {
  const app = new Hono<{ Bindings: RequestConnection }>()
  app.use('*', (context, next) => {
    const { merchant } = findMerchant(sandbox, context.req.header('merchant')) ?? {}
    const found = findCall(context.req, merchant?.paths ?? {}, sandbox)
    const onError = async (): Promise<Response> => {
      await dropBody(context.req.raw)
      return send(tooLarge())
    }
    const limit = bodyLimit({ maxSize: largestBodyOf(found?.contract), onError })
    return limit(context, next)
  })
  app.options('*', (context) =>
    context.body(null, 204, { ...corsHeaders, ...allowSite(sandbox, context) }),
  )
  app.all('*', async (context) => {
    const response = await answerCall(context, sandbox)
    if (response === RESPONSE_ALREADY_SENT) return response
    // The clock of the sandbox, which tests and previews move.
    response.headers.set('date', new Date(sandbox.now()).toUTCString())
    for (const [name, value] of Object.entries(allowSite(sandbox, context)))
      response.headers.set(name, value)
    return response
  })
  return app
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': allowedHeaders,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'Date, Retry-After',
  'access-control-max-age': '7200',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Lets the page of a merchant whose sessions are in cookies send them; any other page asks without. */
function allowSite({ directory }: Sandbox, { req }: Call): Readonly<Record<string, string>> {
  const origin = req.header('origin')
  const host = parseUrl(origin ?? '')?.host
  const isSite = directory
    .list()
    .some(
      ({ session, origins }) =>
        session === 'cookie' && origins.some((one) => parseUrl(one)?.host === host),
    )
  if (!origin || !isSite) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  }
}

async function answerCall(context: Call, sandbox: Sandbox): Promise<Response> {
  const found = findMerchant(sandbox, context.req.header('merchant'))
  const call = findCall(context.req, found?.merchant.paths ?? {}, sandbox)
  if (!call) return send(refuse(new GatewayRefusal('request.url.empty', { status: 404 })))
  if (!found)
    return send(refuse(new GatewayRefusal('request_param_err', { message: 'Unknown merchant' })))
  const fault = sandbox.faults.take(found.merchant.code, call.name)
  const answer = await sandbox.running
    .run(() => runCall(context, { sandbox, call, ...found }))
    .catch(refuse)
  if (!fault) return send(answer)
  const outcome = await commitFault(fault, answer.json)
  if (outcome === 'pass') return send(answer)
  if (outcome !== 'drop') return outcome
  context.env.drop()
  return RESPONSE_ALREADY_SENT
}

interface Running {
  readonly sandbox: Sandbox
  readonly call: FoundCall
  readonly merchant: SandboxMerchant
  readonly trial: boolean
}

async function runCall(
  context: Call,
  { sandbox, call, merchant, trial }: Running,
): Promise<Answer> {
  const { name, declaration } = call
  const token = readToken(context, merchant, declaration)
  // The accounts of the demonstration take seconds to make; a guest's home needs none of them.
  if (token || !Object.hasOwn(guestHomeCalls, name)) await seedMerchant(sandbox, merchant)
  const settings = await sandbox.settings.load(merchant)
  if (!alwaysOpen.includes(name)) checkOpen(settings, merchant)
  const account = token ? await findSession(sandbox, token) : undefined
  const known = account?.merchant === merchant.code ? account : undefined
  const checkSession = (): void => {
    if (declaration.token && !known)
      throw new GatewayRefusal(token ? 'user.or.token.invalid' : 'login.not.session', {
        status: 401,
      })
  }
  if (name !== 'logout') checkSession()
  const input = await loadInput(context.req.raw, call, sandbox)
  const run = async (commit: Commit<unknown>): Promise<unknown> => {
    checkSession()
    const language = sandbox.directory.languageOf(context.req.header('language') ?? '')
    const common = { sandbox, merchant, settings, account: known, language, commit }
    if (!call.contract)
      return answerOwnCall({
        ...common,
        name,
        kind: declaration.kind,
        parameters: input.parameters ?? {},
      })
    const handler = gatewayHandlers[call.contract] as Handler<CallName> // a map from name to handler: each takes its own call
    const request = {
      ...common,
      trial,
      ...input,
      token,
      device: nameDevice(context.req.header('user-agent') ?? ''),
      origin: new URL(context.req.url).origin,
      caller: context.env.caller,
    }
    return handler(request as SandboxRequest<CallName>) // its input was just checked against the declaration
  }
  const key = context.req.header('idempotency-key')
  const asked = { name, token, accountId: known?.id, merchant: context.req.header('merchant') }
  const value =
    declaration.kind === 'read' || !key
      ? await run(commitTo(sandbox.database))
      : await sandbox.answerOnce(
          { caller: nameCaller(asked, context.env.caller), key, call: name, content: input },
          run,
        )
  if (declaration.bare) return { status: 200, json: value }
  const moved = isCookieSession(context, merchant)
    ? moveToken(name, value, { merchant, isOtherSite: isOtherSite(context) })
    : { value }
  return {
    status: 200,
    json: { success: true, value: moved.value },
    ...(moved.cookie && { headers: { 'set-cookie': moved.cookie } }),
  }
}

/** Returns true for a page of another host than the one that it asks. */
function isOtherSite({ req }: Call): boolean {
  const origin = parseUrl(req.header('origin') ?? '')
  return origin !== undefined && origin.hostname !== new URL(req.url).hostname
}

/** A request with a token of its own, as from a preview, is answered with one. */
function isCookieSession({ req }: Call, { session }: SandboxMerchant): boolean {
  return session === 'cookie' && req.header('authorization') === undefined
}

interface Asker {
  readonly name: string
  readonly token: string | undefined
  readonly accountId: string | undefined
  /** The code it asks under, which may be that of trial accounts. */
  readonly merchant: string | undefined
}

/** Returns the owner of an idempotency key: the account, or the guests of a merchant at one address. */
function nameCaller({ name, token, accountId, merchant }: Asker, address: string): string {
  // A logout is its session's own: when it is repeated, the session is gone.
  if (name === 'logout' && token !== undefined) return `session:${hashToken(token)}`
  return accountId ?? `guest:${hashToken(JSON.stringify([merchant, address]))}`
}

function readToken(
  context: Call,
  merchant: SandboxMerchant,
  declaration: AnyCallDeclaration,
): string | undefined {
  const { req } = context
  return isCookieSession(context, merchant)
    ? readCookieToken(req.raw.headers, merchant, declaration)
    : (req.header('authorization') ?? req.query('token'))
}

/** The calls that a page needs to report that the platform is closed and to show contacts. */
const alwaysOpen: readonly string[] = ['systemStatus', 'customerService']

let reference = 1000

function refuse(cause: unknown): Answer {
  reference += 1
  if (!(cause instanceof GatewayRefusal)) {
    console.error(cause)
    return {
      status: 500,
      json: { success: false, errorCode: 'system.busy', message: `System busy #${reference}` },
    }
  }
  const { code, facts, message } = cause
  const { status = 400, value, retryAfter } = facts
  const json = { success: false, errorCode: code, message: `${message} #${reference}` }
  return {
    status,
    json: value === undefined ? json : { ...json, value },
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }),
  }
}

function tooLarge(): Answer {
  return refuse(new GatewayRefusal('request_param_err', { message: 'Body too large' }))
}

function send({ status, json, headers }: Answer): Response {
  return Response.json(json, { status, headers: { ...corsHeaders, ...headers } })
}

/** What a call is sent with: the query and the body of one of the contract, the parameters of an own one. */
interface CallInput {
  readonly query?: unknown
  readonly body?: unknown
  readonly parameters?: object
}

async function loadInput(request: Request, call: FoundCall, { key }: Sandbox): Promise<CallInput> {
  if (call.contract) return loadCallInput(request, call.declaration, key)
  return { parameters: await loadParameters(request, call.described) }
}

/** Returns true if a path belongs to the gateway, the icon CDN or a composed picture. */
export function isGatewayPath(
  { list }: Pick<MerchantDirectory, 'list'>,
  method: string,
  path: string,
): boolean {
  return (
    /^\/(wps|lgw|cdn|pictures)\//.test(path) ||
    list().some(({ paths }) => isPathOfCall({ method, path }, paths))
  )
}

function findMerchant({ directory }: Sandbox, code: string | undefined) {
  for (const merchant of directory.list()) {
    if (merchant.merchantCode === code) return { merchant, trial: false }
    if (merchant.trialMerchantCode === code) return { merchant, trial: true }
  }
  return undefined
}

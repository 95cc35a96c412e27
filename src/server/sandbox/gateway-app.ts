import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { CallDeclaration } from '../../contract/call-declaration.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { createShelf, type Shelf } from './captcha/shelf.ts'
import { commitFault } from './commit-fault.ts'
import { seedMerchant } from './demo-accounts.ts'
import { handlers } from './handlers/handlers.ts'
import { largestBody, readCallInput } from './read-call-input.ts'
import { Refusal } from './refusal.ts'
import type { CallRequest, Connection, Handler, Sandbox } from './sandbox.ts'
import { findSession } from './sessions.ts'
import type { MerchantDirectory, SandboxMerchant } from './world/sandbox-merchant.ts'

type Call = Context<{ Bindings: Connection }>

interface Answer {
  readonly status: number
  readonly json: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const allowedHeaders =
  'Merchant, Authorization, ModuleId, Device, Language, Encryption, Idempotency-Key, Content-Type'

/** Every call of the contract over HTTP, with its envelope (GATEWAY.md). */
export function createGatewayApp(sandbox: Sandbox): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>()
  const done = createShelf<Promise<Answer>>({ now: sandbox.now, lifetimeMs: 600_000, limit: 2000 })
  app.use('*', bodyLimit({ maxSize: largestBody, onError: (context) => send(context, tooLarge()) }))
  app.options('*', (context) => context.body(null, 204, corsHeaders))
  app.all('*', (context) => answerCall(context, { sandbox, done }))
  return app
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': allowedHeaders,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'Date, Retry-After',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

interface Gateway {
  readonly sandbox: Sandbox
  /** Answers of effects by idempotency key and who asked. */
  readonly done: Shelf<Promise<Answer>>
}

async function answerCall(context: Call, gateway: Gateway): Promise<Response> {
  const { sandbox, done } = gateway
  const found = findMerchant(sandbox, context.req.header('merchant'))
  const name = findCall(context.req.method, context.req.path, found?.merchant.paths ?? {})
  if (!name) return send(context, refuse(new Refusal('request.url.empty', { status: 404 })))
  if (!found)
    return send(context, refuse(new Refusal('request_param_err', { message: 'Unknown merchant' })))
  const fault = sandbox.faults.take(found.merchant.code, name)
  const key = context.req.header('idempotency-key')
  const shelved =
    key === undefined
      ? undefined
      : JSON.stringify([found.merchant.code, name, key, readToken(context)])
  const answer =
    (shelved === undefined ? undefined : done.read(shelved)) ??
    runCall(context, { sandbox, name, ...found }).catch(refuse)
  if (shelved !== undefined) done.put(shelved, answer)
  if (!fault) return send(context, await answer)
  const outcome = await commitFault(fault, (await answer).json)
  if (outcome === 'pass') return send(context, await answer)
  if (outcome !== 'drop') return outcome
  context.env.drop()
  return RESPONSE_ALREADY_SENT
}

interface Running {
  readonly sandbox: Sandbox
  readonly name: CallName
  readonly merchant: SandboxMerchant
  readonly trial: boolean
}

async function runCall(
  context: Call,
  { sandbox, name, merchant, trial }: Running,
): Promise<Answer> {
  const declaration: CallDeclaration = calls[name]
  await seedMerchant(sandbox, merchant)
  const settings = await sandbox.settings.load(merchant)
  if (settings.maintenance && !alwaysOpen.has(name))
    throw new Refusal('system.maintenance', { status: 503 })
  const token = readToken(context)
  const account = token ? await findSession(sandbox, token) : undefined
  const known = account?.merchant === merchant.code ? account : undefined
  if (declaration.token && !known)
    throw new Refusal(token ? 'user.or.token.invalid' : 'login.not.session', { status: 401 })
  const input = await readCallInput(context.req.raw, declaration, sandbox.key)
  const request = {
    sandbox,
    merchant,
    trial,
    settings,
    ...input,
    account: known,
    token,
    language: sandbox.directory.languageOf(context.req.header('language') ?? ''),
    origin: new URL(context.req.url).origin,
    caller: context.env.caller,
  }
  const handler = handlers[name] as Handler<CallName> // a map from name to handler: each takes its own call
  const value = await handler(request as CallRequest<CallName>) // its input was just checked against the declaration
  return { status: 200, json: declaration.bare ? value : { success: true, value } }
}

function readToken({ req }: Call): string | undefined {
  return req.header('authorization') ?? req.query('token')
}

/** What a page needs to say that the platform is closed, and whom to ask. */
const alwaysOpen: ReadonlySet<CallName> = new Set([
  'systemStatus',
  'whitelabel',
  'templates',
  'consolidatedSettings',
  'customerService',
  'domainRoute',
])

let reference = 1000

function refuse(cause: unknown): Answer {
  reference += 1
  if (!(cause instanceof Refusal)) {
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
  return refuse(new Refusal('request_param_err', { message: 'Body too large' }))
}

function send(_context: Context, { status, json, headers }: Answer): Response {
  return Response.json(json, { status, headers: { ...corsHeaders, ...headers } })
}

/** The call of a method and a path, the merchant's own paths first. */
export function findCall(
  method: string,
  path: string,
  paths: SandboxMerchant['paths'],
): CallName | undefined {
  const names = Object.keys(calls) as CallName[] // the keys of a closed record
  return names.find(
    (name) =>
      calls[name].method === method &&
      path === ((Object.hasOwn(paths, name) ? paths[name] : undefined) ?? calls[name].path),
  )
}

/** Whether a path is of the gateway, the icon CDN or a composed picture. */
export function isGatewayPath(
  { list }: Pick<MerchantDirectory, 'list'>,
  method: string,
  path: string,
): boolean {
  return (
    /^\/(wps|lgw|cdn|pictures)\//.test(path) ||
    list().some(({ paths }) => findCall(method, path, paths) !== undefined)
  )
}

function findMerchant({ directory }: Sandbox, code: string | undefined) {
  for (const merchant of directory.list()) {
    if (merchant.merchantCode === code) return { merchant, trial: false }
    if (merchant.trialMerchantCode === code) return { merchant, trial: true }
  }
  return undefined
}

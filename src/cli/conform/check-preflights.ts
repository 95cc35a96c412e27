import type { CallDeclaration } from '../../core/contract/call-declaration.ts'
import { type CallName, calls } from '../../core/contract/calls.ts'
import type { ContractHeaders, GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import { composeAddress } from '../../core/gateway-client/on-demand/adapt-call.ts'
import type { GatewayAccess } from '../../site/gateway/recording-client.ts'
import { checkAnswer } from './check-answer.ts'
import type { Exchange, Site } from './exchanges.ts'
import { describeHeader, hasValue } from './header-values.ts'
import type { Breach } from './requirements.ts'

interface PreflightOptions {
  readonly gateway: string
  readonly site: Site
  readonly adapter: GatewayAdapter | undefined
  readonly fetch: GatewayAccess['fetch']
  readonly answerMs: number
  readonly now: () => number
}

/**
 * Asks for permission to send each call of the contract, as a browser does before it sends one. A preflight changes
 * nothing, so those of calls that are never sent are asked too. Stops at the first without an answer.
 */
export async function checkPreflights(options: PreflightOptions): Promise<readonly Breach[]> {
  const breaches: Breach[] = []
  for (const name of Object.keys(calls) as CallName[]) {
    const asked = `preflight of ${name}`
    const request = describeRequest(name, options)
    if (!request) continue
    const { path, ...permission } = request
    try {
      const exchange = await ask({ asked, path, permission }, options)
      breaches.push(...checkPreflight(exchange, permission, options.site))
    } catch {
      const sentence = 'There is no answer. Answer status 204 to OPTIONS.'
      return [...breaches, { requirement: 3, asked, sentence }]
    }
  }
  return breaches
}

/** What a browser asks permission for. */
interface Permission {
  readonly method: string
  readonly headers: readonly string[]
}

/** Returns what a browser asks permission for before a call; undefined for a call that is not sent. */
function describeRequest(
  name: CallName,
  { adapter, site }: PreflightOptions,
): (Permission & { readonly path: string }) | undefined {
  const declaration = calls[name]
  const { path } = declaration
  const permission = describePermission(declaration, { site, adapter })
  if (!adapter) return { ...permission, path }
  const ofBody = permission.headers.filter((one) => one === 'Content-Type')
  const sent = permission.headers.filter((one) => one !== 'Content-Type')
  const headers = Object.fromEntries(sent.map((one) => [one, '0'])) as unknown as ContractHeaders // every call has those that are required
  try {
    const address = composeAddress({ name, declaration }, { adapter, headers, path })
    if (!address) return undefined
    return {
      method: address.method,
      path: address.path.replaceAll(/\{\w+\}/g, '0'),
      headers: [...Object.keys(address.headers), ...ofBody],
    }
  } catch {
    // The verdict of the call has the reason.
    return undefined
  }
}

function describePermission(
  declaration: CallDeclaration,
  { site: { session }, adapter }: Pick<PreflightOptions, 'site' | 'adapter'>,
): Permission {
  const { method, kind, token, tokenInQuery, sendsToken, body, encrypted } = declaration
  const headers = [
    ...['Merchant', 'ModuleId', 'Device', 'Language'],
    ...(token || tokenInQuery || sendsToken ? [tokenHeaders[session]] : []),
    ...(kind === 'effect' ? ['Idempotency-Key'] : []),
    ...(body ? ['Content-Type'] : []),
    ...(encrypted && !adapter ? ['Encryption'] : []),
  ]
  return { method, headers }
}

const tokenHeaders = { token: 'Authorization', cookie: 'X-CSRF-Token' } as const

interface Preflight {
  readonly asked: string
  readonly path: string
  readonly permission: Permission
}

async function ask(
  { asked, path, permission }: Preflight,
  { gateway, site, fetch, answerMs, now }: PreflightOptions,
): Promise<Exchange> {
  const sentAt = now()
  const { status, headers } = await fetch(gateway + path, {
    method: 'OPTIONS',
    headers: {
      Origin: site.origin,
      'Access-Control-Request-Method': permission.method,
      'Access-Control-Request-Headers': permission.headers.join(',').toLowerCase(),
    },
    signal: AbortSignal.timeout(answerMs),
  })
  return { asked, kind: 'preflight', status, headers, sentAt, receivedAt: now() }
}

function checkPreflight(exchange: Exchange, permission: Permission, site: Site): Breach[] {
  const { asked, status, headers } = exchange
  const breaches = checkAnswer(exchange, site)
  const add = (requirement: Breach['requirement'], sentence: string): void =>
    void breaches.push({ requirement, asked, sentence })
  const isRedirect = status > 299 && status < 400
  if (!isRedirect && (status < 200 || status > 299))
    add(3, `The status is ${status}. Answer 204, also without a token: browsers send none.`)
  const methods = 'Access-Control-Allow-Methods'
  if (!hasValue(headers, methods, permission.method))
    add(5, `${describeHeader(headers, methods)} Answer "GET, POST, PUT, DELETE".`)
  const names = 'Access-Control-Allow-Headers'
  const missing = permission.headers.filter((one) => !allowsHeader(headers, one, site))
  if (missing.length > 0) add(6, `${describeHeader(headers, names)} Add "${missing.join(', ')}".`)
  const age = Number(headers.get(maxAge) ?? Number.NaN)
  if (!(age >= leastAge)) add(7, `${describeHeader(headers, maxAge)} Answer "7200".`)
  return breaches
}

const maxAge = 'Access-Control-Max-Age'
/** The least time that browsers shall keep a permission, in seconds. Without one they keep it for 5. */
const leastAge = 600

/**
 * Returns true if a preflight allows a header. `*` never allows Authorization, and nothing to a request with cookies
 * (WHATWG Fetch, CORS protocol).
 */
function allowsHeader(headers: Headers, name: string, { session }: Site): boolean {
  const list = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase()
  const named = list.split(',').map((one) => one.trim())
  const allowsAll = named.includes('*') && session === 'token' && name !== 'Authorization'
  return named.includes(name.toLowerCase()) || allowsAll
}

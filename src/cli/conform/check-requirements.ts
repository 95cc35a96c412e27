import { findKeyProblem } from '../../core/config/public-key.ts'
import { calls } from '../../core/contract/calls.ts'
import type { EncryptionKey } from '../../core/contract/generated/gateway.ts'
import { isLoopbackHost } from '../../core/contract/local-only.ts'
import { readErrorCode } from '../../core/gateway-client/read-error-code.ts'
import { createRecordingClient, type GatewayAccess } from '../../site/gateway/recording-client.ts'
import { checkAnswer } from './check-answer.ts'
import { checkPreflights } from './check-preflights.ts'
import type { Exchange, Site } from './exchanges.ts'
import { describeHeader, hasValue } from './header-values.ts'
import { checkSession, type PlayerSession } from './player-session.ts'
import { type Breach, type Requirement, requirements } from './requirements.ts'
import type { Verdict } from './verdict.ts'

export interface RequirementOptions {
  /** The gateway, with a fetch that records nothing. */
  readonly gateway: GatewayAccess
  readonly now: () => number
  /** The sites to answer for; the calls are sent from the first. */
  readonly sites: readonly Site[]
  /** What the calls of the contract were answered with. */
  readonly exchanges: readonly Exchange[]
  /** The key of the status answer. */
  readonly key: EncryptionKey | undefined
  /** The session that the calls were sent with, or why there is none. */
  readonly session: PlayerSession | string
}

/** Checks what a site needs of its gateway; one verdict for each line of the table in `docs/gateways.md`. */
export async function checkRequirements(options: RequirementOptions): Promise<readonly Verdict[]> {
  const found = await findBreaches(options)
  const numbers = Object.keys(requirements).map(Number) as Requirement[] // the keys of a closed record
  return numbers.map((number) => {
    const breaches = found.breaches.filter(({ requirement }) => requirement === number)
    const call = `${number} ${requirements[number]}`
    if (breaches.length > 0) return { call, state: 'differs', messages: group(number, breaches) }
    const left = found.left.get(number)
    return left === undefined
      ? { call, state: 'conforms', messages: [] }
      : { call, state: 'left', messages: [left] }
  })
}

interface Found {
  readonly breaches: readonly Breach[]
  /** Why a requirement could not be checked. */
  readonly left: ReadonlyMap<Requirement, string>
}

async function findBreaches(options: RequirementOptions): Promise<Found> {
  const { gateway, now, sites, exchanges, session } = options
  const left = listUnchecked(options)
  const [site] = sites
  const others = sites.filter(({ isOther }) => isOther)
  const preflights: Breach[] = []
  for (const other of others)
    preflights.push(
      ...(await checkPreflights({
        ...{ gateway: gateway.origin, site: other, now },
        ...{ fetch: gateway.fetch, answerMs: gateway.answerMs, adapter: gateway.adapter },
      })),
    )
  const breaches = [
    ...exchanges.flatMap((exchange) => checkAnswer(exchange, site)),
    ...preflights,
    ...checkScheme(gateway.origin, sites),
    ...(others.length > 0 ? await checkStranger(gateway) : []),
    ...(await checkCompression(gateway)),
    ...(gateway.adapter ? [] : [...checkKey(options.key), ...(await checkUnreadableBody(gateway))]),
    ...(await checkPolicies(gateway, others, left)),
    // Last, because it ends the session.
    ...(typeof session === 'string' ? [] : await checkSession({ gateway, session, site })),
  ]
  return { breaches, left }
}

/** Lists why requirements cannot be checked. */
function listUnchecked({
  gateway,
  sites,
  exchanges,
  key,
  session,
}: RequirementOptions): Map<Requirement, string> {
  const left = new Map<Requirement, string>()
  if (!sites.some(({ isOther }) => isOther))
    for (const requirement of ofOtherOrigins)
      left.set(requirement, sites.length > 0 ? sameOrigin : noSite)
  if (!exchanges.some(({ kind }) => kind === 'public')) left.set(16, 'no public call was answered')
  if (!exchanges.some(({ status }) => status === 429))
    left.set(18, 'no call was refused with status 429')
  for (const [requirement, why] of listUnencrypted(gateway, key)) left.set(requirement, why)
  if (typeof session === 'string') left.set(24, session)
  for (const requirement of [22, 23] as const) {
    if (typeof session === 'string') left.set(requirement, session)
    else if (session.kind === 'token') left.set(requirement, 'the session is a token')
  }
  return left
}

function listUnencrypted(
  { adapter }: GatewayAccess,
  key: EncryptionKey | undefined,
): readonly (readonly [Requirement, string])[] {
  if (adapter)
    return [
      [19, plain],
      [20, plain],
    ]
  if (key) return []
  return [[19, 'the status answer has no key, so merchants have to set "gateway.publicKey"']]
}

/** The requirements that only a site on another origin has. */
const ofOtherOrigins: readonly Requirement[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21]
const plain = 'the adapter sends bodies as they are, inside of TLS'
const noSite = 'the site is unknown: name its origin with --origin'
const sameOrigin = "the site is on the gateway's own origin"

/** Returns one message for each sentence, with all that was answered so. */
function group(requirement: Requirement, breaches: readonly Breach[]): readonly string[] {
  const bySentence = Map.groupBy(breaches, ({ sentence }) => sentence)
  return [...bySentence].map(([sentence, alike]) => {
    const [first = '', ...others] = new Set(alike.map(({ asked }) => asked))
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    return `Line ${requirement} of docs/gateways.md, ${first}${more}: ${sentence}`
  })
}

/** A page over https may ask nothing over http, except of this machine. */
function checkScheme(gateway: string, sites: readonly Site[]): readonly Breach[] {
  const { protocol, hostname } = new URL(gateway)
  const isSecure = protocol === 'https:' || isLoopbackHost(hostname)
  const barred = sites.find(({ origin }) => origin.startsWith('https:') && !isSecure)
  if (!barred) return []
  const sentence = `The gateway is "${gateway}", which browsers do not let "${barred.origin}" ask. Serve it over https.`
  return [{ requirement: 1, asked: 'the address', sentence }]
}

/** Returns access that sends other headers with every call. */
function withHeaders(gateway: GatewayAccess, more: Readonly<Record<string, string>>) {
  const fetch: typeof gateway.fetch = (address, init = {}, call) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return gateway.fetch(address, { ...init, headers }, call)
  }
  return createRecordingClient({ ...gateway, fetch })
}

const stranger = 'https://no-site-of-this-gateway.invalid'

/** Asks as a page that is no site of the gateway, which must not be let in with cookies. */
async function checkStranger(gateway: GatewayAccess): Promise<readonly Breach[]> {
  const line = withHeaders(gateway, { Origin: stranger })
  await line.client.call('systemStatus', { query: {} }).catch(() => undefined)
  const headers = line.last().response?.headers
  const allowed = headers?.get('Access-Control-Allow-Origin')
  if (allowed !== stranger || !headers?.get('Access-Control-Allow-Credentials')) return []
  const sentence = `It allows "${stranger}", which is no site of it, to ask with cookies. Allow the origins of its own sites only.`
  return [{ requirement: 10, asked: 'systemStatus', sentence }]
}

/** Asks for a compressed answer, which a cache must keep apart from others. */
async function checkCompression(gateway: GatewayAccess): Promise<readonly Breach[]> {
  const line = withHeaders(gateway, { 'Accept-Encoding': 'gzip' })
  await line.client.call('systemStatus', { query: {} }).catch(() => undefined)
  const { response } = line.last()
  const encoding = response?.headers.get('Content-Encoding') ?? 'identity'
  const breach = (sentence: string): Breach[] => [
    { requirement: 17, asked: 'systemStatus', sentence },
  ]
  if (!response || encoding === 'identity') return []
  if (encoding !== 'gzip')
    return breach(`The request accepts gzip, and Content-Encoding is "${encoding}". Answer gzip.`)
  return hasValue(response.headers, 'Vary', 'Accept-Encoding')
    ? []
    : breach(
        `The answer is compressed. ${describeHeader(response.headers, 'Vary')} Answer "Vary: Accept-Encoding".`,
      )
}

function checkKey(key: EncryptionKey | undefined): readonly Breach[] {
  const problem = key && findKeyProblem(key.publicKey)
  if (problem === undefined) return []
  const sentence = `The public key ${problem}. Answer the base64 SPKI of an RSA key of at least 2048 bits.`
  return [{ requirement: 19, asked: 'systemStatus', sentence }]
}

/** Sends a login that nobody can decrypt: it reaches no account, and the gateway has to refuse it with a code. */
async function checkUnreadableBody(gateway: GatewayAccess): Promise<readonly Breach[]> {
  const { origin, merchantCode, language, fetch, answerMs } = gateway
  const breach = (sentence: string): Breach[] => [{ requirement: 20, asked: 'login', sentence }]
  const expected = 'Refuse a body that cannot be decrypted with status 400 and an error code.'
  try {
    const answer = await fetch(origin + calls.login.path, {
      method: calls.login.method,
      headers: {
        ...{ Merchant: merchantCode, ModuleId: 'common', Device: '', Language: language },
        ...{ 'Content-Type': 'application/json', Encryption: 'none.AAAA' },
      },
      body: JSON.stringify({ value: 'AAAA' }),
      signal: AbortSignal.timeout(answerMs),
    })
    const code = readErrorCode(await answer.json().catch(() => undefined))
    const isRefused = answer.status >= 400 && answer.status < 600 && answer.status !== 500
    return isRefused && code !== undefined
      ? []
      : breach(
          `The status is ${answer.status}${code === undefined ? ', without an error code' : ` with ${code}`}. ${expected}`,
        )
  } catch {
    return breach(`There is no answer. ${expected}`)
  }
}

/** Loads the page of each site, whose policy has to allow requests to the gateway. */
async function checkPolicies(
  { origin: gateway, fetch, answerMs }: GatewayAccess,
  sites: readonly Site[],
  left: Map<Requirement, string>,
): Promise<readonly Breach[]> {
  const breaches: Breach[] = []
  for (const { origin } of sites) {
    const headers = await fetch(`${origin}/`, { signal: AbortSignal.timeout(answerMs) }).then(
      (page) => page.headers,
      () => undefined,
    )
    const policy = headers?.get('Content-Security-Policy')
    if (!headers) left.set(21, `"${origin}" does not answer`)
    if (!policy || allowsRequests(policy, gateway)) continue
    const sentence = `Its policy does not let it ask "${gateway}". Publish the site with this "gateway.origin", or add it to "connect-src".`
    breaches.push({ requirement: 21, asked: origin, sentence })
  }
  return breaches
}

/** Returns true if a policy lets a page send requests to an origin of another host (CSP 3, `connect-src`). */
function allowsRequests(policy: string, gateway: string): boolean {
  const directives = policy.split(';').map((one) => one.trim().split(/\s+/))
  const sourcesOf = (name: string) => directives.find(([first]) => first === name)?.slice(1)
  const sources = sourcesOf('connect-src') ?? sourcesOf('default-src')
  const { protocol } = new URL(gateway)
  return sources?.some((one) => one === gateway || one === '*' || one === protocol) ?? true
}

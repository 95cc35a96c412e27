import { isMap } from '../contract/is-map.ts'
import type { ClientOptions, PreparedCall } from './client-options.ts'
import { GatewayError, type GatewayErrorFacts } from './gateway-error.ts'

/** The error codes of a session failure (SPEC §10.33). */
export const sessionErrorCodes: readonly string[] = [
  'login.not.session',
  'user.or.token.invalid',
  'token_ip_different',
]

/** Returns the checked value of an answer. Throws a `GatewayError` for a refusal or a wrong shape. */
export async function parseResponse(
  response: Response,
  { name, declaration, options }: PreparedCall,
  check: ClientOptions['check'],
): Promise<unknown> {
  const facts = { call: name, status: response.status, retryAfter: retryAfterOf(response) }
  const text = await readText(response, facts)
  const answer = parse(text)
  if (response.status === 401 && isSessionFailure(answer, declaration.token))
    throw new GatewayError('session', { ...facts, code: codeOf(answer) ?? 'login.not.session' })
  if (!response.ok || isRefusal(answer, declaration.bare)) throw refusalOf(answer, facts)
  const content = declaration.bare ? answer : isMap(answer) ? answer['value'] : undefined
  const value = declaration.mayBeEmpty && isEmpty(content) ? {} : content
  const hasEnvelope = declaration.bare || (isMap(answer) && answer['success'] === true)
  if (options.signal?.aborted) throw new GatewayError('aborted', facts)
  if (!hasEnvelope || !(await check(declaration.value, value)))
    throw new GatewayError('shape', facts)
  return value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

async function readText(response: Response, facts: GatewayErrorFacts): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (cause instanceof Error && /^(Abort|Timeout)Error$/.test(cause.name)) throw cause
    throw new GatewayError('shape', facts)
  }
}

function refusalOf(answer: unknown, facts: GatewayErrorFacts): GatewayError {
  if (!isMap(answer)) return new GatewayError('http', facts)
  const { text, reference } = splitMessage(answer['message'])
  const code = codeOf(answer)
  const known = code !== undefined || answer['success'] === false
  return new GatewayError(known ? 'refused' : 'http', {
    ...facts,
    code,
    value: answer['value'],
    message: text,
    reference,
  })
}

/** Splits ` #1234` from a gateway's message: a reference for support, which players need not read. */
export function splitMessage(message: unknown): { text?: string; reference?: string } {
  if (typeof message !== 'string') return {}
  const found = /^(.*?)\s*#(\w+)\s*$/s.exec(message)
  return found ? { text: found[1] ?? '', reference: found[2] ?? '' } : { text: message }
}

function isRefusal(answer: unknown, bare: true | undefined): boolean {
  if (!isMap(answer)) return false
  return answer['success'] === false && (!bare || codeOf(answer) !== undefined)
}

function isSessionFailure(answer: unknown, tokenCall: boolean): boolean {
  const code = codeOf(answer)
  return code === undefined ? tokenCall : sessionErrorCodes.includes(code)
}

function codeOf(answer: unknown): string | undefined {
  const code = isMap(answer) ? answer['errorCode'] : undefined
  return typeof code === 'string' && code !== '' ? code : undefined
}

function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')
  if (!text) return undefined
  const seconds = Number(text)
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const found = Number.isNaN(seconds) ? (Date.parse(text) - now) / 1000 : seconds
  return Number.isNaN(found) ? undefined : Math.max(0, Math.ceil(found))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, hasLong.test(text) ? shorten : undefined)
  } catch {
    return undefined
  }
}

/** The highest number of characters of a name or a headline. Longer ones are cut, so that they fit their layout. */
const maxLength = 200
const hasLong = new RegExp(`"[^"]{${maxLength}}`)
const headlines =
  /^(title|line|action|group|level|competition|event|inviter|message|account|nickname|name|\w+Name)$/

function shorten(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= maxLength || !headlines.test(key)) return value
  // Cuts by code points, so that no character is cut in half.
  return `${Array.from(value).slice(0, maxLength).join('')}…`
}

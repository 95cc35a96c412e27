import { isMap } from '../contract/is-map.ts'
import type { ClientOptions, PreparedCall } from './client-options.ts'
import { GatewayError, type GatewayErrorFacts } from './gateway-error.ts'
import { readErrorCode } from './read-error-code.ts'
import { sessionErrorCodes } from './session-error-codes.ts'

/** Returns the checked value of an answer. Throws a `GatewayError` for a refusal or a wrong shape. */
export async function parseResponse(
  response: Response,
  { name, declaration, options }: PreparedCall,
  check: ClientOptions['check'],
): Promise<unknown> {
  const facts = { call: name, status: response.status }
  const text = await loadText(response, facts)
  const answer = await parse(text)
  if (response.status === 401 && isSessionFailure(answer, declaration.token))
    throw new GatewayError('session', {
      ...facts,
      code: readErrorCode(answer) ?? 'login.not.session',
    })
  if (!response.ok || isRefusal(answer, declaration.bare)) {
    const { readRefusal } = await import('./on-demand/read-refusal.ts')
    const { refusal: shape } = declaration
    throw await readRefusal(answer, facts, { headers: response.headers, shape, check })
  }
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

async function loadText(response: Response, facts: GatewayErrorFacts): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (cause instanceof Error && /^(Abort|Timeout)Error$/.test(cause.name)) throw cause
    throw new GatewayError('shape', facts)
  }
}

function isRefusal(answer: unknown, bare: true | undefined): boolean {
  if (!isMap(answer)) return false
  return answer['success'] === false && (!bare || readErrorCode(answer) !== undefined)
}

function isSessionFailure(answer: unknown, tokenCall: boolean): boolean {
  const code = readErrorCode(answer)
  return code === undefined ? tokenCall : sessionErrorCodes.includes(code)
}

/** The number of characters from which a name or a headline is cut (`on-demand/shorten-names.ts`). */
const hasLong = /"[^"]{200}/

async function parse(text: string): Promise<unknown> {
  const reviver = hasLong.test(text)
    ? (await import('./on-demand/shorten-names.ts')).shortenNames
    : undefined
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}

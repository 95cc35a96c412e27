import { isMap } from '../../contract/is-map.ts'
import type { ClientOptions } from '../client-options.ts'
import { GatewayError, type GatewayErrorFacts } from '../gateway-error.ts'
import { readErrorCode } from '../read-error-code.ts'

interface RefusalSource {
  readonly headers: Headers
  /** The shape that the call declares for the `value` of a refusal. */
  readonly shape: string | undefined
  readonly check: ClientOptions['check']
}

/** Returns the error of an answer by which the gateway refuses a call. */
export async function readRefusal(
  answer: unknown,
  known: GatewayErrorFacts,
  { headers, shape, check }: RefusalSource,
): Promise<GatewayError> {
  const facts = { ...known, retryAfter: readRetryAfter(headers) }
  if (!isMap(answer)) return new GatewayError('http', facts)
  const { text, reference } = splitMessage(answer['message'])
  const code = readErrorCode(answer)
  const isRefusal = code !== undefined || answer['success'] === false
  return new GatewayError(isRefusal ? 'refused' : 'http', {
    ...facts,
    code,
    value: shape ? await pickChecked(answer['value'], shape, check) : answer['value'],
    message: text,
    reference,
  })
}

/**
 * Returns the properties of a value that have their declared shape. Each is checked alone, because a player needs what
 * a refusal says also where one of its properties is wrong, or where the code of the check does not load.
 */
async function pickChecked(
  value: unknown,
  shape: string,
  check: ClientOptions['check'],
): Promise<Readonly<Record<string, unknown>>> {
  const entries = isMap(value) ? Object.entries(value) : []
  const checked = entries.map(async ([key, one]) => {
    const part = { [key]: one }
    const isRight = await Promise.resolve(check(shape, part)).catch(() => false)
    return isRight ? Object.entries(part) : []
  })
  return Object.fromEntries((await Promise.all(checked)).flat())
}

/** Splits ` #1234` from a gateway's message: a reference for support, which players need not read. */
function splitMessage(message: unknown): { text?: string; reference?: string } {
  if (typeof message !== 'string') return {}
  const found = /^(.*?)\s*#(\w+)\s*$/s.exec(message)
  return found ? { text: found[1] ?? '', reference: found[2] ?? '' } : { text: message }
}

function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')
  if (!text) return undefined
  const seconds = Number(text)
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const found = Number.isNaN(seconds) ? (Date.parse(text) - now) / 1000 : seconds
  return Number.isFinite(found) ? Math.max(0, Math.ceil(found)) : undefined
}

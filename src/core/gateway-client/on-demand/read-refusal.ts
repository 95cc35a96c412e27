import { isMap } from '../../contract/is-map.ts'
import { GatewayError, type GatewayErrorFacts } from '../gateway-error.ts'
import { readErrorCode } from '../read-error-code.ts'

/** Returns the error of an answer by which the gateway refuses a call. */
export function readRefusal(
  answer: unknown,
  known: GatewayErrorFacts,
  headers: Headers,
): GatewayError {
  const facts = { ...known, retryAfter: readRetryAfter(headers) }
  if (!isMap(answer)) return new GatewayError('http', facts)
  const { text, reference } = splitMessage(answer['message'])
  const code = readErrorCode(answer)
  const isRefusal = code !== undefined || answer['success'] === false
  return new GatewayError(isRefusal ? 'refused' : 'http', {
    ...facts,
    code,
    value: answer['value'],
    message: text,
    reference,
  })
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

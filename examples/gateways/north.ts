import { type CallValue, defineAdapter } from 'livery/gateway'
import { toContractNames, toNorthNames } from './snake-case.ts'

/** The error codes of the contract by those of North. */
const errorCodes: Readonly<Record<number, string>> = {
  1001: 'login.not.session',
  1002: 'login.invalid',
  1003: 'username.exists',
  1004: 'balance.insufficient',
}

/** An answer of North: `{ ok: true, data }` or `{ ok: false, error }`. */
interface Envelope {
  readonly ok: boolean
  readonly data?: unknown
  readonly error?: { readonly code: number; readonly reason: string; readonly data?: unknown }
}

/** Writes an amount of cents in digits: 1234 is "12.34". */
function toAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** The gateway of North: its own paths, snake case, amounts in cents, dates as texts, sessions in cookies. */
export default defineAdapter({
  path: (path) => path.replace(/^\/(wps|lgw)\//, '/api/v2/'),
  headers: (headers) => ({
    'X-Brand': headers.Merchant,
    'X-Locale': headers.Language,
    'X-Device': headers.Device,
    ...(headers['X-CSRF-Token'] !== undefined && { 'X-XSRF-Token': headers['X-CSRF-Token'] }),
    ...(headers['Idempotency-Key'] !== undefined && { 'X-Request-Id': headers['Idempotency-Key'] }),
  }),
  request: ({ query, body, ...rest }) => ({
    ...rest,
    query: toNorthNames(query ?? {}) as object,
    body: toNorthNames(body),
  }),
  open({ status, content }) {
    const { ok, data, error } = content as Envelope
    if (ok || !error) return { value: toContractNames(data) }
    const errorCode = errorCodes[error.code] ?? error.reason
    return { errorCode, value: toContractNames(error.data), ...(status >= 400 && { status }) }
  },
  calls: {
    login: {
      path: '/api/v2/auth/sign-in',
      request: ({ body: { username, password, ...rest } }) => ({
        body: { ...rest, login: username, secret: password },
      }),
    },
    logout: { method: 'POST', path: '/api/v2/auth/sign-out' },
    register: { method: 'POST', path: '/api/v2/players' },
    setHeadIcon: { form: false },
    walletBalance: {
      path: '/api/v2/wallet',
      answer(value) {
        const { sumCents, totalCents, ...rest } = value as { sumCents: number; totalCents: number }
        return {
          ...(rest as CallValue<'walletBalance'>),
          sumBalance: toAmount(sumCents),
          totalBalance: toAmount(totalCents),
        }
      },
    },
    message: {
      path: '/api/v2/messages/{id}',
      request: ({ query: { messageId, ...query } }) => ({ params: { id: messageId }, query }),
      answer(value) {
        const message = value as Omit<CallValue<'message'>, 'createdAt'> & { createdAt: string }
        return { ...message, createdAt: Date.parse(message.createdAt) }
      },
    },
  },
})

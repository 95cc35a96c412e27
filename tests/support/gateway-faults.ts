import { generateKeyPairSync } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { CallName } from '../../src/core/contract/calls.ts'

/** What a gateway answers, before it is sent on. */
export interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

export interface TestRequest {
  readonly method: string
  /** The call of the contract, or the one that a preflight is for; undefined for another address. */
  readonly call: CallName | undefined
  /** The origin that asks. */
  readonly origin: string
  /** What it accepts as compression. */
  readonly encoding: string
}

/** Changes an answer of a gateway into that of one with a fault. */
export type Fault = (answer: Answer, asked: TestRequest) => void

/** A fault, the line that finds it, and what the operator reads. */
export type FaultRow = readonly [name: string, fault: Fault, line: number, sentence: string]

const set =
  (name: string, value: string, isFor: (asked: TestRequest) => boolean = () => true): Fault =>
  ({ headers }, asked) =>
    isFor(asked) ? headers.set(name, value) : undefined
const remove =
  (name: string, isFor: (asked: TestRequest) => boolean = () => true): Fault =>
  ({ headers }, asked) =>
    isFor(asked) ? headers.delete(name) : undefined
const isPreflight = ({ method }: TestRequest): boolean => method === 'OPTIONS'
const isCall = ({ method }: TestRequest): boolean => method !== 'OPTIONS'
/** Returns a function that reports whether a request is that of a call, and not of its preflight. */
export const of =
  (name: CallName) =>
  ({ method, call }: TestRequest): boolean =>
    method !== 'OPTIONS' && call === name

const weakKey = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

/** The faults of a gateway that keeps sessions in tokens. */
export const plantedFaults: readonly FaultRow[] = [
  [
    'redirects a call',
    (answer, asked) => {
      if (!of('vendors')(asked)) return
      answer.status = 302
      answer.headers.set('Location', 'https://elsewhere.example/')
    },
    2,
    'vendors: The status is 302, which leads to "https://elsewhere.example/". Answer the call at its own address.',
  ],
  [
    'knows no OPTIONS',
    (answer, asked) => {
      if (isPreflight(asked)) answer.status = 405
    },
    3,
    'The status is 405. Answer 204, also without a token: browsers send none.',
  ],
  [
    'allows no site in a preflight',
    remove('Access-Control-Allow-Origin', isPreflight),
    4,
    'There is no Access-Control-Allow-Origin. Answer "SITE".',
  ],
  [
    'lists two methods',
    set('Access-Control-Allow-Methods', 'GET, POST'),
    5,
    'Access-Control-Allow-Methods is "GET, POST". Answer "GET, POST, PUT, DELETE".',
  ],
  [
    'allows headers with an asterisk',
    set('Access-Control-Allow-Headers', '*'),
    6,
    'Access-Control-Allow-Headers is "*". Add "Authorization".',
  ],
  [
    'leaves out a header',
    set(
      'Access-Control-Allow-Headers',
      'Merchant, Authorization, ModuleId, Device, Language, Encryption, Content-Type',
    ),
    6,
    'Add "Idempotency-Key".',
  ],
  [
    'lets a permission be kept for five seconds',
    set('Access-Control-Max-Age', '5'),
    7,
    'Access-Control-Max-Age is "5". Answer "7200".',
  ],
  [
    'lets no permission be kept',
    remove('Access-Control-Max-Age'),
    7,
    'There is no Access-Control-Max-Age. Answer "7200".',
  ],
  [
    'answers no site',
    remove('Access-Control-Allow-Origin', isCall),
    8,
    'There is no Access-Control-Allow-Origin. Answer "SITE".',
  ],
  [
    'answers no site with a refusal',
    (answer, asked) => {
      if (isCall(asked) && answer.status === 401)
        answer.headers.delete('Access-Control-Allow-Origin')
    },
    8,
    'memberInfo: There is no Access-Control-Allow-Origin.',
  ],
  [
    'answers another site',
    ({ headers }, asked) => {
      if (!of('whitelabel')(asked)) return
      headers.set('Access-Control-Allow-Origin', 'https://other.example')
      headers.set('Vary', 'Origin')
    },
    8,
    'Access-Control-Allow-Origin is "https://other.example". Answer "SITE".',
  ],
  [
    'answers an asterisk with credentials',
    set('Access-Control-Allow-Credentials', 'true'),
    9,
    'Access-Control-Allow-Credentials is "true" and Access-Control-Allow-Origin is "*", a pair that browsers refuse.',
  ],
  [
    'lets every origin in with cookies',
    ({ headers }, { origin }) => {
      headers.set('Access-Control-Allow-Origin', origin)
      headers.set('Access-Control-Allow-Credentials', 'true')
      headers.set('Vary', 'Origin')
    },
    10,
    'It allows "https://no-site-of-this-gateway.invalid", which is no site of it, to ask with cookies.',
  ],
  [
    'answers one site without Vary',
    ({ headers }, { origin }) => headers.set('Access-Control-Allow-Origin', origin),
    11,
    'There is no Vary. Answer "Vary: Origin".',
  ],
  [
    'exposes nothing',
    remove('Access-Control-Expose-Headers'),
    12,
    'There is no Access-Control-Expose-Headers. Answer "Date, Retry-After".',
  ],
  [
    'exposes the date only',
    set('Access-Control-Expose-Headers', 'Date'),
    12,
    'Access-Control-Expose-Headers is "Date". Answer "Date, Retry-After".',
  ],
  [
    'has a clock that is behind',
    ({ headers }) => headers.set('Date', new Date(Date.now() - 30 * 60_000).toUTCString()),
    13,
    'min behind the clock of this machine. Set the clock of the gateway by NTP.',
  ],
  [
    'has a clock that is ahead',
    ({ headers }) => headers.set('Date', new Date(Date.now() + 30 * 60_000).toUTCString()),
    13,
    'min ahead of the clock of this machine.',
  ],
  ['sends no time', remove('Date'), 13, 'There is no Date. Answer the time'],
  [
    'answers a page',
    (answer, asked) => {
      if (!of('templates')(asked)) return
      answer.headers.set('Content-Type', 'text/html')
      answer.body = Buffer.from('<!doctype html><title>Busy</title>')
    },
    14,
    'Content-Type is "text/html" and not application/json. Answer JSON in UTF-8.',
  ],
  [
    'answers in another charset',
    set('Content-Type', 'application/json; charset=windows-874'),
    14,
    'Content-Type is "application/json; charset=windows-874" and not application/json.',
  ],
  [
    'lets a private answer be cached',
    set('Cache-Control', 'public, max-age=30', of('memberInfo')),
    15,
    'memberInfo: Cache-Control is "public, max-age=30". Answer "no-store", or a cache gives it to another player.',
  ],
  [
    'lets a public answer be cached for an hour',
    set('Cache-Control', 'public, max-age=3600', of('vendors')),
    16,
    'vendors: Cache-Control is "public, max-age=3600". Cache it for at most 60 s',
  ],
  [
    'lets a public answer be cached for all languages',
    ({ headers }, asked) => {
      if (!of('vendors')(asked)) return
      headers.set('Cache-Control', 'public, max-age=30')
      headers.set('Vary', 'Merchant')
    },
    16,
    'It may be cached, and Vary does not name Language. Add it, or answer "no-store".',
  ],
  [
    'does not say what may be cached',
    remove('Cache-Control', of('vendors')),
    16,
    'vendors: There is no Cache-Control. Answer "no-store", or "max-age" of at most 60.',
  ],
  [
    'compresses what was asked for without',
    set('Content-Encoding', 'br', of('vendors')),
    17,
    'vendors: The request accepts no compression, and Content-Encoding is "br".',
  ],
  [
    'does not keep compressed answers apart',
    (answer, asked) => {
      if (!of('systemStatus')(asked) || asked.encoding !== 'gzip') return
      answer.headers.set('Content-Encoding', 'gzip')
      answer.body = gzipSync(answer.body)
    },
    17,
    'systemStatus: The answer is compressed. There is no Vary. Answer "Vary: Accept-Encoding".',
  ],
  [
    'refuses too many calls without a time',
    (answer, asked) => {
      if (of('vendors')(asked)) answer.status = 429
    },
    18,
    'vendors: The status is 429. There is no Retry-After. Answer the seconds to wait.',
  ],
  [
    'has a short key',
    (answer, asked) => {
      if (!of('systemStatus')(asked)) return
      const json = JSON.parse(answer.body.toString())
      json.value.info.encryption.publicKey = weakKey
      answer.body = Buffer.from(JSON.stringify(json))
    },
    19,
    'The public key is an RSA key of 1024 bits',
  ],
  [
    'fails at a body that it cannot decrypt',
    (answer, asked) => {
      if (of('login')(asked)) answer.status = 500
    },
    20,
    'login: The status is 500 with request_param_err. Refuse a body that cannot be decrypted with status 400',
  ],
]

/** The faults of a gateway that keeps sessions in cookies. `hasEnded` reports whether the session was ended. */
export const listCookieFaults = (hasEnded: () => boolean): readonly FaultRow[] => [
  [
    'lets a site ask without cookies only',
    remove('Access-Control-Allow-Credentials'),
    9,
    'There is no Access-Control-Allow-Credentials. Answer "true", or browsers send no cookie.',
  ],
  [
    'lets every site ask',
    ({ headers }, asked) => {
      if (!of('memberInfo')(asked)) return
      headers.set('Access-Control-Allow-Origin', '*')
    },
    8,
    'memberInfo: Access-Control-Allow-Origin is "*". Answer "',
  ],
  [
    'does not let the token against forged requests through',
    set(
      'Access-Control-Allow-Headers',
      'Merchant, ModuleId, Device, Language, Encryption, Idempotency-Key, Content-Type',
    ),
    6,
    'Add "X-CSRF-Token".',
  ],
  [
    'sets a cookie that scripts read',
    ({ headers }) => {
      const cookie = headers.get('Set-Cookie')
      if (cookie) headers.set('Set-Cookie', cookie.replace('; HttpOnly', ''))
    },
    22,
    'The cookie "session-cove" has no HttpOnly. Add it.',
  ],
  [
    'sets a cookie for its own site',
    ({ headers }) => {
      const cookie = headers.get('Set-Cookie')
      if (cookie)
        headers.set(
          'Set-Cookie',
          cookie.replace('Secure; SameSite=None; Partitioned', 'SameSite=Lax'),
        )
    },
    22,
    'The cookie "session-cove" has no Secure, SameSite=None, Partitioned. Add it.',
  ],
  [
    'takes a forged logout',
    (answer, asked) => {
      if (of('logout')(asked) && answer.status === 401) answer.status = 200
    },
    23,
    'A call that changes something came with the cookie and without X-CSRF-Token. The status is 200.',
  ],
  [
    'keeps a session after its logout',
    (answer, asked) => {
      if (!of('memberInfo')(asked) || answer.status !== 401 || !hasEnded()) return
      answer.status = 200
    },
    24,
    'The session opens calls after its logout.',
  ],
]

import { createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { errorMessageKey, loadErrorNames } from '../../player/gateway/error-message-key.ts'
import type { ClientOptions } from './client-options.ts'
import { createClient } from './create-client.ts'
import type { GatewayError } from './gateway-error.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}
type Answer = () => Response | Promise<Response>

const ok = (value: unknown, headers: Record<string, string> = {}): Answer => {
  return () => Response.json({ success: true, value }, { headers })
}
const refuse = (status: number, body: object, headers: Record<string, string> = {}): Answer => {
  return () => Response.json({ success: false, ...body }, { status, headers })
}
const down: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

function setUp(answers: readonly Answer[], more: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const waited: number[] = []
  const onSessionEnd = vi.fn()
  const client = createClient({
    origin: 'https://gateway.example',
    merchantCode: 'siam',
    readToken: () => 'raw-token',
    readLanguage: () => 'TH',
    readDevice: () => 'PWA',
    onSessionEnd,
    encryption: () => undefined,
    check: () => true,
    random: () => 1,
    wait: async (ms) => void waited.push(ms),
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? down
      if (init.signal?.aborted) throw new DOMException('', 'AbortError')
      return answer()
    },
    ...more,
  })
  return { client, sent, waited, onSessionEnd }
}

const winners = { gameCategory: 'ALL', language: 'TH', limitNum: 100 }
const failure = (call: Promise<unknown>): Promise<GatewayError> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  )

test('a read sends its query and the headers of the contract, but no token unless it needs one', async () => {
  const { client, sent } = setUp([ok({ list: [] })])
  expect(await client.call('winnerBoard', { query: winners })).toEqual({ list: [] })
  expect(sent[0]?.url).toBe(
    'https://gateway.example/wps/relay/ODSFE2_getWinnerBoard?gameCategory=ALL&language=TH&limitNum=100',
  )
  expect(sent[0]?.init.headers).toEqual({
    Merchant: 'siam',
    ModuleId: 'games',
    Device: 'PWA',
    Language: 'TH',
  })
})

test('a call sends the module id that the merchant configures', async () => {
  const { client, sent } = setUp([ok({ list: [] }), ok({})], { moduleIds: { games: 'GL-07' } })
  await client.call('winnerBoard', { query: winners })
  await client.call('memberInfo')
  const modules = sent.map(({ init }) => new Headers(init.headers).get('ModuleId'))
  expect(modules).toEqual(['GL-07', 'member'])
})

test('a call sends the module of a content type that has one of its own', async () => {
  const { client, sent } = setUp([ok({}), ok({})])
  const query = { groupName: 'm_agent', platform: 'M' }
  await client.call('announcements', { query: { ...query, types: 'A' } })
  await client.call('announcements', { query: { ...query, types: 'PL,PR' } })
  const modules = sent.map(({ init }) => new Headers(init.headers).get('ModuleId'))
  expect(modules).toEqual(['agentAnnouncements', 'announcements'])
})

test('a call that needs a session sends the raw token, once', async () => {
  const { client, sent } = setUp([ok({})])
  await client.call('memberInfo')
  expect(new Headers(sent[0]?.init.headers).get('Authorization')).toBe('raw-token')
})

test('without a token a call that needs one is not sent and does not end the session', async () => {
  const { client, sent, onSessionEnd } = setUp([ok({})], { readToken: () => undefined })
  expect(await failure(client.call('memberInfo'))).toMatchObject({ kind: 'session' })
  expect(sent).toEqual([])
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('the token is in the query only if the merchant sets "tokenInQuery"', async () => {
  const query = { types: 'B', groupName: 'm_home', platform: 'M' }
  const { client, sent } = setUp([ok({})], { tokenInQuery: true })
  await client.call('announcements', { query })
  expect(new URL(sent[0]?.url ?? '').searchParams.get('token')).toBe('raw-token')
  const plain = setUp([ok({})])
  await plain.client.call('announcements', { query })
  expect(plain.sent[0]?.url).not.toContain('token')
})

test('a merchant can set the path of a call by its name, but no other host', async () => {
  const paths = { templates: '/own/templates', whitelabel: '//evil.example' }
  const { client, sent } = setUp([ok({}), ok([])], { paths })
  await client.call('templates')
  await client.call('whitelabel')
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/own/templates',
    '/wps/system/whitelabel',
  ])
})

test('a form body is encoded as a form', async () => {
  const { client, sent } = setUp([ok(true)])
  await client.call('setHeadIcon', { body: { iconId: 3 } })
  expect(sent[0]?.init.body).toBe('iconId=3')
})

test('an effect has one idempotency key and is never sent twice', async () => {
  const { client, sent } = setUp([down])
  const error = await failure(client.call('setHeadIcon', { body: { iconId: 3 } }))
  expect(error.kind).toBe('offline')
  expect(sent).toHaveLength(1)
  expect(new Headers(sent[0]?.init.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  const given = setUp([ok(true)])
  await given.client.call('logout', { idempotencyKey: 'one' })
  expect(new Headers(given.sent[0]?.init.headers).get('Idempotency-Key')).toBe('one')
})

test('an effect whose key another request used is refused with its error code, and not sent again', async () => {
  const { client, sent, waited } = setUp([refuse(422, { errorCode: 'idempotency.mismatch' })])
  const call = client.call('setHeadIcon', { body: { iconId: 3 }, idempotencyKey: 'one tap' })
  const error = await failure(call)
  await loadErrorNames()
  expect(error).toMatchObject({ kind: 'refused', status: 422, code: 'idempotency.mismatch' })
  expect(errorMessageKey(error)).toBe('error.idempotencyMismatch')
  expect([sent.length, waited.length]).toEqual([1, 0])
})

test('a trial sends its own merchant', async () => {
  const { client, sent } = setUp([ok({})], { readMerchant: () => 'session-merchant' })
  await client.call('templates')
  await client.call('templates', { merchant: 'trial' })
  expect(sent.map(({ init }) => new Headers(init.headers).get('Merchant'))).toEqual([
    'session-merchant',
    'trial',
  ])
})

test('an encrypted body can be decrypted with the private key', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const { client, sent } = setUp([ok({})], { encryption: () => ({ keyId: 'k1', publicKey }) })
  const body = { username: 'ผู้เล่น', password: 'p' }
  await client.call('login', { body })
  await client.call('login', { body })
  const opened = sent.map(({ init }) => {
    const [keyId, wrapped = ''] = new Headers(init.headers).get('Encryption')?.split('.') ?? []
    expect(keyId).toBe('k1')
    const { privateKey: key } = pair
    const secret = privateDecrypt({ key, oaepHash: 'sha256' }, Buffer.from(wrapped, 'base64'))
    const sealed = Buffer.from(JSON.parse(String(init.body)).value, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
    return { secret: secret.toString('hex'), body: JSON.parse(text.toString()) }
  })
  expect(opened.map((one) => one.body)).toEqual([body, body])
  expect(opened[0]?.secret).not.toBe(opened[1]?.secret)
})

test('without a key an encrypted call is not sent', async () => {
  const { client, sent } = setUp([ok({})])
  const error = await failure(client.call('login', { body: { username: 'a', password: 'b' } }))
  expect(error).toMatchObject({ kind: 'shape', code: 'encryption.key.missing' })
  expect(sent).toEqual([])
})

test('with a malformed key an encrypted call is not sent, and the error names the key', async () => {
  const encryption = () => ({ keyId: 'k1', publicKey: 'bm8ga2V5' })
  const { client, sent } = setUp([ok({})], { encryption })
  const error = await failure(client.call('login', { body: { username: 'a', password: 'b' } }))
  expect(error).toMatchObject({ kind: 'shape', code: 'encryption.key.wrong' })
  expect(String(error)).toContain("login: the gateway's public key cannot be used")
  expect(sent).toEqual([])
})

test.each([502, 503, 504])('a read is retried twice with back-off after %i', async (status) => {
  const { client, sent, waited } = setUp([() => new Response('', { status })])
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'http', status })
  expect(sent).toHaveLength(3)
  expect(waited).toEqual([600, 1200])
})

test('a read survives a network failure', async () => {
  const { client, sent } = setUp([down, down, ok({ mem_cen: '1' })])
  expect(await client.call('templates')).toEqual({ mem_cen: '1' })
  expect(sent).toHaveLength(3)
})

test('jitter takes at most half of the back-off', async () => {
  const { client, waited } = setUp([down], { random: () => 0 })
  await failure(client.call('templates'))
  expect(waited).toEqual([300, 600])
})

test('429 waits as long as the gateway asks, unless that is too long', async () => {
  const short = setUp([refuse(429, {}, { 'Retry-After': '2' }), ok({})])
  await short.client.call('templates')
  expect(short.waited).toEqual([2000])
  const long = setUp([refuse(429, { errorCode: 'TOO_MANY_REQUEST' }, { 'Retry-After': '60' })])
  const error = await failure(long.client.call('templates'))
  expect(error).toMatchObject({ kind: 'refused', code: 'TOO_MANY_REQUEST', retryAfter: 60 })
  expect(long.sent).toHaveLength(1)
})

test.each([500, 404, 403])('%i is not retried', async (status) => {
  const { client, sent } = setUp([() => new Response('<html>', { status })])
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'http', status })
  expect(sent).toHaveLength(1)
})

test('a refusal keeps its code, its value, and the reference for support apart from the message', async () => {
  const body = { errorCode: 'login.invalid', message: 'Wrong #1234', value: { captcha: true } }
  const { client } = setUp([refuse(400, body)])
  expect(await failure(client.call('templates'))).toMatchObject({
    kind: 'refused',
    code: 'login.invalid',
    message: 'Wrong',
    reference: '1234',
    value: { captcha: true },
  })
})

test('success: false is a refusal under any status', async () => {
  const { client } = setUp([refuse(200, { errorCode: 'function.not.available' })])
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'refused' })
})

test.each([
  ['HTML', () => new Response('<!doctype html><p>hello')],
  ['cut off', () => new Response('{"success":true,"value":{"a"')],
  ['empty', () => new Response('')],
  ['no envelope', () => Response.json({ mem_cen: '1' })],
  ['a list', () => Response.json([1])],
  ['null', () => Response.json(null)],
])('an answer that is %s has the wrong shape', async (_name, answer) => {
  const { client, sent } = setUp([answer])
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'shape' })
  expect(sent).toHaveLength(1)
})

test('a body that is cut off has the wrong shape', async () => {
  const broken = () => new Response(new ReadableStream({ pull: (c) => c.error(new TypeError()) }))
  const { client } = setUp([broken])
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'shape' })
})

test('the value is checked by the shape that its call declares', async () => {
  const check = vi.fn().mockResolvedValue(false)
  const { client } = setUp([ok({ mem_cen: 1 })], { check })
  expect(await failure(client.call('templates'))).toMatchObject({ kind: 'shape' })
  expect(check).toHaveBeenCalledWith('Templates', { mem_cen: 1 })
})

test('a bare answer has no envelope', async () => {
  const { client } = setUp([() => Response.json([{ gameCode: 'a' }])])
  const games = await client.call('popularGames', { query: { merchantCode: 'siam' } })
  expect(games).toEqual([{ gameCode: 'a' }])
})

test('several calls with an expired session end it once', async () => {
  const { client, onSessionEnd } = setUp([refuse(401, { errorCode: 'user.or.token.invalid' })])
  const calls = [client.call('memberInfo'), client.call('walletBalance'), client.call('headIcon')]
  for (const call of calls) expect(await failure(call)).toMatchObject({ kind: 'session' })
  expect(onSessionEnd.mock.calls).toEqual([['user.or.token.invalid']])
})

test('a late failure of an old session does not end the current one', async () => {
  let token = 'old'
  const late = async () => {
    token = 'new'
    return Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 })
  }
  const { client, onSessionEnd } = setUp([late], { readToken: () => token })
  expect(await failure(client.call('memberInfo'))).toMatchObject({ kind: 'session' })
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('a refused login under 401 is a refusal and ends no session', async () => {
  const { client, onSessionEnd } = setUp([refuse(401, { errorCode: 'login.invalid' })])
  const error = await failure(client.call('trialUser'))
  expect(error).toMatchObject({ kind: 'refused', code: 'login.invalid' })
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('an abort also ends a call that waits for its retry', async () => {
  const controller = new AbortController()
  const wait = async () => controller.abort()
  const { client, sent } = setUp([down], { wait })
  const error = await failure(client.call('templates', { signal: controller.signal }))
  expect(error.kind).toBe('aborted')
  expect(sent).toHaveLength(1)
})

test('a call that takes too long fails as a timeout, not as an abort', async () => {
  const hang = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  const { client } = setUp([], { fetch: hang })
  expect(await failure(client.call('templates', { timeoutMs: 5 }))).toMatchObject({
    kind: 'timeout',
  })
})

test('the Date header of an answer gives the server time', async () => {
  const onServerTime = vi.fn()
  const { client } = setUp([ok({}, { Date: 'Sat, 21 Nov 2026 05:00:00 GMT' })], { onServerTime })
  await client.call('templates')
  expect(onServerTime).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 5))
})

test('a long headline is cut after 200 whole characters, and no other value is cut', async () => {
  const fox = '🦊'.repeat(5000)
  const cap = 'A'.repeat(5000)
  const { client } = setUp([ok({ list: [{ vo: { gameName: fox, customerName: 'kit', cap } }] })])
  const { list } = await client.call('winnerBoard', { query: winners })
  expect(list[0]?.vo).toEqual({ gameName: `${'🦊'.repeat(200)}…`, customerName: 'kit', cap })
})

test('an affiliate code is accepted by an answer that only reports success', async () => {
  const check = (_: string, value: unknown): boolean => JSON.stringify(value) === '{}'
  for (const content of [undefined, null, '', {}]) {
    const { client } = setUp([ok(content)], { check })
    const query = { code: 'HARBOUR', domain: 'siam.example' }
    expect(await client.call('affiliate', { query })).toEqual({})
  }
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../contract/calls.ts'
import type { GatewayAdapter } from '../../contract/gateway-adapter.ts'
import type { OwnBlockCall } from '../../contract/generated/config.ts'
import { listOwnCalls } from '../../contract/own-calls/own-call.ts'
import { registerOwnCalls } from '../../contract/own-calls/registered-calls.ts'
import type { Fetch } from '../client-options.ts'
import { createClient } from '../create-client.ts'
import { GatewayError } from '../gateway-error.ts'
import { adaptCall } from './adapt-call.ts'

const origin = 'https://north.example'

/** Creates a client whose gateway answers every request with the same JSON, or with a text that is none. */
function setUp(adapter: GatewayAdapter, answer: unknown, init: ResponseInit = {}) {
  const sent: { url: string; init: RequestInit }[] = []
  const ended: string[] = []
  const send: Fetch = async (url, request) => {
    sent.push({ url, init: request })
    return typeof answer === 'string' ? new Response(answer, init) : Response.json(answer, init)
  }
  const client = createClient({
    origin,
    merchantCode: 'NORTH-1',
    readToken: () => 'secret',
    readLanguage: () => 'TH',
    readDevice: () => 'PWA',
    onSessionEnd: (code) => void ended.push(code),
    encryption: () => undefined,
    check: (_shape, value) => value !== null && value !== undefined,
    wait: async () => {},
    fetch: send,
    sendsPlainBodies: true,
    adapt: (asked, fetch) => adaptCall(asked, fetch, { origin, adapter }),
  })
  return { client, sent, ended }
}

/** Returns what a call fails with. */
async function failureOf(call: Promise<unknown>): Promise<Partial<GatewayError>> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof GatewayError)) throw new Error('The call was answered.')
  const { kind, status, code, message } = error
  return { kind, ...(status && { status }), ...(code !== undefined && { code }), message }
}

const body = { username: 'nok', password: 'secret-1' }
const success = { success: true, value: { ready: true } }

it('a call that an adapter does not name is sent and read as the contract says', async () => {
  const { client, sent } = setUp({}, success)
  expect(await client.call('systemStatus', { query: { merchantCode: 'NORTH-1' } })).toEqual({
    ready: true,
  })
  expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
    ['GET', `${origin}/wps/system/status?merchantCode=NORTH-1`],
  ])
  expect(sent[0]?.init.headers).toEqual({
    ...{ Merchant: 'NORTH-1', ModuleId: 'common', Device: 'PWA', Language: 'TH' },
  })
})

it('a call has the path, the method, the headers and the body that its adapter says', async () => {
  const { client, sent } = setUp(
    {
      headers: ({ Merchant, Language }, call) => ({
        'X-Brand': Merchant,
        'X-Locale': Language,
        'X-Call': call,
      }),
      calls: {
        login: {
          method: 'PUT',
          path: '/auth/{kind}',
          form: true,
          request: ({ body: { username, password } }) => ({
            params: { kind: 'sign/in' },
            query: { trace: 1, none: undefined },
            body: { login: username, secret: password },
          }),
        },
      },
    },
    success,
  )
  await client.call('login', { body })
  expect(sent).toMatchObject([
    {
      url: `${origin}/auth/sign%2Fin?trace=1`,
      init: {
        method: 'PUT',
        body: 'login=nok&secret=secret-1',
        headers: {
          'X-Brand': 'NORTH-1',
          'X-Locale': 'TH',
          'X-Call': 'login',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
      },
    },
  ])
  expect(sent[0]?.init.headers).not.toHaveProperty('Merchant')
})

it('an answer has the value that the envelope and the call give it', async () => {
  const { client } = setUp(
    {
      open: ({ content }) => ({ value: (content as { readonly data: unknown }).data }),
      calls: { headIcon: { answer: (value) => Number(value) } },
    },
    { data: '7' },
  )
  expect(await client.call('headIcon')).toBe(7)
})

it('a refusal has the code and the status that the envelope gives it', async () => {
  const refusing = (errorCode: string, status?: number): GatewayAdapter => ({
    open: () => ({ errorCode, ...(status && { status }) }),
  })
  const ask = (adapter: GatewayAdapter) => setUp(adapter, {}).client.call('login', { body })
  expect(await failureOf(ask(refusing('login.invalid')))).toMatchObject({
    ...{ kind: 'refused', status: 400, code: 'login.invalid' },
  })
  expect(await failureOf(ask(refusing('idempotency.mismatch', 422)))).toMatchObject({
    ...{ kind: 'refused', status: 422, code: 'idempotency.mismatch' },
  })
})

it('the end of a session ends it here, whatever the status of the gateway is', async () => {
  const { client, ended } = setUp({ open: () => ({ errorCode: 'login.not.session' }) }, {})
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ kind: 'session' })
  expect(ended).toEqual(['login.not.session'])
})

it('a call that the gateway does not have is refused, and nothing is sent', async () => {
  const { client, sent } = setUp({ calls: { vipProgress: 'absent' } }, success)
  expect(await failureOf(client.call('vipProgress'))).toMatchObject({
    ...{ kind: 'refused', code: 'function.not.available' },
  })
  expect(sent).toEqual([])
})

it('a failure without JSON stays that of its status, so that a read is repeated', async () => {
  const open = () => {
    throw new Error('no')
  }
  const { client, sent } = setUp({ open }, '<h1>Bad gateway</h1>', { status: 502 })
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ kind: 'http', status: 502 })
  expect(sent).toHaveLength(3)
})

const broken: readonly (readonly [what: string, adapter: GatewayAdapter, sentence: string])[] = [
  [
    'throws before the call',
    { calls: { login: { request: () => fail('before') } } },
    'The adapter fails: Error: before.',
  ],
  ['throws at the answer', { open: () => fail('after') }, 'The adapter fails: Error: after.'],
  [
    'leads to another origin',
    { path: () => '//elsewhere.example/in' },
    'The adapter fails: Error: "//elsewhere.example/in" is no path of the gateway.',
  ],
  [
    'leaves a name of its path open',
    { calls: { login: { path: '/auth/{kind}' } } },
    'The adapter fails: Error: The path "/auth/{kind}" has no value for "kind".',
  ],
  [
    'returns no value',
    { open: () => ({ value: undefined }) },
    'The adapter fails: Error: it returns no value.',
  ],
]

it.each(broken)('an adapter that %s ends in the refusal of a broken answer', async (...row) => {
  const [, adapter, message] = row
  const { client } = setUp(adapter, success)
  expect(await failureOf(client.call('login', { body }))).toEqual({ kind: 'shape', message })
})

it('what an adapter returns is checked against the contract', async () => {
  const { client } = setUp({ open: () => ({ value: null }) }, success)
  expect(await failureOf(client.call('memberInfo'))).toMatchObject({ kind: 'shape' })
})

function fail(message: string): never {
  throw new Error(message)
}

describe('the call of an own block', () => {
  const club: OwnBlockCall = {
    description: 'The points.',
    method: 'GET',
    path: '/wps/relay/CLUB_status',
    session: true,
    parameters: { season: { type: 'integer', description: 'The season.' } },
    answer: { type: 'object' },
  }
  const join: OwnBlockCall = { ...club, method: 'POST', path: '/wps/relay/CLUB_join' }
  beforeEach(() =>
    registerOwnCalls(listOwnCalls('club-card', { ownCalls: { status: club, join } })),
  )
  // The client knows the calls of own blocks by their names, and the contract has no types of them.
  const status = 'club-card.status' as CallName
  const joining = 'club-card.join' as CallName

  it('goes where the adapter sends every call, with its headers, and is read as every answer', async () => {
    const adapter: GatewayAdapter = {
      path: (path) => path.replace('/wps/', '/api/v2/'),
      headers: ({ Merchant }) => ({ 'X-Brand': Merchant }),
      open: ({ content }) => ({ value: (content as { data: unknown }).data }),
    }
    const { client, sent } = setUp(adapter, { data: { points: 40 } })
    const query: object = { query: { season: 3 } }
    expect(await client.call(status, query)).toEqual({ points: 40 })
    expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', `${origin}/api/v2/relay/CLUB_status?season=3`],
    ])
    expect(sent[0]?.init.headers).toEqual({ 'X-Brand': 'NORTH-1' })
  })

  it('has differences of its own below its name, or none at that gateway', async () => {
    const adapter: GatewayAdapter = {
      calls: {
        'club-card.join': {
          method: 'PUT',
          path: '/api/clubs/{season}/members',
          request: ({ body }) => ({ params: { season: Number(body?.['season']) }, body: {} }),
          answer: (value) => ({ joined: value === 'yes' }),
        },
        'club-card.status': 'absent',
      },
    }
    const { client, sent } = setUp(adapter, { success: true, value: 'yes' })
    const body: object = { body: { season: 3 } }
    expect(await client.call(joining, body)).toEqual({ joined: true })
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['PUT', `${origin}/api/clubs/3/members`, '{}'],
    ])
    expect(await failureOf(client.call(status))).toMatchObject({ code: 'function.not.available' })
    expect(sent).toHaveLength(1)
  })
})

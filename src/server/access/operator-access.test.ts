import { describe, expect, it } from 'vitest'
import { createOperatorAccess, isOperatorHost } from './operator-access.ts'

const access = createOperatorAccess(() => 4173, 'secret')
const bearer = { authorization: 'Bearer secret' }

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
  readonly url?: string
}

const request = ({ headers = {}, from = '127.0.0.1', url = '/studio' }: Sent) => ({
  url,
  method: 'GET',
  headers: { host: 'localhost:4173', ...headers },
  socket: { remoteAddress: from },
})
const refuse = (sent: Sent) => access.refuse(request(sent))

describe('an operator', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'asks from %s with the token of this start',
    (from) => {
      expect(refuse({ from, headers: bearer })).toBeUndefined()
    },
  )

  it('may keep the token in a cookie among others', () => {
    const headers = { cookie: 'theme=dark; livery-operator-4173=secret; other=1' }
    expect(refuse({ headers })).toBeUndefined()
  })

  it('may have another cookie of that name, which a page at another port of this machine has set', () => {
    const headers = { cookie: 'livery-operator-4173=other; livery-operator-4173=secret' }
    expect(refuse({ headers })).toBeUndefined()
  })

  it('may send requests from a page of the same origin', () => {
    const own = { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }
    expect(refuse({ headers: { ...bearer, ...own } })).toBeUndefined()
    expect(refuse({ headers: { ...bearer, ...own, host: 'LOCALHOST:4173' } })).toBeUndefined()
  })
})

describe('nobody is an operator', () => {
  it.each(['192.168.0.9', '10.0.0.1', '::2', ''])('with a request from %s', (from) => {
    expect(refuse({ from, headers: bearer })).toBe('wrong-host')
  })

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'x-original-host',
    'cf-connecting-ip',
    'cf-ray',
    'cdn-loop',
    'fly-client-ip',
    'fastly-client-ip',
    'do-connecting-ip',
    'x-cluster-client-ip',
    'x-envoy-external-address',
    'x-amzn-trace-id',
  ])('with a request that carries "%s", whatever its value', (name) => {
    for (const value of ['', '127.0.0.1', 'localhost:4173'])
      expect(refuse({ headers: { ...bearer, [name]: value } })).toBe('wrong-host')
  })

  it.each([
    'lagoon.localhost:4173',
    'rebound.example:4173',
    'localhost',
    'localhost:80',
    'localhost.evil.example:4173',
    'localhost:4173/',
    'me@localhost:4173',
    '',
  ])('with a request for the host "%s"', (host) => {
    expect(refuse({ headers: { ...bearer, host } })).toBe('wrong-host')
  })

  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'https://localhost:4173' },
    { origin: 'http://lagoon.localhost:4173' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with a page of another origin: %o', (foreign) => {
    expect(refuse({ headers: { ...bearer, ...foreign } })).toBe('foreign')
  })

  it.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer secre' },
    { authorization: 'Basic secret' },
    { cookie: 'livery-operator-4174=secret' },
    { cookie: 'livery-operator-4173=' },
  ])('without the token of this start: %o', (headers) => {
    expect(refuse({ headers })).toBe('no-token')
  })
})

it('knows its names in every spelling of the URL standard, at its own port', () => {
  for (const name of ['127.1', '2130706433', '0x7f.1', '017700000001', 'LocalHost', 'localhost.'])
    expect(isOperatorHost(`${name}:4173`, 4173), name).toBe(true)
  expect(isOperatorHost('localhost:04173', 4173)).toBe(true)
  expect(isOperatorHost('localhost', 80)).toBe(true)
  for (const name of ['127.0.0.2', 'localhost.example', '[::1]'])
    expect(isOperatorHost(`${name}:4173`, 4173), name).toBe(false)
})

describe('the address with the token', () => {
  const take = (url: string, more: Sent = {}) => access.takeToken(request({ url, ...more }))

  it('leads to the same place without it, and leaves a cookie that no script and no other site reads', () => {
    expect(take('/studio/lagoon/theme?token=secret&view=live')).toMatchObject({
      location: '/studio/lagoon/theme?view=live',
      'set-cookie': 'livery-operator-4173=secret; Path=/; HttpOnly; SameSite=Strict',
    })
  })

  it('never leads to another host', () => {
    for (const url of ['/studio/..//evil.example?token=secret', '/studio/../%2F/x?token=secret'])
      expect(take(url)?.['location'], url).toMatch(/^\/[^/]/)
  })

  it('does nothing with another token, from elsewhere, or behind a proxy', () => {
    expect(take('/studio?token=other')).toBeUndefined()
    expect(take('/studio')).toBeUndefined()
    expect(take('/studio?token=secret', { from: '10.0.0.1' })).toBeUndefined()
    expect(take('/studio?token=secret', { headers: { via: '1.1 cache' } })).toBeUndefined()
  })
})

it('has a token of its own at each start', () => {
  const tokens = [1, 2].map(() => createOperatorAccess(() => 1).token)
  expect(tokens[0]).toMatch(/^[\w-]{32}$/)
  expect(tokens[0]).not.toBe(tokens[1])
})

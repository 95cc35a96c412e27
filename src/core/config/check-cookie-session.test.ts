import { expect, it } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkMerchants } from './check-merchants.ts'
import { merchantFile } from './files.ts'
import { filesOver } from './files-over.ts'
import { pictureOf } from './testing.ts'

const findingsAbout = (gateway: object, hosts: readonly string[] = []) =>
  checkMerchants(pictureOf({ shop: { hosts, gateway: { session: 'cookie', ...gateway } } }))
const codesOf = (gateway: object, hosts?: readonly string[]) =>
  findingsAbout(gateway, hosts).map(({ code }) => code)

it('a session in a cookie takes an origin of https, of this machine, or that of the page', () => {
  for (const origin of ['', 'https://gateway.example', 'http://localhost:4173'])
    expect(codesOf({ origin })).toEqual([])
  for (const origin of ['http://shop.localhost:4173', 'http://127.0.0.1:4173'])
    expect(codesOf({ origin })).toEqual([])
})

it.each([
  ['http://gateway.example', '"https://gateway.example"'],
  ['http://gateway.example:8080', undefined],
  ['http://localhost.example', '"https://localhost.example"'],
])('%s is an error, with the fix where it is known', (origin, insert) => {
  const [finding] = findingsAbout({ origin })
  expect(finding).toMatchObject({ code: 'cookie-insecure', path: 'gateway.origin' })
  expect(finding?.fix?.insert).toBe(insert)
})

it('a token in the query is an error', () => {
  expect(codesOf({ tokenInQuery: true })).toEqual(['cookie-in-query'])
})

it('what has a fix has no finding after it', () => {
  const files = pictureOf({
    shop: { gateway: { session: 'cookie', tokenInQuery: true, origin: 'http://gateway.example' } },
  })
  const path = merchantFile('shop')
  const fixes = checkMerchants(files).flatMap(({ fix }) => fix ?? [])
  const { text, made } = applyFixes(files.read(path) ?? '', fixes)
  expect(made).toBe(2)
  expect(checkMerchants(filesOver(files, [{ path, text }]))).toEqual([])
})

it.each([
  ['https://api.shop.example', [], 'https://api2.shop.example', []],
  ['https://api.shop.example', [], 'https://api.shop.example:8443', []],
  ['https://api.shop.example', [], 'https://api.other.example', ['cookie-other-domain']],
  ['', ['www.shop.example'], 'https://api.shop.example', []],
  ['', ['shop.example', 'shop.test'], 'https://api.shop.example', ['cookie-other-domain']],
  ['', [], 'https://api.shop.example', []],
  ['https://10.0.0.1', [], 'https://10.1.0.1', ['cookie-other-domain']],
])(
  'the cookie of "%s" on %j is also that of %s, unless there is a finding',
  (origin, hosts, other, codes) => {
    expect(codesOf({ origin, fallbackOrigins: [other] }, hosts)).toEqual(codes)
  },
)

it('the same settings have no finding where the session is a token', () => {
  const session = 'token'
  const fallbackOrigins = ['https://other.test']
  expect(codesOf({ session, origin: 'http://gateway.example', fallbackOrigins })).toEqual([])
})

import { expect, it } from 'vitest'
import { readForwardedHost } from './forwarded-host.ts'

it.each([
  ['lagoon.localhost:4180', 'lagoon.localhost:4180'],
  ['LAGOON.example', 'lagoon.example'],
  [undefined, undefined],
  ['', undefined],
  ['lagoon.localhost, evil.example', undefined],
  ['evil.example/path', undefined],
])('a request that was passed on with the host %s is for %s', (forwarded, host) => {
  expect(readForwardedHost({ headers: { 'x-forwarded-host': forwarded } }, 4173)).toBe(host)
})

it('a header makes nobody an operator', () => {
  for (const forwarded of ['localhost:4173', '127.0.0.1:4173', 'LOCALHOST:4173'])
    expect(readForwardedHost({ headers: { 'x-forwarded-host': forwarded } }, 4173)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { isLocalhostName, isLoopbackAddress, isLoopbackHost } from './local-only.ts'

it.each([
  ['localhost', true, true],
  ['shop.localhost', true, true],
  ['127.0.0.1', false, true],
  ['127.8.0.1', false, true],
  ['[::1]', false, true],
  ['127.example', false, false],
  ['notlocalhost', false, false],
  ['localhost.example', false, false],
])('%s: a name below localhost %s, this machine %s', (host, isName, isHere) => {
  expect([isLocalhostName(host), isLoopbackHost(host)]).toEqual([isName, isHere])
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::', false],
])('a caller at %s is this machine: %s', (caller, isHere) => {
  expect(isLoopbackAddress(caller)).toBe(isHere)
})

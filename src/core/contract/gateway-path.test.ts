import { expect, test } from 'vitest'
import { findingsOf } from '../config/testing.ts'
import { gatewayPathPattern } from './gateway-path.ts'

const paths = [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/a b',
  '/a?b=1',
  '/a#b',
  'a',
  '',
]

test.each(paths)('the path %j is a finding, and the player does not use it', (path) => {
  expect(gatewayPathPattern.test(path)).toBe(false)
  expect(findingsOf({ shop: { gateway: { paths: { login: path } } } })).toEqual([
    'wrong-value gateway.paths.login',
  ])
})

test.each(['/', '/wps/session/login', '/a//b', "/a/~b/!$&'()*+,;=:@%20"])(
  'the path %j is not a finding, and the player uses it',
  (path) => {
    expect(gatewayPathPattern.test(path)).toBe(true)
    expect(findingsOf({ shop: { gateway: { paths: { login: path } } } })).toEqual([])
  },
)

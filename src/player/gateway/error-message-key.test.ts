import { beforeAll, expect, test } from 'vitest'
import en from '../../../locales/en/common.json' with { type: 'json' }
import { startEnglish } from '../../../tests/support/english.ts'
import { errorNames, memberErrorCodes, toErrorName } from '../../core/contract/error-codes.ts'
import { GatewayError, type GatewayErrorKind } from '../../core/gateway-client/gateway-error.ts'
import {
  errorMessageKey,
  errorMessageValues,
  isQuiet,
  loadErrorNames,
} from './error-message-key.ts'

beforeAll(startEnglish)
beforeAll(loadErrorNames)

const error = (kind: GatewayErrorKind, facts = {}) =>
  new GatewayError(kind, { call: 'login', ...facts })

test.each([
  [error('refused', { code: 'captcha.invalid' }), 'error.captchaWrong'],
  [error('http', { status: 429 }), 'error.tooManyRequests'],
  [error('offline'), 'error.network'],
  [error('timeout'), 'error.slow'],
  [error('http', { status: 500 }), 'error.busy'],
  [error('shape'), 'error.busy'],
  [error('shape', { code: 'encryption.key.wrong' }), 'error.notSafe'],
  [error('shape', { code: 'encryption.key.missing' }), 'error.notSafe'],
  [error('refused', { code: 'pin.incorrect' }), 'error.pinIncorrect'],
  [error('refused', { code: 'constructor' }), 'error.unknown'],
  [error('refused', { code: 'busy' }), 'error.unknown'],
  [error('refused', { code: 'to.string' }), 'error.unknown'],
  [error('refused', { code: 'new', reference: '12' }), 'error.unknownReference'],
  [new TypeError('x'), 'error.unknown'],
])('%s has the message %s', (failure, key) => {
  expect(errorMessageKey(failure)).toBe(key)
})

test('every code has its words', () => {
  const names = [...Object.values(errorNames), ...memberErrorCodes.map(toErrorName)]
  for (const name of names) expect(en.error).toHaveProperty(name)
})

test('the words are filled with the reference and the seconds', () => {
  expect(errorMessageValues(error('refused', { reference: '12', retryAfter: 30 }))).toEqual({
    reference: '12',
    seconds: 30,
  })
  expect(errorMessageValues(undefined)).toEqual({ reference: '', seconds: 0 })
})

test('an ended session and an abort are quiet', () => {
  expect([isQuiet(error('session')), isQuiet(error('aborted')), isQuiet(error('http'))]).toEqual([
    true,
    true,
    false,
  ])
})

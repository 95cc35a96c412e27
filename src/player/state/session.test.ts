import { beforeEach, expect, test, vi } from 'vitest'
import { readHook } from '../../../tests/support/read-hook.ts'
import {
  endSession,
  keepTrialName,
  onSessionEnd,
  readMerchantCode,
  readSession,
  readSessionToken,
  signIn,
  signOut,
  startSession,
  useSessionKind,
  watchPageShow,
} from './session.ts'
import { deviceStorage } from './storage.ts'

const rules = { merchantCode: 'siam', agentExcludedTypes: [4, 40, 41, 42], trialTypes: [4] }
const login = { token: 't1', userName: 'somchai', customerType: 40 }

beforeEach(() => {
  signOut()
  sessionStorage.clear()
  localStorage.clear()
  startSession(rules)
})

test('a login is kept under one key with the fields of the specification', () => {
  signIn({ ...login, firstTimeLogin: true, lastLoginTime: 5 })
  expect(Object.keys(sessionStorage)).toEqual(['sessionInfo'])
  expect(JSON.parse(sessionStorage.getItem('sessionInfo') ?? '')).toMatchObject({
    token: 't1',
    merchantCode: 'siam',
    userName: 'somchai',
    type: 40,
    firstTimeLogin: true,
    lastLoginTime: 5,
  })
  expect(readSessionToken()).toBe('t1')
})

test('a page that opens in the same tab restores the session', () => {
  signIn(login)
  startSession(rules)
  expect(readSessionToken()).toBe('t1')
})

const kept = { token: 't', merchantCode: 'm', userName: 'u', type: 1, since: 1 }

test.each([
  '{',
  '[]',
  'null',
  '{"token":1}',
  JSON.stringify([kept]),
  JSON.stringify({ ...kept, since: '1' }),
  JSON.stringify({ ...kept, firstTimeLogin: 'no' }),
  JSON.stringify({ ...kept, lastLoginTime: null }),
])('%s in storage is no session and is forgotten', (text) => {
  sessionStorage.setItem('sessionInfo', text)
  startSession(rules)
  expect(readSession()).toEqual({ kind: 'anonymous' })
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  [4, 'trial'],
  [40, 'member'],
  [41, 'member'],
  [42, 'member'],
  [1, 'agent'],
  [0, 'agent'],
] as const)('member type %i is a %s', (customerType, kind) => {
  signIn({ ...login, customerType })
  expect(readHook(useSessionKind)).toBe(kind)
})

test('the lists of the merchant decide who is an agent or a trial', () => {
  startSession({ ...rules, agentExcludedTypes: [9, 7], trialTypes: [7] })
  signIn({ ...login, customerType: 9 })
  expect(readHook(useSessionKind)).toBe('member')
  signIn({ ...login, customerType: 7 })
  expect(readHook(useSessionKind)).toBe('trial')
})

test('a trial sends the code of its own merchant', () => {
  signIn({ ...login, customerType: 4 }, 'siam-trial')
  expect(readMerchantCode()).toBe('siam-trial')
  signOut()
  expect(readMerchantCode()).toBe('siam')
})

test('logout clears everything private and stores autoLogin as 0', () => {
  localStorage.setItem('language', 'th')
  signIn(login)
  keepTrialName('trial7')
  sessionStorage.setItem('anything', 'else')
  signOut()
  expect(readHook(useSessionKind)).toBe('guest')
  expect(readSessionToken()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect({ ...localStorage }).toEqual({ language: 'th', autoLogin: '0' })
})

test('each listener hears once how a session ended', () => {
  const heard = vi.fn()
  const stop = onSessionEnd(heard)
  signIn(login)
  endSession('expired')
  endSession('expired')
  expect(heard.mock.calls).toEqual([['expired', expect.objectContaining({ token: 't1' })]])
  stop()
})

test('a page from the memory of the browser shows nothing private after logout elsewhere', () => {
  const reload = vi.fn()
  const stop = watchPageShow(window, reload)
  signIn(login)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(true)
  expect(reload).not.toHaveBeenCalled()
  sessionStorage.clear()
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(readSessionToken()).toBeUndefined()
  expect(deviceStorage.read('autoLogin')).toBe('0')
  stop()
})

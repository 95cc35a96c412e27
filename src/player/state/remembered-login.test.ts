import { beforeEach, expect, test } from 'vitest'
import { readRememberedLogin, rememberLogin } from './login-memory.ts'
import { startRememberPolicy } from './remember-policy.ts'
import { forgetLogin, readKeptLogin } from './remembered-login.ts'

const login = { username: 'somchai', password: 'รหัส p@ss' }

beforeEach(() => localStorage.clear())

test('credentials: the password is base64 twice with the salt appended', async () => {
  await startRememberPolicy('credentials')
  rememberLogin({ username: 'a', password: 'secret' })
  const salt = localStorage.getItem('sass') ?? ''
  expect(salt).toMatch(/^[0-9a-f]{16}$/)
  expect(JSON.parse(localStorage.getItem('remPass') ?? '')).toEqual({
    username: 'a',
    password: btoa(btoa('secret')) + salt,
  })
})

test('credentials: restored as typed, only where both items exist', async () => {
  await startRememberPolicy('credentials')
  rememberLogin(login)
  expect(readRememberedLogin()).toEqual(login)
  localStorage.removeItem('sass')
  expect(readRememberedLogin()).toBeUndefined()
  forgetLogin()
  expect(localStorage).toHaveLength(0)
})

test('username: the name alone, and a password stored before is removed at start', async () => {
  await startRememberPolicy('credentials')
  rememberLogin(login)
  await startRememberPolicy('username')
  expect({ ...localStorage }).toEqual({ remPass: '{"username":"somchai"}' })
  rememberLogin({ username: 'other', password: 'p' })
  expect({ ...localStorage }).toEqual({ remPass: '{"username":"other"}' })
  expect(readRememberedLogin()).toEqual({ username: 'other' })
})

test('off: the device keeps nothing', async () => {
  await startRememberPolicy('credentials')
  rememberLogin(login)
  await startRememberPolicy('off')
  rememberLogin(login)
  expect(localStorage).toHaveLength(0)
  expect(readRememberedLogin()).toBeUndefined()
})

test.each(['{', '[]', 'null', '{"username":1}'])('%s is forgotten', async (text) => {
  await startRememberPolicy('credentials')
  localStorage.setItem('remPass', text)
  expect(readRememberedLogin()).toBeUndefined()
  expect(localStorage.getItem('remPass')).toBeNull()
})

test('a name is kept where the password beside it is broken', async () => {
  localStorage.setItem('remPass', '{"username":"a","password":1}')
  expect(readKeptLogin()).toEqual({ username: 'a' })
})

test.each(['', '{', '[]', '{"username":1}', '{"username":"a","password":"%"}'])(
  '%s restores nothing',
  async (text) => {
    await startRememberPolicy('credentials')
    localStorage.setItem('sass', 'salt')
    localStorage.setItem('remPass', text)
    expect(readRememberedLogin()).toBeUndefined()
  },
)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../../sandbox/demo/demo-accounts.ts'
import { GatewayError, type GatewayOptions, openGateway } from './open-gateway.ts'

const origin = 'https://gateway.example'
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

/** Opens the sandbox under an address of its own. */
function open(options: Partial<GatewayOptions> = {}) {
  const fetch = (url: string, init: RequestInit) => sandbox.fetch(url.slice(origin.length), init)
  return openGateway({ origin, merchantCode: 'test', fetch, ...options })
}

async function logIn(gateway: ReturnType<typeof open>): Promise<string | undefined> {
  const proof = await sandbox.passHumanCheck()
  await gateway.call('login', { body: { username: 'member88', password: demoPassword, ...proof } })
  return gateway.readToken()
}

it('answers the calls of a guest', async () => {
  const { info } = await open().call('systemStatus', { query: {} })
  expect(info.encryption?.publicKey).toBeTypeOf('string')
})

it('encrypts a password, and keeps the token of a login until the logout', async () => {
  const gateway = open()
  expect(gateway.readToken()).toBeUndefined()
  const token = await logIn(gateway)
  expect(token).toBeTypeOf('string')
  expect((await gateway.call('memberInfo')).account).toBe('member88')
  expect((await open({ ...(token && { token }) }).call('memberInfo')).account).toBe('member88')
  await gateway.call('logout')
  expect(gateway.readToken()).toBeUndefined()
})

it('forgets a session that the gateway has ended', async () => {
  const gateway = open({ token: 'of-another-day' })
  const failure: unknown = await gateway.call('memberInfo').catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(GatewayError)
  expect(failure).toMatchObject({ kind: 'session', code: 'user.or.token.invalid' })
  expect(gateway.readToken()).toBeUndefined()
})

it('refuses an answer that differs from the contract', async () => {
  const wrong = open({ fetch: async () => Response.json({ success: true, value: { info: 1 } }) })
  await expect(wrong.call('systemStatus', { query: {} })).rejects.toMatchObject({ kind: 'shape' })
})

it('asks for the key again after a failure', async () => {
  let failures = 1
  const gateway = open({
    fetch: async (url, init) => {
      if (failures > 0 && url.includes('status')) {
        failures -= 1
        return Response.json({ success: false, errorCode: 'system.busy' }, { status: 400 })
      }
      return sandbox.fetch(url.slice(origin.length), init)
    },
  })
  await expect(logIn(gateway)).rejects.toBeInstanceOf(GatewayError)
  expect(await logIn(gateway)).toBeTypeOf('string')
})

import { scrypt } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) }
})

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

/** Returns the answer to a refused login, and the work that checked the password. */
async function refuse(username: string): Promise<{ answer: object; work: unknown[] }> {
  const proof = await sandbox.passHumanCheck()
  vi.mocked(scrypt).mockClear()
  const asked = sandbox.client.call('login', { body: { username, password: 'Wrong-1', ...proof } })
  const error: unknown = await asked.catch((cause: unknown) => cause)
  if (!(error instanceof GatewayError)) throw new Error('The login was not refused.')
  const { kind, status, code, value, message } = error
  const work = vi
    .mocked(scrypt)
    .mock.calls.map(([password, , length, cost]) => [password, length, cost])
  return { answer: { kind, status, code, value, message }, work }
}

it('takes the same work and gives the same answer for an unknown user as for a wrong password', async () => {
  await sandbox.client.call('templates') // the demo accounts are made with the first call
  const wrong = await refuse('member88')
  const unknown = await refuse('nobody88')
  expect(wrong.work).toHaveLength(1)
  expect(unknown).toEqual(wrong)
})

it('asks both for the captcha after as many attempts', async () => {
  const answers = async (name: string) => {
    const bodies: object[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) bodies.push((await refuse(name)).answer)
    return bodies
  }
  expect(await answers('nobody88')).toEqual(await answers('member88'))
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gamesWorld } from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../demo/demo-accounts.ts'

const game = { vendor: 'REELS', gameCode: 'SPIN' }
const world = {
  ...gamesWorld,
  settings: {
    ...gamesWorld.settings,
    wallet: 'transfer' as const,
    whitelabel: { FUNDTRANS3: true },
  },
}
const data = mkdtempSync(join(tmpdir(), 'livery-once-'))
let sandbox: TestSandbox
let key = 0
let idempotencyKey = ''
beforeEach(async () => {
  sandbox = await startTestSandbox({ world, data })
  key += 1
  idempotencyKey = `one tap ${key}`
})
afterEach(() => sandbox.close())
afterAll(() => rmSync(data, { recursive: true, force: true }))

const login = (username = 'member88', password = demoPassword, more = {}) =>
  sandbox.client.call('login', { body: { username, password }, ...more })
const turn = (auto: boolean) =>
  sandbox.client.call('walletTransfer', { body: { action: 'auto', auto }, idempotencyKey })
const mismatch = { kind: 'refused', status: 422, code: 'idempotency.mismatch' }

async function restart(): Promise<void> {
  await sandbox.close()
  sandbox = await startTestSandbox({ world, data })
}

describe('an effect that is sent again under its idempotency key', () => {
  it('returns the same session for a repeated login, later, at once and after a restart', async () => {
    const [first, second] = await Promise.all([
      login('member88', demoPassword, { idempotencyKey }),
      login('member88', demoPassword, { idempotencyKey }),
    ])
    expect(second).toEqual(first)
    await restart()
    expect(await login('member88', demoPassword, { idempotencyKey })).toEqual(first)
  })

  it('logs in nobody else, with no other password and at no other address', async () => {
    const { token } = await login('member88', demoPassword, { idempotencyKey })
    await expect(login('agent88', demoPassword, { idempotencyKey })).rejects.toMatchObject(mismatch)
    await expect(login('member88', 'Wrong-2026', { idempotencyKey })).rejects.toMatchObject(
      mismatch,
    )
    sandbox.moveTo('203.0.113.7')
    const elsewhere = await login('member88', demoPassword, { idempotencyKey })
    expect(elsewhere.token).not.toBe(token)
    await expect(login('member88', 'Wrong-2027', { idempotencyKey })).rejects.toMatchObject(
      mismatch,
    )
  })

  it('does not turn a switch back, and reports that in place of the first answer', async () => {
    sandbox.signIn((await login()).token)
    await turn(false)
    await expect(turn(true)).rejects.toMatchObject(mismatch)
    expect(await sandbox.client.call('walletBalance')).toMatchObject({ autoTransfer: false })
    expect(await turn(false)).toEqual({ transfers: [] })
  })

  it('is refused with another content while the first is still running', async () => {
    sandbox.signIn((await login()).token)
    const [first, second] = await Promise.allSettled([turn(false), turn(true)])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: mismatch })
  })

  it('is refused for another call', async () => {
    sandbox.signIn((await login()).token)
    await sandbox.client.call('addFavourite', { body: game, idempotencyKey })
    const other = sandbox.client.call('removeFavourite', { body: game, idempotencyKey })
    await expect(other).rejects.toMatchObject(mismatch)
  })

  it('keeps its refusal, whatever changed since', async () => {
    sandbox.signIn((await login()).token)
    const add = (given: string) =>
      sandbox.client.call('addFavourite', { body: game, idempotencyKey: given })
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { GAMELOFAV3: false } })
    await expect(add(idempotencyKey)).rejects.toMatchObject({ code: 'function.not.available' })
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { GAMELOFAV3: true } })
    await expect(add(idempotencyKey)).rejects.toMatchObject({ code: 'function.not.available' })
    expect(await add(`${idempotencyKey} again`)).toBe(true)
  })

  it('runs after all where the first one had to wait', async () => {
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { CAPTCHA3: false } })
    const failed = Array.from({ length: 12 }, () => login('newbie88', 'Wrong-2026').catch(() => {}))
    await Promise.all(failed)
    const ask = () => login('newbie88', demoPassword, { idempotencyKey })
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' })
    await restart()
    expect(await ask()).toMatchObject({ userName: 'newbie88' })
  })

  it('answers a repeated logout as the first one, though its session has ended', async () => {
    sandbox.signIn((await login()).token)
    expect(await sandbox.client.call('logout', { idempotencyKey })).toBe(true)
    expect(await sandbox.client.call('logout', { idempotencyKey })).toBe(true)
    await expect(sandbox.client.call('logout')).rejects.toMatchObject({ kind: 'session' })
  })

  it('is recognised whatever order its fields have', async () => {
    sandbox.signIn((await login()).token)
    await sandbox.client.call('addFavourite', { body: game, idempotencyKey })
    const body = { gameCode: game.gameCode, vendor: game.vendor }
    expect(await sandbox.client.call('addFavourite', { body, idempotencyKey })).toBe(true)
  })
})

it('answers reads by their content, whatever key comes with them', async () => {
  const check = async (username: string) => {
    const headers = { Merchant: 'test', 'Idempotency-Key': idempotencyKey }
    const answer = await sandbox.fetch(`/wps/check/username?username=${username}`, { headers })
    return (await answer.json()).value
  }
  expect(await check('member88')).toEqual({ available: false })
  expect(await check('freename')).toEqual({ available: true })
})

it('stores no token, password or key in clear', async () => {
  const secret = 'idempotency-key-of-the-login'
  const { token } = await login('agent88', demoPassword, { idempotencyKey: secret })
  const trial = await sandbox.client.call('trialUser')
  await sandbox.close()
  const files = ['sandbox.db', 'sandbox.db-wal'].map((file) => readIfThere(join(data, file)))
  const stored = Buffer.concat(files).toString('latin1')
  expect(stored).toContain('idempotencyRecord')
  for (const word of [token, demoPassword, trial.password, secret])
    for (const form of [word, Buffer.from(word).toString('base64').slice(0, -4)])
      expect(stored).not.toContain(form)
  sandbox = await startTestSandbox({ world, data })
})

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

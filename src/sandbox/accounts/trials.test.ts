import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inspect } from '../../../tests/support/seeded-worlds.ts'
import { startTestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { mostTrials } from './trials.ts'

const day = 24 * 3_600_000
const limit = 60

/** Counts the rows of every table, by its name. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const tables = await database.introspection.getTables()
  const counts = tables.map(async ({ name }) => {
    const { count } = await database
      .selectFrom(name as 'account') // any table has rows to count
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [name, count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

it('lets one address make sixty trials in an hour, also at once, and sends the next the time to wait', async () => {
  let now = Date.UTC(2026, 10, 28)
  const sandbox = await startTestSandbox({ now: () => now })
  try {
    const asked = Array.from({ length: limit + 20 }, () => sandbox.client.call('trialUser'))
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
    const body = { merchantCode: 'test-trial' }
    const refused = { status: 429, code: 'TOO_MANY_REQUEST', retryAfter: 3600 }
    await expect(sandbox.client.call('testPlay', { body })).rejects.toMatchObject(refused)
    sandbox.moveTo('192.0.2.7')
    expect(await sandbox.client.call('trialUser')).toHaveProperty('userName')
    sandbox.moveTo('127.0.0.1')
    now += 3_600_000
    expect(await sandbox.client.call('testPlay', { body })).toMatchObject({ trail: 1 })
  } finally {
    await sandbox.close()
  }
})

it('keeps nothing of a trial that has ended once another one is made', async () => {
  let now = Date.UTC(2026, 10, 28)
  const data = mkdtempSync(join(tmpdir(), 'livery-trials-'))
  const play = async (): Promise<void> => {
    const sandbox = await startTestSandbox({ data, now: () => now })
    const { userName, password } = await sandbox.client.call('trialUser')
    const body = { username: userName, password, trial: true }
    sandbox.signIn((await sandbox.trialClient.call('login', { body })).token)
    expect(await sandbox.trialClient.call('walletBalance')).toHaveProperty('totalBalance')
    await sandbox.close()
  }
  try {
    await play()
    const first = await inspect(data, countRows)
    for (let round = 0; round < 3; round += 1) {
      now += day + 1
      await play()
    }
    const { idempotencyRecord: _, ...last } = await inspect(data, countRows)
    expect(first).toMatchObject(last)
    expect(last['account']).toBeGreaterThan(0)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})

it('refuses another trial of a merchant while thousands are open', async () => {
  const now = Date.UTC(2026, 10, 28)
  const data = mkdtempSync(join(tmpdir(), 'livery-trials-'))
  const database = openDatabase(data)
  const trial = {
    ...{ merchant: 'test', passwordHash: '', type: 4, level: 'DEMO', iconId: 0 },
    ...{ firstTimeLogin: 0, createdAt: now, expiresAt: now + day },
  }
  for (let first = 0; first < mostTrials; first += 500)
    await database
      .insertInto('account')
      .values(
        Array.from({ length: 500 }, (_, at) => {
          const name = `open${first + at}`
          return { ...trial, id: name, username: name, usernameKey: name } as never // the other columns are empty
        }),
      )
      .execute()
  await database.destroy()
  const sandbox = await startTestSandbox({ data, now: () => now })
  try {
    await expect(sandbox.client.call('trialUser')).rejects.toMatchObject({ status: 429 })
  } finally {
    await sandbox.close()
    rmSync(data, { recursive: true, force: true })
  }
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import { startTestTeam } from '../support/start-test-team.ts'
import { checkTeamStore } from '../support/team-store/check-team-store.ts'
import { type Postgres, startPostgres } from './support/start-postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.close())

const command = join(import.meta.dirname, '../../bin/livery.js')
const limits = { idleMinutes: 60, hours: 12 }
const from = { address: '192.0.2.7', agent: '' }
const entry = { who: 'Ann', from, action: 'save', merchants: [], outcome: 'allowed' as const }

const openAt = (database: string) =>
  openTeamStore({ folder: '/none', database, now: Date.now, limits })

checkTeamStore(async () => ({ folder: '/none', database: await postgres.createDatabase() }))

it('the audit log in PostgreSQL is never changed, deleted or emptied', async () => {
  const address = await postgres.createDatabase()
  const store = await openAt(address)
  onTestFinished(store.close)
  await store.audit.append(entry)
  const name = new URL(address).pathname.slice(1)
  for (const change of ["UPDATE audit SET who = 'nobody'", 'DELETE FROM audit', 'TRUNCATE audit'])
    expect(() => postgres.run(name, change)).toThrow('never changed or deleted')
  expect((await store.audit.list({})).entries).toHaveLength(1)
})

it('a store whose server went away says so, and works again once it is back', async () => {
  const store = await openAt(await postgres.createDatabase())
  onTestFinished(store.close)
  await store.audit.append(entry)
  await postgres.stop()
  await expect(store.audit.append(entry)).rejects.toThrow(
    /The PostgreSQL server at localhost:\d+\/team\d+ does not answer/,
  )
  expect(await store.isReady()).toBe(false)
  await postgres.start()
  expect(await store.isReady()).toBe(true)
  await store.audit.append(entry)
  expect((await store.audit.list({})).entries).toHaveLength(2)
})

it('says what is wrong with an address, and never its password', async () => {
  const address = await postgres.createDatabase()
  const name = new URL(address).pathname.slice(1)
  postgres.run('postgres', "CREATE USER guest PASSWORD 'secret'")
  const wrong = {
    'refuses the user or the password': postgres.address(name, { user: 'livery:secret' }),
    'does not have this database': postgres.address('none', { user: 'livery:hush' }),
    'lets this user make no tables': postgres.address(name, { user: 'guest:secret' }),
    'has a certificate that cannot be verified': postgres.address(name, {
      query: '?sslmode=verify-full',
    }),
    'does not answer': 'postgres://livery:secret@localhost:1/livery',
  }
  for (const [sentence, database] of Object.entries(wrong)) {
    const problem = await openAt(database).catch((cause: Error) => cause)
    expect(problem).toMatchObject({
      name: 'TeamStoreError',
      message: expect.stringContaining(sentence),
    })
    expect(String(problem)).not.toMatch(/secret|hush/)
  }
})

it('a connection is encrypted with a certificate that the named authority signed', async () => {
  const address = await postgres.createDatabase()
  const query = `?sslrootcert=${postgres.authority}`
  const store = await openAt(`${address}${query}`)
  onTestFinished(store.close)
  const name = new URL(address).pathname.slice(1)
  const encrypted = `SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE ssl AND datname = '${name}' AND application_name = 'livery'`
  expect(Number(postgres.run('postgres', encrypted))).toBeGreaterThan(0)
})

it('a database of a later version is refused', async () => {
  const address = await postgres.createDatabase()
  await (await openAt(address)).close()
  postgres.run(new URL(address).pathname.slice(1), 'UPDATE migration SET made = 1000')
  await expect(openAt(address)).rejects.toThrow('a later version of Livery')
})

it('two instances of a studio serve one workspace: who signs in at one is signed in at the other', async () => {
  const database = await postgres.createDatabase()
  const one = await startTestTeam({ database })
  onTestFinished(one.close)
  const other = await one.openInstance()
  onTestFinished(other.close)
  const browser = one.open()
  await browser.signIn('all-admin')
  expect((await browser.call('/merchants')).status).toBe(200)
  expect((await browser.at(other.port).call('/merchants')).status).toBe(200)
  await browser.at(other.port).call('/session', { method: 'DELETE' })
  expect((await browser.ask('/studio/api/session')).status).toBe(401)
  const store = await openAt(database)
  onTestFinished(store.close)
  expect((await store.audit.list({ text: 'signOut' })).entries).toHaveLength(1)
})

it('a studio whose database is away refuses calls, is not healthy, and goes on once it is back', async () => {
  const team = await startTestTeam({ database: await postgres.createDatabase() })
  onTestFinished(team.close)
  const browser = team.open()
  await browser.signIn('all-viewer')
  await postgres.stop()
  const refused = await browser.ask('/studio/api/session')
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'no-store'])
  expect((await team.open().ask('/healthz')).status).toBe(503)
  expect((await team.open().signIn('all-viewer')).text).toContain(
    'The database of the team does not answer',
  )
  await postgres.start()
  expect((await browser.ask('/studio/api/session')).status).toBe(200)
  expect((await team.open().ask('/healthz')).status).toBe(200)
  expect(team.reported.join('\n')).not.toContain('hush')
})

it('the commands of this machine read the same database', async () => {
  const database = await postgres.createDatabase()
  const store = await openAt(database)
  await store.audit.append(entry)
  await store.close()
  const folder = mkdtempSync(join(tmpdir(), 'livery-records-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const grants = [{ claim: 'groups', value: 'staff', role: 'viewer' }]
  const studio = { issuer: 'https://login.example', client: 'livery', grants }
  writeFileSync(join(folder, 'livery.json'), JSON.stringify({ schemaVersion: 1, studio }))
  const run = (LIVERY_DATABASE: string, ...words: readonly string[]) =>
    spawnSync(process.execPath, [command, ...words, '--root', folder], {
      encoding: 'utf8',
      env: { ...process.env, LIVERY_DATABASE },
    })
  expect(run(database, 'audit').stdout).toContain('save  Ann from 192.0.2.7')
  const { stdout } = run(database, 'api-tokens', '--new', 'deploy', '--role', 'publisher')
  expect(stdout).toMatch(/^livery_/)
  expect(run(database, 'api-tokens').stdout).toContain('deploy')
  const away = run('postgres://livery:hush@localhost:1/livery', 'audit')
  expect([away.status, away.stderr]).toEqual([1, expect.stringContaining('does not answer')])
  expect(away.stderr).not.toContain('hush')
})

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTeamStore, type TeamStore } from '../../src/server/team/store/open-team-store.ts'
import { openPublishedFolder } from '../../src/site/publish/publish-target.ts'
import { codeOfSite } from '../../src/site/publish/release.ts'
import { createTestProject, type TestProject } from '../../src/site/publish/testing.ts'
import { howOften } from '../support/how-often.ts'
import type { SchedulesPlace } from '../support/schedules-process.ts'
import { type Postgres, startPostgres } from './support/start-postgres.ts'

const schedules = howOften({ check: 10, all: 10, soak: 50 })
const kills = howOften({ check: 6, all: 6, soak: 30 })
const merchants = Array.from({ length: schedules }, (_, at) => `m${String(at).padStart(2, '0')}`)
const limits = { idleMinutes: 60, hours: 12 }
const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let project: TestProject
let postgres: Postgres
beforeAll(async () => {
  project = createTestProject()
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.close()
  project.close()
})

/** Starts a receiver of webhooks; `received` has the ids of its messages by the schedule that they are about. */
async function startReceiver() {
  const received = new Map<string, Set<string>>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { type, data } = JSON.parse(text)
    const key = `${type} ${data.schedule}`
    const ids = received.get(key) ?? new Set()
    received.set(key, ids.add(String(request.headers['webhook-id'])))
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // A server that listens on a port has an address.
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** A process that runs schedules, started again each time that it is killed. */
function keepRunning(place: SchedulesPlace) {
  const script = join(import.meta.dirname, '../support/schedules-process.ts')
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = fork(script, [JSON.stringify(place)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(child, 'message')
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { start, kill }
}

async function planAll(store: TeamStore): Promise<readonly string[]> {
  const ids: string[] = []
  for (const code of merchants) {
    const { id } = await store.schedules.add({
      merchants: [code],
      environment: null,
      target: 'published',
      at: Date.now(),
      until: null,
      zone: 'UTC',
      note: null,
      who: 'Ann',
      subject: 'ann',
      sentences: [],
      inputs: '',
      isBound: false,
      state: 'planned',
    })
    ids.push(id)
  }
  return ids
}

const countEnded = async (store: TeamStore): Promise<number> =>
  (await store.schedules.list()).filter(({ endedAt }) => endedAt !== null).length

interface Instances {
  readonly name: string
  readonly count: number
  readonly database?: string
}

/** Kills one process after another while the schedules come due; then lets them finish. */
async function killWhileDue({ name, count, database }: Instances) {
  for (const code of merchants) project.writeMerchant(code)
  await project.publish(name, { release: 'first' })
  const before = await readServed(name)
  for (const code of merchants)
    project.writeMerchant(code, { brand: { name: { en: `${code} two` } } })
  const folder = project.at(`${name}-data`)
  const store = await openTeamStore({ folder, database, now: Date.now, limits })
  onTestFinished(store.close)
  const ids = await planAll(store)
  const { received, address } = await startReceiver()
  const { dist, fonts, modules } = project.request(name)
  const place = {
    root: project.root,
    published: project.at(name),
    sources: { dist, fonts, modules },
    folder,
    database,
    webhook: address,
    webhookSecret,
  }
  const instances = Array.from({ length: count }, () => keepRunning(place))
  onTestFinished(async () => void (await Promise.all(instances.map(({ kill }) => kill()))))
  await Promise.all(instances.map(({ start }) => start()))
  for (let killed = 0; killed < kills; killed++) {
    // A time that differs each time, so that processes end at every step of a publish.
    await wait(300 + ((killed * 977) % 4000))
    const one = instances[killed % count]
    await one?.kill()
    await one?.start()
  }
  while ((await countEnded(store)) < schedules) await wait(200)
  const countMessages = (id: string) => received.get(`schedule.published ${id}`)?.size ?? 0
  // Each of them sent its message with its end, which is delivered afterwards.
  const isOut = async (id: string) => (await store.schedules.find(id))?.state === 'done'
  for (const id of ids) while ((await isOut(id)) && countMessages(id) === 0) await wait(200)
  return { ids, before, countMessages, store }
}

async function readServed(name: string): Promise<ReadonlyMap<string, string>> {
  const folder = await openPublishedFolder(project.at(name))
  return new Map([...(await folder.serving()).values()].map((site) => [codeOfSite(site), site]))
}

async function expectOnce(instances: Instances): Promise<void> {
  const { ids, before, countMessages, store } = await killWhileDue(instances)
  const { name } = instances
  const list = readFileSync(project.at(`${name}/releases/list`), 'utf8')
    .trim()
    .split('\n')
  const listed = ids.map((id) => list.filter((one) => one === `scheduled-${id}`).length)
  expect(listed).toEqual(ids.map(() => 1))
  expect(ids.map(countMessages)).toEqual(ids.map(() => 1))
  const states = (await store.schedules.list()).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['done']))
  const after = await readServed(name)
  // What is saved is what a publish of today would serve.
  await project.publish(`${name}-new`)
  expect(after).toEqual(await readServed(`${name}-new`))
  for (const code of merchants) expect(after.get(code)).not.toBe(before.get(code))
}

it('schedules on PostgreSQL go out once each, while two instances are killed again and again', async () => {
  await expectOnce({ name: 'postgres', count: 2, database: await postgres.createDatabase() })
})

it('schedules on SQLite go out once each, while the one process is killed again and again', async () => {
  await expectOnce({ name: 'sqlite', count: 1 })
})

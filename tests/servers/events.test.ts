import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { StudioEvent } from '../../src/core/contract/generated/studio-api.ts'
import { startTestTeam, type TestStream } from '../support/start-test-team.ts'
import { signInTo, signOutAtProvider } from '../support/team-of-test.ts'
import { type Postgres, startPostgres } from './support/start-postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.close())

const limits = { changes: 1000, signIns: 1000, heartbeat: 500 }
/** The milliseconds of a heartbeat that a test does not live to see, so that only a notice can have brought an event. */
const never = 600_000

/** Opens two instances, and an editor at the first one and a viewer at the second one. */
async function openTwo(heartbeat = limits.heartbeat) {
  const database = await postgres.createDatabase()
  const team = await startTestTeam({ database, limits: { ...limits, heartbeat } })
  onTestFinished(team.close)
  const other = await team.openInstance()
  let isClosed = false
  const closeOther = async (): Promise<void> => {
    if (!isClosed) await other.close()
    isClosed = true
  }
  onTestFinished(closeOther)
  const editor = await signInTo(team, 'shop-editor')
  const viewer = (await signInTo(team, 'shop-viewer')).at(other.port)
  const watch = async (browser: typeof editor, path: string, headers = {}) => {
    const stream = await browser.watch(path, headers)
    onTestFinished(stream.close)
    return stream
  }
  const name = new URL(database).pathname.slice(1)
  const writeNote = async (text: string): Promise<void> => {
    const asked = { method: 'POST', body: JSON.stringify({ place: '', text }) }
    expect((await editor.call('/merchants/shop/notes', asked)).status).toBe(200)
  }
  return { team, editor, viewer, watch, name, writeNote, closeOther, otherPort: other.port }
}

const count = ({ events }: TestStream, kind: StudioEvent['kind']): number =>
  events.filter(({ data }) => data.kind === kind).length

const soon = { timeout: 20_000 }

const names = ({ events }: TestStream) =>
  events
    .findLast(({ data }) => data.kind === 'people')
    ?.data.people?.people.map((person) => person.name)

it('a save, a note and the end of a session at one instance reach the pages of the other by a notice', async () => {
  const { editor, viewer, watch, writeNote, team } = await openTwo(never)
  const page = await watch(viewer, '/events?merchant=shop')
  const { files } = JSON.parse((await editor.call('/merchants/shop/files')).text)
  const [file] = files
  const text = file.text.replace('"en": "shop"', '"en": "The new shop"')
  const body = JSON.stringify({ files: [{ ...file, text }] })
  expect((await editor.call('/merchants/shop/files', { method: 'PUT', body })).status).toBe(200)
  await expect.poll(() => count(page, 'saved'), soon).toBe(1)
  expect(page.text()).toContain('The new shop')
  await writeNote('Look')
  await expect.poll(() => count(page, 'notes'), soon).toBe(1)
  await viewer.at(team.port).call('/session', { method: 'DELETE' })
  await expect.poll(page.isOver, soon).toBe(true)
})

it('a logout at the identity provider, sent to one instance, ends the session and the stream at the other, once', async () => {
  const { team, viewer, watch, otherPort } = await openTwo(never)
  const page = await watch(viewer, '/events?merchant=shop')
  await signOutAtProvider(team, viewer)
  expect(team.provider.logouts).toEqual([200])
  await expect.poll(page.isOver, soon).toBe(true)
  expect((await viewer.ask('/studio/api/session')).status).toBe(401)
  const { issuer: iss, client: aud } = team.provider
  const iat = Math.floor(Date.now() / 1000)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const claims = { iss, aud, iat, exp: iat + 120, jti: 'one', sub: 'nobody', events }
  const body = `logout_token=${await team.provider.sign(claims)}`
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }
  const answers = await Promise.all(
    [team.port, otherPort, team.port, otherPort].map((port) =>
      team.open().at(port).ask('/studio/sign-in/back-channel-logout', asked),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

it('an announcement longer than a notice of PostgreSQL arrives whole, and a page catches up with it at the other instance', async () => {
  const { editor, viewer, watch, writeNote, otherPort, team } = await openTwo(never)
  const page = await watch(viewer, '/events?merchant=shop')
  await writeNote('One')
  await expect.poll(() => count(page, 'notes'), soon).toBe(1)
  const id = page.events.findLast((event) => event.id !== undefined)?.id ?? ''
  page.close()
  const { files } = JSON.parse((await editor.call('/merchants/shop/files')).text)
  const [file] = files
  const long = `The ${'long '.repeat(2000)}shop`
  const asked = { ...file, text: file.text.replace('"en": "shop"', `"en": "${long}"`) }
  const body = JSON.stringify({ files: [asked] })
  const { status } = await editor.call('/merchants/shop/files', { method: 'PUT', body })
  expect(status).toBe(200)
  for (const port of [otherPort, team.port]) {
    const again = await watch(viewer.at(port), '/events', { 'last-event-id': id })
    await expect.poll(() => count(again, 'saved'), soon).toBe(1)
    expect([count(again, 'notes'), count(again, 'missed')]).toEqual([0, 0])
  }
})

it('who has a merchant open is known at both instances, until the page or the instance is gone', async () => {
  const { editor, viewer, watch, name, closeOther } = await openTwo()
  const page = await watch(editor, '/events?merchant=shop')
  const otherPage = await watch(viewer, '/events?merchant=shop')
  await expect.poll(() => names(page), soon).toEqual(['shop-viewer'])
  await expect.poll(() => names(otherPage), soon).toEqual(['shop-editor'])
  // An instance that was killed left its row, which ends by its time.
  const dead = JSON.stringify({ shop: [{ id: 'ann', name: 'Ann' }] })
  postgres.run(name, `INSERT INTO instance VALUES ('dead', '${dead}', ${Date.now() + 5000})`)
  await expect.poll(() => names(page), soon).toContain('Ann')
  await expect.poll(() => names(page), soon).toEqual(['shop-viewer'])
  await closeOther()
  await expect.poll(() => names(page), soon).toEqual([])
})

it('what happens while the connection to the database is lost arrives once it is back', async () => {
  const { viewer, watch, writeNote, name } = await openTwo(never)
  const page = await watch(viewer, '/events?merchant=shop')
  await writeNote('Before')
  await expect.poll(() => count(page, 'notes'), soon).toBe(1)
  const listeners = `datname = '${name}' AND application_name = 'livery events'`
  postgres.run(
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listeners}`,
  )
  await writeNote('Meanwhile')
  await expect.poll(() => count(page, 'notes'), soon).toBe(2)
  await writeNote('After')
  await expect.poll(() => count(page, 'notes'), soon).toBe(3)
})

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Note, StudioEvent } from '../../src/core/contract/generated/studio-api.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import {
  startTestTeam,
  stoppableClock,
  type TestBrowser,
  type TestStream,
  type TestTeam,
} from '../support/start-test-team.ts'
import { openTeamWith, signInTo } from '../support/team-of-test.ts'

let ahead = 0
const now = (): number => Date.now() + ahead
const limits = { refusals: 1000, changes: 1000, signIns: 1000, drafts: 1000, heartbeat: 50 }

let team: TestTeam
beforeAll(async () => {
  team = await startTestTeam({ now, limits })
})
afterAll(() => team.close())

const signIn = (account: string, of = team): Promise<TestBrowser> => signInTo(of, account)

async function watch(browser: TestBrowser, path: string, headers = {}): Promise<TestStream> {
  const stream = await browser.watch(path, headers)
  onTestFinished(stream.close)
  return stream
}

const body = (value: object, method = 'POST') => ({ method, body: JSON.stringify(value) })

/** Waits for events of a kind, and returns the newest. */
async function next<K extends StudioEvent['kind']>(stream: TestStream, kind: K, count = 1) {
  const list = () => stream.events.filter(({ data }) => data.kind === kind)
  await expect.poll(() => list().length).toBeGreaterThanOrEqual(count)
  return list().at(-1)?.data as StudioEvent
}

async function call(browser: TestBrowser, path: string, asked = {}) {
  const { status, text } = await browser.call(path, asked)
  return { status, value: JSON.parse(text) }
}

async function save(browser: TestBrowser, merchant: string, name: string) {
  const { value } = await call(browser, `/merchants/${merchant}/files`)
  const [file] = value.files
  const merchantText = JSON.parse(file.text)
  merchantText.brand.name.en = name
  const files = [{ ...file, text: JSON.stringify(merchantText, null, 2) }]
  expect((await call(browser, `/merchants/${merchant}/files`, body({ files }, 'PUT'))).status).toBe(
    200,
  )
}

describe('the events of a page', () => {
  it('name who saved, and what changed in sentences, to those who see the merchant', async () => {
    const [editor, viewer, all] = [
      await signIn('shop-editor'),
      await signIn('shop-viewer'),
      await signIn('all-editor'),
    ]
    const pages = await Promise.all(
      [editor, viewer, all].map((browser) => watch(browser, '/events?merchant=shop')),
    )
    const [own, others] = [pages[0], pages[1]]
    if (!own || !others) throw new Error('No page is open.')
    expect(others.status).toBe(200)
    expect(others.headers.get('content-type')).toContain('text/event-stream')
    expect(others.headers.get('x-accel-buffering')).toBe('no')
    await save(all, 'bank', 'The bank')
    await save(editor, 'shop', 'A new name')
    const { saved } = await next(others, 'saved')
    expect(saved).toMatchObject({
      merchant: 'shop',
      by: { id: 'shop-editor', name: 'shop-editor' },
      isOwn: false,
      more: 0,
    })
    expect(saved?.changes.join()).toContain('A new name')
    expect((await next(own, 'saved')).saved?.isOwn).toBe(true)
    expect(others.text()).not.toContain('bank')
    expect(others.text()).toContain(':\n\n')
  })

  it('are caught up with after the connection broke, and are read again when they are no longer kept', async () => {
    const [editor, viewer] = [await signIn('shop-editor'), await signIn('shop-viewer')]
    const first = await watch(viewer, '/events?merchant=shop')
    await save(editor, 'shop', 'One')
    await next(first, 'saved')
    const id = first.events.findLast((event) => event.id !== undefined)?.id ?? ''
    first.close()
    await save(editor, 'shop', 'Two')
    const headers = { 'last-event-id': id }
    const second = await watch(viewer, '/events?merchant=shop', headers)
    expect((await next(second, 'saved')).saved?.changes.join()).toContain('Two')
    const again = await watch(viewer, `/events?after=${id}`)
    await next(again, 'saved')
    expect(again.events.filter(({ data }) => data.kind === 'people')).toEqual([])
    const lost = await watch(viewer, '/events?after=earlier-start.4')
    await next(lost, 'missed')
  })

  it('end with the session: by its end, by its sign-out and by its time', async () => {
    const browsers = await Promise.all(['a', 'b', 'c'].map(() => signIn('shop-viewer')))
    const streams = await Promise.all(browsers.map((browser) => watch(browser, '/events')))
    const [one, other] = browsers
    if (!one || !other) throw new Error('Nobody signed in.')
    const { value } = await call(one, '/sessions')
    const own = value.sessions.find(({ isThis }: { isThis: boolean }) => isThis)
    await call(other, '/sessions', body({ id: own.id }, 'DELETE'))
    await expect.poll(() => streams.map((stream) => stream.isOver())).toEqual([true, false, false])
    await call(other, '/session', { method: 'DELETE' })
    await expect.poll(() => streams.map((stream) => stream.isOver())).toEqual([true, true, false])
    ahead = 61 * 60_000
    await expect.poll(() => streams[2]?.isOver()).toBe(true)
    ahead = 0
  })

  it('are refused for a merchant that the reader may not see, for a machine, and beyond a number of pages', async () => {
    const other = await openTeamWith({ limits: { ...limits, pages: 2 } })
    const viewer = await signIn('shop-viewer', other)
    expect((await viewer.watch('/events?merchant=bank')).status).toBe(403)
    await watch(viewer, '/events')
    const second = await watch(viewer, '/events')
    expect((await viewer.watch('/events')).status).toBe(429)
    second.close()
    await expect.poll(async () => (await watch(viewer, '/events')).status).toBe(200)
    const store = await openTeamStore({
      folder: other.data,
      now,
      limits: { idleMinutes: 60, hours: 12 },
    })
    const { secret } = await store.tokens.create({
      name: 'ci',
      grants: [{ role: 'admin' }],
      days: 1,
    })
    await store.close()
    const machine = { authorization: `Bearer ${secret}` }
    expect((await other.open().watch('/events', machine)).status).toBe(403)
  })
})

describe('who else has a merchant open', () => {
  it('reaches each page, and changes when a page closes', async () => {
    const [editor, viewer, all] = await Promise.all(
      ['shop-editor', 'shop-viewer', 'all-admin'].map((account) => signIn(account)),
    )
    if (!editor || !viewer || !all) throw new Error('Nobody signed in.')
    const names = (stream: TestStream) =>
      stream.events
        .findLast(({ data }) => data.kind === 'people')
        ?.data.people?.people.map(({ name }) => name)
    const page = await watch(editor, '/events?merchant=shop')
    await expect.poll(() => names(page)).toEqual([])
    await watch(viewer, '/events?merchant=shop')
    const two = await watch(all, '/events?merchant=shop')
    await watch(all, '/events?merchant=bank')
    await watch(await signIn('shop-editor'), '/events?merchant=shop')
    await expect.poll(() => names(page)).toEqual(['shop-viewer', 'all-admin'])
    await expect.poll(() => names(two)).toEqual(['shop-editor', 'shop-viewer'])
    two.close()
    await expect.poll(() => names(page)).toEqual(['shop-viewer'])
  })
})

describe('a draft on the server', () => {
  const path = '/merchants/shop/draft'
  const keep = (browser: TestBrowser, device: string, journal = '{"version":1}') =>
    call(browser, path, body({ device, values: 3, journal }, 'PUT'))
  const find = async (browser: TestBrowser, device: string) =>
    (await call(browser, path, body({ device }))).value.draft

  it('is offered on another device of the same person, and gone when it is dropped', async () => {
    const [laptop, phone] = [await signIn('shop-editor'), await signIn('shop-editor')]
    expect((await keep(laptop, 'laptop')).status).toBe(200)
    expect(await find(laptop, 'laptop')).toBeUndefined()
    expect(await find(phone, 'phone')).toMatchObject({
      device: 'laptop',
      values: 3,
      journal: '{"version":1}',
    })
    await call(phone, path, body({ device: 'laptop' }, 'DELETE'))
    expect(await find(phone, 'phone')).toBeUndefined()
  })

  it('is the secret of its person, also before an admin and in the audit log', async () => {
    const [laptop, admin] = [await signIn('all-editor'), await signIn('all-admin')]
    await keep(laptop, 'laptop', '"typed and secret"')
    expect(await find(admin, 'other')).toBeUndefined()
    const { value } = await call(admin, '/audit', body({}))
    expect(JSON.stringify(value)).not.toContain('typed and secret')
  })

  it('is limited in size, in age and in how often it is kept', async () => {
    const clock = stoppableClock()
    const later = (): number => clock.now() + ahead
    const other = await openTeamWith({ now: later, limits: { ...limits, drafts: 2 } })
    const laptop = await signIn('shop-editor', other)
    clock.stop()
    expect((await keep(laptop, 'laptop', 'x'.repeat(400_001))).status).toBe(400)
    expect((await keep(laptop, 'laptop')).status).toBe(200)
    expect((await keep(laptop, 'laptop')).status).toBe(200)
    expect((await keep(laptop, 'laptop')).status).toBe(429)
    ahead = 31 * 86_400_000
    expect(await find(await signIn('shop-editor', other), 'phone')).toBeUndefined()
    ahead = 0
  })
})

describe('a note', () => {
  const path = '/merchants/shop/notes'
  const write = async (browser: TestBrowser, text: string, place = 'theme'): Promise<Note> => {
    const { status, value } = await call(browser, path, body({ place, text }))
    expect(status).toBe(200)
    return value.notes[0]
  }

  it('is written, answered, resolved and opened again, and announced each time', async () => {
    const [editor, viewer] = [await signIn('shop-editor'), await signIn('shop-viewer')]
    const page = await watch(viewer, '/events?merchant=shop')
    const note = await write(editor, ' <b>Is</b> this @shop-viewer’s red? ', 'pages.home.blocks.x')
    expect(note).toMatchObject({
      place: 'pages.home.blocks.x',
      text: '<b>Is</b> this @shop-viewer’s red?',
      by: { name: 'shop-editor' },
      mentions: [{ id: 'shop-viewer' }],
      answers: [],
    })
    expect((await next(page, 'notes')).notes).toMatchObject({ mentionsYou: true, isOwn: false })
    const answer = body({ note: note.id, text: 'Yes.' })
    const answered = await call(viewer, `${path}/answers`, answer)
    expect(answered.value.notes[0].answers).toMatchObject([
      { text: 'Yes.', by: { id: 'shop-viewer' } },
    ])
    const resolve = (isResolved: boolean) =>
      call(viewer, path, body({ note: note.id, isResolved }, 'PATCH'))
    const resolved = (await resolve(true)).value.notes.find(({ id }: Note) => id === note.id)
    expect(resolved.resolved.by).toEqual({ id: 'shop-viewer', name: 'shop-viewer' })
    const reopened = (await resolve(false)).value.notes.find(({ id }: Note) => id === note.id)
    expect(reopened.resolved).toBeUndefined()
    await next(page, 'notes', 4)
  })

  it('mentions only people who signed in once and may see the merchant', async () => {
    const [editor] = [await signIn('all-editor'), await signIn('shop-admin')]
    const note = await write(editor, 'Ask @shop-admin, @all-publisher and @nobody')
    expect(note.mentions.map(({ id }) => id)).toEqual(['shop-admin'])
    const { value } = await call(editor, '/merchants/bank/people')
    const names = value.people.map(({ name }: { name: string }) => name)
    expect(names).toContain('all-editor')
    expect(names).not.toContain('shop-admin')
  })

  it('is counted by merchant, and listed where it mentions the reader', async () => {
    const other = await openTeamWith({ limits })
    const [shop, all] = [await signIn('shop-editor', other), await signIn('all-editor', other)]
    await write(all, 'Look, @shop-editor')
    const inBank = body({ place: '', text: 'Not for @shop-editor' })
    await call(all, '/merchants/bank/notes', inBank)
    expect((await call(shop, '/notes')).value).toMatchObject({
      open: [{ merchant: 'shop', count: 1 }],
      mentions: [{ text: 'Look, @shop-editor' }],
    })
    const counts = (await call(all, '/notes')).value.open
    expect(counts.map(({ merchant }: { merchant: string }) => merchant).sort()).toEqual([
      'bank',
      'shop',
    ])
    const { value } = await call(
      await signIn('all-admin', other),
      '/audit',
      body({ text: 'Look,' }),
    )
    expect(value.entries).toMatchObject(
      [{ action: 'writeNote', who: /all-editor/, merchants: ['shop'] }].map((entry) => ({
        ...entry,
        who: expect.stringMatching(entry.who),
      })),
    )
  })

  it('is refused when it is empty, unknown or of another merchant', async () => {
    const editor = await signIn('all-editor')
    expect((await call(editor, path, body({ place: '', text: '  ' }))).status).toBe(422)
    const note = await write(editor, 'Here')
    const elsewhere = await call(
      editor,
      '/merchants/bank/notes/answers',
      body({ note: note.id, text: 'There' }),
    )
    expect(elsewhere.status).toBe(404)
  })
})

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AuditEntry, OpenSession } from '../../src/core/contract/generated/studio-api.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import {
  startTestTeam,
  stoppableClock,
  type TestBrowser,
  type TestTeam,
} from '../support/start-test-team.ts'
import { openTeamWith, signInTo } from '../support/team-of-test.ts'

const minute = 60_000
let ahead = 0
const now = (): number => Date.now() + ahead

let team: TestTeam
beforeAll(async () => {
  team = await startTestTeam({ now, limits: { refusals: 1000, changes: 1000, signIns: 1000 } })
})
afterAll(() => team.close())
beforeEach(() => {
  ahead = 0
})

const signIn = (account: string, of = team): Promise<TestBrowser> => signInTo(of, account)

/** Opens the store as a command of the same machine does. */
function openStore(of: TestTeam = team) {
  const limits = { idleMinutes: 60, hours: 12 }
  return openTeamStore({ folder: of.data, now, limits })
}

async function createToken(role: 'viewer' | 'editor' | 'admin', merchants?: readonly string[]) {
  const store = await openStore()
  const grants = [{ role, ...(merchants && { merchants }) }]
  const token = await store.tokens.create({ name: 'robot', grants, days: 30 })
  await store.close()
  return token
}

const post = (body: object, method = 'POST') => ({ method, body: JSON.stringify(body) })

async function listAudit(query: object): Promise<AuditEntry[]> {
  const admin = await signIn('all-admin')
  return JSON.parse((await admin.call('/audit', post(query))).text).entries
}

describe('a session', () => {
  it('ends an hour after its last request, and goes on while it is used', async () => {
    const browser = await signIn('all-viewer')
    for (const minutes of [50, 100]) {
      ahead = minutes * minute
      expect((await browser.ask('/studio/api/session')).status).toBe(200)
    }
    ahead = 161 * minute
    const late = await browser.ask('/studio/api/session')
    expect(late.status).toBe(401)
    expect(JSON.parse(late.text).message).toContain('your session has ended')
  })

  it('ends twelve hours after the sign-in in any case', async () => {
    const browser = await signIn('all-viewer')
    for (ahead = 0; ahead < 12 * 60 * minute; ahead += 50 * minute)
      expect((await browser.ask('/studio/api/session')).status).toBe(200)
    ahead = 12 * 60 * minute + 1
    expect((await browser.ask('/studio/api/session')).status).toBe(401)
  })

  it('is listed to its owner and to an admin, who both may end it, and to nobody else', async () => {
    const [one, other, viewer, admin] = await Promise.all(
      ['shop-editor', 'shop-editor', 'all-viewer', 'all-admin'].map((account) => signIn(account)),
    )
    if (!one || !other || !viewer || !admin) throw new Error('Nobody signed in.')
    const list = async (browser: TestBrowser): Promise<OpenSession[]> =>
      JSON.parse((await browser.call('/sessions')).text).sessions
    const own = await list(one)
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(new Set(own.map(({ name }) => name))).toEqual(new Set(['shop-editor']))
    expect(own.filter(({ isThis }) => isThis)).toHaveLength(1)
    const { id = '' } = (await list(other)).find(({ isThis }) => isThis) ?? {}
    const end = (by: TestBrowser) => by.call('/sessions', post({ id }, 'DELETE'))
    expect((await end(viewer)).status).toBe(404)
    expect((await other.ask('/studio/api/session')).status).toBe(200)
    expect((await end(one)).status).toBe(200)
    expect((await other.ask('/studio/api/session')).status).toBe(401)
    const last = (await list(one)).find(({ isThis }) => isThis)
    await admin.call('/sessions', post({ id: last?.id }, 'DELETE'))
    expect((await one.ask('/studio/api/session')).status).toBe(401)
  })

  it('ends with a sign-out, which leads to that of the identity provider', async () => {
    const browser = await signIn('all-viewer')
    const { text } = await browser.call('/session', { method: 'DELETE' })
    const address = new URL(JSON.parse(text).address)
    expect(address.origin).toBe(team.provider.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${team.origin}/studio`)
    expect((await browser.ask('/studio/api/session')).status).toBe(401)
  })

  it('is stored as a hash in a file that only its owner reads', async () => {
    const browser = await signIn('all-viewer')
    const secret = browser.cookies.get(`${team.origin} __Host-livery-session`) ?? ''
    const { id, secret: token } = await createToken('viewer')
    const file = join(team.data, 'team.db')
    const bytes = ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join('')
    expect(bytes).toContain(id)
    expect(bytes).not.toContain(secret)
    expect(bytes).not.toContain(token)
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('an API token', () => {
  const use = (secret: string, path: string, asked: object = {}) =>
    team.open().ask(`/studio/api${path}`, {
      ...asked,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    })

  it('does what its role holds for its merchants, needs no cookie, and ends', async () => {
    const { secret, id } = await createToken('editor', ['shop'])
    expect((await use(secret, '/merchants/shop/files')).status).toBe(200)
    expect((await use(secret, '/merchants/bank/files')).status).toBe(403)
    expect((await use(secret, '/merchants/shop/files', post({ files: [] }, 'PUT'))).status).toBe(
      200,
    )
    expect((await use(secret, '/publishing', post({ merchants: ['shop'] }))).status).toBe(403)
    expect(await listAudit({ who: id, text: 'save' })).toMatchObject([
      { who: 'robot', action: 'save', merchants: ['shop'], outcome: 'allowed' },
    ])
    ahead = 31 * 24 * 60 * minute
    expect((await use(secret, '/merchants/shop/files')).status).toBe(401)
  })

  it('is made in the studio by an admin of all merchants, who reads its secret once', async () => {
    const admin = await signIn('all-admin')
    const asked = { name: 'deploy', role: 'editor', merchants: ['shop'], days: 30 }
    const made = JSON.parse((await admin.call('/tokens', post(asked))).text)
    expect(made.secret).toMatch(/^livery_/)
    const listed = JSON.parse((await admin.call('/tokens')).text)
    expect(listed).not.toHaveProperty('secret')
    const token = listed.tokens.find(({ name }: { name: string }) => name === 'deploy')
    expect(token.grants).toEqual([{ role: 'editor', merchants: ['shop'] }])
    const headers = { authorization: `Bearer ${made.secret}` }
    expect((await team.open().ask('/studio/api/merchants/shop/files', { headers })).status).toBe(
      200,
    )
    expect((await team.open().ask('/studio/api/merchants/bank/files', { headers })).status).toBe(
      403,
    )
    await admin.call('/tokens', post({ id: token.id }, 'DELETE'))
    expect((await team.open().ask('/studio/api/merchants/shop/files', { headers })).status).toBe(
      401,
    )
    const entries = await listAudit({ text: 'ApiToken' })
    expect(entries.map(({ action }) => action)).toEqual(['endApiToken', 'makeApiToken'])
    expect(JSON.stringify(entries)).not.toContain(made.secret)
  })

  it('is refused from the moment that it was ended', async () => {
    const { secret, id } = await createToken('viewer')
    expect((await use(secret, '/merchants')).status).toBe(200)
    const store = await openStore()
    expect(await store.tokens.end(id)).toBe(true)
    await store.close()
    expect((await use(secret, '/merchants')).status).toBe(401)
  })
})

describe('whoever has a role for some merchants', () => {
  it('sees these alone in every list, and none of their pictures', async () => {
    const browser = await signIn('shop-viewer')
    const { merchants } = JSON.parse((await browser.call('/merchants')).text)
    expect(merchants.map(({ code }: { code: string }) => code)).toEqual(['base', 'shop'])
    for (const code of ['shop', 'bank']) {
      mkdirSync(join(team.root, 'merchants', code, 'art'), { recursive: true })
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
      writeFileSync(join(team.root, 'merchants', code, 'art/mark.svg'), drawing)
    }
    const picture = (code: string) => browser.ask(`/studio/art/${code}/art/mark.svg`)
    expect((await picture('shop')).status).toBe(200)
    expect((await picture('bank')).status).toBe(404)
    for (const path of ['art/shop', '%61rt/shop', 'art/%73hop', 'art//shop', './art/shop'])
      expect((await team.open().ask(`/studio/${path}/art/mark.svg`)).status).not.toBe(200)
  })

  it('gets the same answer for a merchant that it may not see as for one that does not exist', async () => {
    const browser = await signIn('shop-viewer')
    const answers = await Promise.all(
      ['bank', 'nobody', '..%2fshop', 'shop%2f..%2fbank'].map(async (code) => {
        const { status, text } = await browser.call(`/merchants/${code}/files`)
        return [status, JSON.parse(text).code]
      }),
    )
    expect(answers).toEqual(answers.map(() => [403, 'no-role']))
  })

  it.each([
    ['inherits from', { extends: 'bank' }],
    ['takes the look of', { extends: 'base', theme: { look: 'bank' } }],
  ])('reads no other one through a draft or a save that %s it', async (_, more) => {
    const browser = await signIn('shop-editor')
    const path = 'merchants/shop/merchant.json'
    const text = JSON.stringify({ schemaVersion: 1, code: 'shop', ...more })
    const resolved = await browser.call(
      '/merchants/shop/resolution',
      post({ texts: [{ path, text }] }),
    )
    expect([resolved.status, JSON.parse(resolved.text).message]).toEqual([
      403,
      'You need the role viewer for bank. Nothing was changed. Ask an admin for it.',
    ])
    const file = { path, text, fingerprint: 'x' }
    const saved = await browser.call('/merchants/shop/files', post({ files: [file] }, 'PUT'))
    expect(saved.status).toBe(403)
    const other = { path: 'merchants/bank/merchant.json', text: '{}' }
    const laid = await browser.call('/merchants/shop/findings', post({ texts: [other] }))
    expect(laid.status).toBe(403)
  })
})

describe('the audit log', () => {
  it('has who changed what, from where, with the lines before and after', async () => {
    const browser = await signIn('shop-editor')
    const { files } = JSON.parse((await browser.call('/merchants/shop/files')).text)
    const [file] = files
    const text = file.text.replace('"en": "shop"', '"en": "The Shop"')
    const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'A browser' }
    const body = post({ files: [{ ...file, text }] }, 'PUT')
    expect((await browser.call('/merchants/shop/files', { ...body, headers })).status).toBe(200)
    const [entry] = await listAudit({ who: 'shop-editor', merchant: 'shop', text: 'The Shop' })
    expect(entry).toMatchObject({
      who: 'shop-editor <shop-editor@team.example>',
      subject: 'shop-editor',
      from: '192.0.2.7',
      agent: 'A browser',
      action: 'save',
      merchants: ['shop'],
      outcome: 'allowed',
      change: {
        files: [
          {
            path: 'merchants/shop/merchant.json',
            before: file.fingerprint,
            patch: expect.stringMatching(/^-.*"en": "shop"$[\s\S]*^\+.*"en": "The Shop"$/m),
          },
        ],
      },
    })
  })

  it('has what was allowed and then failed, and what was refused', async () => {
    const browser = await signIn('shop-editor')
    const path = 'merchants/bank/merchant.json'
    const file = { path, text: '{}', fingerprint: 'x' }
    await browser.call(
      '/merchants/shop/art',
      post({ path: 'art/none.svg', fingerprint: 'x' }, 'DELETE'),
    )
    await browser.call('/merchants/bank/files', post({ files: [file] }, 'PUT'))
    const entries = await listAudit({ who: 'shop-editor' })
    expect(entries.slice(0, 3)).toMatchObject(
      [
        { action: 'save', merchants: ['bank'], outcome: 'refused', problem: /editor for bank/ },
        { action: 'removeArt', outcome: 'failed', problem: /no picture "art\/none.svg"/ },
        { action: 'removeArt', outcome: 'allowed' },
      ].map(({ problem, ...rest }) => ({
        ...rest,
        ...(problem && { problem: expect.stringMatching(problem) }),
      })),
    )
  })

  it('has each sign-in and each one that was refused', async () => {
    await team.open().signIn('stranger')
    const [refused] = await listAudit({ who: 'stranger' })
    expect(refused).toMatchObject({ action: 'signIn', outcome: 'refused', who: 'stranger' })
    expect(await listAudit({ text: 'signIn', who: 'all-admin' })).not.toHaveLength(0)
  })

  it('is neither changed nor deleted by anyone who writes to the database', async () => {
    await listAudit({})
    const database = new DatabaseSync(join(team.data, 'team.db'))
    onTestFinished(() => database.close())
    expect(() => database.exec("UPDATE audit SET who = 'nobody'")).toThrow('is never changed')
    expect(() => database.exec('DELETE FROM audit')).toThrow('is never deleted')
  })

  it('has nothing of whoever only opens the page', async () => {
    const { now, stop } = stoppableClock()
    const other = await openTeamWith({ now, limits: { refusals: 1 } })
    stop()
    for (const path of ['/studio', '/studio/shop/theme', '/studio/assets/app.js'])
      await other.open().ask(path)
    const store = await openStore(other)
    expect((await store.audit.list({})).entries).toEqual([])
    await store.close()
  })

  it('is not filled by a flood of requests without a session', async () => {
    const { now, stop } = stoppableClock()
    const other = await openTeamWith({ now, limits: { refusals: 3 } })
    stop()
    const ask = () => other.open().ask('/studio/api/merchants')
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await ask()).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
    const store = await openStore(other)
    expect((await store.audit.list({})).entries).toHaveLength(3)
    await store.close()
  })
})

it('what one member changes within a minute is limited, and others go on', async () => {
  const { now, stop } = stoppableClock()
  const other = await openTeamWith({ now, limits: { changes: 2 } })
  const [one, two] = [await signIn('shop-editor', other), await signIn('all-editor', other)]
  stop()
  const save = (browser: TestBrowser) =>
    browser.call('/merchants/shop/files', post({ files: [] }, 'PUT'))
  const statuses = [await save(one), await save(one), await save(one), await save(two)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200])
})

it('a store that is gone refuses every call that changes something', async () => {
  const other = await openTeamWith({})
  const editor = await signIn('shop-editor', other)
  const database = new DatabaseSync(join(other.data, 'team.db'))
  database.exec('DROP TABLE audit')
  database.close()
  const file = join(other.root, 'merchants/shop/merchant.json')
  const before = readFileSync(file, 'utf8')
  const { files } = JSON.parse((await editor.call('/merchants/shop/files')).text)
  const [{ path, fingerprint }] = files
  const saved = await editor.call(
    '/merchants/shop/files',
    post({ files: [{ path, fingerprint, text: '{}' }] }, 'PUT'),
  )
  expect(saved.status).toBe(500)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

describe('the served studio', () => {
  it('answers at its own name alone, and never as the studio of this machine', async () => {
    const ask = (host: string, path = '/studio/api/merchants') =>
      team.open().ask(path, { headers: { host } })
    for (const host of ['localhost', `localhost:${team.port}`, 'evil.example', 'shop.localhost'])
      expect((await ask(host)).status).toBe(404)
    expect((await ask('studio.example')).status).toBe(401)
    expect((await ask('shop.localhost', '/m/home')).status).toBe(404)
    expect((await ask('studio.example', '/sandbox/outbox')).status).toBe(404)
  })

  it('has a page under a policy as strict as that of players, framed by nobody', async () => {
    const page = await team.open().ask('/studio/sign-in/callback')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it('opens previews at names below its own, which it alone may frame', async () => {
    const browser = await signIn('shop-viewer')
    const scenario = { session: 'guest', flags: {}, templates: {} }
    const opened = await browser.call('/merchants/shop/preview', post({ texts: [], scenario }))
    const { origin } = JSON.parse(opened.text)
    expect(origin).toMatch(/^https:\/\/preview-[0-9a-f]{16}\.studio\.example$/)
    const page = await team.open().ask('/m/home', { headers: { host: new URL(origin).host } })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${team.origin}`)
    const api = await team
      .open()
      .ask('/studio/api/merchants', { headers: { host: new URL(origin).host } })
    expect(api.status).toBe(404)
  })

  it('tells a balancer whether it works, and its figures to this machine or to a token', async () => {
    expect(await team.open().ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' })
    const local = await team.open().ask('/metrics', { headers: { host: `localhost:${team.port}` } })
    expect(local.text).toMatch(/^livery_studio_sign_ins_total\{outcome="signed-in"\} \d+$/m)
    expect(local.text).toMatch(/^livery_studio_calls_total\{call="save",outcome="allowed"\} \d+$/m)
    const through = { 'x-forwarded-for': '192.0.2.7' }
    expect((await team.open().ask('/metrics', { headers: through })).status).toBe(404)
    const { secret } = await createToken('viewer')
    const headers = { ...through, authorization: `Bearer ${secret}` }
    expect((await team.open().ask('/metrics', { headers })).status).toBe(200)
    const few = await createToken('admin', ['shop'])
    const other = { ...through, authorization: `Bearer ${few.secret}` }
    expect((await team.open().ask('/metrics', { headers: other })).status).toBe(404)
  })
})

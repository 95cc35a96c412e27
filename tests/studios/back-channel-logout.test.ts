import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { AuditEntry } from '../../src/core/contract/generated/studio-api.ts'
import { openTeamStore } from '../../src/server/team/store/open-team-store.ts'
import { startTestProvider } from '../support/start-test-provider.ts'
import {
  startTestTeam,
  stoppableClock,
  type TestBrowser,
  type TestTeam,
} from '../support/start-test-team.ts'
import { openTeamWith, signInTo, signOutAtProvider } from '../support/team-of-test.ts'

const path = '/studio/sign-in/back-channel-logout'
const event = 'http://schemas.openid.net/event/backchannel-logout'
const formType = 'application/x-www-form-urlencoded'
const many = { refusals: 1000, changes: 1000, signIns: 1000, logouts: 1000 }

let team: TestTeam
let admin: TestBrowser
beforeAll(async () => {
  team = await startTestTeam({ limits: many })
  admin = await signInTo(team, 'all-admin')
})
afterAll(() => team.close())

const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.ask('/studio/api/session')).status === 200

/** Claims of a logout token that is right, with others in their place; undefined leaves one out. */
function claimsOf(others: Readonly<Record<string, unknown>> = {}, of = team) {
  const now = Math.floor(Date.now() / 1000)
  const right = {
    iss: of.provider.issuer,
    aud: of.provider.client,
    iat: now,
    exp: now + 120,
    jti: randomUUID(),
    sub: 'shop-viewer',
    events: { [event]: {} },
  }
  return JSON.parse(JSON.stringify({ ...right, ...others }))
}

async function send(token: string, headers: Readonly<Record<string, string>> = {}, of = team) {
  const body = String(new URLSearchParams({ logout_token: token }))
  const sent = { 'content-type': formType, ...headers }
  return of.open().ask(path, { method: 'POST', headers: sent, body })
}

async function listEntries(): Promise<AuditEntry[]> {
  const body = JSON.stringify({ text: 'backChannelLogout' })
  return JSON.parse((await admin.call('/audit', { method: 'POST', body })).text).entries
}

describe('a logout at the identity provider', () => {
  it('ends the session here and the stream of its page, and is in the audit log', async () => {
    const browser = await signInTo(team, 'shop-editor')
    const other = await signInTo(team, 'shop-editor')
    const stream = await browser.watch('/events?merchant=shop')
    await signOutAtProvider(team, browser)
    expect(team.provider.logouts.at(-1)).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
    await expect.poll(stream.isOver).toBe(true)
    // The other browser has a session of its own at the provider.
    expect(await isSignedIn(other)).toBe(true)
    expect((await listEntries())[0]).toMatchObject({
      who: 'shop-editor <shop-editor@team.example>',
      subject: 'shop-editor',
      outcome: 'allowed',
      change: { sessions: [expect.any(String)], sid: expect.any(String) },
    })
  })

  it('ends every session of the person where the provider names no session', async () => {
    const quiet = await openTeamWith({ namesNoSession: true, limits: many })
    const [one, other, colleague] = [
      await signInTo(quiet, 'shop-editor'),
      await signInTo(quiet, 'shop-editor'),
      await signInTo(quiet, 'shop-viewer'),
    ]
    await signOutAtProvider(quiet, one)
    expect(quiet.provider.logouts).toEqual([200])
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false])
    expect(await isSignedIn(colleague)).toBe(true)
  })

  it('ends a session from before the studio knew that of the provider, where the token names the person too', async () => {
    const store = await openTeamStore({
      folder: team.data,
      now: Date.now,
      limits: { idleMinutes: 60, hours: 12 },
    })
    const from = { address: '192.0.2.7', agent: '' }
    const person = { subject: 'dan', name: 'Dan', claims: {} }
    const before = await store.sessions.start(person, from)
    const later = await store.sessions.start({ ...person, sid: 'of another browser' }, from)
    await send(await team.provider.sign(claimsOf({ sub: 'dan', sid: 'of this browser' })))
    expect(await store.sessions.find(before)).toBeUndefined()
    expect(await store.sessions.find(later)).toMatchObject({ sid: 'of another browser' })
    await store.close()
  })

  it('is answered by 200 without a cache, also where nobody was signed in', async () => {
    const answer = await send(await team.provider.sign(claimsOf({ sub: 'nobody', sid: 'none' })))
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await listEntries())[0]).toMatchObject({
      who: '',
      subject: 'nobody',
      change: { sessions: [] },
    })
  })

  it('is believed without a type in the header, and with a clock that differs by less than 30 seconds', async () => {
    const now = Math.floor(Date.now() / 1000)
    for (const [claims, header] of [
      [{}, { typ: 'JWT' }],
      [{}, { typ: 'application/logout+jwt' }],
      [{ iat: now + 15, exp: now + 135 }, {}],
      [{ iat: now - 135, exp: now - 15 }, {}],
      [{ aud: [team.provider.client] }, {}],
    ] as const)
      expect((await send(await team.provider.sign(claimsOf(claims), header))).status).toBe(200)
  })
})

/** Logout tokens that the provider signed and that are wrong in one thing each. */
const wrong = {
  'of another issuer': { claims: { iss: 'https://evil.example' }, why: '"iss"' },
  'for another client': { claims: { aud: 'another' }, why: '"aud"' },
  'for other clients too': { claims: { aud: ['livery-studio', 'another'] }, why: '"aud"' },
  'that another client was given': { claims: { azp: 'another' }, why: '"aud"' },
  'that has expired': { claims: { exp: 1_700_000_000 }, why: 'has expired' },
  'without an end': { claims: { exp: undefined }, why: '"exp"' },
  'from the future': { claims: { iat: 4_000_000_000, exp: 4_000_000_100 }, why: 'the future' },
  'without its time': { claims: { iat: undefined }, why: '"iat"' },
  'without an id': { claims: { jti: undefined }, why: '"jti"' },
  'with an empty id': { claims: { jti: '' }, why: '"jti"' },
  'without an event': { claims: { events: undefined }, why: '"events"' },
  'about another event': { claims: { events: { 'urn:other': {} } }, why: '"events"' },
  'with a list of events': { claims: { events: [event] }, why: '"events"' },
  'whose event is a text': { claims: { events: { [event]: 'yes' } }, why: '"events"' },
  'with the nonce of an ID token': { claims: { nonce: 'n' }, why: '"nonce"' },
  'that names nobody': { claims: { sub: undefined }, why: 'neither a session nor a person' },
  'whose person is a number': { claims: { sub: 7 }, why: '"sub"' },
  'whose session is empty': { claims: { sid: '' }, why: '"sid"' },
  'of the type of an access token': { header: { typ: 'at+jwt' }, why: 'another type' },
} as const satisfies Record<
  string,
  { claims?: object; header?: Record<string, string>; why: string }
>

describe('a logout token is refused, ends no session and is in the audit log', () => {
  let victim: TestBrowser
  beforeAll(async () => {
    victim = await signInTo(team, 'shop-viewer')
  })

  async function expectRefused(answer: Awaited<ReturnType<typeof send>>, why: string) {
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { error, error_description: description } = JSON.parse(answer.text)
    expect([error, description]).toEqual(['invalid_request', expect.stringContaining(why)])
    expect(await isSignedIn(victim)).toBe(true)
    expect((await listEntries())[0]).toMatchObject({ outcome: 'refused', problem: description })
  }

  it.each(Object.entries(wrong))('one %s', async (_, { why, ...given }) => {
    const { claims = {}, header = {} } = { claims: {}, header: {}, ...given }
    await expectRefused(await send(await team.provider.sign(claimsOf(claims), header)), why)
  })

  it('one that the provider did not sign, or that nobody signed', async () => {
    const { origin } = team
    const other = await startTestProvider({ origin, accounts: {}, studioPort: () => 0 })
    onTestFinished(other.close)
    await expectRefused(
      await send(await other.sign(claimsOf())),
      `no signature by a key of ${team.provider.issuer}`,
    )
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${encode({ alg: 'none' })}.${encode(claimsOf())}.`
    await expectRefused(await send(unsigned), 'an algorithm that the discovery document')
    await expectRefused(await send('no token'), 'cannot be read')
    const signed = await team.provider.sign(claimsOf())
    await expectRefused(await send(`${signed.slice(0, -8)}AAAAAAAA`), 'no signature by a key')
  })

  it('one that was taken before', async () => {
    const token = await team.provider.sign(claimsOf({ sub: 'nobody' }))
    expect((await send(token)).status).toBe(200)
    await expectRefused(await send(token), 'was taken before')
  })

  it('one that is not the one field of a form', async () => {
    const token = await team.provider.sign(claimsOf())
    const why = 'no form of the type'
    await expectRefused(await send(token, { 'content-type': 'text/plain' }), why)
    await expectRefused(await send(token, { 'content-type': `${formType}x` }), why)
    const ask = (body: string, query = '') =>
      team.open().ask(path + query, { method: 'POST', headers: { 'content-type': formType }, body })
    await expectRefused(await ask('', `?logout_token=${token}`), why)
    await expectRefused(await ask(`logout_token=${token}&logout_token=${token}`), why)
    await expectRefused(await ask(`logout_token=${token}&more=${'x'.repeat(40_000)}`), why)
    const asked = await team.open().ask(`${path}?logout_token=${token}`)
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

it('a logout is refused while the provider does not answer, and unseen where there are too many', async () => {
  const { now, stop } = stoppableClock()
  const away = await openTeamWith({
    now,
    limits: { logouts: 2 },
    settings: () => ({ issuer: 'http://127.0.0.1:9' }),
  })
  stop()
  const token = await away.provider.sign(claimsOf({}, away))
  const ask = (address: string) => send(token, { 'x-forwarded-for': address }, away)
  const answers = [await ask('9.9.9.9'), await ask('9.9.9.9'), await ask('9.9.9.9')]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 429])
  expect(answers[0]?.text).toContain('The identity provider http://127.0.0.1:9 does not answer')
  expect((await ask('8.8.8.8')).status).toBe(400)
  const metrics = await (await fetch(`http://localhost:${away.port}/metrics`)).text()
  expect(metrics).toContain('livery_studio_logouts_total{outcome="too-often"} 1')
  expect(metrics).toContain('livery_studio_logouts_total{outcome="refused"} 3')
})

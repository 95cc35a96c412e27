import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReturnPath } from '../../src/server/team/sign-in/return-path.ts'
import { startTestTeam, stoppableClock, type TestTeam } from '../support/start-test-team.ts'
import { openTeamWith } from '../support/team-of-test.ts'

let team: TestTeam
beforeAll(async () => {
  team = await startTestTeam()
})
afterAll(() => team.close())

const sessionCookie = `${'https://studio.example'} __Host-livery-session`

describe('a sign-in', () => {
  it('leads through the identity provider to the page that was asked for, and says who it is', async () => {
    const browser = team.open()
    const page = await browser.signIn('shop-editor', '/studio/shop/theme?shown=preview')
    expect(page.at).toBe(`${team.origin}/studio/shop/theme?shown=preview`)
    expect(JSON.parse((await browser.call('/session')).text)).toEqual({
      isLocal: false,
      name: 'shop-editor',
      subject: 'shop-editor',
      email: 'shop-editor@team.example',
      grants: [{ role: 'editor', merchants: ['shop'] }],
      csrf: expect.stringMatching(/^[\w-]{43}$/),
      endsAt: expect.any(String),
    })
  })

  it('asks for a code with PKCE, a state and a nonce, and ties the answer to this browser', async () => {
    const first = await team.open().ask('/studio/sign-in')
    const address = new URL(first.headers.get('location') ?? '')
    expect(address.origin).toBe(team.provider.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      nonce: expect.any(String),
      redirect_uri: 'https://studio.example/studio/sign-in/callback',
    })
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-livery-sign-in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    )
  })

  it('opens a session that scripts, other sites and hosts of the same site cannot read or set', async () => {
    const browser = team.open()
    const start = await browser.ask('/studio/sign-in')
    const page = await browser.ask(start.headers.get('location') ?? '')
    const interaction = new URL(page.headers.get('location') ?? '', page.at).href
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers, body: 'answer=go&account=all-viewer' }
    const resumed = await browser.ask(interaction, sent)
    const back = await browser.ask(resumed.headers.get('location') ?? '')
    const done = await browser.ask(back.headers.get('location') ?? '')
    expect(done.status).toBe(303)
    expect(done.headers.getSetCookie()[0]).toMatch(
      /^__Host-livery-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(done.headers.get('cache-control')).toBe('no-store')
    expect(done.headers.get('referrer-policy')).toBe('no-referrer')
    // The same answer again, in this browser and in another.
    for (const again of [browser, team.open()]) {
      const replayed = await again.ask(back.headers.get('location') ?? '')
      expect(replayed.status).toBe(400)
      expect(replayed.text).toContain('This sign-in is over')
    }
  })

  it('is refused where the state is not the one of this browser', async () => {
    const [mine, theirs] = [team.open(), team.open()]
    const start = await theirs.ask('/studio/sign-in')
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? ''
    await mine.ask('/studio/sign-in')
    const iss = encodeURIComponent(team.provider.issuer)
    const forged = await mine.ask(`/studio/sign-in/callback?code=c&state=${state}&iss=${iss}`)
    expect(forged.status).toBe(502)
    expect(forged.text).toContain('cannot be trusted')
    expect(mine.cookies.has(sessionCookie)).toBe(false)
  })

  it('is refused where another issuer answers', async () => {
    const browser = team.open()
    const start = await browser.ask('/studio/sign-in')
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const mixed = await browser.ask(
      `/studio/sign-in/callback?code=c&state=${state}&iss=https%3A%2F%2Fevil.example`,
    )
    expect(mixed.text).toContain('cannot be trusted')
  })

  it('gives the browser a new session each time, and ends the one before', async () => {
    const browser = team.open()
    browser.cookies.set(sessionCookie, 'A'.repeat(43))
    await browser.signIn('all-viewer')
    const first = browser.cookies.get(sessionCookie) ?? ''
    expect(first).not.toBe('A'.repeat(43))
    await browser.signIn('all-viewer')
    expect(browser.cookies.get(sessionCookie)).not.toBe(first)
    const old = await team.open().ask('/studio/api/session', {
      headers: { cookie: `__Host-livery-session=${first}` },
    })
    expect(old.status).toBe(401)
  })

  it('takes the claims that the provider sends at its user info endpoint alone', async () => {
    const other = await openTeamWith({ onlyUserInfo: true })
    const browser = other.open()
    await browser.signIn('all-publisher')
    const session = JSON.parse((await browser.call('/session')).text)
    expect(session.grants).toEqual([{ role: 'publisher' }])
  })
})

describe('the page after a sign-in', () => {
  it.each(['/studio', '/studio/shop', '/studio/shop/theme?a=b', '/studio?a=b#c'])(
    'may be %s',
    (path) => {
      expect(readReturnPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example/studio',
    '//evil.example/studio',
    '/studio/../..//evil.example',
    '/studio\\@evil.example',
    '/studio/..%2f..%2fevil',
    '/studio.evil.example',
    '/studio/api/session',
    '/studio/sign-in',
    '/studio/sign-in/callback?code=1',
    '/studio/\tshop',
    'javascript:alert(1)',
    '',
  ])('is never %j', (path) => {
    expect(readReturnPath(path)).toMatch(/^\/studio(\/\.\.%2f\.\.%2fevil)?$/)
  })
})

describe('a sign-in that fails says why', () => {
  it('when the person cancels it', async () => {
    const page = await team.open().signIn(undefined)
    expect(page.text).toContain('You cancelled the sign-in')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('when no grant fits the person', async () => {
    const browser = team.open()
    const page = await browser.signIn('stranger')
    expect(page.status).toBe(403)
    expect(page.text).toContain('it reads the claim &quot;groups&quot;. Ask an admin for a role')
    expect(browser.cookies.has(sessionCookie)).toBe(false)
  })

  it('when the identity provider does not answer, and works once it does', async () => {
    const other = await openTeamWith({ settings: () => ({ issuer: 'http://127.0.0.1:9' }) })
    const page = await other.open().signIn('all-admin')
    expect(page.status).toBe(502)
    expect(page.text).toContain('The identity provider http://127.0.0.1:9 does not answer')
  })

  it('when the issuer calls itself otherwise', async () => {
    const other = await openTeamWith({
      settings: ({ issuer }) => ({ issuer: issuer.replace('127.0.0.1', 'localhost') }),
    })
    const page = await other.open().signIn('all-admin')
    expect(page.text).toContain('says that it is another issuer')
  })

  it('when the secret of the client is wrong', async () => {
    const other = await openTeamWith({ secret: 'not-the-secret' })
    const page = await other.open().signIn('all-admin')
    expect(page.text).toContain('refuses the client &quot;livery-studio&quot;')
    expect(page.text).toContain('LIVERY_STUDIO_SECRET')
    expect(page.text).not.toContain('not-the-secret')
  })

  it('when the clocks differ', async () => {
    const other = await openTeamWith({ now: () => Date.now() + 3_600_000 })
    const page = await other.open().signIn('all-admin')
    expect(page.text).toContain('differ by more than 30 seconds')
  })

  it('when there were too many from one address', async () => {
    const { now, stop } = stoppableClock()
    const other = await openTeamWith({ now, limits: { signIns: 2 } })
    stop()
    const browser = other.open()
    const ask = (address: string) =>
      browser.ask('/studio/sign-in', { headers: { 'x-forwarded-for': `1.2.3.4, ${address}` } })
    const answers = [await ask('9.9.9.9'), await ask('9.9.9.9'), await ask('9.9.9.9')]
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429])
    // Only the address that the proxy adds counts, not those that a sender makes up.
    expect((await ask('8.8.8.8')).status).toBe(303)
  })
})

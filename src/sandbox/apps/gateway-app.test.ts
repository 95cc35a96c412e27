import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { type CallName, type CallQuery, calls } from '../../core/contract/calls.ts'
import { guestHomeCalls } from '../../core/contract/guest-home-calls.ts'
import { whitelabelFacts } from '../../core/gateway-client/live-facts.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { checkJson } from '../requests/load-call-input.ts'
import { createDefaultWorld } from '../world/default-world.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

const registration = {
  registerUrl: 'test.localhost',
  registerMethod: 'H5' as const,
  username: 'somchai',
  password: 'Orchid-2026',
  confirmPassword: 'Orchid-2026',
  type: 0,
  domain: 'test.localhost',
}

async function login(username = 'member88', password = demoPassword, extra = {}) {
  const proof = await sandbox.passHumanCheck()
  return sandbox.client.call('login', { body: { username, password, ...proof, ...extra } })
}

/** Lets members choose pictures of their profiles. */
function showPictures() {
  return sandbox.control('/test/settings', 'PATCH', { whitelabel: { PROFPIC3: true } })
}

async function solveCaptcha() {
  const { captchaId } = await sandbox.client.call('captcha')
  const { answer } = await (await sandbox.control(`/captcha/${captchaId}`, 'GET')).json()
  return { captchaId, captcha: answer }
}

it.each(['member88 ', 'ｍｅｍｂｅｒ８８', '\u200bmember๘๘'])(
  'logs in the user name %j as the player’s app sends it',
  async (username) => {
    expect((await login(username)).userName).toBe('member88')
  },
)

describe('reads', () => {
  const queries: Partial<Record<CallName, object>> = {
    announcements: { types: 'B,PL', groupName: 'm_home', platform: 'M' },
    affiliate: { code: 'welcome', domain: 'test.localhost' },
    usernameCheck: { username: 'freename' },
    winnerBoard: { gameCategory: 'ALL', language: 'EN', limitNum: 100 },
    lobbyNews: { merchantCode: 'test', platform: 'M' },
    popularGames: { merchantCode: 'test' },
    hotGames: { merchantCode: 'test' },
    vendors: { typeId: 1, merchant_code: 'test' },
    lotteries: { type: 'Lott' },
    gameList: { merchant: 'test', merchantCode: 'test', clientType: 2, typeId: 1 },
    systemStatus: {},
    promotion: { promotionId: 'evening-spins' },
    helpCenter: { language: 'EN', merchantCode: 'test' },
  }
  const open = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].kind === 'read' && !calls[name].token,
  )
  it.each(open)('%s answers a guest with its declared shape', async (name) => {
    const value = await sandbox.client.call(name, { query: queries[name] as never }) // each query fits its call
    expect(checkJson(calls[name].value, value)).toBeUndefined()
  })

  it('answers the home of a guest without the accounts of the demonstration', async () => {
    const world = { ...createDefaultWorld('test'), openingBalance: 'no amount' }
    const broken = await startTestSandbox({ world })
    for (const name of Object.keys(guestHomeCalls) as (keyof typeof guestHomeCalls)[]) {
      const query = queries[name] as never // each query fits its call
      await expect(broken.client.call(name, { query }), name).resolves.toBeDefined()
    }
    const query = { username: 'member88' }
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(broken.client.call('usernameCheck', { query })).rejects.toThrow()
    await broken.close()
  })

  it('has every category, 30 vendors and 640 games', async () => {
    const { sorting, mapping } = await sandbox.client.call('vendors', {
      query: { typeId: 1, merchant_code: 'test' },
    })
    expect(sorting).toHaveLength(12)
    expect(new Set(sorting.flatMap(({ vendors }) => vendors)).size).toBeGreaterThanOrEqual(30)
    const games = sorting.flatMap(({ gameCategory }) => mapping[gameCategory] ?? [])
    const count = games.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
    expect(count).toBeGreaterThanOrEqual(640)
    expect(mapping['LOTT.LOTT']).toEqual(mapping['LOTT'])
    expect(games.some(({ maintenanceTo }) => maintenanceTo !== undefined)).toBe(true)
  })

  it('ranks a hundred winners, the same for the same seed', async () => {
    const query = { gameCategory: 'ALL', language: 'EN', limitNum: 100 }
    const [first, second] = [
      await sandbox.client.call('winnerBoard', { query }),
      await sandbox.client.call('winnerBoard', { query }),
    ]
    expect(first.list).toHaveLength(100)
    expect(first).toEqual(second)
    const amounts = first.list.map(({ vo }) => Number(vo.winAmount))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  })

  it('draws lotteries by the clock', async () => {
    const now = Date.UTC(2026, 10, 21, 6, 2, 30)
    const other = await startTestSandbox({ now: () => now })
    const list = await other.client.call('lotteries', { query: { type: 'Lott' } })
    for (const { closesAt, drawsAt, lastResult } of list) {
      expect(closesAt).toBeLessThan(drawsAt ?? 0)
      expect(drawsAt).toBeGreaterThan(now)
      expect(lastResult.length).toBeGreaterThan(0)
    }
    await other.close()
  })

  it('lists the lotteries of a prize mode, which is that of their list unless the world sets another', async () => {
    const draw = { minutes: 5, balls: 3, from: 0, to: 9 }
    const other = await startTestSandbox({
      world: {
        lotteries: [
          { ...draw, code: 'A', name: 'A' },
          { ...draw, code: 'B', name: 'B', prizeMode: 'ZY' },
          { ...draw, code: 'C', name: 'C', kind: 'Elott' },
        ],
      },
    })
    const list = async (query: CallQuery<'lotteries'>) =>
      (await other.client.call('lotteries', { query })).map(({ lotteryCode }) => lotteryCode)
    expect(await list({ type: 'Lott' })).toEqual(['A', 'B'])
    expect(await list({ type: 'Lott', prizeMode: 'Lott' })).toEqual(['A'])
    expect(await list({ type: 'Lott', prizeMode: 'ZY' })).toEqual(['B'])
    expect(await list({ type: 'Elott', prizeMode: 'Elott' })).toEqual(['C'])
    await other.close()
  })

  it('lists current and coming matches by the clock, and nothing where the world has none', async () => {
    const query = { merchantCode: 'test', platform: 'M' }
    expect(await sandbox.client.call('lobbyNews', { query })).toEqual({ matches: [], fixtures: [] })
    const match = { id: 'm', competition: 'Cup', vendor: 'V', home: 'Home', away: 'Away' }
    const fixture = { id: 'f', event: 'Final', competition: 'Cup', vendor: 'V' }
    const now = Date.UTC(2026, 10, 21, 0, 40)
    const other = await startTestSandbox({
      now: () => now,
      world: {
        news: {
          matches: [
            {
              ...match,
              length: 1440,
              goals: [12, 38, 55].map((minute) => ({ minute, side: 'home' })),
            },
          ],
          fixtures: [
            { ...fixture, at: '00:10' },
            { ...fixture, id: 'g', at: '18:30' },
          ],
        },
      },
    })
    const { matches, fixtures } = await other.client.call('lobbyNews', { query })
    expect(matches).toMatchObject([
      { minute: 41, goals: [12, 38], home: { name: 'Home', score: 2 } },
    ])
    expect(fixtures.map(({ id, startsAt }) => [id, startsAt])).toEqual([
      ['g', Date.UTC(2026, 10, 21, 18, 30)],
      ['f', Date.UTC(2026, 10, 22, 0, 10)],
    ])
    await other.close()
  })

  it('refuses a query of another shape', async () => {
    const answer = await sandbox.fetch('/wps/check/username', { headers: { Merchant: 'test' } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errorCode: 'request_param_err' })
  })
})

describe('registration', () => {
  it('makes an account, signs it in and refuses the name a second time', async () => {
    const body = { ...registration, ...(await sandbox.passHumanCheck()) }
    const { token, customerType } = await sandbox.client.call('register', { body })
    expect(customerType).toBe(40)
    sandbox.signIn(token)
    expect(await sandbox.client.call('memberInfo')).toMatchObject({ account: 'somchai', type: 40 })
    expect(await sandbox.client.call('usernameCheck', { query: { username: 'SomChai' } })).toEqual({
      available: false,
    })
    const again = { ...registration, username: 'SOMCHAI', ...(await sandbox.passHumanCheck()) }
    await expect(sandbox.client.call('register', { body: again })).rejects.toMatchObject({
      code: 'username.exists',
    })
  })

  it('registers once for one idempotency key', async () => {
    const body = { ...registration, ...(await sandbox.passHumanCheck()) }
    const options = { body, idempotencyKey: 'one-tap' }
    const [first, second] = await Promise.all([
      sandbox.client.call('register', options),
      sandbox.client.call('register', options),
    ])
    expect(first.token).toBe(second.token)
  })

  it('returns to nobody the answer of another client with the same idempotency key', async () => {
    const idempotencyKey = 'one-tap'
    await showPictures()
    sandbox.signIn((await login()).token)
    await sandbox.client.call('setHeadIcon', { body: { iconId: 3 }, idempotencyKey })
    sandbox.signIn((await login('agent88')).token)
    await sandbox.client.call('setHeadIcon', { body: { iconId: 5 }, idempotencyKey })
    expect(await sandbox.client.call('headIcon')).toBe(5)
  })

  it.each([
    ['format.username', { username: 'no spaces' }],
    ['format.password', { password: 'alllower1', confirmPassword: 'alllower1' }],
    ['format.email', { email: 'nobody' }],
    ['password.confirm.mismatch', { confirmPassword: 'Another-2026' }],
    ['invalid.affiliate.code', { affiliateCode: 'NOPE' }],
  ])('refuses with %s', async (code, change) => {
    const body = { ...registration, ...change, ...(await sandbox.passHumanCheck()) }
    await expect(sandbox.client.call('register', { body })).rejects.toMatchObject({ code })
  })

  it('requires a human check, and a captcha where the merchant asks for one', async () => {
    await expect(sandbox.client.call('register', { body: registration })).rejects.toMatchObject({
      code: 'login_verify_required',
    })
    await sandbox.control('/test/settings', 'PATCH', { register: { captcha: true } })
    const wrong = { ...registration, ...(await sandbox.passHumanCheck()), captcha: 'ZZZZ' }
    await expect(sandbox.client.call('register', { body: wrong })).rejects.toMatchObject({
      code: 'captcha.invalid',
      value: { captcha: true },
    })
    const right = {
      ...registration,
      ...(await sandbox.passHumanCheck()),
      ...(await solveCaptcha()),
    }
    expect(await sandbox.client.call('register', { body: right })).toHaveProperty('token')
  })

  it('draws captchas as PNG', async () => {
    const { cap = '' } = await sandbox.client.call('captcha')
    expect(Buffer.from(cap, 'base64').subarray(1, 4).toString()).toBe('PNG')
  })
})

describe('login', () => {
  it('opens and closes a session', async () => {
    const { token, userName } = await login()
    expect(userName).toBe('member88')
    sandbox.signIn(token)
    expect(await sandbox.client.call('walletBalance')).toMatchObject({
      totalBalance: '1280.50',
      isSingle: true,
    })
    await sandbox.client.call('logout')
    await expect(sandbox.client.call('memberInfo')).rejects.toMatchObject({
      kind: 'session',
      code: 'user.or.token.invalid',
    })
  })

  it('refuses an encrypted body that was tampered with', async () => {
    const answer = await sandbox.fetch('/wps/session/login', {
      method: 'POST',
      headers: { Merchant: 'test', Encryption: 'x.y' },
      body: JSON.stringify({ value: 'AAAA' }),
    })
    expect(answer.status).toBe(400)
  })

  it('gives the same answer for an unknown name and a wrong password', async () => {
    const failures = [
      await login('nobody88', 'Wrong-2026').catch((error: unknown) => error),
      await login('member88', 'Wrong-2026').catch((error: unknown) => error),
    ]
    for (const failure of failures)
      expect(failure).toMatchObject({
        code: 'login.invalid',
        status: 400,
        value: { captcha: false },
      })
  })

  it('asks for a captcha after three wrong passwords, and logs in with it', async () => {
    for (const captcha of [false, false, true])
      await expect(login('member88', 'Wrong-2026')).rejects.toMatchObject({ value: { captcha } })
    await expect(login()).rejects.toMatchObject({ code: 'captcha.invalid' })
    expect(await login('member88', demoPassword, await solveCaptcha())).toHaveProperty('token')
  })

  it('locks a client that tries for ever', async () => {
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { CAPTCHA3: false } })
    for (let tries = 0; tries < 12; tries += 1) await login('agent88', 'Wrong-2026').catch(() => {})
    await expect(login('agent88')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUEST',
      status: 429,
      retryAfter: 60,
    })
  })

  it('uses a human check once', async () => {
    const proof = await sandbox.passHumanCheck()
    const body = { username: 'member88', password: demoPassword, ...proof }
    await sandbox.client.call('login', { body })
    await expect(sandbox.client.call('login', { body })).rejects.toMatchObject({
      code: 'login_verify_required',
    })
  })

  it('recognises agents and first logins', async () => {
    expect(await login('agent88')).toMatchObject({ customerType: 1 })
    expect(await login('newbie88')).toMatchObject({ firstTimeLogin: true })
  })
})

describe('trial', () => {
  it('makes an account that logs in under the trial merchant', async () => {
    const { userName, password } = await sandbox.client.call('trialUser')
    const body = { username: userName, password, trial: true }
    expect(await sandbox.trialClient.call('login', { body })).toMatchObject({ customerType: 4 })
  })

  it('signs in in one step, unless free play is off', async () => {
    const body = { merchantCode: 'test-trial' }
    const { trail, session } = await sandbox.client.call('testPlay', { body })
    expect(trail).toBe(1)
    expect(session).toMatchObject({ customerType: 4 })
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { FREEPLAY3: false } })
    expect(await sandbox.client.call('testPlay', { body })).toEqual({ trail: 0 })
  })

  it('ends after a day, in the middle of a session', async () => {
    let time = Date.now()
    const own = await startTestSandbox({ now: () => time })
    try {
      const { userName, password, expiresAt } = await own.client.call('trialUser')
      expect(expiresAt).toBe(time + 24 * 3_600_000)
      time += 23 * 3_600_000
      const body = { username: userName, password, trial: true }
      own.signIn((await own.trialClient.call('login', { body })).token)
      expect(await own.trialClient.call('walletBalance')).toHaveProperty('totalBalance')
      time += 3_600_000
      await expect(own.trialClient.call('walletBalance')).rejects.toMatchObject({ status: 401 })
    } finally {
      await own.close()
    }
  })

  it('makes no real account under the trial merchant', async () => {
    const body = { ...registration, ...(await sandbox.passHumanCheck()) }
    const refused = { status: 403, code: 'function.not.available' }
    await expect(sandbox.trialClient.call('register', { body })).rejects.toMatchObject(refused)
    await sandbox.control('/test/settings', 'PATCH', { socialProviders: ['google'] })
    const social = { provider: 'google' as const, code: 'c', codeVerifier: 'v', redirectUri: 'r' }
    const asked = sandbox.trialClient.call('socialLogin', { body: social })
    await expect(asked).rejects.toMatchObject(refused)
  })

  it('lets no member in under the trial merchant', async () => {
    const body = { username: 'member88', password: demoPassword, trial: true }
    await expect(sandbox.trialClient.call('login', { body })).rejects.toMatchObject({
      code: 'login.invalid',
    })
  })
})

describe('a password by mail', () => {
  const email = 'member88@test.example'
  const ask = async (username: string, address = email) => {
    const body = { username, email: address, ...(await solveCaptcha()) }
    return sandbox.client.call('passwordByEmail', { body })
  }
  const readOutbox = async () => (await sandbox.control('/outbox', 'GET')).json()

  it('goes to the outbox, logs in once as a first login, and ends the earlier sessions', async () => {
    const { token } = await login()
    await ask('ｍｅｍｂｅｒ８８ ', `${email}\u200b`)
    const [mail] = await readOutbox()
    expect(mail).toMatchObject({ recipient: email })
    const password = /password: (\S+)/.exec(mail.body)?.[1] ?? ''
    sandbox.signIn(token)
    const call = sandbox.client.call('memberInfo')
    await expect(call).rejects.toMatchObject({ status: 401, code: 'user.or.token.invalid' })
    const fresh = await login('member88', password)
    expect(fresh).toMatchObject({ firstTimeLogin: true })
    sandbox.signIn(fresh.token)
    expect(await sandbox.client.call('memberInfo')).toMatchObject({ account: 'member88' })
  })

  it('keeps the session of the member who asks and those of other accounts', async () => {
    const [own, agent] = [(await login()).token, (await login('agent88')).token]
    const body = { username: 'member88', email, ...(await solveCaptcha()) }
    const headers = { Merchant: 'test', Authorization: own }
    const form = new URLSearchParams(body).toString()
    const init = { method: 'POST', headers, body: form }
    expect((await sandbox.fetch(calls.passwordByEmail.path, init)).status).toBe(200)
    for (const token of [own, agent]) {
      sandbox.signIn(token)
      expect(await sandbox.client.call('memberInfo')).toHaveProperty('account')
    }
  })

  it('answers the same for an account that is not there, until the platform reveals it', async () => {
    expect(await ask('nobody88')).toBe(true)
    expect(await ask('agent88', 'a@b.example')).toBe(true)
    expect(await readOutbox()).toEqual([])
    await sandbox.control('/test/settings', 'PATCH', { revealUnknownAccount: true })
    const unknown = { status: 404, code: 'account.not.found' }
    await expect(ask('nobody99')).rejects.toMatchObject(unknown)
    await expect(ask('newbie88', 'a@b.example')).rejects.toMatchObject(unknown)
  })

  it('needs the captcha, which is used up', async () => {
    const wrong = { status: 400, code: 'captcha.invalid', value: { captcha: true } }
    const bare = sandbox.client.call('passwordByEmail', { body: { username: 'member88', email } })
    await expect(bare).rejects.toMatchObject(wrong)
    const captcha = await solveCaptcha()
    const body = { username: 'nobody88', email, ...captcha }
    await sandbox.client.call('passwordByEmail', { body })
    const again = { username: 'member88', email, ...captcha }
    await expect(sandbox.client.call('passwordByEmail', { body: again })).rejects.toMatchObject(
      wrong,
    )
  })
})

it('a second password by mail waits a minute of the server’s clock, whether the account exists or not', async () => {
  let now = Date.UTC(2026, 10, 22, 9)
  const other = await startTestSandbox({ now: () => now })
  await other.control('/test/settings', 'PATCH', { whitelabel: { CAPTCHA3: false } })
  for (const username of ['member88', 'nobody88']) {
    const body = { username, email: 'member88@test.example' }
    const ask = () => other.client.call('passwordByEmail', { body })
    await ask()
    now += 20_000
    const waits = { status: 429, code: 'TOO_MANY_REQUEST', retryAfter: 40 }
    await expect(ask()).rejects.toMatchObject(waits)
    now += 40_000
    expect(await ask()).toBe(true)
  }
  await other.close()
})

it('keeps an avatar', async () => {
  await showPictures()
  sandbox.signIn((await login()).token)
  await sandbox.client.call('setHeadIcon', { body: { iconId: 7 } })
  expect(await sandbox.client.call('headIcon')).toBe(7)
  await expect(sandbox.client.call('setHeadIcon', { body: { iconId: 9 } })).rejects.toMatchObject({
    code: 'request_param_err',
  })
})

describe('settings', () => {
  it('switches while it runs', async () => {
    await sandbox.control('/test/settings', 'PATCH', {
      whitelabel: { PTSYS3: true },
      templates: { mem_cen: '1' },
      maintenance: true,
    })
    const status = await sandbox.client.call('systemStatus', { query: {} })
    expect(status).toMatchObject({ maintenance: true, regionRestriction: false })
    expect(status.info.whitelabel).toContainEqual({ modId: 'PTSYS3', enabled: '1' })
    await expect(
      sandbox.client.call('popularGames', { query: { merchantCode: 'test' } }),
    ).rejects.toMatchObject({ code: 'system.upgrading' })
    await sandbox.control('/reset', 'POST')
    expect(await sandbox.client.call('systemStatus', { query: {} })).toMatchObject({
      maintenance: false,
    })
  })

  const asked: readonly CallName[] = Object.keys(calls) as CallName[] // the keys of a closed record
  it.each([
    [{ maintenance: true }, 503, 'system.upgrading'],
    [{ regionRestriction: true }, 403, 'system.restricted'],
    [{ maintenance: true, regionRestriction: true }, 503, 'system.upgrading'],
    [{ statusNumber: 1 }, 503, 'system.upgrading'],
    [{ statusNumber: 2 }, 403, 'system.restricted'],
  ])('%j close every call but the status and customer service', async (settings, status, code) => {
    const { token } = await login()
    await sandbox.control('/test/settings', 'PATCH', settings)
    const headers = { Merchant: 'test', Authorization: token }
    for (const name of asked) {
      const { method, path } = calls[name]
      const answer = await sandbox.fetch(path, { method, headers })
      const isOpen = name === 'systemStatus' || name === 'customerService'
      expect([name, answer.status]).toEqual([name, isOpen ? 200 : status])
      if (!isOpen) expect(await answer.json()).toMatchObject({ success: false, errorCode: code })
    }
  })

  it('sends only a number where a gateway does', async () => {
    await sandbox.control('/test/settings', 'PATCH', { statusNumber: 2 })
    const status = await sandbox.client.call('systemStatus', { query: {} })
    expect(status.status).toBe(2)
    expect(status).not.toHaveProperty('maintenance')
  })

  it('answers modules as a tree, in which a child of a module that is off is off', async () => {
    const contracts = { SIGNCONDIV3: true, HOURSAL3: true }
    const switchAgents = async (AFFMAN3: boolean) => {
      const whitelabel = { ...contracts, AFFMAN3 }
      await sandbox.control('/test/settings', 'PATCH', { whitelabel })
      const tree = await sandbox.client.call('whitelabel')
      const { info } = await sandbox.client.call('systemStatus', { query: {} })
      expect(info.whitelabel).toEqual(tree)
      const agents = tree.find(({ modId }) => modId === 'AFFMAN3')
      expect(agents?.childrenNodes).toContainEqual({ modId: 'SIGNCONDIV3', enabled: '1' })
      expect(tree.map(({ modId }) => modId)).not.toContain('SIGNCONDIV3')
      return whitelabelFacts(tree)
    }
    expect(await switchAgents(true)).toMatchObject({ ...contracts, AFFMAN3: true })
    const off = { SIGNCONDIV3: false, HOURSAL3: false, AFFMAN3: false }
    expect(await switchAgents(false)).toMatchObject(off)
  })

  it('refuses settings of another shape', async () => {
    expect((await sandbox.control('/test/settings', 'PATCH', { maintanance: 1 })).status).toBe(400)
  })

  it('answers a merchant under its own path', async () => {
    const other = await startTestSandbox({ paths: { templates: '/wps/own/templates' } })
    expect(await other.client.call('templates')).toHaveProperty('mem_cen')
    await other.close()
  })
})

describe('faults', () => {
  const ask = () => sandbox.client.call('templates')
  it.each([
    [{ status: 503 }, { kind: 'http' }],
    [{ html: true }, { kind: 'shape' }],
    [{ truncate: true }, { kind: 'shape' }],
    [{ wrongShape: true }, { kind: 'shape' }],
  ])('%j', async (fault, error) => {
    await sandbox.control('/test/faults/templates', 'PUT', fault)
    await expect(ask()).rejects.toMatchObject(error)
    await sandbox.control('/test/faults/templates', 'DELETE')
    expect(await ask()).toHaveProperty('mem_cen')
  })

  it('delays, cuts the connection and heals after some times', async () => {
    await sandbox.control('/test/faults/templates', 'PUT', { delay: 40, times: 1 })
    const from = performance.now()
    await ask()
    expect(performance.now() - from).toBeGreaterThanOrEqual(39)
    await sandbox.control('/test/faults/templates', 'PUT', { drop: true, times: 1 })
    await sandbox.fetch('/wps/system/templates', { headers: { Merchant: 'test' } })
    expect(sandbox.wasDropped()).toBe(true)
    expect(await ask()).toHaveProperty('mem_cen')
  })
})

it.each(['/outbox', '/test/settings', '/test/faults', '/captcha/none', '/nothing'])(
  'answers the control API %s to operators, and to nobody else',
  async (path) => {
    expect((await sandbox.control(path, 'GET')).status).not.toBe(403)
    const asked = await sandbox.fetchFrom('http://localhost:4173', `/sandbox${path}`)
    expect(asked.status).toBe(403)
  },
)

it('refuses a body above the largest size', async () => {
  const body = JSON.stringify({ long: 'x'.repeat(70_000) })
  const headers = { Merchant: 'test' }
  const call = await sandbox.fetch('/wps/session/login', { method: 'POST', headers, body })
  expect(await call.json()).toMatchObject({ success: false, errorCode: 'request_param_err' })
  expect((await sandbox.control('/test/settings', 'PATCH', { long: body })).status).toBe(413)
})

it('commits no fault with a status that has no body', async () => {
  const put = await sandbox.control('/test/faults/templates', 'PUT', { status: 204 })
  expect(put.status).toBe(400)
})

it('draws the mark of a vendor as PNG', async () => {
  const answer = await sandbox.fetch('/cdn/b/RNG/AMBER_WORKS.png')
  expect(answer.headers.get('content-type')).toBe('image/png')
})

describe('patterns of a world', () => {
  const put = (patterns: object) => sandbox.control('/test/settings', 'PATCH', { patterns })

  it('stand in for the own ones, and no pattern holds the gateway up', async () => {
    await put({ username: { acceptedPattern: '^(a+)+$', message: 'Only a', maxLength: 300 } })
    const { username } = await sandbox.client.call('registerPatterns')
    expect(username).toMatchObject({ acceptedPattern: '^(a+)+$', message: 'Only a' })
    const asked = sandbox.client.call('usernameCheck', {
      query: { username: `${'a'.repeat(250)}!` },
    })
    await expect(asked).rejects.toMatchObject({ code: 'format.username' })
  })

  it('that may not be run accept nothing, and the operator reads field and reason once', async () => {
    await put({ username: { acceptedPattern: '^(a)\\1$' }, email: { acceptedPattern: '(' } })
    await sandbox.client.call('registerPatterns')
    await sandbox.client.call('registerPatterns')
    expect(sandbox.reported).toHaveLength(2)
    expect(sandbox.reported[0]).toContain(
      'The sandbox does not run the pattern of "username": It uses a back reference',
    )
    expect(sandbox.reported[1]).toContain(
      'pattern of "email": It has an opening bracket without a closing one. It refuses every value of this field until the pattern is changed.',
    )
    const asked = sandbox.client.call('usernameCheck', { query: { username: 'aa' } })
    await expect(asked).rejects.toMatchObject({ code: 'format.username' })
  })
})

describe('hostile settings', () => {
  it.each([
    ['{"fallback":{"type":"script"}}'],
    ['{"__proto__":{"maintenance":true}}'],
    ['{"register":{"fields":{"__proto__":{"enabled":true,"required":true}}}}'],
    ['{"register":{"fields":{"constructor":{"enabled":true,"required":true}}}}'],
    ['{"whitelabel":{"__proto__":true}}'],
    ['{"patterns":{"__proto__":{"acceptedPattern":"*"}}}'],
    ['[]'],
    ['null'],
    ['{"register":'],
  ])('%s is refused with a reason and changes nothing', async (body) => {
    const read = async () => (await sandbox.control('/test/settings', 'GET')).json()
    const before = await read()
    const response = await sandbox.controlText('/test/settings', 'PATCH', body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/\w+/)
    expect(await read()).toEqual(before)
    expect(Object.prototype).not.toHaveProperty('maintenance')
  })
})

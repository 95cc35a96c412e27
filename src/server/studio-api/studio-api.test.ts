import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorHeaders } from '../../../tests/support/operator.ts'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'

let studioApi: TestStudioApi
const file = 'merchants/shop/merchant.json'

beforeAll(async () => {
  studioApi = await startTestStudioApi()
})
afterAll(() => studioApi.close())

function write(path: string, text: string): void {
  writeFileSync(join(studioApi.root, path), text)
}

describe('the studio API describes merchants', () => {
  it('lists them with how many findings each has', async () => {
    const { merchants } = await studioApi.ask('listMerchants', { body: undefined })
    expect(merchants).toEqual([
      {
        code: 'base',
        hosts: ['base.localhost'],
        name: 'Livery',
        errors: 0,
        warnings: 1,
        hasLook: true,
        colours: ['#eaf0f4', '#0B6E8C', '#0B6E8C'],
      },
      {
        code: 'shop',
        hosts: ['shop.localhost'],
        name: 'The Shop',
        errors: 0,
        warnings: expect.any(Number),
        hasLook: false,
        parent: 'base',
        colours: ['#eaf0f4', '#0B6E8C', '#0B6E8C'],
      },
    ])
  })

  it('returns the files of one byte for byte, each with a fingerprint', async () => {
    const typed = `\uFEFF${shopText.replaceAll('\n', '\r\n')}`
    write(file, typed)
    mkdirSync(join(studioApi.root, 'merchants/shop/messages'), { recursive: true })
    write('merchants/shop/messages/en.json', '{}')
    write('merchants/shop/messages/notes.txt', 'not ours')
    mkdirSync(join(studioApi.root, 'merchants/shop/documents'), { recursive: true })
    write('merchants/shop/documents/about.en.md', '## About')
    write('merchants/shop/documents/about.txt', 'not ours')
    const { files, art } = await studioApi.ask('readFiles', { merchant: 'shop', body: undefined })
    write(file, shopText)
    expect(files).toEqual([
      { path: file, text: typed, fingerprint: expect.stringMatching(/^[\w-]{43}$/) },
      {
        path: 'merchants/shop/messages/en.json',
        text: '{}',
        fingerprint: expect.not.stringMatching(files[0]?.fingerprint ?? ''),
      },
      {
        path: 'merchants/shop/documents/about.en.md',
        text: '## About',
        fingerprint: expect.stringMatching(/^[\w-]{43}$/),
      },
    ])
    expect(art).toEqual([])
    const base = await studioApi.ask('readFiles', { merchant: 'base', body: undefined })
    expect(base.art.length).toBeGreaterThan(5)
  })

  it('resolves unsaved texts and names the layers that set each value', async () => {
    const text = shopText.replace('"code": "shop"', '"code": "shop", "theme": { "shape": "sharp" }')
    const body = { texts: [{ path: file, text }] }
    const { merchant, chain, statements } = await studioApi.ask('resolve', {
      merchant: 'shop',
      body,
    })
    expect(merchant).toMatchObject({ code: 'shop', theme: { shape: 'sharp' } })
    expect(chain).toEqual(['base', 'shop'])
    expect(statements['theme.shape']?.at(-1)).toMatchObject({
      layer: 'shop',
      value: 'sharp',
      line: 4,
    })
    expect(statements['theme.shape']?.[0]).toMatchObject({
      layer: 'platform',
      file: 'schemas/theme.schema.json',
      line: expect.toSatisfy((line: number) => line > 1),
    })
  })

  it('checks unsaved texts of a merchant, its parent and its words, and writes nothing', async () => {
    const texts = [
      { path: file, text: shopText.replace('"contact"', '"contcat"') },
      { path: 'merchants/shop/messages/th.json', text: '{ "a": }' },
    ]
    const { findings } = await studioApi.ask('findFindings', { merchant: 'shop', body: { texts } })
    expect(findings.map(({ code, file: where }) => `${where} ${code}`)).toEqual(
      expect.arrayContaining([`${file} unknown-block`, 'merchants/shop/messages/th.json syntax']),
    )
    const base = { path: 'merchants/base/merchant.json', text: '{' }
    const broken = await studioApi.ask('findFindings', {
      merchant: 'shop',
      body: { texts: [base] },
    })
    expect(broken.findings.some(({ file: where }) => where === base.path)).toBe(true)
    const now = await studioApi.ask('findFindings', { merchant: 'shop', body: { texts: [] } })
    expect(now.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('answers thirty checks at once, each with its own findings', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => {
        const text = shopText.replace('"contact"', `"odd-${number}"`)
        return studioApi.ask('findFindings', {
          merchant: 'shop',
          body: { texts: [{ path: file, text }] },
        })
      }),
    )
    answers.forEach(({ findings }, number) => {
      expect(findings.some(({ message }) => message.includes(`"odd-${number}"`))).toBe(true)
    })
  })

  it('describes what unsaved texts change for players, or which side has errors', async () => {
    const listSentences = async (text: string) =>
      await studioApi.ask('listChanges', {
        merchant: 'shop',
        body: { texts: [{ path: file, text }] },
      })
    expect(await listSentences(shopText)).toEqual({ changes: [] })
    const renamed = await listSentences(shopText.replace('The Shop', 'The Store'))
    expect(renamed.changes.map(({ sentence }) => sentence)).toEqual([
      'brand: name in English "The Shop" → "The Store"',
    ])
    const broken = await listSentences(shopText.replace('"brand":', '"brand"'))
    expect(broken).toEqual({ changes: [], untold: expect.stringContaining('As it is typed') })
  })

  it('lists the words that a merchant inherits, in the languages as they are typed', async () => {
    const text = shopText.replace('["en"] }', '["en", "th"] }')
    const body = { texts: [{ path: file, text }] }
    const { languages } = await studioApi.ask('listWords', { merchant: 'shop', body })
    expect(languages.map(({ language }) => language)).toEqual(['en', 'th'])
    const [english, thai] = languages
    expect(english?.words['login.submit']).toBe('Log in')
    expect(thai?.words['login.submit']).toMatch(/\p{Script=Thai}/u)
  })

  it('explains why a player sees a block', async () => {
    const body = { page: 'home', texts: [], session: 'guest' as const, flags: {}, templates: {} }
    const { lines } = await studioApi.ask('explainPage', { merchant: 'shop', body })
    expect(lines.find(({ id }) => id === 'mall')).toMatchObject({
      state: 'hidden',
      change: 'Its state would change if flag PTSYS3 were on.',
      changes: [{ kind: 'flag', name: 'PTSYS3', to: 'on' }],
      place: expect.stringMatching(
        `^${file}:14; its default is set in schemas/flags\\.schema\\.json:\\d\\d+$`,
      ),
    })
    const on = { ...body, flags: { PTSYS3: true } }
    const turned = await studioApi.ask('explainPage', { merchant: 'shop', body: on })
    expect(turned.lines.find(({ id }) => id === 'mall')).toMatchObject({ state: 'shown' })
  })

  it('explains what a page without blocks reads and hides', async () => {
    const page = 'settings'
    const body = { page, texts: [], session: 'member' as const, flags: {}, templates: {} }
    const { lines } = await studioApi.ask('explainPage', { merchant: 'shop', body })
    expect(lines).toEqual([
      expect.objectContaining({
        id: 'routes.settings',
        state: 'shown',
        message: expect.stringContaining('Inside, it hides the choice of a profile picture'),
        reads: expect.stringContaining('PROFPIC3 (off)'),
      }),
    ])
    const flags = { before: { PROFPIC3: false }, after: { PROFPIC3: true } }
    const { turns } = await studioApi.ask('readSwitchImpact', {
      merchant: 'shop',
      body: {
        texts: [],
        before: { flags: flags.before, templates: {} },
        after: { flags: flags.after, templates: {} },
      },
    })
    expect(turns.map(({ message }) => message)).toEqual([
      'On settings, flag PROFPIC3 shows the choice of a profile picture to members and agents.',
    ])
  })

  it('reads the settings that the sandbox sends in the conditions that ask for them', async () => {
    const text = shopText.replace('{ "flag": "PTSYS3" }', '{ "setting": "register.captcha" }')
    const body = {
      page: 'home',
      texts: [{ path: file, text }],
      session: 'guest' as const,
      flags: {},
      templates: {},
    }
    const explain = async () => {
      const { lines } = await studioApi.ask('explainPage', { merchant: 'shop', body })
      return lines.find(({ id }) => id === 'mall')
    }
    expect(await explain()).toMatchObject({
      state: 'hidden',
      message: 'Setting register.captcha is false (set by the gateway).',
    })
    expect(await explain()).not.toHaveProperty('changes')
    const change = { register: { captcha: true } }
    await studioApi.ask('changeSettings', { merchant: 'shop', body: change })
    expect(await explain()).toMatchObject({ state: 'shown' })
  })

  it('describes what a switch would show and hide, for whom, with the texts as they are typed', async () => {
    const off = { flags: { PTSYS3: false, REG3: true }, templates: {} }
    const on = { flags: { PTSYS3: true, REG3: true }, templates: {} }
    const loadImpact = (text: string, before = off, after = on) =>
      studioApi.ask('readSwitchImpact', {
        merchant: 'shop',
        body: { texts: [{ path: file, text }], before, after },
      })
    const everybody = { sessions: ['guest', 'member', 'trial', 'agent'], whom: 'everybody' }
    const realAccounts = { sessions: ['member', 'agent'], whom: 'members and agents' }
    const changes = (page: string, block: string, { sessions, whom } = everybody) => ({
      ...{ page, block, turns: 'changes', sessions },
      message: `On ${page}, "${block}" changes inside for ${whom}.`,
    })
    expect(await loadImpact(shopText)).toEqual({
      turns: [
        changes('shell', 'menu'),
        {
          page: 'home',
          block: 'mall',
          turns: 'appears',
          sessions: everybody.sessions,
          message: 'On home, "mall" appears for everybody.',
        },
        changes('member-home', 'list', realAccounts),
        ...['points', 'goods', 'convert', 'spins', 'orders'].map((block) => ({
          page: 'mall',
          block,
          turns: 'appears',
          sessions: realAccounts.sessions,
          message: `On mall, "${block}" appears for ${realAccounts.whom}.`,
        })),
        ...['mall', 'pointsRecord'].map((route) => ({
          page: `routes.${route}`,
          turns: 'appears',
          sessions: realAccounts.sessions,
          message: `The page "${route}" opens for ${realAccounts.whom}.`,
        })),
      ],
    })
    const forMembers = shopText
      .replace(
        '{ "flag": "PTSYS3" }',
        '{ "all": [{ "session": "member" }, { "flag": "PTSYS3" }, { "language": "th" }] }',
      )
      .replace('"supported": ["en"]', '"supported": ["en", "th", "ja"]')
    expect((await loadImpact(forMembers, on, off)).turns.map(({ message }) => message)).toContain(
      'On home, "mall" vanishes for members and agents in th.',
    )
    expect(await loadImpact(shopText, on, on)).toEqual({ turns: [] })
    const bySetting = shopText.replace('{ "flag": "PTSYS3" }', '{ "setting": "trial" }')
    const noTrial = { ...off, flags: { ...off.flags, FREEPLAY3: false } }
    expect(
      (await loadImpact(bySetting, off, noTrial)).turns.map(({ message }) => message),
    ).toContain('On home, "mall" vanishes for everybody.')
    await expect(loadImpact('{')).rejects.toThrow('"shop" has errors.')
  })
})

const json = { 'content-type': 'application/json' }
const findings = '/studio/api/merchants/shop/findings'

describe('the studio API answers its own page on this machine only', () => {
  it.each([
    ['a merchant’s host', 'shop.localhost'],
    ['a name that was made to resolve here', 'evil.example'],
    ['another port', 'localhost:1'],
    ['no port', 'localhost'],
  ])('refuses %s', async (_, host) => {
    for (const path of ['/studio/api/merchants', '/studio/api'])
      expect(
        await studioApi.askRaw({
          path,
          headers: { host: host.includes('.') ? `${host}:${studioApi.port}` : host },
        }),
      ).toMatchObject({
        status: 403,
        body: { code: 'wrong-host' },
      })
  })

  it('answers both of its names', async () => {
    for (const name of ['localhost', '127.0.0.1', 'LOCALHOST']) {
      const headers = { host: `${name}:${studioApi.port}` }
      const answer = await studioApi.askRaw({ path: '/studio/api/merchants', headers })
      expect(answer.status).toBe(200)
    }
  })

  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a page of another origin: %o', async (foreign) => {
    const headers = { ...json, ...foreign, host: `localhost:${studioApi.port}` }
    const body = '{"texts":[]}'
    expect(await studioApi.askRaw({ path: findings, method: 'POST', headers, body })).toMatchObject(
      {
        status: 403,
        body: { code: 'foreign' },
      },
    )
  })

  it('lets its own page in', async () => {
    const host = `localhost:${studioApi.port}`
    const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    const asked = { path: findings, method: 'POST', headers: { ...json, ...own, host } }
    expect(await studioApi.askRaw({ ...asked, body: '{"texts":[]}' })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['a form', { 'content-type': 'text/plain' }, '{"texts":[]}', 415, 'not-json'],
    ['no type', {}, '{"texts":[]}', 415, 'not-json'],
    ['broken JSON', json, '{', 400, 'wrong-body'],
    ['another shape', json, '{"texts":[{"path":1}]}', 400, 'wrong-body'],
    ['more than is asked', json, '{"texts":[],"more":1}', 400, 'wrong-body'],
    ['three megabytes', json, `"${'a'.repeat(3_000_000)}"`, 413, 'too-large'],
    ['a path out', json, textAt('merchants/../secret.json'), 403, 'outside'],
    ['a path elsewhere', json, textAt('package.json'), 403, 'outside'],
    ['an absolute path', json, textAt('/etc/passwd'), 403, 'outside'],
  ])('refuses %s with a sentence', async (_, headers, body, status, code) => {
    const host = `127.0.0.1:${studioApi.port}`
    const asked = { path: findings, method: 'POST', headers: { ...headers, host }, body }
    const answer = await studioApi.askRaw(asked)
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } })
  })

  it('answers a slow sender of what is too large when all of it has come', async () => {
    const socket = connect(studioApi.port, '127.0.0.1')
    const closed = once(socket, 'close')
    const size = 3_000_000
    const head = { ...operatorHeaders, ...json, host: `127.0.0.1:${studioApi.port}` }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.write(
      `POST ${findings} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${size}\r\n\r\n`,
    )
    const answered = once(socket, 'data')
    // Longer than the server's library waits for the rest of a body that nobody reads.
    const first = await Promise.race([answered, setTimeout(700, 'nothing')])
    expect(first).toBe('nothing')
    socket.write(Buffer.alloc(size, 'a'))
    const [answer] = await answered
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
    await closed
  })

  it.each(['nobody', '..', '%2e%2e', 'Shop', 'constructor', 'shop%2f..%2fbase'])(
    'answers that there is no merchant called %s',
    async (code) => {
      const headers = { host: `127.0.0.1:${studioApi.port}` }
      const answer = await studioApi.askRaw({
        path: `/studio/api/merchants/${code}/files`,
        headers,
      })
      expect(answer).toMatchObject({ status: 404 })
    },
  )

  it('follows no link out of the folder', async () => {
    symlinkSync('/etc', join(studioApi.root, 'merchants/linked'))
    symlinkSync('/etc/passwd', join(studioApi.root, 'merchants/shop/messages/km.json'))
    const headers = { host: `127.0.0.1:${studioApi.port}` }
    const linked = await studioApi.askRaw({ path: '/studio/api/merchants/linked/files', headers })
    expect(linked).toMatchObject({ status: 404, body: { code: 'unreadable-merchant' } })
    const { files } = await studioApi.ask('readFiles', { merchant: 'shop', body: undefined })
    const km = files.find(({ path }) => path.endsWith('km.json'))
    expect(km).toMatchObject({ text: '', fingerprint: 'none' })
    rmSync(join(studioApi.root, 'merchants/linked'))
    rmSync(join(studioApi.root, 'merchants/shop/messages/km.json'))
  })

  it('lists a merchant whose file is behind a link, and explains why it cannot be opened', async () => {
    mkdirSync(join(studioApi.root, 'merchants/linked'))
    symlinkSync('/etc/passwd', join(studioApi.root, 'merchants/linked/merchant.json'))
    const { merchants } = await studioApi.ask('listMerchants', { body: undefined })
    const message = expect.stringMatching(/^"merchant\.json" is a symbolic link/)
    expect(merchants).toContainEqual({
      code: 'linked',
      name: 'linked',
      hosts: [],
      errors: 1,
      warnings: 0,
      hasLook: false,
      unread: { message, place: 'merchants/linked/merchant.json' },
    })
    const asked = studioApi.ask('readFiles', { merchant: 'linked', body: undefined })
    await expect(asked).rejects.toThrow(/^"merchant\.json" is a symbolic link/)
    rmSync(join(studioApi.root, 'merchants/linked'), { recursive: true })
  })

  it('reports where the file of a merchant breaks off, and lists no hosts for it', async () => {
    mkdirSync(join(studioApi.root, 'merchants/torn'))
    write('merchants/torn/merchant.json', '{\n  "hosts": ["torn.localhost"]')
    const { merchants } = await studioApi.ask('listMerchants', { body: undefined })
    expect(merchants.find(({ code }) => code === 'torn')?.unread).toEqual({
      message: 'A closing "}" is missing here. Add one.',
      place: 'merchants/torn/merchant.json:2:30',
    })
    rmSync(join(studioApi.root, 'merchants/torn'), { recursive: true })
  })

  it('has sentences for an unknown call, page and flag', async () => {
    const body = { page: 'moon', texts: [], session: 'guest' as const, flags: {}, templates: {} }
    const moon = studioApi.ask('explainPage', { merchant: 'shop', body })
    await expect(moon).rejects.toThrow('"shop" has no page "moon".')
    const odd = { ...body, page: 'home', flags: { PTSYS33: true } }
    const flag = studioApi.ask('explainPage', { merchant: 'shop', body: odd })
    await expect(flag).rejects.toThrow(
      'The platform has no flag called "PTSYS33". Did you mean "PTSYS3"?',
    )
    const texts = [{ path: file, text: '{' }]
    const broken = studioApi.ask('explainPage', { merchant: 'shop', body: { ...body, texts } })
    await expect(broken).rejects.toThrow('"shop" has errors. Correct its findings first.')
    const headers = { host: `127.0.0.1:${studioApi.port}` }
    const answer = await studioApi.askRaw({ path: '/studio/api/moon', headers })
    expect(answer).toMatchObject({ status: 404, body: { code: 'no-call' } })
  })
})

function textAt(path: string): string {
  return JSON.stringify({ texts: [{ path, text: '{}' }] })
}

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import type { Files } from '../../core/config/files.ts'
import { filesOf } from '../../core/config/testing.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { livery } from '../livery.ts'
import { quietEnvironment } from '../testing.ts'

const parent = `{ "schemaVersion": 1, "code": "base",
  "pages": { "home": { "order": ["top", "winners"], "blocks": {
    "top": { "type": "banner" },
    "winners": { "type": "winner-board" } } } } }`
const child = `{ "schemaVersion": 1, "code": "orb", "extends": "base",
  "flags": { "PTSYS3": false },
  "pages": { "home": {
    "order": ["*", "mall", "trial", "odd", "app", "captcha", "key", "menu"],
    "blocks": {
      "winners": { "$remove": true },
      "mall": { "type": "contact", "when": { "all": [{ "session": "member" }, { "flag": "PTSYS3" }] } },
      "trial": { "type": "trial-play", "when": { "flag": "FREEPLAY3" } },
      "odd": { "type": "lotteries", "when": { "template": "mem_cen" } },
      "app": { "type": "contact", "when": { "device": "pwa" } },
      "captcha": { "type": "contact", "when": { "setting": "register.captcha" } },
      "key": { "type": "contact", "when": { "setting": "currency", "is": "a=b" } },
      "menu": { "type": "slide-menu", "when": { "session": "member" }, "fallback": { "type": "footer" } },
      "loose": { "type": "footer" } } },
    "login": { "order": ["social", "form"], "blocks": {
      "social": { "type": "social-login" }, "form": { "type": "login-form" } } } } }`
const rest = `{ "schemaVersion": 1, "code": "rest",
  "pages": { "home": { "order": ["slots", "games", "rest"], "blocks": {
    "slots": { "type": "vendor-section", "settings": { "category": "RNG", "alike": ["MINI"] } },
    "games": { "type": "game-list", "settings": { "types": ["FISH", "LIVE", "SPORTS", "ESPORTS", "CRICKET"] } },
    "rest": { "type": "vendor-section", "settings": { "category": "*", "except": ["CRASH"] } } } } } }`
const timed = `{ "schemaVersion": 1, "code": "timed",
  "pages": { "home": { "order": ["feast", "late", "any"], "blocks": {
    "feast": { "type": "contact", "when": { "time": { "from": "2026-12-24T18:00[Asia/Bangkok]", "until": "2026-12-27T00:00[Asia/Bangkok]" } } },
    "late": { "type": "contact", "when": { "time": { "until": "2025-01-01T00:00Z" } } },
    "any": { "type": "contact", "when": { "any": [{ "session": "member" }, { "time": { "from": "2026-12-24T18:00Z" } }] } } } } } }`
const forced = `{ "schemaVersion": 1, "code": "forced",
  "forceOff": { "FREEPLAY3": "No trial play in this market." },
  "pages": { "login": { "order": ["play"], "blocks": { "play": { "type": "trial-play" } } },
    "home": { "order": ["trial", "none"], "blocks": {
    "trial": { "type": "trial-play", "when": { "all": [{ "flag": "FREEPLAY3" }, { "session": "guest" }] } },
    "none": { "type": "contact", "when": { "not": { "flag": "FREEPLAY3" } } } } } } }`
const bare = `{ "schemaVersion": 1, "code": "bare", "extends": "base",
  "pages": { "home": { "order": ["own"], "blocks": {
    "$replace": true,
    "own": { "type": "contact" } } } } }`
const quiet = `{ "schemaVersion": 1, "code": "quiet",
  "forceOff": { "AFFMAN3": "No invitations here." } }`
const club = `{ "schemaVersion": 1, "code": "club", "extends": "base",
  "pages": { "own-club": {
    "path": "/m/club", "title": { "th": "คลับ" }, "sessions": ["member"], "flag": "PTSYS3",
    "order": ["contact"], "blocks": { "contact": { "type": "contact" } } } },
  "navigation": { "bottom": ["home", "own-club", "slots"],
    "menu": [{ "entries": ["vip", "team"] }],
    "entries": { "vip": { "when": { "device": "app" } } } } }`
const texts: Readonly<Record<string, string>> = {
  'merchants/base/merchant.json': parent,
  'merchants/orb/merchant.json': child,
  'merchants/rest/merchant.json': rest,
  'merchants/forced/merchant.json': forced,
  'merchants/timed/merchant.json': timed,
  'merchants/quiet/merchant.json': quiet,
  'merchants/bare/merchant.json': bare,
  'merchants/club/merchant.json': club,
  'merchants/bad/merchant.json': '{ "code": ',
}
const files: Files = {
  read: (path) => texts[path],
  list: () => ['base', 'orb', 'rest', 'forced', 'timed', 'quiet', 'bare', 'club', 'bad'],
}

const project = openDiskFiles(join(import.meta.dirname, '../../..'))

/** The schema line of the flag whose default decides. */
const freePlay = project.read('schemas/flags.schema.json')?.split('"FREEPLAY3"')[0]?.split('\n')

const facebook = project
  .read('schemas/flags.schema.json')
  ?.split('"FACEBOOKLOGIN3"')[0]
  ?.split('\n')

async function why(...args: string[]) {
  const lines: string[] = []
  const errors: string[] = []
  const code = await livery(['why', ...args], {
    ...quietEnvironment,
    project,
    filesAt: () => files,
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  })
  return { code, lines, errors }
}

describe('livery why', () => {
  it('names the categories that a section for the rest can draw', async () => {
    const { lines } = await why('rest', 'home')
    expect(lines).toEqual([
      'slots  shown   STATIC It has no condition. Its component reads the call vendors. (merchants/rest/merchant.json:3)',
      'games  shown   STATIC It has no condition. Its component reads the call vendors. (merchants/rest/merchant.json:4)',
      'rest   shown   STATIC It has no condition. It draws a section for each of these categories that the gateway offers: PVP, LOTT, ELOTT, COCKFIGHT. Its component reads the call vendors. (merchants/rest/merchant.json:5)',
    ])
  })

  it('prints for every block whether it is shown, why, the change that would reverse it, and its place', async () => {
    expect(await why('orb', 'home')).toEqual({
      code: 0,
      errors: [],
      lines: [
        'top      shown   STATIC It has no condition. Its component reads the call announcements. (merchants/base/merchant.json:3)',
        'mall     hidden  CONDITION_FALSE The session is guest (the current session). Its state would change if the session were member and flag PTSYS3 were on. (merchants/orb/merchant.json:7)',
        `trial    shown   FLAG_MISSING The gateway does not send flag FREEPLAY3, so its default (on) applies. Its state would change if flag FREEPLAY3 were off. Its component reads the flag FREEPLAY3 (on) and the call testPlay. (merchants/orb/merchant.json:8; its default is set in schemas/flags.schema.json:${freePlay?.length})`,
        'odd      hidden  TEMPLATE_MISMATCH Template mem_cen is base (its default). Its state would change if template mem_cen were new. Its component reads the call lotteries. (merchants/orb/merchant.json:9)',
        'app      hidden  CONDITION_FALSE The device is browser (how the page was opened). Its state would change if the device were pwa. (merchants/orb/merchant.json:10)',
        'captcha  hidden  CONDITION_FALSE Setting register.captcha is not known. Its state would change if setting register.captcha were true. (merchants/orb/merchant.json:11)',
        'key      hidden  CONDITION_FALSE Setting currency is not known. Its state would change if setting currency were a=b. (merchants/orb/merchant.json:12)',
        'menu     hidden  UNKNOWN_TYPE This page cannot have a block of its type. (merchants/orb/merchant.json:13)',
        'loose    hidden  Its id is not in the order of the page. (merchants/orb/merchant.json:14)',
        'winners  hidden  REMOVED_BY_LAYER A layer removes it with "$remove", or all blocks of the page with "$replace". (merchants/orb/merchant.json:6)',
      ],
    })
  })

  it('leads to the line that removes one block or all of them', async () => {
    const { lines } = await why('bare', 'home')
    const winners = lines.find((line) => line.startsWith('winners'))
    expect(winners).toContain('REMOVED_BY_LAYER')
    expect(winners).toContain('(merchants/bare/merchant.json:3)')
  })

  it('lists what a component reads, and what hides a block from inside', async () => {
    const social = (...more: readonly string[]) => why('orb', 'login', 'social', ...more)
    const reads =
      'Its component reads the flags FACEBOOKLOGIN3 (off) and GOOGLELOGIN3 (off) and the calls consolidatedSettings and socialLogin.'
    expect((await social()).lines).toEqual([
      `social  hidden  HIDDEN_INSIDE It is hidden inside: flag FACEBOOKLOGIN3 is off (its default) and flag GOOGLELOGIN3 is off (its default). Its state would change if flag FACEBOOKLOGIN3 were on. ${reads} (merchants/orb/merchant.json:16; its default is set in schemas/flags.schema.json:${facebook?.length})`,
    ])
    expect((await social('--flag', 'GOOGLELOGIN3=1')).lines[0]).toContain(
      'shown   STATIC It has no condition. Its state would change if flag GOOGLELOGIN3 were off.',
    )
    expect((await why('orb', 'login', 'form', '--setting', 'humanCheck=true')).lines[0]).toContain(
      'Its component reads the flags CAPTCHA3 (on), GEETEST3 (on) and REG3 (on), the settings humanCheck (true) and loginCaptcha, and the calls captcha,',
    )
  })

  it.each(['1', '0'])(
    'names a flag that the merchant forces off, whatever the gateway sends (%s)',
    async (sent) => {
      const reason =
        'The merchant forces flag FREEPLAY3 off, whatever the gateway sends. Its reason: No trial play in this market.'
      const { lines } = await why('forced', 'home', '--flag', `FREEPLAY3=${sent}`)
      expect(lines).toEqual([
        `trial  hidden  FLAG_OFF ${reason} Its component reads the flag FREEPLAY3 (off, forced: No trial play in this market) and the call testPlay. (merchants/forced/merchant.json:5; it is forced off in merchants/forced/merchant.json:2)`,
        `none   shown   CONDITION_TRUE ${reason} (merchants/forced/merchant.json:6; it is forced off in merchants/forced/merchant.json:2)`,
      ])
    },
  )

  it('gives the reason of a flag that is forced off where a component reads it', async () => {
    const { lines } = await why('forced', 'login', '--flag', 'FREEPLAY3=1')
    expect(lines[0]).toContain('HIDDEN_INSIDE')
    expect(lines[0]).toContain(
      'flag FREEPLAY3 is off (forced off by the merchant). Its reason: No trial play in this market.',
    )
  })

  it('prints who may enter a page, what it reads, and what flags hide on it, with the change that would show it', async () => {
    const settings = (...more: readonly string[]) => why('orb', 'settings', ...more)
    expect((await settings('--session', 'member')).lines).toEqual([
      expect.stringMatching(
        /^routes\.settings {2}shown {3}CONDITION_TRUE The session is member \(the current session\)\. Inside, it hides the choice of a profile picture: flag PROFPIC3 is off \(its default\)\. It would show it if flag PROFPIC3 were on\. Its state would change if the session were guest\. Its page reads the flags CAPTCHA3 \(on\) and PROFPIC3 \(off\), the settings /,
      ),
    ])
    const on = await settings('--session', 'member', '--flag', 'PROFPIC3=1')
    expect(on.lines[0]).not.toContain('Inside, it hides')
    expect((await settings()).lines[0]).toContain(
      'hidden  CONDITION_FALSE The session is guest (the current session). Its state would change if the session were member.',
    )
    const [messages] = (await why('orb', 'messages', '--session', 'agent', '--flag', 'INBOX3=0'))
      .lines
    expect(messages).toContain('hidden  FLAG_OFF Flag INBOX3 is off (set by the gateway).')
    expect(messages).toContain('Its state would change if flag INBOX3 were on.')
  })

  it('prints who may enter an own page, and that its flag closes its blocks', async () => {
    const guarded = ['--session', 'member', '--flag', 'PTSYS3=0'] as const
    expect((await why('club', 'own-club', ...guarded)).lines).toEqual([
      expect.stringMatching(/^routes\.own-club +hidden .*PTSYS3/),
      expect.stringMatching(/^contact +hidden .*PTSYS3/),
    ])
    const open = ['--session', 'member', '--flag', 'PTSYS3=1'] as const
    expect((await why('club', 'own-club', ...open)).lines).toEqual([
      expect.stringMatching(/^routes\.own-club +shown/),
      expect.stringMatching(/^contact +shown .*merchants\/club\/merchant\.json:4/),
    ])
    const { code, errors } = await why('club', 'own-clup')
    expect(code).toBe(1)
    expect(errors.join()).toContain('Did you mean "own-club"?')
  })

  it('prints for each entry of the menus whether it is shown, why, and its place', async () => {
    const { lines } = await why('club', 'menu', '--session', 'member', '--flag', 'PTSYS3=0')
    expect(lines).toEqual([
      'navigation.bottom.home      shown   STATIC It has no condition. (merchants/club/merchant.json:5)',
      'navigation.bottom.own-club  hidden  FLAG_OFF Flag PTSYS3 is off (set by the gateway). Its state would change if flag PTSYS3 were on. (merchants/club/merchant.json:5)',
      'navigation.bottom.slots     shown   STATIC It has no condition. (merchants/club/merchant.json:5)',
      'navigation.menu.vip         hidden  CONDITION_FALSE The device is browser (how the page was opened). Its state would change if the device were app. (merchants/club/merchant.json:7)',
      'navigation.menu.team        hidden  CONDITION_FALSE The session is member (the current session). Its state would change if the session were agent. (merchants/club/merchant.json:6)',
    ])
  })

  it('prints what the parts of the frame read beside the blocks of the shell', async () => {
    const { lines } = await why('forced', 'shell', '--session', 'agent', '--format', 'json')
    const parts: { id: string; message: string; reads?: string }[] = JSON.parse(lines.join(''))
    expect(parts.map(({ id }) => id).slice(0, 4)).toEqual([
      'frame.every-page',
      'frame.contract-prompts',
      'frame.entry-popup',
      'frame.needs-account',
    ])
    expect(parts[1]?.message).toContain(
      'Inside, it hides the contracts about a daily salary: flag DAILYSALCONT3 is off (its default).',
    )
    expect(parts[2]?.reads).toBe('Its code reads the call announcements.')
  })

  it('gives the reason of a flag that is forced off where a page reads it', async () => {
    const { lines } = await why('quiet', 'agentHome', '--session', 'agent')
    expect(lines[0]).toContain(
      'Inside, it hides the entry of the invitation links: flag AFFMAN3 is off (forced off by the merchant). Its reason: No invitations here.',
    )
    expect((await why('quiet', 'setings')).errors[0]).toContain('Did you mean "settings"?')
  })

  it('names the moment at which time shows or hides a block', async () => {
    expect((await why('timed', 'home')).lines).toEqual([
      'feast  hidden  TIME_BEFORE The time is before its window, which begins at 2026-12-24 18:00 (Asia/Bangkok, +07:00). Its state will change at 2026-12-24 18:00 (Asia/Bangkok, +07:00). (merchants/timed/merchant.json:3)',
      'late   hidden  TIME_AFTER The time is after its window, which ended at 2025-01-01 00:00 (UTC). Time will not change its state again. (merchants/timed/merchant.json:4)',
      'any    hidden  CONDITION_FALSE The session is guest (the current session). Its state would change if the session were member. Its state will change at 2026-12-24 18:00 (UTC). (merchants/timed/merchant.json:5)',
    ])
  })

  it('answers for another moment', async () => {
    const at = (moment: string) => why('timed', 'home', 'feast', '--at', moment, '--format', 'json')
    const within = await at('2026-12-24T18:00[Asia/Bangkok]')
    expect(JSON.parse(within.lines.join(''))).toMatchObject([
      { state: 'shown', reason: 'TIME_WITHIN', turns: '2026-12-26T17:00:00.000Z' },
    ])
    const after = await at('2027-01-01T00:00+07:00')
    expect(JSON.parse(after.lines.join(''))).toMatchObject([
      { state: 'hidden', reason: 'TIME_AFTER', turns: 'never' },
    ])
    expect(await at('tomorrow')).toMatchObject({ code: 2, lines: [] })
  })

  it('answers for one block before another player', async () => {
    const { lines } = await why('orb', 'home', 'mall', '--session', 'agent', '--flag', 'PTSYS3=1')
    expect(lines).toEqual([
      'mall  shown   CONDITION_TRUE The session is agent (the current session). Its state would change if the session were guest. (merchants/orb/merchant.json:7)',
    ])
    expect((await why('orb', 'home', 'odd', '--template', 'mem_cen=new')).lines[0]).toContain(
      'shown',
    )
  })

  it('prints the same as JSON for a script', async () => {
    const { lines } = await why('orb', 'home', 'mall', '--format', 'json')
    expect(JSON.parse(lines.join('\n'))).toEqual([
      {
        id: 'mall',
        state: 'hidden',
        reason: 'CONDITION_FALSE',
        message: 'The session is guest (the current session).',
        change: 'Its state would change if the session were member and flag PTSYS3 were on.',
        changes: [
          { kind: 'session', name: '', to: 'member' },
          { kind: 'flag', name: 'PTSYS3', to: 'on' },
        ],
        place: 'merchants/orb/merchant.json:7',
      },
    ])
  })

  it('answers for a device and for a value of a live setting', async () => {
    const asked = (...more: readonly string[]) => why('orb', 'home', 'app', ...more)
    expect((await asked()).lines[0]).toContain('hidden')
    expect((await asked('--device', 'pwa')).lines[0]).toContain('The device is pwa')
    const captcha = (...more: readonly string[]) => why('orb', 'home', 'captcha', ...more)
    expect((await captcha()).lines[0]).toContain('hidden')
    expect((await captcha('--setting', 'register.captcha=true')).lines[0]).toContain('shown')
    expect((await captcha('--setting', 'register.captcha=false')).lines[0]).toContain('hidden')
    const key = await why('orb', 'home', 'key', '--setting', 'currency=a=b')
    expect(key.lines[0]).toContain('shown')
  })

  it('refuses a live setting that the platform does not have, with the nearest', async () => {
    const set = (setting: string) => why('orb', 'home', 'captcha', '--setting', setting)
    expect(await set('register.captca=true')).toEqual({
      code: 2,
      lines: [],
      errors: [
        'The platform has no live setting called "register.captca". Did you mean "register.captcha"?',
      ],
    })
    expect((await set('zzzzzz=1')).errors[0]).toContain('It has register.captcha, ')
    expect((await set('register.fields.line.enabled=true')).code).toBe(0)
    expect((await set('register.fields.lien.enabled=true')).errors).toEqual([
      'The platform has no live setting called "register.fields.lien.enabled". Did you mean "register.fields.line.enabled"?',
    ])
  })

  it.each([
    ['register.fields.line.required', true],
    ['wallet.isSingle', true],
    ['register.fields.lien.enabled', false],
    ['register.fields.captcha.enabled', false],
    ['register.key', false],
  ])(
    'reports the live setting %s as a finding of a condition does: known %s',
    async (setting, known) => {
      const reading = child.replace('"setting": "currency"', `"setting": "${setting}"`)
      const found = checkMerchants(
        filesOf({ 'merchants/base/merchant.json': parent, 'merchants/orb/merchant.json': reading }),
      )
      expect(found.some(({ code }) => code === 'unknown-live-setting')).toBe(!known)
      const { code } = await why('orb', 'home', 'captcha', '--setting', `${setting}=true`)
      expect(code).toBe(known ? 0 : 2)
    },
  )

  it('refuses what is not there with exit code 1', async () => {
    expect(await why('orb', 'moon')).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^"orb" has no page "moon"\. It has .*home.*\.$/)],
    })
    expect(await why('orb', 'home', 'ghost')).toMatchObject({ code: 1 })
    expect((await why('orb', 'hone')).errors[0]).toContain('Did you mean "home"?')
    expect((await why('orb', 'home', 'mal')).errors[0]).toContain('Did you mean "mall"?')
    expect((await why('bad', 'home')).errors).toEqual([
      '"bad" has errors. Run "livery validate bad" to see them.',
    ])
    expect(await why('orb', 'constructor')).toMatchObject({ code: 1 })
  })

  it('reports an unknown merchant with the nearest name, as every command does', async () => {
    expect(await why('orbb', 'home')).toEqual({
      code: 2,
      lines: [],
      errors: ['There is no merchant called "orbb". Did you mean "orb"?'],
    })
  })

  it.each([
    ['--flag', 'PTSYS3=on', '"PTSYS3=on" cannot be read. Write --flag NAME=1 or NAME=0.'],
    [
      '--template',
      'mem_cen=old',
      '"mem_cen=old" cannot be read. Write --template NAME=new or NAME=base.',
    ],
    ['--setting', 'trial', '"trial" cannot be read. Write --setting NAME=VALUE.'],
  ])('explains how %s %s is written', async (option, pair, message) => {
    expect((await why('orb', 'home', option, pair)).errors).toEqual([message])
  })

  it('explains a wrong call with exit code 2', async () => {
    for (const args of [
      [],
      ['orb', 'home', '--session', 'king'],
      ['orb', 'home', '--flag', 'PTSYS3=maybe'],
      ['orb', 'home', '--flag', 'PTSYS33=1'],
      ['orb', 'home', '--template', 'roof=new'],
      ['orb', 'home', '--moon'],
      ['orb', 'home', '--language', 'xx'],
      ['orb', 'home', '--root', ''],
      ['orb', 'home', '--device', 'watch'],
      ['orb', 'home', '--setting', 'register.captcha'],
      ['orb', 'home', '--setting', '=true'],
      ['orb', 'home', '--gateway', 'elsewhere'],
    ]) {
      expect(await why(...args)).toMatchObject({ code: 2, lines: [] })
    }
  })

  it('offers the known flags for an unknown one', async () => {
    const offered = async (flag: string) =>
      (await why('orb', 'home', '--flag', `${flag}=1`)).errors.join(' ')
    expect(await offered('FOO')).toMatch(/no flag called "FOO"\. It has .*PTSYS3/)
    expect(await offered('PTSYS33')).toContain('Did you mean "PTSYS3"?')
  })
})

import { describe, expect, it } from 'vitest'
import { answersOf, type SomeAnswers } from '../../../../tests/support/gateway-answers.ts'
import { pictureOf } from '../../config/testing.ts'
import { flags } from '../../contract/flags.ts'
import { checkLive } from './check-live.ts'

/** Returns the findings for a merchant with a gateway's answers, as `code path`; without the finding about flags of pages. */
function codesOf(own: object, some: SomeAnswers): string[] {
  return findingsOf(own, some).map(({ code, path }) => `${code} ${path}`)
}

function findingsOf(own: object, some: SomeAnswers) {
  return checkShop(own, some).filter(({ code }) => code !== 'gateway-page-flags-unsaid')
}

function checkShop(own: object, some: SomeAnswers) {
  return checkLive(pictureOf({ shop: own }), 'shop', answersOf(some))
}

const order = ['username', 'password', 'confirmPassword']
const required = { enabled: true, required: true }
const optional = { enabled: true, required: false }
const form = (fields: object, more: object = {}): SomeAnswers => ({
  registerSettings: {
    value: { captcha: false, humanCheck: false, fields: { ...fields }, ...more },
  },
})
const modules = (...on: readonly string[]): SomeAnswers => ({
  whitelabel: { value: on.map((modId) => ({ modId, enabled: '1' })) },
})

describe('the setting for a password by mail', () => {
  const consolidated = (revealUnknownAccount?: boolean): SomeAnswers => ({
    consolidatedSettings: {
      value: {
        currency: 'THB',
        currencySymbol: '฿',
        ...(revealUnknownAccount === undefined ? {} : { revealUnknownAccount }),
      },
    },
  })

  it('is reported if only the merchant or only the gateway reveals unknown accounts', () => {
    const reveals = { safety: { revealUnknownAccount: true } }
    const expected = ['gateway-unknown-account safety.revealUnknownAccount']
    expect(codesOf(reveals, consolidated(false))).toEqual(expected)
    expect(codesOf({}, consolidated(true))).toEqual(expected)
    expect(codesOf(reveals, consolidated(true))).toEqual([])
    expect(codesOf({}, consolidated(false))).toEqual([])
    expect(codesOf(reveals, consolidated())).toEqual([])
  })
})

describe('the flags of a gateway', () => {
  const hidden = {
    pages: {
      home: { order: ['mall'], blocks: { mall: { type: 'contact', when: { flag: 'PTSYS3' } } } },
    },
  }

  it('are reported where the merchant’s own file sets another value', () => {
    const own = { flags: { PTSYS3: true, REG3: false } }
    expect(codesOf(own, modules('REG3', 'PTSYS3'))).toEqual([
      'gateway-flag-contradicted flags.REG3',
    ])
    expect(codesOf(own, modules('PTSYS3'))).toEqual([])
    const off: SomeAnswers = { whitelabel: { value: [{ modId: 'PTSYS3', enabled: '0' }] } }
    expect(codesOf(own, off)).toEqual(['gateway-flag-contradicted flags.PTSYS3'])
  })

  it('that pages and the frame read are reported together if the gateway does not send them', () => {
    const unsaid = (own: object, some: SomeAnswers) =>
      checkShop(own, some).find(({ code }) => code === 'gateway-page-flags-unsaid')?.message
    const own = { flags: { PROFPIC3: true }, forceOff: { AFFMAN3: 'This brand has no agents.' } }
    const message = unsaid(own, modules('INBOX3', 'REWCEN3'))
    for (const flag of ['MEMTRANS3', 'SIGNCONDIV3', 'FUNDTRANS3']) expect(message).toContain(flag)
    for (const flag of ['PROFPIC3', 'AFFMAN3', 'INBOX3', 'FREEPLAY3'])
      expect(message).not.toContain(flag)
    expect(unsaid(own, modules(...Object.keys(flags)))).toBeUndefined()
    expect(unsaid(own, { whitelabel: { problem: 'There is no answer.' } })).toBeUndefined()
  })

  it('that the gateway sends as on are reported if no condition, block or page reads them', () => {
    const unread = 'gateway-flag-unread pages'
    expect(codesOf({}, modules('GOOGLELOGIN3', 'INBOX3', 'SIGNCONDIV3'))).toEqual([unread])
    const social = { social: { type: 'social-login', settings: { providers: ['google'] } } }
    const login = { pages: { login: { order: ['social'], blocks: social } } }
    expect(codesOf(login, modules('GOOGLELOGIN3', 'REG3'))).toEqual([])
    expect(codesOf(login, modules('GOOGLELOGIN3', 'FACEBOOKLOGIN3'))).toEqual([unread])
    const off: SomeAnswers = { whitelabel: { value: [{ modId: 'GOOGLELOGIN3', enabled: '0' }] } }
    expect(codesOf({}, off)).toEqual([])
  })

  it('hide nothing that the merchant hides itself by forcing the flag off', () => {
    const forceOff = { PTSYS3: 'This brand has no points.' }
    expect(codesOf({ ...hidden, forceOff }, modules('PTSYS3'))).toEqual([])
    expect(codesOf({ ...hidden, forceOff }, modules())).toEqual([])
  })
})

describe('the registration with the settings of a gateway', () => {
  it('has no findings if the order lists every requested field', () => {
    expect(
      codesOf({ registration: { order: [...order, 'email'] } }, form({ email: required })),
    ).toEqual([])
  })

  it('reports a check that the gateway asks for and the order leaves out', () => {
    const merchant = { registration: { order } }
    expect(codesOf(merchant, form({}, { captcha: true }))).toEqual([
      'gateway-field-dropped registration.order',
    ])
    const off: SomeAnswers = {
      ...form({}, { captcha: true }),
      whitelabel: { value: [{ modId: 'CAPTCHA3', enabled: '0' }] },
    }
    expect(codesOf(merchant, off)).toEqual([])
  })

  it('reports a required field of the gateway that Livery does not have', () => {
    const merchant = { registration: { order } }
    const [finding] = findingsOf(merchant, form({ telegram: required }))
    expect(finding?.message).toContain('Livery has no such field')
    expect(codesOf(merchant, form({ telegram: optional }))).toEqual([])
  })

  it('reports a required field that the merchant removes from the form', () => {
    const merchant = { registration: { order: ['*'], fields: { email: { $remove: true } } } }
    const [finding, ...others] = findingsOf(merchant, form({ email: required }))
    expect(finding).toMatchObject({ code: 'gateway-field-dropped' })
    expect(finding?.path).toBe('registration.fields.email')
    expect(finding?.message).toContain('Remove its "$remove"')
    expect(others).toEqual([])
    expect(codesOf(merchant, form({ email: optional }))).toEqual([])
  })

  it('uses the settings in the status if the call for the settings fails', () => {
    const status: SomeAnswers = {
      systemStatus: {
        value: {
          info: { register: { captcha: false, humanCheck: false, fields: { line: required } } },
        },
      },
      registerSettings: { problem: 'The status is 500, without an error code.' },
    }
    expect(codesOf({ registration: { order } }, status)).toEqual([
      'gateway-answer gateway',
      'gateway-field-dropped registration.order',
    ])
  })

  it('warns about a pattern that is not run, with the reason and with advice', () => {
    const answers = {
      languages: {
        en: {
          registerPatterns: {
            value: { qqNum: { acceptedPattern: '(1)\\1' }, moon: { acceptedPattern: '(' } },
          },
        },
      },
    }
    const [finding, ...others] = findingsOf({ registration: { order } }, answers)
    expect(finding).toMatchObject({ code: 'gateway-pattern-refused', severity: 'warning' })
    expect(finding?.message).toBe(
      'The gateway\'s pattern for "qqNum", "(1)\\1", is not run: it uses a back reference, "\\1", which takes too long on some texts. Only the length of a value is checked before it is sent. Ask the platform for a pattern without back references.',
    )
    expect(others).toEqual([])
  })

  it('reports a pattern that can be parsed but is too expensive to run', () => {
    const value = { qqNum: { acceptedPattern: '((a{99}){99}){99}' } }
    const [finding] = findingsOf(
      { registration: { order } },
      { languages: { en: { registerPatterns: { value } } } },
    )
    expect(finding).toMatchObject({ code: 'gateway-pattern-refused', severity: 'warning' })
    expect(finding?.message).toContain('its repetitions unfold to too many steps')
  })

  it('reports a pattern that accepts no usual value in some languages, once', () => {
    const patterns = (acceptedPattern: string, message: string) => ({
      registerPatterns: { value: { username: { acceptedPattern, message } } },
    })
    const languages = { default: 'en', supported: ['en', 'th', 'vi'] }
    const answers = {
      languages: {
        en: patterns('^#$', 'No name'),
        th: patterns('^#$', 'ไม่มีชื่อ'),
        vi: patterns('*', 'Không tên'),
      },
    }
    const found = codesOf({ registration: { order }, languages }, answers)
    expect(found).toEqual(['gateway-pattern-narrow registration.fields.username'])
  })

  it.each([
    ['username', '[0-9a-zA-Z-_.]+', true],
    ['username', '^[a-z ]+', true],
    ['username', '[0-9a-z]{4,16}', true],
    ['mobileNum', '\\d{9,11}', true],
    ['email', '\\w+@[\\w.]+', true],
    ['username', '^[0-9a-zA-Z]+$', false],
    ['mobileNum', '^\\d{9,11}$', false],
    ['username', '*', false],
  ])(
    'reports whether the pattern of %s, %s, accepts more than it lists: %s',
    (name, acceptedPattern, isLoose) => {
      const value = { [name]: { acceptedPattern } }
      const answers = { languages: { en: { registerPatterns: { value } } } }
      const loose = `gateway-pattern-loose registration.fields.${name}`
      expect(codesOf({ registration: { order } }, answers)).toEqual(isLoose ? [loose] : [])
    },
  )

  it('reports a pattern whose lengths accept no value', () => {
    const password = { acceptedPattern: '*', minLength: 20, maxLength: 8 }
    const answers = { languages: { en: { registerPatterns: { value: { password } } } } }
    const [finding] = findingsOf({ registration: { order } }, answers)
    expect(finding?.message).toContain('"*" of 20 to 8 characters, accepts nothing')
  })
})

describe('blocks with the settings of a gateway', () => {
  const home = (when: object, opposite?: object) => ({
    pages: {
      home: {
        order: ['top', 'mall', ...(opposite ? ['closed'] : [])],
        blocks: {
          top: { type: 'notices' },
          mall: { type: 'contact', when },
          ...(opposite ? { closed: { type: 'notices', when: opposite } } : {}),
        },
      },
    },
  })

  it('have no findings if a player can see them, or if one replaces the other', () => {
    expect(codesOf(home({ flag: 'PTSYS3' }), modules('PTSYS3'))).toEqual([])
    const pair = home({ flag: 'PTSYS3' }, { flag: 'PTSYS3', is: false })
    expect(codesOf(pair, modules('PTSYS3'))).toEqual([])
    const session = home({ all: [{ flag: 'PTSYS3' }, { session: 'member' }] }, { session: 'guest' })
    expect(
      codesOf(session, { whitelabel: { value: [{ modId: 'PTSYS3', enabled: '0' }] } }),
    ).toEqual(['gateway-block-hidden pages.home.blocks.mall.when'])
  })

  it('are reported if their component hides them, with the smallest change that shows them', () => {
    const login = (own: object) => ({
      pages: { login: { order: ['*'], blocks: { social: { type: 'social-login', ...own } } } },
    })
    const answers = (facebook: '0' | '1'): SomeAnswers => ({
      whitelabel: {
        value: [
          { modId: 'FACEBOOKLOGIN3', enabled: facebook },
          { modId: 'GOOGLELOGIN3', enabled: '0' },
        ],
      },
    })
    const [found] = findingsOf(login({}), answers('0'))
    expect(found).toMatchObject({ code: 'gateway-block-hidden', path: 'pages.login.blocks.social' })
    expect(found?.message).toContain('Its state would change if flag')
    expect(codesOf(login({}), answers('1'))).toEqual([])
    expect(codesOf(login({ settings: { providers: ['google'] } }), answers('1'))).toEqual([
      'gateway-flag-unread pages',
      'gateway-block-hidden pages.login.blocks.social',
    ])
  })

  it("are reported if they read a setting that the gateway does not send, except a member's wallet", () => {
    expect(codesOf(home({ setting: 'register.moon' }), {})).toEqual([
      'gateway-block-hidden pages.home.blocks.mall.when',
    ])
    expect(codesOf(home({ setting: 'wallet.isSingle' }), {})).toEqual([])
  })

  it('are reported once if they read a flag that the gateway does not send, unless the merchant sets its default', () => {
    const merchant = home({ flag: 'FREEPLAY3' }, { not: { all: [{ flag: 'FREEPLAY3' }] } })
    expect(codesOf(merchant, {})).toEqual(['gateway-flag-unsaid pages.home.blocks.mall.when.flag'])
    expect(codesOf({ ...merchant, flags: { FREEPLAY3: true } }, {})).toEqual([])
    expect(codesOf(merchant, { whitelabel: { problem: 'There is no answer.' } })).toEqual([
      'gateway-answer gateway',
    ])
  })

  it('are reported once if their component reads a flag that the gateway does not send, unless the merchant sets its default', () => {
    const blocks = { play: { type: 'trial-play' }, again: { type: 'trial-play' } }
    const merchant = { pages: { home: { order: ['play', 'again'], blocks } } }
    const unsaid = (own: object, sent: SomeAnswers) =>
      codesOf(own, sent).filter((line) => line.startsWith('gateway-flag-unsaid'))
    expect(unsaid(merchant, {})).toEqual(['gateway-flag-unsaid pages.home.blocks.play'])
    expect(unsaid({ ...merchant, flags: { FREEPLAY3: true } }, {})).toEqual([])
    expect(unsaid(merchant, modules('FREEPLAY3'))).toEqual([])
  })

  it('count a module below a disabled one as off', () => {
    const tree: SomeAnswers = {
      whitelabel: {
        value: [
          { modId: 'REG3', enabled: '0', childrenNodes: [{ modId: 'PTSYS3', enabled: '1' }] },
        ],
      },
    }
    expect(codesOf(home({ flag: 'PTSYS3' }), tree)).toEqual([
      'gateway-block-hidden pages.home.blocks.mall.when',
    ])
  })
})

describe('addresses of a gateway', () => {
  const status = (info: object): SomeAnswers => ({ systemStatus: { value: { info } } })

  it('have no findings on hosts that the merchant lists and on its own hosts', () => {
    const merchant = {
      hosts: ['shop.example'],
      gateway: { linkHosts: ['line.me'], imageHosts: ['*.cdn.example'] },
    }
    const info = {
      customerService: [
        { csType: 'LINE', path: btoa('https://line.me/shop') },
        { csType: 'TELEGRAM', path: 'nothing that decodes' },
      ],
      resources: [{ resourceType: 'MOBILENUMBER', url: '+66 2 123 4567' }],
      imageCDNs: ['/cdn/a', 'https://a.cdn.example/x', 'https://shop.example/icons'],
    }
    expect(codesOf(merchant, status(info))).toEqual([])
  })

  it('are reported if a browser would refuse them', () => {
    const banner = {
      bannerId: 'b',
      title: 'B',
      url: 'javascript:alert(1)',
      image: 'http://pic.example/b.png',
    }
    const answers: SomeAnswers = {
      ...status({
        customerService: [{ csType: 'LINE', path: '%%%' }],
        imageCDNs: ['//cdn.example'],
      }),
      languages: { en: { announcements: { value: { banners: [banner] } } } },
    }
    expect(codesOf({}, answers).toSorted()).toEqual([
      'gateway-image-refused gateway.imageHosts',
      'gateway-image-refused gateway.imageHosts',
      'gateway-link-refused gateway.linkHosts',
      'gateway-link-refused gateway.linkHosts',
    ])
  })
})

describe('languages of a gateway', () => {
  const answersWith = (words: Readonly<Record<string, readonly string[]>>): SomeAnswers => ({
    languages: Object.fromEntries(
      Object.entries(words).map(([tag, titles]) => [
        tag,
        {
          announcements: {
            value: { banners: titles.map((title, index) => ({ bannerId: `${index}`, title })) },
          },
        },
      ]),
    ),
  })
  const both = { languages: { default: 'en', supported: ['en', 'th'] } }
  const files = (own: object) =>
    findingsOf(own, answersWith({ en: ['Hello', 'World'], th: ['Hello', 'World'] }))

  it('are reported if all texts of two languages are equal', () => {
    expect(files(both).map(({ message }) => message)).toEqual([
      'In "th", the gateway repeats the banners or notices of "en" word for word. Ask the platform to add texts in this language, or remove it from "languages.supported".',
    ])
  })

  it('have no findings if no language has texts', () => {
    expect(codesOf(both, answersWith({ en: [], th: [] }))).toEqual([])
  })
})

it('a merchant whose own files have errors has no live findings', () => {
  const moved: SomeAnswers = { templates: { value: { mem_cen: '1' } } }
  expect(codesOf({ theme: { shape: 'rond' } }, moved)).toEqual([])
  expect(codesOf({}, moved)).toEqual(['gateway-template pages'])
})

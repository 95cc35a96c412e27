import { describe, expect, it } from 'vitest'
import { answersOf, type SomeAnswers } from '../../../../tests/support/gateway-answers.ts'
import { pictureOf } from '../../config/testing.ts'
import { checkLive } from './check-live.ts'

/** What is said of a merchant before a gateway, as `code path`. */
function said(own: object, some: SomeAnswers): string[] {
  return messages(own, some).map(({ code, path }) => `${code} ${path}`)
}

function messages(own: object, some: SomeAnswers) {
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

describe('a password by mail before a gateway', () => {
  const consolidated = (revealUnknownAccount?: boolean): SomeAnswers => ({
    consolidatedSettings: {
      value: {
        currency: 'THB',
        currencySymbol: '฿',
        ...(revealUnknownAccount === undefined ? {} : { revealUnknownAccount }),
      },
    },
  })

  it('is told where the merchant reveals unknown accounts and the gateway does not, or the reverse', () => {
    const reveals = { safety: { revealUnknownAccount: true } }
    const told = ['gateway-unknown-account safety.revealUnknownAccount']
    expect(said(reveals, consolidated(false))).toEqual(told)
    expect(said({}, consolidated(true))).toEqual(told)
    expect(said(reveals, consolidated(true))).toEqual([])
    expect(said({}, consolidated(false))).toEqual([])
    expect(said(reveals, consolidated())).toEqual([])
  })
})

describe('the registration before a gateway', () => {
  it('is quiet where every field that is asked for stands in the order', () => {
    expect(
      said({ registration: { order: [...order, 'email'] } }, form({ email: required })),
    ).toEqual([])
  })

  it('says a check that the gateway asks for and the order leaves out', () => {
    const merchant = { registration: { order } }
    expect(said(merchant, form({}, { captcha: true }))).toEqual([
      'gateway-field-dropped registration.order',
    ])
    const off: SomeAnswers = {
      ...form({}, { captcha: true }),
      whitelabel: { value: [{ modId: 'CAPTCHA3', enabled: '0' }] },
    }
    expect(said(merchant, off)).toEqual([])
  })

  it('says a field of the gateway that Livery has not, where it must be filled', () => {
    const merchant = { registration: { order } }
    const [finding] = messages(merchant, form({ telegram: required }))
    expect(finding?.message).toContain('Livery has no such field')
    expect(said(merchant, form({ telegram: optional }))).toEqual([])
  })

  it('takes the settings that come with the status where the call itself fails', () => {
    const status: SomeAnswers = {
      systemStatus: {
        value: {
          info: { register: { captcha: false, humanCheck: false, fields: { line: required } } },
        },
      },
      registerSettings: { problem: 'The status is 500, without an error code.' },
    }
    expect(said({ registration: { order } }, status)).toEqual([
      'gateway-answer gateway',
      'gateway-field-dropped registration.order',
    ])
  })

  it('names what a pattern that is not run uses, as a warning, and what to ask the platform for', () => {
    const spoken = {
      languages: {
        en: {
          registerPatterns: {
            value: { qqNum: { acceptedPattern: '(1)\\1' }, moon: { acceptedPattern: '(' } },
          },
        },
      },
    }
    const [finding, ...others] = messages({ registration: { order } }, spoken)
    expect(finding).toMatchObject({ code: 'gateway-pattern-refused', severity: 'warning' })
    expect(finding?.message).toBe(
      'The gateway\'s pattern of "qqNum", "(1)\\1", is not run: it uses a back reference, "\\1", which takes too long on some texts. Only its lengths are checked before the gateway decides. Ask the platform for a pattern without back references.',
    )
    expect(others).toEqual([])
  })

  it('names a pattern that costs too much to run, though it can be parsed', () => {
    const value = { qqNum: { acceptedPattern: '((a{99}){99}){99}' } }
    const [finding] = messages(
      { registration: { order } },
      { languages: { en: { registerPatterns: { value } } } },
    )
    expect(finding).toMatchObject({ code: 'gateway-pattern-refused', severity: 'warning' })
    expect(finding?.message).toContain('its repetitions unfold to too many steps')
  })

  it('says a pattern that lets nothing in in one language alone, and each one once', () => {
    const patterns = (acceptedPattern: string, message: string) => ({
      registerPatterns: { value: { username: { acceptedPattern, message } } },
    })
    const languages = { default: 'en', supported: ['en', 'th', 'vi'] }
    const spoken = {
      languages: {
        en: patterns('^#$', 'No name'),
        th: patterns('^#$', 'ไม่มีชื่อ'),
        vi: patterns('*', 'Không tên'),
      },
    }
    const found = said({ registration: { order }, languages }, spoken)
    expect(found).toEqual(['gateway-pattern-narrow registration.fields.username'])
  })

  it('says a pattern whose lengths let nothing in', () => {
    const password = { acceptedPattern: '*', minLength: 20, maxLength: 8 }
    const spoken = { languages: { en: { registerPatterns: { value: { password } } } } }
    const [finding] = messages({ registration: { order } }, spoken)
    expect(finding?.message).toContain('"*" of 20 to 8 characters, accepts nothing')
  })
})

describe('blocks before a gateway', () => {
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

  it('are quiet where somebody sees them, and where one stands in for the other', () => {
    expect(said(home({ flag: 'PTSYS3' }), modules('PTSYS3'))).toEqual([])
    const pair = home({ flag: 'PTSYS3' }, { flag: 'PTSYS3', is: false })
    expect(said(pair, modules('PTSYS3'))).toEqual([])
    const session = home({ all: [{ flag: 'PTSYS3' }, { session: 'member' }] }, { session: 'guest' })
    expect(said(session, { whitelabel: { value: [{ modId: 'PTSYS3', enabled: '0' }] } })).toEqual([
      'gateway-block-hidden pages.home.blocks.mall.when',
    ])
  })

  it("that ask for a setting nobody says are told, but not for a member's wallet", () => {
    expect(said(home({ setting: 'register.moon' }), {})).toEqual([
      'gateway-block-hidden pages.home.blocks.mall.when',
    ])
    expect(said(home({ setting: 'wallet.isSingle' }), {})).toEqual([])
  })

  it('that read a flag the gateway never says are told once, unless the merchant says its default', () => {
    const merchant = home({ flag: 'FREEPLAY3' }, { not: { all: [{ flag: 'FREEPLAY3' }] } })
    expect(said(merchant, {})).toEqual(['gateway-flag-unsaid pages.home.blocks.mall.when.flag'])
    expect(said({ ...merchant, flags: { FREEPLAY3: true } }, {})).toEqual([])
    expect(said(merchant, { whitelabel: { problem: 'There is no answer.' } })).toEqual([
      'gateway-answer gateway',
    ])
  })

  it('a child of a module that is off counts as off', () => {
    const tree: SomeAnswers = {
      whitelabel: {
        value: [
          { modId: 'REG3', enabled: '0', childrenNodes: [{ modId: 'PTSYS3', enabled: '1' }] },
        ],
      },
    }
    expect(said(home({ flag: 'PTSYS3' }), tree)).toEqual([
      'gateway-block-hidden pages.home.blocks.mall.when',
    ])
  })
})

describe('addresses of a gateway', () => {
  const status = (info: object): SomeAnswers => ({ systemStatus: { value: { info } } })

  it('pass where the merchant lists their hosts, and where they are its own', () => {
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
    expect(said(merchant, status(info))).toEqual([])
  })

  it('are told where a browser would refuse them', () => {
    const banner = {
      bannerId: 'b',
      title: 'B',
      url: 'javascript:alert(1)',
      image: 'http://pic.example/b.png',
    }
    const spoken: SomeAnswers = {
      ...status({
        customerService: [{ csType: 'LINE', path: '%%%' }],
        imageCDNs: ['//cdn.example'],
      }),
      languages: { en: { announcements: { value: { banners: [banner] } } } },
    }
    expect(said({}, spoken).toSorted()).toEqual([
      'gateway-image-refused gateway.imageHosts',
      'gateway-image-refused gateway.imageHosts',
      'gateway-link-refused gateway.linkHosts',
      'gateway-link-refused gateway.linkHosts',
    ])
  })
})

describe('languages of a gateway', () => {
  const spoken = (words: Readonly<Record<string, readonly string[]>>): SomeAnswers => ({
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
    checkLive(
      { ...pictureOf({ shop: own }) },
      'shop',
      answersOf(spoken({ en: ['Hello', 'World'], th: ['Hello', 'World'] })),
    )

  it('are told where one is the other word for word', () => {
    expect(files(both).map(({ message }) => message)).toEqual([
      'In "th" the gateway has the banners or notices of "en" word for word. Let the platform add them, or take the language out of "languages.supported".',
    ])
  })

  it('are quiet where none of them has any', () => {
    expect(said(both, spoken({ en: [], th: [] }))).toEqual([])
  })
})

it('nothing is said of a merchant with errors of its own', () => {
  const moved: SomeAnswers = { templates: { value: { mem_cen: '1' } } }
  expect(said({ theme: { shape: 'rond' } }, moved)).toEqual([])
  expect(said({}, moved)).toEqual(['gateway-template pages'])
})

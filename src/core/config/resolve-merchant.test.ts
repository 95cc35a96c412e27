import { describe, expect, test } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import { composeSkin } from './compose-skin.ts'
import { findingsOf, pictureOf, resolutionOf } from './testing.ts'

const banner = { type: 'banner' }
const winners = { type: 'winner-board', settings: { rows: 20, visible: 3 } }
const home = (page: object) => ({ pages: { home: page } })
const base = home({ order: ['banner', 'winners'], blocks: { banner, winners } })

function homeOf(own: object) {
  const { merchant, findings } = resolutionOf({ base, shop: { extends: 'base', ...own } })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  return merchant?.pages.home
}

describe('layers', () => {
  test('maps merge deep, settings included, and defaults lie under them', () => {
    const page = homeOf(home({ blocks: { winners: { settings: { rows: 5 } } } }))
    expect(page?.blocks['winners']).toEqual({
      type: 'winner-board',
      variant: 'podium',
      settings: { rows: 5, visible: 3 },
    })
  })

  test('"*" means the rest as inherited', () => {
    const contact = { type: 'contact' }
    const page = homeOf(home({ order: ['contact', 'winners', '*'], blocks: { contact } }))
    expect(page?.order).toEqual(['contact', 'winners', 'banner'])
  })

  test('a move changes the place of one block and leaves the others as inherited', () => {
    const contact = { type: 'contact' }
    const shop = home({
      moves: { winners: { before: 'banner' }, contact: { after: 'winners' } },
      blocks: { contact },
    })
    expect(homeOf(shop)?.order).toEqual(['winners', 'contact', 'banner'])
    expect(homeOf(shop)).not.toHaveProperty('moves')
    expect(findingsOf({ base, shop: { extends: 'base', ...shop } })).toEqual([])
  })

  test('a move of a parent reaches a child that moves another block', () => {
    const blocks = { a: banner, b: banner, c: banner, d: banner }
    const { merchant } = resolutionOf({
      base: home({ order: ['a', 'b', 'c', 'd'], blocks }),
      brand: { extends: 'base', ...home({ moves: { d: { before: 'a' } } }) },
      shop: { extends: 'brand', ...home({ moves: { b: { after: 'c' } } }) },
    })
    expect(merchant?.pages.home.order).toEqual(['d', 'a', 'c', 'b'])
  })

  test('moves apply after an order of the same page', () => {
    const page = homeOf(home({ order: ['banner', '*'], moves: { banner: { after: 'winners' } } }))
    expect(page?.order).toEqual(['winners', 'banner'])
  })

  test.each([
    ['a block that the page does not have', { winers: { before: 'banner' } }],
    ['a block beside one that is not in the order', { winners: { before: 'baner' } }],
    ['a block beside itself', { winners: { before: 'winners' } }],
  ])('a move of %s is reported and has no effect', (_, moves) => {
    const shop = home({ moves })
    expect(homeOf(shop)?.order).toEqual(['banner', 'winners'])
    expect(findingsOf({ base, shop: { extends: 'base', ...shop } })).toEqual([
      `lost-move pages.home.moves.${Object.keys(moves).join()}`,
    ])
  })

  test.each([[{}], [{ before: 'banner', after: 'banner' }], [{ beside: 'banner' }]])(
    'a move to %j is an error',
    (place) => {
      const shop = { extends: 'base', ...home({ moves: { winners: place } }) }
      expect(findingsOf({ base, shop })).toHaveLength(1)
    },
  )

  test('$remove takes a block and its place in the inherited order', () => {
    const page = homeOf(home({ blocks: { banner: { $remove: true } } }))
    expect(page?.order).toEqual(['winners'])
    expect(Object.keys(page?.blocks ?? {})).toEqual(['winners'])
  })

  test('$replace cuts what is inherited', () => {
    const page = homeOf(home({ blocks: { winners: { settings: { $replace: true, rows: 5 } } } }))
    expect(page?.blocks['winners']?.settings).toEqual({ rows: 5, visible: 6 })
  })

  test('a name takes the place of the inherited one in every language', () => {
    const { merchant } = resolutionOf({
      base: { brand: { name: { en: 'Parent', th: 'แม่' }, mark: 'art/mark.svg' } },
      shop: { extends: 'base', brand: { name: { en: 'Shop' } } },
    })
    expect(merchant?.brand).toMatchObject({ name: { en: 'Shop' }, mark: 'art/mark.svg' })
    expect(merchant?.brand.name).not.toHaveProperty('th')
  })

  test('the drawings of the topmost merchant are its own, those of a brand are inherited', () => {
    const { merchant, provenance } = resolutionOf({
      base: { theme: { shape: 'pill', ornaments: { loading: 'art/hourglass.svg' } } },
      brand: { extends: 'base', theme: { ornaments: { empty: 'art/box.svg' } } },
      shop: { extends: 'brand' },
    })
    expect(merchant?.theme).toMatchObject({
      shape: 'pill',
      ornaments: { empty: 'art/box.svg' },
    })
    expect(merchant?.theme.ornaments).not.toHaveProperty('loading')
    expect(provenance.of('theme.ornaments.loading')).toEqual([])
  })

  test('the drawings of pages are inherited one by one, those of the topmost merchant not', () => {
    const own = { head: { all: 'art/a.svg', money: 'art/m.svg' }, end: { all: 'art/e.svg' } }
    const { merchant, provenance } = resolutionOf({
      base: { theme: { pageOrnaments: { head: { help: 'art/h.svg' } } } },
      brand: { extends: 'base', theme: { pageOrnaments: own } },
      shop: {
        extends: 'brand',
        theme: { pageOrnaments: { head: { money: { $remove: true }, vip: 'art/v.svg' } } },
      },
    })
    expect(merchant?.theme.pageOrnaments).toEqual({
      head: { all: 'art/a.svg', vip: 'art/v.svg' },
      group: {},
      end: { all: 'art/e.svg' },
    })
    expect(provenance.of('theme.pageOrnaments.head.vip')).toHaveLength(1)
    expect(provenance.of('theme.pageOrnaments.head.help')).toEqual([])
  })

  test('another type is another block', () => {
    const page = homeOf(home({ blocks: { winners: { type: 'contact' } } }))
    expect(page?.blocks['winners']).toEqual({
      type: 'contact',
      variant: 'pills',
      settings: { ground: 'page', look: 'soft' },
    })
  })

  test('a condition replaces the inherited one whole', () => {
    const parent = home({
      order: ['a', 'b'],
      blocks: { a: banner, b: { ...banner, when: { flag: 'REG3' } } },
    })
    const child = home({ blocks: { b: { when: { session: 'guest' } } } })
    const { merchant } = resolutionOf({ base: parent, shop: { extends: 'base', ...child } })
    expect(merchant?.pages.home.blocks['b']?.when).toEqual({ session: 'guest' })
  })

  test('every value has the layer that set it', () => {
    const { provenance } = resolutionOf({
      base: { theme: { shape: 'sharp' } },
      shop: { extends: 'base', theme: { shape: 'pill' } },
    })
    expect(provenance.of('theme.shape').map(({ layer, value }) => [layer, value])).toEqual([
      ['platform', 'soft'],
      ['base', 'sharp'],
      ['shop', 'pill'],
    ])
  })

  test('a removal is remembered where it was typed', () => {
    const { provenance } = resolutionOf({
      base,
      shop: { extends: 'base', ...home({ blocks: { banner: { $remove: true } } }) },
    })
    const last = provenance.of('pages.home.blocks.banner').at(-1)
    expect(last).toMatchObject({
      act: 'removed',
      layer: 'shop',
      file: 'merchants/shop/merchant.json',
    })
  })
})

describe('final values', () => {
  const strict = {
    ...base,
    $final: { 'pages.home.blocks.winners.type': 'The licence asks for it.' },
  }
  const over = (page: object) =>
    findingsOf({ base: strict, shop: { extends: 'base', ...home(page) } })

  test.each([
    ['removal', { blocks: { winners: { $remove: true } } }],
    ['replacing the page', { $replace: true, order: ['banner'], blocks: { banner } }],
    ['dropping it from the order', { order: ['banner'] }],
    ['hiding it', { blocks: { winners: { when: { session: 'member' } } } }],
  ])('%s is refused', (_, page) => {
    expect(over(page).some((line) => line.startsWith('final-override'))).toBe(true)
  })

  test('a move is refused where the order is final', () => {
    const fixed = { ...base, $final: { 'pages.home.order': 'The licence asks for it.' } }
    const moved = { extends: 'base', ...home({ moves: { winners: { before: 'banner' } } }) }
    const { merchant, findings } = resolutionOf({ base: fixed, shop: moved })
    expect(findings.map(({ code }) => code)).toEqual(['final-override'])
    expect(merchant).toBeUndefined()
  })

  test('a block that replaces all others is refused', () => {
    const page = { blocks: { $replace: true, banner }, order: ['banner'] }
    expect(over(page).filter((line) => line.startsWith('never-ordered'))).toEqual([])
  })

  test('what is not final may change', () => {
    expect(over({ blocks: { winners: { variant: 'table' } } })).toEqual([])
  })
})

describe('a merchant with an error', () => {
  test.each(['brand', 'flags', 'hosts', 'pages', 'theme'])('null is refused as "%s"', (key) => {
    expect(findingsOf({ shop: { [key]: null } })).toEqual([`wrong-value ${key}`])
  })

  test.each([
    [{ origin: 'javascript:alert(1)' }, 'wrong-value gateway.origin'],
    [{ imageHosts: ['*'] }, 'wrong-value gateway.imageHosts.0'],
    [{ frameHosts: ['x.example; script-src *'] }, 'wrong-value gateway.frameHosts.0'],
    [{ linkHosts: ['https://x.example'] }, 'wrong-value gateway.linkHosts.0'],
  ])('%o is refused as a network address', (gateway, finding) => {
    expect(findingsOf({ shop: { gateway } })).toEqual([finding])
  })

  test.each(['สยาม', 'a b', 'LAGOON\r\nX: 1'])('%j is refused as a code for a header', (code) => {
    const gateway = { merchantCode: code, trialMerchantCode: code }
    expect(findingsOf({ shop: { gateway } })).toEqual([
      'wrong-value gateway.merchantCode',
      'wrong-value gateway.trialMerchantCode',
    ])
    expect(findingsOf({ shop: { gateway: { merchantCode: "O'NEIL_01" } } })).toEqual([])
  })

  test.each(['lucky-wheel', 'banner'])(
    'the replacement of a %s is checked by its own type',
    (type) => {
      const link = { type: 'footer', settings: { links: [{ text: 'home.title', to: '//evil' }] } }
      const odd = { type: 'contact', variant: 'none', settings: { rowz: 1 } }
      const page = {
        order: ['a', 'b'],
        blocks: { a: { type, fallback: link }, b: { type, fallback: odd } },
      }
      const found = findingsOf({ shop: home(page) }).filter(
        (line) => !line.startsWith('unknown-block'),
      )
      expect(found).toEqual([
        'misplaced-block pages.home.blocks.a.fallback.type',
        'unsafe-link pages.home.blocks.a.fallback.settings.links.0.to',
        'wrong-value pages.home.blocks.b.fallback.variant',
        'unknown-setting pages.home.blocks.b.fallback.settings.rowz',
      ])
    },
  )

  test('names only modules, and categories of lotteries, that calls have', () => {
    const gateway = {
      moduleIds: { games: 'GL 07', agents: '3', member: 'M-1' },
      prizeModes: { LOTT: 'ZY', RNG: 'Lott', ELOTT: 'zy' },
    }
    expect(findingsOf({ base, shop: { extends: 'base', gateway } })).toEqual([
      'wrong-value gateway.moduleIds.games',
      'unknown-setting gateway.moduleIds.agents',
      'unknown-setting gateway.prizeModes.RNG',
      'wrong-value gateway.prizeModes.ELOTT',
    ])
  })

  test('is not resolved, and lists all of its findings at once', () => {
    const own = {
      extends: 'base',
      theme: { shape: 'rond' },
      lobby: { line: 3 },
      brand: { logo: 'art/no.svg' },
    }
    expect(resolutionOf({ base, shop: own }).merchant).toBeUndefined()
    expect(findingsOf({ base, shop: own })).toEqual([
      'wrong-value theme.shape',
      'unknown-setting lobby.line',
      'art-missing brand.logo',
    ])
  })

  test('an unknown block with a fallback is a warning and the merchant stays', () => {
    const wheel = { type: 'lucky-wheel', fallback: { type: 'contact' } }
    const { merchant, findings } = resolutionOf({
      shop: home({ order: ['wheel'], blocks: { wheel } }),
    })
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['unknown-block', 'warning'],
    ])
    expect(merchant?.pages.home.order).toEqual(['wheel'])
  })
})

test('a folder whose name cannot be a code is reported with the rule for names, and has no fix', () => {
  const found = checkMerchants(pictureOf({ Shop: { code: 'shop' } }))
  expect(found.filter(({ path }) => path === 'code')).toMatchObject([
    {
      code: 'wrong-value',
      message:
        '"code" is "shop", but must be the name of its folder, and "Shop" cannot be a code. Rename the folder to 2 to 32 lower-case letters, digits and dashes, with a letter first.',
    },
  ])
  expect(found.some(({ fix }) => fix)).toBe(false)
})

test('a skin has addresses in place of art, and a revision of its content', () => {
  const picture = { type: 'picture', settings: { art: 'art/gate.png' } }
  const resolution = resolutionOf({ shop: home({ order: ['p'], blocks: { p: picture } }) })
  const assets = {
    art: (path: string) => (path === 'art/gate.png' ? '/skin/gate.1f.png' : undefined),
    sprite: '/s.svg',
    languages: [],
  }
  const skin = composeSkin(resolution, assets)
  expect(skin.pages.home?.blocks['p']?.settings).toMatchObject({ art: '/skin/gate.1f.png' })
  expect(skin.revision).toBe(composeSkin(resolution, assets).revision)
  expect(skin.revision).not.toBe(composeSkin(resolution, { ...assets, sprite: '/t.svg' }).revision)
})

test('a skin has the sizes of the pictures of picture blocks, by address', () => {
  const picture = { type: 'picture', settings: { art: 'art/gate.png' } }
  const resolution = resolutionOf({ shop: home({ order: ['p'], blocks: { p: picture } }) })
  const size = { width: 390, height: 188 }
  const assets = { art: () => '/gate.png', size: () => size, sprite: '', languages: [] }
  expect(composeSkin(resolution, assets).look.sizes).toEqual({ '/gate.png': size })
})

test('a skin has the drawings of pages by place, and no word of them where a merchant has none', () => {
  const ornaments = { head: { money: 'art/m.svg', help: 'art/gone.svg' }, end: {} }
  const assets = {
    art: (path: string) => (path === 'art/m.svg' ? '/m.1f.svg' : undefined),
    sprite: '',
    languages: [],
  }
  const lookOf = (theme: object) => composeSkin(resolutionOf({ shop: { theme } }), assets).look
  expect(lookOf({ pageOrnaments: ornaments }).pageOrnaments).toEqual({
    head: { money: '/m.1f.svg' },
  })
  expect(lookOf({})).not.toHaveProperty('pageOrnaments')
})

test.each([
  [{ head: { securty: 'art/a.svg' } }, 'theme.pageOrnaments.head.securty', 'security'],
  [{ haed: {} }, 'theme.pageOrnaments.haed', 'head'],
])(
  'a name of a drawing of pages that nothing has is found at its place, with the nearest: %j',
  (pageOrnaments, path, nearest) => {
    const [found] = checkMerchants(pictureOf({ shop: { theme: { pageOrnaments } } }))
    expect(found).toMatchObject({ code: 'unknown-setting', path })
    expect(found?.fix?.insert).toContain(nearest)
  },
)

import { describe, expect, it } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import type { Finding } from './finding.ts'
import { pictureOf } from './testing.ts'

const languages = { default: 'en', supported: ['en'] }
const pages = {
  'own-club': {
    path: '/m/club',
    title: { en: 'Club' },
    sessions: ['member', 'agent'],
    flag: 'AFFMAN3',
    order: ['contact'],
    blocks: { contact: { type: 'contact' } },
  },
}
const club = { 'own-club': { icon: 'crown' } }

function listFindings(navigation: object, more: object = {}): readonly Finding[] {
  const files = pictureOf({ shop: { languages, pages, navigation, ...more } })
  return checkMerchants(files, ['shop']).filter(({ path }) => path.startsWith('navigation'))
}

function listCodes(navigation: object, more: object = {}): readonly string[] {
  return listFindings(navigation, more).map(({ code, path }) => `${code} ${path}`)
}

describe('the menus', () => {
  it('take pages of the product, lobbies, own pages and rows of their own', () => {
    const entries = { ...club, more: { page: 'menu', label: { en: 'More' } } }
    const bottom = ['home', 'winners', 'slots', 'own-club', 'more']
    expect(listCodes({ bottom, entries, menu: [{ entries: ['vip', 'live'] }] })).toEqual([])
  })

  it('name the page that was probably meant, and correct its name', () => {
    const [finding] = listFindings({ bottom: ['home', 'slots', 'winers'] })
    expect(finding?.code).toBe('unknown-name')
    expect(finding?.message).toContain(
      'There is no menu entry called "winers". Rename it to "winners".',
    )
    expect(finding?.fix?.insert).toBe('"winners"')
  })

  it('have no link that opens the slide-in menu from within it', () => {
    expect(listCodes({ menu: [{ entries: ['help', 'menu'] }] })).toEqual([
      'unknown-name navigation.menu.0.entries.1',
    ])
  })

  it('name the row whose page does not exist once', () => {
    const entries = { vips: { page: 'vipp' } }
    expect(listCodes({ bottom: ['home', 'slots', 'vips'], entries })).toEqual([
      'unknown-name navigation.entries.vips.page',
    ])
  })

  it('name a row that no menu lists', () => {
    expect(listCodes({ entries: club })).toEqual([
      'menu-entry-unlisted navigation.entries.own-club',
    ])
  })

  it('ask for the icon of an own page', () => {
    expect(listCodes({ menu: [{ entries: ['own-club'] }] })).toEqual([
      'menu-icon navigation.menu.0.entries.0',
    ])
  })

  it('refuse a drawing that cannot take the colour of the label', () => {
    const entries = { help: { drawing: 'art/help.png' } }
    expect(listCodes({ menu: [{ entries: ['help'] }], entries })).toContain(
      'menu-drawing navigation.entries.help.drawing',
    )
  })

  it.each([
    ['its own condition is for guests, and its page for members', { session: 'guest' }, {}],
    ['its flag is forced off', undefined, { forceOff: { AFFMAN3: 'Not yet.' } }],
  ])('name an entry that nobody sees, because %s', (_, when, more) => {
    const entries = { 'own-club': { icon: 'crown', ...(when && { when }) } }
    expect(listCodes({ menu: [{ entries: ['own-club'] }], entries }, more)).toEqual([
      'unreachable-block navigation.menu.0.entries.0',
    ])
  })

  it('may show guests an entry of the bottom menu that leads them to login', () => {
    const entries = { deposit: { when: { session: 'guest' } } }
    expect(listCodes({ bottom: ['home', 'slots', 'deposit'], entries })).toEqual([])
  })
})

describe('a bottom menu of more than five entries', () => {
  const bottom = ['home', 'slots', 'live', 'fish', 'login', 'account']
  const entriesFor = (session: string) => ({ login: {}, account: { when: { session } } })

  it('is fine while at most five are shown together', () => {
    expect(listCodes({ bottom, entries: entriesFor('member') })).toEqual([])
  })

  it('is too full when six are shown together, and the finding says when', () => {
    const [finding] = listFindings({ bottom, entries: entriesFor('guest') })
    expect(finding?.message).toMatch(
      /^The bottom menu has room for 5 entries and shows more when the session is guest\./,
    )
  })
})

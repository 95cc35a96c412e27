import { expect, it } from 'vitest'
import { composeSkin } from '../config/compose-skin.ts'
import { resolutionOf } from '../config/testing.ts'
import { deriveTokens } from '../config/theme/derive-tokens.ts'
import type { SiteView } from '../contract/site-view.ts'
import { compareSites } from './compare-sites.ts'

const blocks = { banner: { type: 'banner' }, winners: { type: 'winner-board' } }
const shop = {
  brand: { name: { en: 'Shop' }, logo: 'art/logo.svg' },
  theme: { mode: 'light', primary: '#1F5673', accent: '#0E6B54' },
  pages: { home: { order: ['banner', 'winners'], blocks } },
}

interface ViewParts {
  /** The content of art, which decides its address. */
  readonly drawn?: string
  readonly words?: object
  readonly more?: Partial<SiteView>
}

function view(own: object = shop, { drawn = 'a', words = {}, more }: ViewParts = {}): SiteView {
  const { merchant, findings } = resolutionOf({ shop: own })
  if (!merchant) throw new Error(JSON.stringify(findings))
  const messages = { common: '/files/words.json' }
  const english = { tag: 'en', name: 'English', code: 'EN', fallback: [], messages }
  const skin = composeSkin(
    { merchant },
    {
      art: (path) => `/files/${drawn}${path.replaceAll(/\W/g, '')}.svg`,
      sprite: `/files/${drawn}.svg`,
      languages: [english],
    },
  )
  const { colours, measures } = deriveTokens(merchant.theme)
  const texts = new Map([['en/common', JSON.stringify(words)]])
  const tokens = { ...colours, ...measures }
  return { hosts: ['shop.test'], skin, tokens, messages: texts, player: ['/assets/a.js'], ...more }
}

function listSentences(after: SiteView, before: SiteView = view()): string[] {
  return compareSites({ before, after }).map(({ sentence }) => sentence)
}

it('reports settings like a comparison of two configurations', () => {
  const reordered = { ...shop, pages: { home: { order: ['winners', 'banner'], blocks } } }
  expect(listSentences(view({ ...reordered, flags: { PTSYS3: true } }))).toEqual([
    'home: winner board moved above banner',
    expect.stringMatching(/^flag PTSYS3 is on while /),
    'the page "mall" opens for members and agents',
    'the page "pointsRecord" opens for members and agents',
  ])
  expect(listSentences(view(shop, { more: { hosts: ['new.test'] } }))).toEqual([
    'no longer answers to shop.test',
    'now answers to new.test',
  ])
})

it('names the parts that a look draws by other rules, or only its colours', () => {
  const drawn = (look?: string) => view(shop, { more: { look } })
  const before = ':root{--foam:#fff}@layer look{/*row*/a{}/*bar*/b{}}'
  const list = (after?: string) => listSentences(drawn(after), drawn(before))
  expect(list(before.replace('a{}', 'c{}'))).toEqual(['the look draws row in another way'])
  expect(list(before.replace('#fff', '#eee'))).toEqual(['the look has other colours'])
  expect(list()).toEqual(['the look draws row, bar in another way'])
})

it('reports a picture that changed, without its address', () => {
  const ornaments = { ...shop, theme: { ...shop.theme, ornaments: { empty: 'art/o.svg' } } }
  expect(listSentences(view(shop, { drawn: 'b' }))).toEqual([
    'brand: logo replaced',
    // The logo is also the default mark.
    'brand: mark replaced',
    'icons replaced',
  ])
  expect(listSentences(view(ornaments))).toEqual(['ornament empty added'])
  expect(listSentences(view(), view(ornaments))).toEqual(['ornament empty removed'])
})

it('reports a drawing of pages by its place and its page', () => {
  const pageOrnaments = { head: { bankCards: 'art/o.svg' } }
  const drawn = { ...shop, theme: { ...shop.theme, pageOrnaments } }
  expect(listSentences(view(drawn))).toEqual(['ornament head of pages bank cards added'])
  expect(listSentences(view(), view(drawn))).toEqual(['ornament head of pages bank cards removed'])
})

it('reports a theme by its tokens, the main colours first, and by its contrasts', () => {
  const red = { ...shop, theme: { ...shop.theme, primary: '#882222', shape: 'sharp' } }
  const [shape, colours, measures, contrast] = listSentences(view(red))
  expect(shape).toBe('shape soft → sharp')
  expect(colours).toMatch(/^colour primary #1f5673 → #882222, .* and \d+ more$/)
  expect(measures).toMatch(/^measure radius-control /)
  expect(contrast).toMatch(/^contrast of /)
})

it('reports messages by their keys', () => {
  const before = view(shop, { words: { login: { submit: 'Log in', gone: 'Gone' } } })
  const after = view(shop, { words: { login: { submit: 'Come in' }, new: 'New' } })
  expect(listSentences(after, before)).toEqual([
    'English message login.submit changed from "Log in" to "Come in"',
    'English message login.gone removed (was "Gone")',
    'English message new added: "New"',
  ])
})

it("reports a change of the player's build, and a page without any other difference", () => {
  expect(listSentences(view(shop, { more: { player: ['/assets/b.js'] } }))).toEqual([
    "the player's build changed",
  ])
  expect(listSentences(view())).toEqual([
    expect.stringMatching(/^Livery builds the page differently/),
  ])
})

it('reports what is beside the page and the places on a poster', () => {
  const place = { x: 0, y: 0, width: 9, height: 9 }
  const rest = { headline: place, code: place, brand: place, invitation: place }
  const themed = (title: string, y: number) => {
    const largeScreen = { start: { title: { en: title } } }
    const poster = { ...rest, age: { ...place, y } }
    return view({ ...shop, theme: { ...shop.theme, largeScreen, poster } })
  }
  expect(listSentences(themed('Dive in', 5), themed('Hello', 0))).toEqual([
    'poster age y 0 → 5',
    'large screen start title in English Hello → "Dive in"',
  ])
  expect(listSentences(view(), themed('Hello', 0))).toHaveLength(2)
})

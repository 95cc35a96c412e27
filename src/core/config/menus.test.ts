import { expect, it } from 'vitest'
import { resolveMenus } from './menus.ts'

const pages = {
  'own-club': { path: '/m/club', sessions: ['member' as const], flag: 'PTSYS3' as const },
}
const whole = { bottom: [], menu: [], entries: {} }

it('gives an entry the title and the icon of its page, and its row precedence over both', () => {
  const bottom = ['home', 'winners', 'vip', 'slots']
  const entries = {
    vip: { page: 'own-club', label: { en: 'VIP' }, icon: 'crown' as const },
    slots: { drawing: 'art/reel.svg' },
  }
  const { bottom: shown } = resolveMenus({ pages, navigation: { ...whole, bottom, entries } })
  expect(shown).toMatchObject([
    { id: 'home', icon: 'home', label: 'route.home', path: '/m/home' },
    { id: 'winners', icon: 'trophy', label: 'route.winners', path: '/m/winners' },
    { id: 'vip', icon: 'crown', label: { en: 'VIP' }, route: 'own-club', path: '/m/club' },
    { id: 'slots', icon: 'entry-slots', label: 'category.RNG', category: 'RNG' },
  ])
})

it('shows a page of members to guests in the bottom menu, and in the slide-in menu to members only', () => {
  const listed = ['own-club', 'memberHome', 'team']
  const navigation = { ...whole, bottom: listed, menu: [{ entries: listed }] }
  const { bottom, menu } = resolveMenus({ pages, navigation })
  const members = { session: ['member', 'agent'] }
  expect(bottom.map(({ when }) => when)).toEqual([
    { flag: 'PTSYS3' },
    undefined,
    { session: ['agent'] },
  ])
  expect(menu[0]?.entries.map(({ when }) => when)).toEqual([
    { all: [{ flag: 'PTSYS3' }, { session: ['member'] }] },
    members,
    { session: ['agent'] },
  ])
})

it('adds the condition of a row to those of its page', () => {
  const entries = { rewards: { when: { device: 'app' as const } } }
  const navigation = { ...whole, bottom: ['rewards'], entries }
  expect(resolveMenus({ pages, navigation }).bottom[0]?.when).toEqual({
    all: [{ flag: 'REWCEN3' }, { device: 'app' }],
  })
})

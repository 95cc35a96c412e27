import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAreas } from '../../../../../../tests/support/read-messages.ts'
import {
  menusOf,
  renderWithProviders,
} from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { startI18n } from '../../../../i18n/start-i18n.ts'
import { useToasts } from '../../../../state/toasts.ts'
import FlatMenu from './FlatMenu.tsx'
import NotchedMenu from './NotchedMenu.tsx'

const menu = <FlatMenu id="bottom" variant="flat" settings={settingsOf('bottom-menu')} />
const address = () => location.pathname + location.search
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

function Toasts() {
  return <output>{useToasts().flatMap(({ lines }) => lines)}</output>
}

describe('the bottom menu', () => {
  it('shows the five entries of navigation.bottom in their order', () => {
    renderWithProviders(menu)
    const labels = screen.getAllByRole('link').map((link) => link.textContent)
    expect(labels).toEqual(['Home', 'Sports', 'Live casino', 'Slots', 'Fishing'])
  })

  it.each([
    ['/m/home', 'Home'],
    ['/', 'Home'],
    ['/m/gameContainer?gameType=LIVE', 'Live casino'],
    ['/m/rngList?gameType=RNG&vassalage=PG', 'Slots'],
  ])('at %s highlights %s', (at, name) => {
    renderWithProviders(menu, { at })
    const [current] = screen.getAllByRole('link', { current: 'page' })
    expect(current?.textContent).toBe(name)
  })

  it('marks on the root element that the bar is higher while one of its words is long', () => {
    const root = document.documentElement
    const { unmount } = renderWithProviders(menu)
    expect(root.hasAttribute('data-long-words')).toBe(false)
    unmount()
    const { common, ...areas } = readAreas('en')
    const route = { home: 'Hauptübersichtsseite' }
    const messages = { en: { ...areas, common: { ...common, route } } }
    startI18n({ language: 'en', fallback: {}, messages })
    const { unmount: unmountLong } = renderWithProviders(menu)
    expect(root.hasAttribute('data-long-words')).toBe(true)
    unmountLong()
    expect(root.hasAttribute('data-long-words')).toBe(false)
  })

  it('highlights nothing on other pages', () => {
    renderWithProviders(menu, { at: '/m/help' })
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  describe('with entries of the merchant', () => {
    const club = { path: '/m/club', title: { en: 'Club' } }
    const navigation = menusOf(
      {
        bottom: ['home', 'own-club', 'winners', 'menu'],
        entries: {
          'own-club': { icon: 'crown', label: { en: 'The club' } },
          winners: { when: { session: 'member' } },
        },
      },
      { 'own-club': club },
    )
    const skin = { navigation, pages: { 'own-club': { ...club, order: [], blocks: {} } } }

    it('leads to an own page, which is the current one there', () => {
      renderWithProviders(menu, { skin, at: '/m/club' })
      const link = screen.getByRole('link', { name: 'The club', current: 'page' })
      expect(link.getAttribute('href')).toBe('/m/club')
      press('Home')
      expect(screen.queryByRole('link', { name: 'The club', current: 'page' })).toBeNull()
    })

    it('leaves out an entry whose condition does not hold, and divides the bar among the others', () => {
      const { unmount } = renderWithProviders(menu, { skin })
      const bar = screen.getByRole('navigation')
      expect(screen.queryByRole('link', { name: 'Winners' })).toBeNull()
      expect(bar.style.getPropertyValue('--count')).toBe('3')
      unmount()
      renderWithProviders(menu, { skin, memberType: 1 })
      expect(screen.getByRole('link', { name: 'Winners' })).toBeTruthy()
      expect(screen.getByRole('navigation').style.getPropertyValue('--count')).toBe('4')
    })

    it('raises the middle one of those that are shown', () => {
      const { container } = renderWithProviders(
        <NotchedMenu id="bottom" variant="notched" settings={settingsOf('bottom-menu')} />,
        { skin },
      )
      const raised = container.querySelector('[data-state="raised"]')
      expect(raised?.textContent).toBe('The club')
    })
  })

  it('sends a guest to login and keeps the way back', () => {
    renderWithProviders(menu)
    press('Live casino')
    expect(address()).toBe(`/m/login?back=${encodeURIComponent('/m/gameContainer?gameType=LIVE')}`)
  })

  it('opens the game container for a member', () => {
    renderWithProviders(menu, { memberType: 1 })
    press('Fishing')
    expect(address()).toBe('/m/gameContainer?gameType=FISH')
  })

  it('links a member to the lobby, and a guest to the login before it, for a tap that opens a new tab', () => {
    const lobby = '/m/gameContainer?gameType=FISH'
    const hrefOf = (): string | null =>
      screen.getByRole('link', { name: 'Fishing' }).getAttribute('href')
    const { unmount } = renderWithProviders(menu, { memberType: 1 })
    expect(hrefOf()).toBe(lobby)
    unmount()
    renderWithProviders(menu)
    expect(hrefOf()).toBe(`/m/login?back=${encodeURIComponent(lobby)}`)
  })

  it('asks a trial account to use a real one and stays on the page', async () => {
    renderWithProviders(
      <>
        {menu}
        <Toasts />
      </>,
      { memberType: 4 },
    )
    press('Sports')
    expect(address()).toBe('/m/home')
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  })
})

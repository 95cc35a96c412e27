import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAreas } from '../../../../../../tests/support/read-messages.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { startI18n } from '../../../../i18n/start-i18n.ts'
import { useToasts } from '../../../../state/toasts.ts'
import FlatMenu from './FlatMenu.tsx'

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

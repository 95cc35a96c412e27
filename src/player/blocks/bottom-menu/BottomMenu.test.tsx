import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAreas } from '../../../../tests/support/read-messages.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { startI18n } from '../../i18n/start-i18n.ts'
import { useToasts } from '../../state/toasts.ts'
import FlatMenu from './FlatMenu.tsx'

const menu = <FlatMenu id="bottom" variant="flat" settings={{}} />
const address = () => location.pathname + location.search
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

function Said() {
  return <output>{useToasts().flatMap(({ lines }) => lines)}</output>
}

describe('the bottom menu', () => {
  it('has the five entries of navigation.bottom in their order', () => {
    renderWithProviders(menu)
    const words = screen.getAllByRole('link').map((link) => link.textContent)
    expect(words).toEqual(['Home', 'Sports', 'Live casino', 'Slots', 'Fishing'])
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

  it('marks on the root that the bar is higher while one of its words is long', () => {
    const root = document.documentElement
    const { unmount } = renderWithProviders(menu)
    expect(root.hasAttribute('data-long-words')).toBe(false)
    unmount()
    const { common, ...areas } = readAreas('en')
    const route = { home: 'Hauptübersichtsseite' }
    const messages = { en: { ...areas, common: { ...common, route } } }
    startI18n({ language: 'en', fallback: {}, messages })
    const { unmount: leave } = renderWithProviders(menu)
    expect(root.hasAttribute('data-long-words')).toBe(true)
    leave()
    expect(root.hasAttribute('data-long-words')).toBe(false)
  })

  it('highlights nothing elsewhere', () => {
    renderWithProviders(menu, { at: '/m/help' })
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('leads a guest to login with the way back kept', () => {
    renderWithProviders(menu)
    press('Live casino')
    expect(address()).toBe(`/m/login?back=${encodeURIComponent('/m/gameContainer?gameType=LIVE')}`)
  })

  it('opens the game container for a member', () => {
    renderWithProviders(menu, { memberType: 1 })
    press('Fishing')
    expect(address()).toBe('/m/gameContainer?gameType=FISH')
  })

  it('lets a member open a lobby in another tab, and a guest the login before it', () => {
    const lobby = '/m/gameContainer?gameType=FISH'
    const hrefOf = (): string | null =>
      screen.getByRole('link', { name: 'Fishing' }).getAttribute('href')
    const { unmount } = renderWithProviders(menu, { memberType: 1 })
    expect(hrefOf()).toBe(lobby)
    unmount()
    renderWithProviders(menu)
    expect(hrefOf()).toBe(`/m/login?back=${encodeURIComponent(lobby)}`)
  })

  it('tells a trial account to use a real one and stays', async () => {
    renderWithProviders(
      <>
        {menu}
        <Said />
      </>,
      { memberType: 4 },
    )
    press('Sports')
    expect(address()).toBe('/m/home')
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { useToasts } from '../../../../state/toasts.ts'
import RowFilters from './RowFilters.tsx'
import SheetFilters from './SheetFilters.tsx'

const skin = {
  flags: { GAMELOFAV3: true, GAMELOREC3: true, GAMELOHOT3: true },
  lobby: { minimumBet: 1, lines: 25 },
}
const game = (gameCode: string, lines: number) => ({
  gameCode,
  gameName: gameCode,
  vendor: 'V',
  gameCategory: 'RNG',
  lines,
})
const gameList = { games: [game('a', 5), game('b', 25)], pageNum: 1, totalPages: 1, totalCount: 2 }
const at = '/m/gameContainer?gameType=RNG'
const member = { skin, at, memberType: 41, answers: { gameList } }

function Toasts() {
  return useToasts().map(({ id, lines }) => <p key={id}>{lines.join()}</p>)
}
const row = (settings = {}) => (
  <>
    <RowFilters id="f" variant="pills" settings={settingsOf('lobby-filters', settings)} />
    <Toasts />
  </>
)

beforeAll(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))

describe('the filters of a lobby', () => {
  it('list the game filters in the configured order and mark the one of the address', async () => {
    renderWithProviders(row({ shows: ['favourites', 'hot'] }), { ...member, at: `${at}&isHot=1` })
    const links = screen.getAllByRole('link').filter((link) => link.closest('li'))
    expect(links.map(({ textContent }) => textContent)).toEqual(['All', 'Favourites', 'Hot'])
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Hot')
  })

  it('leave out a filter whose flag is off', () => {
    const off = { ...skin, flags: { ...skin.flags, GAMELOFAV3: false } }
    renderWithProviders(row(), { ...member, skin: off })
    expect(screen.queryByText('Favourites')).toBeNull()
    expect(screen.getByText('Recent')).toBeTruthy()
  })

  it('show the number of games and reset every choice', async () => {
    renderWithProviders(row(), { ...member, at: `${at}&lines=1&sort=name&q=x` })
    expect(await screen.findByText(/^\d+ games?$/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Reset' }))
    expect(location.search).toBe('?gameType=RNG&q=x')
  })

  it('ask a guest who taps favourites to log in, and stay on the page', async () => {
    renderWithProviders(row(), { skin, at, answers: { popularGames: [] } })
    fireEvent.click(screen.getByText('Favourites'))
    expect(await screen.findByText('You are not logged in, please login first')).toBeTruthy()
    expect(location.search).toBe('?gameType=RNG')
  })

  it('open all choices from one button, and apply each at once', async () => {
    renderWithProviders(
      <SheetFilters id="f" variant="sheet" settings={settingsOf('lobby-filters')} />,
      member,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }))
    const [bet, lines] = await screen.findAllByRole('switch', { hidden: true })
    if (!bet || !lines) throw new Error('Two switches were expected.')
    fireEvent.click(lines)
    expect(location.search).toContain('lines=1')
    await waitFor(() => expect(lines.getAttribute('aria-checked')).toBe('true'))
    fireEvent.click(screen.getByRole('radio', { name: 'By name', hidden: true }))
    expect(location.search).toContain('sort=name')
  })

  it('open the choices of each cell in a sheet, and say what is chosen', async () => {
    const vendors = vendorAnswer('RNG', 3)
    renderWithProviders(
      <SheetFilters
        id="f"
        variant="sheet"
        settings={settingsOf('lobby-filters', { cells: true })}
      />,
      { ...member, answers: { gameList, vendors } },
    )
    fireEvent.click(screen.getByRole('button', { name: /All providers/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Vendor V2', hidden: true }))
    expect(location.search).toContain('vass=V2')
    expect(screen.getByRole('button', { name: /Vendor V2/ }).dataset['state']).toBe('changed')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Search games' }))
    expect(location.search).toContain('q=')
  })

  it('offer no bet and line filters outside of slots', async () => {
    const fish = { ...member, at: '/m/gameContainer?gameType=FISH' }
    renderWithProviders(
      <SheetFilters id="f" variant="sheet" settings={settingsOf('lobby-filters')} />,
      fish,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }))
    expect(await screen.findByRole('radio', { name: 'By name', hidden: true })).toBeTruthy()
    expect(screen.queryByRole('switch', { hidden: true })).toBeNull()
  })

  it('open a random game', async () => {
    renderWithProviders(row({ random: true }), member)
    const button = screen.getByRole('button', { name: 'Random game' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button)
    await waitFor(() => expect(location.pathname).toBe('/m/game'))
    expect(location.search).toMatch(/gameCode=[ab]/)
  })
})

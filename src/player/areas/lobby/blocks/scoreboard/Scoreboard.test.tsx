import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import Scoreboard from './Scoreboard.tsx'

const match = (id: string, gameCategory = 'SPORTS') => ({
  id,
  competition: 'Harbour Premier',
  gameCategory,
  vendor: 'V1',
  vendorName: 'House',
  home: { name: `Home ${id}`, score: 2 },
  away: { name: `Away ${id}`, score: 1 },
  minute: 67,
  length: 90,
  goals: [12, 38, 55],
})
const show = (lobbyNews: unknown, options: { settings?: object; memberType?: number } = {}) => {
  const { settings = {}, ...rest } = options
  return renderWithProviders(
    <Scoreboard id="s" variant="rail" settings={settingsOf('scoreboard', settings)} />,
    {
      answers: { lobbyNews },
      ...rest,
    },
  )
}

describe('Scoreboard', () => {
  it('shows both sides, the score and the minute, and counts the matches', async () => {
    show({ matches: [match('a'), match('b')], fixtures: [] })
    const card = await screen.findByRole('button', { name: /Home a/ })
    expect(card.textContent).toMatch(/Harbour PremierHouseHome a2Away a1Minute \d+/)
    expect(screen.getByText('2', { selector: 'h2 + *' })).toBeTruthy()
  })

  it('opens the vendor for a member and sends a guest to login', async () => {
    const { unmount } = show({ matches: [match('a')], fixtures: [] })
    fireEvent.click(await screen.findByRole('button', { name: /Home a/ }))
    expect(location.pathname).toBe('/m/login')
    unmount()
    show({ matches: [match('a')], fixtures: [] }, { memberType: 41 })
    fireEvent.click(await screen.findByRole('button', { name: /Home a/ }))
    expect(location.pathname + location.search).toBe('/m/game?vassKey=V1&gameType=SPORTS')
  })

  it('shows only its category, up to its limit', async () => {
    const matches = [match('a'), match('b', 'ESPORTS'), match('c', 'ESPORTS')]
    show({ matches, fixtures: [] }, { settings: { category: 'ESPORTS', limit: 1 } })
    expect(await screen.findByRole('button', { name: /Home b/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Home [ac]/ })).toBeNull()
  })

  it('shows a message when no match is played, with a retry button', async () => {
    show({ matches: [], fixtures: [] })
    expect(await screen.findByText('Nothing is being played right now')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows an error when the news fails to load', async () => {
    show(Promise.reject(new Error('gone')))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

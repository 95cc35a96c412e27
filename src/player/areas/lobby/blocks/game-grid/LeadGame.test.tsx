import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import LeadGame from './LeadGame.tsx'

const game = (gameCode: string, gameCategory = 'FISH') => ({
  gameCode,
  gameName: `Game ${gameCode}`,
  vendor: 'V1',
  vendorName: 'House',
  gameCategory,
  icon: `/${gameCode}.svg`,
})
const show = (games: readonly object[], wide: Record<string, string> = {}) =>
  renderWithProviders(
    <LeadGame id="l" variant="lead" settings={settingsOf('game-grid', { tone: 'deep', wide })} />,
    {
      at: '/m/gameContainer?gameType=FISH',
      answers: { popularGames: games },
    },
  )
const picture = () => document.querySelector('img')?.getAttribute('src')

describe('the game that leads a lobby', () => {
  it('is the first popular one of the category, and a guest who opens it logs in first', async () => {
    show([game('m1', 'MINI'), game('f1'), game('f2')])
    expect(await screen.findByRole('heading', { name: 'Game f1' })).toBeTruthy()
    expect(picture()).toBe('/f1.svg')
    expect(screen.getByText('House')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Play now Game f1' }))
    expect(location.pathname).toBe('/m/login')
  })

  it('comes with its lowest bet, once the currency is known', async () => {
    const priced = { ...game('f1'), minimumBet: '8.00' }
    show([priced])
    await new Promise((done) => setTimeout(done))
    expect(screen.queryByRole('heading')).toBeNull()
    act(() => publishConsolidated({ currency: 'USD', currencySymbol: '$', currencyDigits: 2 }))
    expect(await screen.findByRole('heading', { name: 'Game f1' })).toBeTruthy()
    expect(document.body.textContent).toContain('from $8')
  })

  it('is the one for which the merchant has a wide picture', async () => {
    show([game('f1'), game('f2')], { f2: '/wide.svg' })
    expect(await screen.findByRole('heading', { name: 'Game f2' })).toBeTruthy()
    expect(picture()).toBe('/wide.svg')
  })

  it('shows only its background when no game is popular', async () => {
    const { container } = show([game('m1', 'MINI')])
    await new Promise((done) => setTimeout(done))
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelector('[data-tone="deep"]')).toBeTruthy()
  })
})

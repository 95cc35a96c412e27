import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import CapsuleGames from './CapsuleGames.tsx'
import FeatureGames from './FeatureGames.tsx'

const game = (gameCode: string, gameCategory: string) => ({
  gameCode,
  gameName: `Game ${gameCode}`,
  vendor: 'V1',
  vendorName: 'House',
  gameCategory,
  icon: `/${gameCode}.svg`,
})
const games = [
  game('f1', 'FISH'),
  game('m1', 'MINI'),
  game('f2', 'FISH'),
  game('f3', 'FISH'),
  game('f4', 'FISH'),
  game('c1', 'CRASH'),
]
const answers = { vendors: vendorAnswer('FISH', 4), popularGames: games }
const feature = (settings: Partial<BlockSettings<'vendor-section'>> = {}) => (
  <FeatureGames
    id="f"
    variant="feature"
    settings={settingsOf('vendor-section', { category: 'FISH', rows: 1, ...settings })}
  />
)
const shown = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.textContent ?? '')

describe('a category with its popular games', () => {
  it('shows the first game across the section and the next ones in rows of two', async () => {
    renderWithProviders(feature(), { answers })
    const items = await shown()
    expect(items).toHaveLength(3)
    expect(items[0]).toContain('Game f1')
    expect(screen.getByAltText('Game f2')).toBeTruthy()
    expect(screen.queryByAltText('Game f4')).toBeNull()
  })

  it("uses the merchant's wide picture for the first game", async () => {
    const { container } = renderWithProviders(feature({ wide: { f1: '/wide.svg' } }), { answers })
    await shown()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/wide.svg')
  })

  it('sends a guest who taps it to login and keeps the way back to the game', async () => {
    renderWithProviders(feature(), { answers })
    fireEvent.click(await screen.findByText('Game f1'))
    expect(location.pathname).toBe('/m/login')
    expect(new URLSearchParams(location.search).get('back')).toContain('gameCode=f1')
  })

  it('shows the vendors when no game is popular, and when the popular games fail to load', async () => {
    const { unmount } = renderWithProviders(feature(), {
      answers: { ...answers, popularGames: [] },
    })
    expect(await screen.findByText('Vendor V1')).toBeTruthy()
    unmount()
    const refused = Promise.reject(new Error('refused'))
    refused.catch(() => undefined)
    renderWithProviders(feature(), { answers: { ...answers, popularGames: refused } })
    expect(await screen.findByText('Vendor V1')).toBeTruthy()
  })

  it('shows its depth, and its number in the link to all games', async () => {
    renderWithProviders(feature({ depth: { en: '5 m' }, countAt: 'more' }), { answers })
    expect(await screen.findByText('5 m')).toBeTruthy()
    const more = await screen.findByRole('link', { name: /^All \d+$/ })
    expect(more.getAttribute('href')).toBe('/m/gameContainer?gameType=FISH')
  })

  it("shows games of similar categories among the capsules, in the gateway's order", async () => {
    renderWithProviders(
      <CapsuleGames
        id="m"
        variant="capsules"
        settings={settingsOf('vendor-section', { category: 'MINI', rows: 2, alike: ['CRASH'] })}
      />,
      { answers: { ...answers, vendors: vendorAnswer('MINI', 4) } },
    )
    await screen.findByAltText('Game m1')
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Game m1',
      'Game c1',
    ])
  })
})

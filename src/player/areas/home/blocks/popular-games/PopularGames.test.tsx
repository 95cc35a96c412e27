import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import PopularGames from './PopularGames.tsx'

const games = [{ gameCode: 'g1', gameName: 'Fox', vendor: 'V1', vendorName: 'House' }]
const show = (memberType?: number) =>
  renderWithProviders(
    <PopularGames id="p" variant="grid" settings={settingsOf('popular-games')} />,
    {
      answers: { popularGames: games },
      ...(memberType !== undefined && { memberType }),
    },
  )
const tap = async () => fireEvent.click(await screen.findByRole('button', { name: /Fox/ }))
const game = '/m/game?vassKey=V1&gameCode=g1'

describe('PopularGames', () => {
  it('sends a guest to login and keeps the way back', async () => {
    show()
    await tap()
    expect(location.pathname).toBe('/m/login')
    expect(new URLSearchParams(location.search).get('back')).toBe(game)
  })

  it('opens the game for a member but not for a trial account', async () => {
    const { unmount } = show(4)
    await tap()
    expect(location.pathname).toBe('/m/home')
    unmount()
    show(41)
    await tap()
    expect(location.pathname + location.search).toBe(game)
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import GameGrid from './GameGrid.tsx'

const game = (gameCode: string, marks: object = {}) => ({
  gameCode,
  gameName: gameCode,
  vendor: 'V',
  gameCategory: 'RNG',
  icon: `/${gameCode}.png`,
  ...marks,
})
const at = '/m/gameContainer?gameType=RNG'
const grid = <GameGrid id="g" variant="covers" settings={{}} />
const page = { games: [game('Kite', { hot: true }), game('Lotus')], pageNum: 1, totalPages: 2 }

describe('GameGrid', () => {
  it('shows a guest the popular games of the category, and says how to see the rest', async () => {
    const others = { ...game('Shark'), gameCategory: 'FISH' }
    const house = renderHouse(grid, { at, answers: { popularGames: [game('Kite'), others] } })
    expect(await screen.findByAltText('Kite')).toBeTruthy()
    expect(screen.queryByAltText('Shark')).toBeNull()
    expect(screen.getByText('guest')).toBeTruthy()
    expect(house.calls).not.toContain('gameList')
  })

  it('shows a member every game, a page more at each tap', async () => {
    const house = renderHouse(grid, { at, memberType: 41, answers: { gameList: page } })
    expect(await screen.findByAltText('Lotus')).toBeTruthy()
    expect(house.calls.filter((name) => name === 'gameList')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'more' }))
    await waitFor(() => expect(screen.getAllByAltText('Lotus')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'more' })).toBeNull()
  })

  it('keeps the hot games where the address says so', async () => {
    renderHouse(grid, { at: `${at}&show=hot`, memberType: 41, answers: { gameList: page } })
    expect(await screen.findByAltText('Kite')).toBeTruthy()
    expect(screen.queryByAltText('Lotus')).toBeNull()
    const chosen = screen.getByRole('link', { current: true })
    expect(chosen.textContent).toBe('hot')
  })

  it('says so where no game bears the chosen mark, and where there is none at all', async () => {
    const one = { games: [game('Kite')], pageNum: 1, totalPages: 1 }
    const house = renderHouse(grid, {
      at: `${at}&show=new`,
      memberType: 41,
      answers: { gameList: one },
    })
    expect(await screen.findByText('noneLeft')).toBeTruthy()
    house.unmount()
    const none = { games: [], pageNum: 1, totalPages: 1 }
    renderHouse(grid, { at, memberType: 41, answers: { gameList: none } })
    expect(await screen.findByText('empty')).toBeTruthy()
  })

  it('says that a category the product does not know is not offered', () => {
    renderHouse(grid, { at: '/m/gameContainer?gameType=constructor' })
    expect(screen.getByText('notHere')).toBeTruthy()
  })
})

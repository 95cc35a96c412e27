import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { vendorAnswer } from '../../../tests/support/vendor-answer.ts'
import CompactGameList from './CompactGameList.tsx'

const show = (category: string) =>
  renderHouse(<CompactGameList id="g" variant="compact" settings={{}} />, {
    memberType: 41,
    answers: { vendors: vendorAnswer(category, 2) },
  })

describe('GameList', () => {
  it('launches the game of a vendor', async () => {
    show('PVP')
    fireEvent.click(await screen.findByText('Vendor V1'))
    expect(location.pathname + location.search).toBe('/m/game?vassKey=V1')
    expect(screen.getByText('play')).toBeTruthy()
  })

  it('opens the game list of a slot vendor', async () => {
    show('RNG')
    const [tile] = await screen.findAllByText('slot')
    if (tile) fireEvent.click(tile)
    expect(location.pathname + location.search).toBe('/m/rngList?gameType=RNG&vassalage=V1')
  })
})

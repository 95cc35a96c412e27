import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { useToasts } from '../../state/toasts.ts'
import FlatMenu from './FlatMenu.tsx'

const menu = <FlatMenu id="bottom" variant="flat" settings={{}} />
const address = () => location.pathname + location.search
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function Said() {
  return <output>{useToasts().flatMap(({ lines }) => lines)}</output>
}

describe('the bottom menu', () => {
  it('has the five entries of navigation.bottom in their order', () => {
    renderHouse(menu)
    const words = screen.getAllByRole('button').map((button) => button.textContent)
    expect(words).toEqual(['home', 'SPORTS', 'LIVE', 'RNG', 'FISH'])
  })

  it.each([
    ['/m/home', 'home'],
    ['/', 'home'],
    ['/m/gameContainer?gameType=LIVE', 'LIVE'],
    ['/m/rngList?gameType=RNG&vassalage=PG', 'RNG'],
  ])('at %s highlights %s', (at, name) => {
    renderHouse(menu, { at })
    const [current] = screen.getAllByRole('button', { current: 'page' })
    expect(current?.textContent).toBe(name)
  })

  it('highlights nothing elsewhere', () => {
    renderHouse(menu, { at: '/m/help' })
    expect(screen.queryByRole('button', { current: 'page' })).toBeNull()
  })

  it('leads a guest to login with the way back kept', () => {
    renderHouse(menu)
    press('LIVE')
    expect(address()).toBe(`/m/login?back=${encodeURIComponent('/m/gameContainer?gameType=LIVE')}`)
  })

  it('opens the game container for a member', () => {
    renderHouse(menu, { memberType: 1 })
    press('FISH')
    expect(address()).toBe('/m/gameContainer?gameType=FISH')
  })

  it('tells a trial account to use a real one and stays', async () => {
    renderHouse(
      <>
        {menu}
        <Said />
      </>,
      { memberType: 4 },
    )
    press('SPORTS')
    expect(address()).toBe('/m/home')
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../tests/support/patience.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import GameGrid from './GameGrid.tsx'
import RowGrid from './RowGrid.tsx'

const game = (gameCode: string, marks: object = {}) => ({
  gameCode,
  gameName: gameCode,
  vendor: 'V',
  gameCategory: 'RNG',
  icon: `/${gameCode}.png`,
  ...marks,
})
const at = '/m/gameContainer?gameType=RNG'
const grid = <GameGrid id="g" variant="covers" settings={settingsOf('game-grid')} />
beforeEach(() => {
  // jsdom has no layout and no ResizeObserver.
  const observe = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function ResizeObserver() {
      return { observe, unobserve: observe, disconnect: observe }
    }),
  )
})

describe('GameGrid', () => {
  it.each(['guest', 'member'] as const)(
    'loads page after page for a %s, and shows each game once',
    async (who) => {
      const member = who === 'member' && { memberType: 41 }
      const view = renderWithProviders(grid, { at, ...member, client: clientOf(pagesOf(3)) })
      expect(await screen.findByAltText('Game 1-1')).toBeTruthy()
      expect(await screen.findByAltText('Game 3-1')).toBeTruthy()
      expect(screen.getAllByAltText('Shared')).toHaveLength(1)
      expect(view.container.querySelector('ul')?.getAttribute('aria-label')).toBe('Games')
    },
  )

  it('keeps its list while the player types in the search over it', async () => {
    const view = renderWithProviders(grid, { at, client: clientOf(pagesOf(1)) })
    await screen.findByAltText('Game 1-1')
    const list = view.container.querySelector('ul')
    for (const text of ['', 'k', 'ko']) act(() => history.replaceState(null, '', `${at}&q=${text}`))
    expect(view.container.querySelector('ul')).toBe(list)
  })

  it.each([
    ['ELOTT', 'ZY'],
    ['LOTT', 'Lott'],
    ['RNG', undefined],
  ])('asks for games of %s with the prize mode %s', async (category, prizeMode) => {
    const asked: unknown[] = []
    const own = { merchantCode: 'small', agentExcludedTypes: [], trialTypes: [] }
    renderWithProviders(grid, {
      at: `/m/gameContainer?gameType=${category}`,
      skin: { gateway: { ...own, prizeModes: { LOTT: 'Lott', ELOTT: 'ZY' } } },
      client: clientOf((_pageNum, query) => {
        asked.push(query.prizeMode)
        return { games: [game('a')], pageNum: 1, totalPages: 1 }
      }),
    })
    await vi.waitFor(() => expect(asked).toEqual([prizeMode]), patience)
  })

  it('keeps the loaded games when a page fails, and a retry requests that page alone', async () => {
    const asked: number[] = []
    let broken = true
    const pages = pagesOf(2)
    const client = clientOf((pageNum) => {
      asked.push(pageNum)
      if (pageNum === 2 && broken) throw new GatewayError('http', { call: 'gameList', status: 500 })
      return pages(pageNum)
    })
    renderWithProviders(grid, { at, memberType: 41, client })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByAltText('Game 1-1')).toBeTruthy()
    broken = false
    fireEvent.click(retry)
    expect(await screen.findByAltText('Game 2-1')).toBeTruthy()
    expect(asked).toEqual([1, 2, 2])
  })

  it('keeps its pages during the visit', async () => {
    const asked: number[] = []
    const pages = pagesOf(2)
    const client = clientOf((pageNum) => {
      asked.push(pageNum)
      return pages(pageNum)
    })
    const view = renderWithProviders(<Twice />, { at, memberType: 41, client })
    expect(await screen.findByAltText('Game 2-1')).toBeTruthy()
    fireEvent.click(screen.getByText('toggle'))
    expect(screen.queryByAltText('Game 2-1')).toBeNull()
    fireEvent.click(screen.getByText('toggle'))
    expect(screen.getByAltText('Game 2-1')).toBeTruthy()
    expect(asked).toEqual([1, 2])
    view.unmount()
  })

  it('shows the hot games for isHot=1, as the specification writes it', async () => {
    renderWithProviders(grid, {
      at: `${at}&isHot=1`,
      answers: { hotGames: { list: [game('Kite', { hot: true })] } },
    })
    expect(await screen.findByAltText('Kite')).toBeTruthy()
  })

  it('asks a guest with the favourites filter to log in, and keeps the way back', async () => {
    renderWithProviders(grid, { at: `${at}&isHot=0` })
    expect(screen.getByText('You are not logged in, please login first')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(location.pathname).toBe('/m/login')
    expect(location.search).toContain(encodeURIComponent('isHot=0'))
  })

  it('shows a message when no game matches the filters, with a button for all games', async () => {
    const one = { games: [game('Kite')], pageNum: 1, totalPages: 1 }
    renderWithProviders(grid, { at: `${at}&show=new`, memberType: 41, answers: { gameList: one } })
    expect(await screen.findByText('No games match these filters')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(await screen.findByAltText('Kite')).toBeTruthy()
  })

  it('shows a message when the category has no games', async () => {
    const none = { games: [], pageNum: 1, totalPages: 1 }
    renderWithProviders(grid, { at, memberType: 41, answers: { gameList: none } })
    expect(await screen.findByText('No games here yet')).toBeTruthy()
  })

  it.each(['covers', 'captioned'] as const)(
    'shows a game without a name, and one of 200 letters, as %s',
    async (variant) => {
      const games = [
        { ...game('NAMELESS'), gameName: ' ' },
        { ...game('LONG'), gameName: '<b>'.padEnd(200, 'x') },
      ]
      const answers = { gameList: { games, pageNum: 1, totalPages: 1 } }
      renderWithProviders(
        <GameGrid id="g" variant={variant} settings={settingsOf('game-grid')} />,
        {
          at,
          memberType: 41,
          answers,
        },
      )
      expect(await screen.findByAltText('NAMELESS')).toBeTruthy()
      fireEvent.error(screen.getByAltText(/^<b>x+/))
      expect(screen.getByText(/^<b>x+/)).toBeTruthy()
    },
  )
})

describe.each([
  ['covers', GameGrid],
  ['captioned', GameGrid],
  ['rows', RowGrid],
] as const)('a table of the live casino in %s', (variant, Grid) => {
  // In jsdom no row has a height, and a list keeps only rows within its own.
  beforeEach(() => {
    const row = { top: 0, width: 360, height: 76 } as DOMRect // it reads nothing else
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(row)
  })
  afterEach(() => vi.restoreAllMocks())
  const table = (name: string, marks: object) => game(name, { gameCategory: 'LIVE', ...marks })
  it.each(['guest', 'member'] as const)('shows a %s its level or its price', async (who) => {
    publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
    const games = [
      table('Gold', { level: 3, hot: true }),
      table('Pearl', { price: '20.00' }),
      table('Jade', { points: 50 }),
      table('Open', { hot: true }),
    ]
    renderWithProviders(<Grid id="g" variant={variant} settings={settingsOf('game-grid')} />, {
      at: '/m/gameContainer?gameType=LIVE',
      answers: { gameList: { games, pageNum: 1, totalPages: 1 } },
      ...(who === 'member' && { memberType: 41 }),
    })
    const textOf = async (name: RegExp) => (await screen.findByRole('button', { name })).textContent
    expect(await textOf(/Gold/)).toContain('From VIP 3')
    expect(await textOf(/Pearl/)).toContain('฿20.00 a day')
    expect(await textOf(/Jade/)).toContain('50 points a day')
    expect(await textOf(/Open/)).not.toMatch(/VIP|a day/)
  })
})

const shared = game('Shared')

function pagesOf(totalPages: number) {
  return (pageNum: number) => ({
    games: [game(`Game ${pageNum}-1`), game(`Game ${pageNum}-2`), shared],
    pageNum,
    totalPages,
  })
}

/** Query of a page of games. */
type Query = { readonly pageNum: number; readonly prizeMode?: string }

function clientOf(answer: (pageNum: number, query: Query) => object): Client {
  const call = async (name: string, { query }: { query: Query }) =>
    name === 'gameList' ? answer(query.pageNum, query) : new Promise(() => undefined)
  return { call } as unknown as Client // GameGrid needs no other call
}

function Twice(): ReactNode {
  const [mounted, setMounted] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setMounted(!mounted)}>
        toggle
      </button>
      {mounted && grid}
    </>
  )
}

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import CompactGameList from './CompactGameList.tsx'
import RowGameList from './RowGameList.tsx'
import SceneGameList from './SceneGameList.tsx'
import TileGameList from './TileGameList.tsx'

const show = (category: string) =>
  renderWithProviders(
    <CompactGameList id="g" variant="compact" settings={settingsOf('game-list')} />,
    {
      memberType: 41,
      answers: { vendors: vendorAnswer(category, 2) },
    },
  )

describe('GameList', () => {
  it('launches the game of a vendor', async () => {
    show('PVP')
    fireEvent.click(await screen.findByText('Vendor V1'))
    expect(location.pathname + location.search).toBe('/m/game?vassKey=V1&gameType=PVP')
    expect(screen.getByText('Play now')).toBeTruthy()
  })

  it('opens the game list of a slot vendor', async () => {
    show('RNG')
    const [tile] = await screen.findAllByText(/ Slot$/)
    if (tile) fireEvent.click(tile)
    expect(location.pathname + location.search).toBe('/m/rngList?gameType=RNG&vassalage=V1')
  })
})

it('shows a list for each game type', async () => {
  const pvp = vendorAnswer('PVP', 2)
  const crash = vendorAnswer('CRASH', 1)
  const vendors = {
    sorting: [...pvp.sorting, ...crash.sorting],
    mapping: { ...pvp.mapping, ...crash.mapping },
  }
  renderWithProviders(
    <CompactGameList id="g" variant="compact" settings={settingsOf('game-list')} />,
    {
      answers: { vendors },
    },
  )
  await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2))
})

it('keeps the place of each game type until the vendors are known, and its heading afterwards', async () => {
  const pvp = vendorAnswer('PVP', 2)
  const crash = vendorAnswer('CRASH', 1)
  const gateway = Promise.withResolvers<object>()
  const { container } = renderWithProviders(
    <TileGameList
      id="g"
      variant="tiles"
      settings={settingsOf('game-list', { types: ['PVP', 'CRASH'] })}
    />,
    { client: { call: () => gateway.promise } as unknown as Client },
  )
  const headings = screen.getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Card games', 'Crash'])
  gateway.resolve({
    sorting: [...pvp.sorting, ...crash.sorting],
    mapping: { ...pvp.mapping, ...crash.mapping },
  })
  await waitFor(() => expect(screen.getAllByRole('list')).toHaveLength(2))
  expect(screen.getAllByRole('heading')).toEqual(headings)
  expect(container.querySelector('[data-kit="skeleton"]')).toBeNull()
})

const variants = { rows: RowGameList, scenes: SceneGameList, tiles: TileGameList }

describe('every variant', () => {
  it.each(['rows', 'scenes', 'tiles'] as const)(
    'launches a vendor as %s, and shows a message when there is none',
    async (variant) => {
      const Games = variants[variant]
      const list = (
        <Games id="g" variant={variant} settings={settingsOf('game-list', { types: ['PVP'] })} />
      )
      const popularGames: object[] = []
      const { unmount } = renderWithProviders(list, {
        memberType: 41,
        answers: { vendors: vendorAnswer('PVP', 2), popularGames },
      })
      const [tile] = await screen.findAllByText(/Vendor V1/)
      if (tile) fireEvent.click(tile)
      expect(location.pathname + location.search).toBe('/m/game?vassKey=V1&gameType=PVP')
      unmount()
      renderWithProviders(list, {
        answers: { vendors: { sorting: [], mapping: {} }, popularGames },
      })
      expect(await screen.findByText('No games in this category yet')).toBeTruthy()
    },
  )

  it('names the game type of a row, with its vendor under it', async () => {
    renderWithProviders(
      <RowGameList
        id="g"
        variant="rows"
        settings={settingsOf('game-list', { types: ['PVP'], limit: 1 })}
      />,
      {
        answers: { vendors: vendorAnswer('PVP', 3), popularGames: [] },
      },
    )
    expect(await screen.findByText('Card games')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText(/^Vendor V1/)).toBeTruthy()
  })

  it.each(
    (['rows', 'scenes', 'tiles', 'compact'] as const).flatMap((variant) =>
      (['LOTT', 'ELOTT', 'PVP'] as const).map((category) => ({ variant, category })),
    ),
  )('shows "Play now" on tiles of $category as $variant', async ({ variant, category }) => {
    const Games = { ...variants, compact: CompactGameList }[variant]
    renderWithProviders(
      <Games id="g" variant={variant} settings={settingsOf('game-list', { types: [category] })} />,
      {
        answers: { vendors: vendorAnswer(category, 2), popularGames: [] },
      },
    )
    expect(await screen.findAllByText(/Play now$/)).toHaveLength(1)
  })

  it.each(['rows', 'scenes', 'tiles', 'compact'] as const)(
    'names the vendor of slots on tiles as %s',
    async (variant) => {
      const Games = { ...variants, compact: CompactGameList }[variant]
      renderWithProviders(
        <Games id="g" variant={variant} settings={settingsOf('game-list', { types: ['RNG'] })} />,
        {
          answers: { vendors: vendorAnswer('RNG', 2), popularGames: [] },
        },
      )
      expect(await screen.findAllByText(/ Slot$/)).not.toHaveLength(0)
    },
  )
})

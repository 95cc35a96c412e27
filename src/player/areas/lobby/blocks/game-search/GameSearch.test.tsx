import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { forgetSearches } from '../../../../state/recent-searches.ts'
import GameSearch from './GameSearch.tsx'

const game = (gameCode: string, gameName: string) => ({
  gameCode,
  gameName,
  vendor: 'V1',
  vendorName: 'House',
  gameCategory: 'RNG',
  icon: `/${gameCode}.png`,
})
const koi = game('koi', 'Thunder Koi')
const block = <GameSearch id="s" variant="field" settings={settingsOf('game-search')} />
const lobby = '/m/gameContainer?gameType=RNG'
const answers = {
  vendors: vendorAnswer('RNG', 3),
  popularGames: [koi, game('fox', 'Paper Fox')],
  gameList: { games: [koi, game('tiger', 'Quiet Tiger')], pageNum: 1, totalPages: 1 },
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

describe('the search', () => {
  it('opens over the page by its address, and the back button closes it', async () => {
    renderWithProviders(block, { at: lobby, answers })
    fireEvent.click(screen.getByRole('link', { name: 'Search games' }))
    expect(new URLSearchParams(location.search).get('q')).toBe('')
    const box = await screen.findByRole('searchbox')
    await waitFor(() => expect(document.activeElement).toBe(box))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(location.search).toBe('?gameType=RNG'))
  })

  it('finds a game by a misspelt name for a member, and a link reproduces the search', async () => {
    renderWithProviders(block, { at: `${lobby}&q=thudner`, memberType: 40, answers })
    const found = await screen.findByText('Thunder Koi')
    expect(screen.queryByText('Quiet Tiger')).toBeNull()
    fireEvent.click(found)
    expect(location.pathname + location.search).toBe('/m/game?vassKey=V1&gameType=RNG&gameCode=koi')
  })

  it('writes the text into the address when the player pauses', async () => {
    renderWithProviders(block, { at: `${lobby}&q=`, memberType: 40, answers })
    await screen.findByRole('searchbox')
    type('tiger')
    expect(await screen.findByText('Quiet Tiger')).toBeTruthy()
    await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('tiger'))
  })

  it('leaves the page behind as it is while the address takes the text over', async () => {
    let renders = 0
    function Behind(): ReactNode {
      useSearch()
      renders += 1
      return null
    }
    const page = (
      <>
        <Behind />
        {block}
      </>
    )
    renderWithProviders(page, { at: `${lobby}&q=`, memberType: 40, answers })
    await screen.findByRole('searchbox')
    const before = renders
    type('tiger')
    await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('tiger'))
    expect(renders).toBe(before)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(location.search).toBe('?gameType=RNG'))
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  })

  it('lets a guest search every game', async () => {
    renderWithProviders(block, { at: `${lobby}&q=thudner`, answers })
    expect(await screen.findByText('Thunder Koi')).toBeTruthy()
  })

  it('links to a vendor by its name', async () => {
    renderWithProviders(block, { at: `${lobby}&q=vendor%20v1`, memberType: 40, answers })
    const link = await screen.findByRole('link', { name: 'Vendor V1' })
    expect(link.getAttribute('href')).toBe('/m/gameContainer?gameType=RNG&vass=V1')
  })

  it('does not show that nothing was found when a vendor matches', async () => {
    const none = { ...answers, gameList: { games: [], pageNum: 1, totalPages: 1 } }
    renderWithProviders(block, { at: `${lobby}&q=vendor`, memberType: 40, answers: none })
    expect(await screen.findByRole('link', { name: 'Vendor V1' })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 games'))
    expect(screen.queryByText(/Nothing found/)).toBeNull()
  })

  it('shows that nothing was found, and suggests popular games', async () => {
    renderWithProviders(block, { at: `${lobby}&q=zzzzzz`, memberType: 40, answers })
    expect(await screen.findByText('Nothing found for “zzzzzz”')).toBeTruthy()
    expect(await screen.findByText('Paper Fox')).toBeTruthy()
  })

  it('remembers a search until the player clears the recent searches', async () => {
    const { unmount } = renderWithProviders(block, { at: `${lobby}&q=koi`, answers })
    await screen.findByText('Thunder Koi')
    fireEvent.submit(screen.getByRole('search'))
    unmount()
    renderWithProviders(block, { at: `${lobby}&q=`, answers })
    fireEvent.click(await screen.findByRole('button', { name: 'koi' }))
    expect(await screen.findByDisplayValue('koi')).toBeTruthy()
    type('')
    fireEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'koi' })).toBeNull())
    expect(localStorage.getItem('searches')).toBeNull()
    forgetSearches()
  })

  it('keeps the results when a page of the list fails, and continues from that page', async () => {
    let broken = true
    const asked: number[] = []
    const call = async (name: string, { query }: { query?: { pageNum: number } } = {}) => {
      if (name !== 'gameList') return answers.vendors
      asked.push(query?.pageNum ?? 0)
      if (query?.pageNum === 1) return { games: [koi], pageNum: 1, totalPages: 2 }
      if (broken) throw new GatewayError('refused', { call: 'gameList' })
      return { games: [game('late', 'Late Koi')], pageNum: 2, totalPages: 2 }
    }
    renderWithProviders(block, {
      at: `${lobby}&q=koi`,
      memberType: 40,
      client: { call } as unknown as Client,
    })
    expect(await screen.findByText('Thunder Koi')).toBeTruthy()
    broken = false
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Late Koi')).toBeTruthy()
    expect(screen.getByText('Thunder Koi')).toBeTruthy()
    expect(asked).toEqual([1, 2, 2])
  })

  it('ends at a page that is empty or repeats the one before, whatever number of pages is announced', async () => {
    for (const rest of [[], [koi]]) {
      const asked: number[] = []
      const call = async (name: string, { query }: { query?: { pageNum: number } } = {}) => {
        if (name !== 'gameList') return answers.vendors
        asked.push(query?.pageNum ?? 0)
        return { games: query?.pageNum === 1 ? [koi] : rest, pageNum: 1, totalPages: 400 }
      }
      const client = { call } as unknown as Client
      const { unmount } = renderWithProviders(block, {
        at: `${lobby}&q=koi`,
        memberType: 40,
        client,
      })
      expect(await screen.findAllByText('Thunder Koi')).toHaveLength(1)
      expect(await screen.findByText('1 game')).toBeTruthy()
      // The next three travel when it arrives.
      expect(asked).toEqual([1, 2, 3, 4, 5])
      unmount()
    }
  })

  it('asks for the next pages while one travels, and shows what each brings before the list is whole', async () => {
    const answer = new Map<number, () => void>()
    const call = (name: string, { query }: { query?: { pageNum: number } } = {}) => {
      if (name !== 'gameList') return Promise.resolve(answers.vendors)
      const pageNum = query?.pageNum ?? 0
      const page = { games: [game(`k${pageNum}`, `Koi ${pageNum}`)], pageNum, totalPages: 5 }
      return new Promise((resolve) => answer.set(pageNum, () => resolve(page)))
    }
    const client = { call } as unknown as Client
    renderWithProviders(block, { at: `${lobby}&q=koi`, memberType: 40, client })
    await waitFor(() => expect([...answer.keys()]).toEqual([1]))
    answer.get(1)?.()
    expect(await screen.findByText('Koi 1')).toBeTruthy()
    expect([...answer.keys()]).toEqual([1, 2, 3, 4])
    answer.get(3)?.()
    answer.get(2)?.()
    expect(await screen.findByText('Koi 3')).toBeTruthy()
    expect(screen.getAllByText(/^Koi/).map(({ textContent }) => textContent)).toEqual([
      'Koi 1',
      'Koi 2',
      'Koi 3',
    ])
    expect(screen.getByRole('status').textContent).toMatch(/^Loading/)
    answer.get(4)?.()
    await waitFor(() => expect(answer.has(5)).toBe(true))
    answer.get(5)?.()
    expect(await screen.findByText('5 games')).toBeTruthy()
  })

  it('shows a game without a name by its code, and markup as plain text', async () => {
    const hostile = { ...game('x1', ''), vendorName: '<img src=x onerror=alert(1)>' }
    const page = { games: [hostile], pageNum: 1, totalPages: 1 }
    renderWithProviders(block, {
      at: `${lobby}&q=onerror`,
      memberType: 40,
      answers: { ...answers, gameList: page },
    })
    expect(await screen.findByText('x1')).toBeTruthy()
    expect(screen.getByText(/<img src=x/)).toBeTruthy()
  })
})

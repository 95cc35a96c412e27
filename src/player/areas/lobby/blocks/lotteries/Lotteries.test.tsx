import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { markAnswered } from '../../../../state/live.ts'
import { useToasts } from '../../../../state/toasts.ts'
import GroupLotteries from './GroupLotteries.tsx'
import LeafLotteries from './LeafLotteries.tsx'
import RowLotteries from './RowLotteries.tsx'
import TileLotteries from './TileLotteries.tsx'

const variants = { leaf: LeafLotteries, tiles: TileLotteries, rows: RowLotteries }

const lottery = (code: string, ms: number) => ({
  lotteryCode: code,
  lotteryName: `Draw ${code}`,
  vendor: 'LV',
  closesAt: Date.now() + ms,
  lastResult: ['4', '9'],
})

// A draw is as far away as the test says, however long a machine takes to get there.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

interface Key {
  readonly vendor: string
  readonly gameCode: string
}

function Toasts(): ReactNode {
  return <p role="log">{useToasts().flatMap(({ lines }) => lines)}</p>
}

describe('Lotteries', () => {
  it.each(['leaf', 'tiles', 'rows'] as const)(
    'counts down and links to the game as %s',
    async (variant) => {
      const Lotteries = variants[variant]
      renderWithProviders(
        <Lotteries id="l" variant={variant} settings={settingsOf('lotteries')} />,
        {
          memberType: 41,
          answers: { lotteries: [lottery('a', 65_500)] },
        },
      )
      expect(await screen.findByText('Draw a')).toBeTruthy()
      expect(screen.getByText('01:06')).toBeTruthy()
      fireEvent.click(screen.getByText('Play now'))
      expect(location.pathname + location.search).toBe('/m/game?vassKey=LV&lottKey=a')
    },
  )

  it.each(['leaf', 'tiles', 'rows'] as const)(
    'name each lottery at its play button as %s',
    async (variant) => {
      const Lotteries = variants[variant]
      renderWithProviders(
        <Lotteries id="l" variant={variant} settings={settingsOf('lotteries')} />,
        { answers: { lotteries: [lottery('a', 65_500), lottery('b', 65_500)] } },
      )
      for (const name of ['Draw a', 'Draw b'])
        expect(await screen.findByRole('button', { name: `Play now ${name}` })).toBeTruthy()
    },
  )

  it.each(['leaf', 'card'] as const)(
    'opens a lobby with the draw that closes first as a %s, which no group repeats, and its last result',
    async (lead) => {
      const closed = lottery('shut', -5_000)
      renderWithProviders(
        <GroupLotteries
          id="l"
          variant="groups"
          settings={settingsOf('lotteries', { lead, modes: ['Lott'] })}
        />,
        {
          memberType: 41,
          answers: { lotteries: [closed, lottery('b', 90_000), lottery('a', 65_500)] },
        },
      )
      const heading = await screen.findByRole('heading', { name: 'Draw a' })
      expect(heading.closest('article')?.textContent).toContain('01:06')
      expect(screen.getAllByRole('heading', { name: 'Draw a' })).toHaveLength(1)
      const names = [...document.querySelectorAll('[data-part="draw"] h3')]
      expect(names.map(({ textContent }) => textContent)).toEqual(['Draw b', 'Draw shut'])
      expect(
        heading.closest('article')?.querySelector('[role="img"]')?.getAttribute('aria-label'),
      ).toBe('Last result: 4 9')
      fireEvent.click(screen.getByRole('button', { name: 'Play now Draw a' }))
      expect(location.search).toBe('?vassKey=LV&lottKey=a')
    },
  )

  const hearted = (kept: Key[], at = '/m/moreLottery', memberType?: number) => {
    let list = kept
    const { client } = createAnsweringClient({
      lotteries: [lottery('a', 65_500), lottery('b', 65_500)],
      favouriteKeys: () => ({ list }),
      removeFavourite: ({ gameCode }: Key) => {
        list = list.filter((one) => one.gameCode !== gameCode)
        return true
      },
    })
    return renderWithProviders(
      <GroupLotteries
        id="l"
        variant="groups"
        settings={settingsOf('lotteries', { modes: ['Lott'] })}
      />,
      {
        at,
        ...(memberType && { memberType }),
        skin: { flags: { GAMELOFAV3: true } },
        client,
      },
    )
  }
  const heart = (name: string) => screen.findByRole('button', { name: `Favourite: Draw ${name}` })
  const kept = { vendor: 'LV', gameCode: 'b' }

  it('have the hearts of games, and a list of those with a heart that keeps one until the player leaves', async () => {
    markAnswered()
    hearted([kept], '/m/moreLottery', 41)
    expect((await heart('a')).getAttribute('aria-pressed')).toBe('false')
    await waitFor(async () => expect((await heart('b')).getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(screen.getByRole('link', { name: 'Favourites' }))
    await waitFor(() => expect(screen.queryByText('Draw a')).toBeNull())
    fireEvent.click(await heart('b'))
    await waitFor(async () => expect((await heart('b')).getAttribute('aria-pressed')).toBe('false'))
  })

  it('keep a heart that the gateway has, although the answer to it was lost', async () => {
    markAnswered()
    let list: Key[] = []
    const { client, sent } = createAnsweringClient({
      lotteries: [lottery('a', 65_500)],
      favouriteKeys: () => ({ list }),
      addFavourite: (added: Key) => {
        list = [added]
        return new GatewayError('http', { call: 'addFavourite', status: 502 })
      },
    })
    const settings = settingsOf('lotteries', { modes: ['Lott'] })
    const page = (
      <>
        <GroupLotteries id="l" variant="groups" settings={settings} />
        <Toasts />
      </>
    )
    const skin = { flags: { GAMELOFAV3: true } }
    renderWithProviders(page, { at: '/m/moreLottery', memberType: 41, skin, client })
    fireEvent.click(await heart('a'))
    const asked = () => sent('favouriteKeys').length
    await waitFor(() => expect(asked()).toBeGreaterThan(1))
    await waitFor(async () => expect((await heart('a')).getAttribute('aria-pressed')).toBe('true'))
    expect(screen.getByRole('log').textContent).toBe('')
  })

  it('show that no lottery is a favourite yet', async () => {
    markAnswered()
    hearted([], '/m/moreLottery?show=favourites', 41)
    expect(
      await screen.findByText('No favourites yet. Mark lotteries to find them here.'),
    ).toBeTruthy()
  })

  it('offer a guest no list of favourites, and show all at its address', async () => {
    hearted([], '/m/moreLottery?show=favourites')
    expect(await screen.findByText('Draw a')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull()
  })

  it('shows that a draw is closed', async () => {
    renderWithProviders(<RowLotteries id="l" variant="rows" settings={settingsOf('lotteries')} />, {
      answers: { lotteries: [lottery('a', -10)] },
    })
    expect(await screen.findByText('Draw closed')).toBeTruthy()
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { watchScrolling } from '../../../../../../tests/support/watch-scrolling.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import { winnersQuery } from '../../parts/winners-query.ts'
import AlmanacWinners from './AlmanacWinners.tsx'
import PodiumWinners from './PodiumWinners.tsx'
import { splitSentence } from './split-sentence.ts'
import TableWinners from './TableWinners.tsx'
import TickerWinners from './TickerWinners.tsx'

beforeEach(() => publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }))
afterEach(() => vi.unstubAllGlobals())

const boards = {
  podium: PodiumWinners,
  table: TableWinners,
  almanac: AlmanacWinners,
  ticker: TickerWinners,
}
const vo = { customerName: 'kit***77', gameName: 'Fox', winAmount: 4120 }

describe('WinnerBoard', () => {
  it.each(['podium', 'table', 'almanac', 'ticker'] as const)(
    'ranks wins as %s',
    async (variant) => {
      const Board = boards[variant]
      renderWithProviders(
        <Board id="w" variant={variant} settings={settingsOf('winner-board')} />,
        {
          answers: { winnerBoard: { list: [{ vo }] } },
        },
      )
      expect(await screen.findAllByText('1')).not.toHaveLength(0)
    },
  )

  it('shows the configured number of rows, and always requests a hundred', async () => {
    const call = vi.fn(() => Promise.resolve({ list: wins }))
    // A client with the only method that the board uses.
    const client = { call } as unknown as Client
    renderWithProviders(
      <TableWinners id="w" variant="table" settings={settingsOf('winner-board', { rows: 2 })} />,
      { client },
    )
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(call).toHaveBeenCalledWith(
      'winnerBoard',
      expect.objectContaining({ query: expect.objectContaining({ limitNum: 100 }) }),
    )
  })

  it('renders the rows in sight, and the next ones when the player comes near their end', async () => {
    const { reachEnd } = watchScrolling()
    const many = Array.from({ length: 100 }, () => ({ vo }))
    const settings = settingsOf('winner-board', { visible: 6 })
    renderWithProviders(<PodiumWinners id="w" variant="podium" settings={settings} />, {
      answers: { winnerBoard: { list: many } },
    })
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(9)
    // A screen reader still says how long the list is.
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('100')
    reachEnd()
    expect(screen.getAllByRole('listitem')).toHaveLength(18)
  })

  it('shows a message when nobody won', async () => {
    renderWithProviders(
      <TableWinners id="w" variant="table" settings={settingsOf('winner-board')} />,
      {
        answers: { winnerBoard: { list: [] } },
      },
    )
    expect(await screen.findByText('No winners yet')).toBeTruthy()
  })
})

describe('winnersQuery', () => {
  it("requests 100 wins of every category in the player's language", () => {
    expect(winnersQuery('TH')).toEqual({ gameCategory: 'ALL', language: 'TH', limitNum: 100 })
  })
})

describe('splitSentence', () => {
  it('keeps the word order of the language', () => {
    const pieces = splitSentence(({ name, game, amount }) => `${game}: ${name} +${amount}`)
    expect(pieces.map(({ part, text }) => text || part)).toEqual([
      'game',
      ': ',
      'name',
      ' +',
      'amount',
    ])
  })
})

const wins = [9000, 4500, 900, 90].map((winAmount, place) => ({
  vo: { customerName: `kit***${place}`, gameName: `Game ${place}`, winAmount },
}))
const board = (node: ReactElement, language?: string) =>
  renderWithProviders(node, {
    answers: { winnerBoard: { list: wins } },
    ...(language && { skin: { languages: { default: language, supported, notes: 'none' } } }),
  })
const supported = [
  { tag: 'en', name: 'English', code: 'EN', fallback: [], messages: {} },
  { tag: 'zh', name: '简体', code: 'ZH', fallback: [], messages: {} },
]

describe('each board', () => {
  it('shows the first three on steps and the others in rows', async () => {
    board(<PodiumWinners id="w" variant="podium" settings={settingsOf('winner-board')} />)
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(({ dataset }) => dataset['rank'])).toEqual(['1', '2', '3', undefined])
  })

  it('draws a line as long as the win is large, and explains it', async () => {
    board(
      <TableWinners
        id="w"
        variant="table"
        settings={settingsOf('winner-board', { legend: { en: 'Longer is more.' } })}
      />,
    )
    const rows = await screen.findAllByRole('listitem')
    const shares = rows.map(({ style }) => style.getPropertyValue('--share'))
    expect(shares).toEqual(['100%', '50%', '10%', '1%'])
    expect(screen.getByText('Longer is more.')).toBeTruthy()
    expect(screen.getByText('Rank, player, game')).toBeTruthy()
  })

  it('shows its name on the spine of an almanac, with Han ranks in Chinese', async () => {
    board(
      <AlmanacWinners id="w" variant="almanac" settings={settingsOf('winner-board')} />,
    ).unmount()
    board(
      <AlmanacWinners
        id="w"
        variant="almanac"
        settings={settingsOf('winner-board', { title: { zh: '今日赢家' } })}
      />,
      'zh',
    )
    expect(await screen.findByRole('heading', { name: '今日赢家' })).toBeTruthy()
    expect(screen.getByText('一')).toBeTruthy()
    expect(screen.getByText('四')).toBeTruthy()
  })

  it('shows one win at a time on a line, and stops when paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    board(<TickerWinners id="w" variant="ticker" settings={settingsOf('winner-board')} />)
    const shown = async () => (await screen.findByRole('region')).textContent
    expect(await shown()).toBe('1kit***0 won ฿9,000 in Game 0')
    const later = () => act(() => vi.advanceTimersByTimeAsync(4100))
    await later()
    expect(await shown()).toMatch(/^2kit\S+ won .+ in Game 1$/)
    fireEvent.click(screen.getByRole('button', { name: 'Pause winners' }))
    await later()
    expect(await shown()).toMatch(/^2kit\S+ won .+ in Game 1$/)
    vi.useRealTimers()
  })
})

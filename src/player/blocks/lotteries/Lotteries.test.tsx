import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../tests/support/settings-of.ts'
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

  it('shows that a draw is closed', async () => {
    renderWithProviders(<RowLotteries id="l" variant="rows" settings={settingsOf('lotteries')} />, {
      answers: { lotteries: [lottery('a', -10)] },
    })
    expect(await screen.findByText('Draw closed')).toBeTruthy()
  })
})

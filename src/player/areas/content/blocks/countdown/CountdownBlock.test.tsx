import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { publishPassedMoment } from '../../../../state/clock.ts'
import { publishServerTime } from '../../../../state/status.ts'
import { LeftLine } from '../../parts/LeftLine.tsx'
import CountdownBlock from './CountdownBlock.tsx'

const now = Date.parse('2026-12-24T10:00:00Z')
const until = '2026-12-26T11:01:02Z'

beforeEach(() => {
  vi.useFakeTimers({ now })
  publishServerTime(now)
  publishPassedMoment(0)
})
afterEach(() => vi.useRealTimers())

const show = (
  settings: Partial<BlockProps<'countdown'>['settings']> = {},
  variant: BlockProps<'countdown'>['variant'] = 'tiles',
) =>
  renderWithProviders(
    <CountdownBlock
      id="c"
      variant={variant}
      settings={settingsOf('countdown', { until, ...settings })}
    />,
  )

it('shows days, hours, minutes and seconds on tiles, each with its name', () => {
  show({ title: { en: 'The jackpot opens in' }, line: { en: 'At noon' } })
  expect(screen.getByRole('heading', { name: 'The jackpot opens in' })).toBeTruthy()
  expect(screen.getByText('At noon')).toBeTruthy()
  const timer = within(screen.getByRole('timer'))
  for (const [value, unit] of [
    ['02', 'Days'],
    ['01', 'Hours'],
    ['01', 'Minutes'],
    ['02', 'Seconds'],
  ] as const)
    expect(timer.getByText(unit).parentElement?.textContent).toBe(`${value} ${unit}`)
})

it('shows them in one line, and leaves out no day', () => {
  show({}, 'line')
  expect(screen.getByRole('timer').textContent).toBe('2 days 01:01:02')
})

it('says in the place of the time that the moment has passed', async () => {
  show({ ended: { en: 'It is open' }, link: '/m/promotions', label: { en: 'Enter' } })
  await act(async () => publishPassedMoment(Date.parse(until)))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('It is open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enter' }).getAttribute('href')).toBe('/m/promotions')
})

it('has no number in a prerendered page, which does not know when it is read', () => {
  expect(renderToString(<LeftLine until={until} />)).toContain('––:––:––')
})

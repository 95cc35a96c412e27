import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import { publishPassedMoment } from '../../../../state/clock.ts'
import { publishServerTime } from '../../../../state/status.ts'
import PromoCard from './PromoCard.tsx'

const now = Date.parse('2026-12-24T10:00:00Z')
const until = '2026-12-26T11:01:02Z'

beforeEach(() => {
  vi.useFakeTimers({ now })
  publishServerTime(now)
  publishPassedMoment(0)
})
afterEach(() => vi.useRealTimers())

const show = (settings: Partial<BlockSettings<'promo-card'>>, linkHosts: readonly string[] = []) =>
  renderWithProviders(
    <PromoCard id="p" variant="card" settings={settingsOf('promo-card', settings)} />,
    {
      skin: {
        gateway: {
          merchantCode: 'small',
          linkHosts,
          imageHosts: [],
          trialTypes: [],
          agentExcludedTypes: [],
        },
      },
    },
  )

it('shows its words, and a button that leads where the merchant says', () => {
  show({ title: { en: 'Double points' }, line: { en: 'All weekend' }, link: '/m/promotions' })
  expect(screen.getByRole('heading', { name: 'Double points' })).toBeTruthy()
  expect(screen.getByText('All weekend')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See more' }).getAttribute('href')).toBe('/m/promotions')
  expect(screen.queryByRole('timer')).toBeNull()
})

it("has the merchant's own words on the button, and none for an address that the allow-list refuses", () => {
  const label = { en: 'Join in' }
  const { unmount } = show({ link: 'https://shop.test/', label }, ['shop.test'])
  expect(screen.getByRole('link', { name: 'Join in' }).getAttribute('href')).toBe(
    'https://shop.test/',
  )
  unmount()
  show({ link: 'https://evil.test/', label }, ['shop.test'])
  expect(screen.queryByText('Join in')).toBeNull()
})

it("counts down by the server's clock, also where the phone's is wrong", () => {
  publishServerTime(now + 3_600_000)
  show({ until })
  expect(screen.getByRole('timer').textContent).toBe('2 days 00:01:02')
  act(() => vi.advanceTimersByTime(2000))
  expect(screen.getByRole('timer').textContent).toBe('2 days 00:01:00')
})

it('says that it has ended at its end, in its own words where it has some', async () => {
  const { unmount } = show({ until })
  await act(async () => publishPassedMoment(Date.parse(until)))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('This has ended')).toBeTruthy()
  unmount()
  show({ until, ended: { en: 'See you next year' } })
  expect(screen.getByText('See you next year')).toBeTruthy()
})

it('shows its picture, which decorates', () => {
  const { container } = show({ art: '/skin/promo.svg', title: { en: 'Double points' } })
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/skin/promo.svg')
  expect(screen.queryByRole('img')).toBeNull()
})

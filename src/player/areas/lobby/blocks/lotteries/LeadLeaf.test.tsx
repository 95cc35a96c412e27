import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { EmptyCalendarLeaf, LeadLeaf } from './LeadLeaf.tsx'

const lottery = (closesAt: number) => ({
  lotteryCode: 'a',
  lotteryName: 'Draw a',
  closesAt,
  issue: '20261121-174',
  lastResult: ['3', '7'],
  lastSummary: { sum: 10, size: 'big', parity: 'even' } as const,
})
const first = Date.now() + 60_000
const leaf = (closesAt: number, calendar: 'none' | 'chinese' = 'none') => (
  <LeadLeaf lottery={lottery(closesAt)} calendar={calendar} onClosed={() => undefined} />
)

function mockMotion(enabled: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduce') && !enabled,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList, // the members that the hook reads
  )
}
afterEach(() => vi.restoreAllMocks())

function NextIssue() {
  const [closesAt, setClosesAt] = useState(first)
  return (
    <>
      {leaf(closesAt)}
      <button type="button" onClick={() => setClosesAt(first + 60_000)}>
        next
      </button>
    </>
  )
}

/** Renders a leaf, then the next issue of its lottery. */
function showNextIssue(motion: boolean): void {
  mockMotion(motion)
  renderWithProviders(<NextIssue />)
  expect(screen.queryByText('Drawn')).toBeNull()
  fireEvent.click(screen.getByText('next'))
}

describe('the first leaf', () => {
  it('shows the sum of the last result and the advice', () => {
    renderWithProviders(leaf(first))
    expect(screen.getByText(/^Sum \d+ big even$/)).toBeTruthy()
    expect(screen.getByText('play within your means')).toBeTruthy()
    expect(screen.getByText('borrow to chase losses')).toBeTruthy()
  })

  it('is blank while it loads, and hidden from a screen reader', () => {
    renderWithProviders(<EmptyCalendarLeaf />)
    expect(screen.getByText('00:00').closest('[aria-hidden]')).toBeTruthy()
  })

  it('shows the lunar day when the merchant turns it on', async () => {
    const { unmount } = renderWithProviders(leaf(first))
    expect(screen.queryByText(/^Lunar /)).toBeNull()
    unmount()
    renderWithProviders(leaf(first, 'chinese'))
    expect(await screen.findByText(/^Lunar /)).toBeTruthy()
  })

  it('falls off with its result and stamp when the next issue comes, and is then removed', async () => {
    showNextIssue(true)
    const torn = (await screen.findByText('Drawn')).closest('[aria-hidden]')
    expect(torn?.textContent).toContain('37')
    // React's event name depends on the animation properties of the document.
    for (const name of ['animationend', 'webkitAnimationEnd'])
      if (torn) fireEvent(torn, new Event(name, { bubbles: true }))
    expect(screen.queryByText('Drawn')).toBeNull()
  })

  it('gets a stamp and stays in place for a player who prefers reduced motion', () => {
    showNextIssue(false)
    expect(screen.getByText('Drawn').closest('[aria-hidden]')).toBeNull()
  })
})

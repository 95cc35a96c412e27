import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { BlankLeaf, LeadLeaf } from './LeadLeaf.tsx'

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

function wantMotion(wanted: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduce') && !wanted,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList, // what the hook reads of it
  )
}
afterEach(() => vi.restoreAllMocks())

function Turning() {
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

/** Shows a leaf, then the next issue of its lottery. */
function turn(motion: boolean): void {
  wantMotion(motion)
  renderWithProviders(<Turning />)
  expect(screen.queryByText('Drawn')).toBeNull()
  fireEvent.click(screen.getByText('next'))
}

describe('the leading leaf', () => {
  it('shows the sum of the last balls and what to do and to leave', () => {
    renderWithProviders(leaf(first))
    expect(screen.getByText(/^Sum \d+ big even$/)).toBeTruthy()
    expect(screen.getByText('play within your means')).toBeTruthy()
    expect(screen.getByText('borrow to chase losses')).toBeTruthy()
  })

  it('stands blank before it is known, and is not read out', () => {
    renderWithProviders(<BlankLeaf />)
    expect(screen.getByText('00:00').closest('[aria-hidden]')).toBeTruthy()
  })

  it('writes the lunar day where the merchant asks for it', async () => {
    const { unmount } = renderWithProviders(leaf(first))
    expect(screen.queryByText(/^Lunar /)).toBeNull()
    unmount()
    renderWithProviders(leaf(first, 'chinese'))
    expect(await screen.findByText(/^Lunar /)).toBeTruthy()
  })

  it('tears off with result and stamp when the next issue comes, then is gone', async () => {
    turn(true)
    const torn = (await screen.findByText('Drawn')).closest('[aria-hidden]')
    expect(torn?.textContent).toContain('37')
    // The name that React listens for depends on what the document can animate.
    for (const name of ['animationend', 'webkitAnimationEnd'])
      if (torn) fireEvent(torn, new Event(name, { bubbles: true }))
    expect(screen.queryByText('Drawn')).toBeNull()
  })

  it('is stamped and stays where it is for a player who wants less motion', () => {
    turn(false)
    expect(screen.getByText('Drawn').closest('[aria-hidden]')).toBeNull()
  })
})

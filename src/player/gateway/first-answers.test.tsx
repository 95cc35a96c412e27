import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { markSettled } from '../state/live.ts'
import { FirstAnswers, useArrived } from './first-answers.tsx'
import { useFirstAnswer } from './use-first-answer.ts'

afterEach(() => vi.useRealTimers())

function Query({ awaited }: { readonly awaited: boolean }) {
  useFirstAnswer(awaited)
  return <p>content</p>
}

let change: (awaited: readonly boolean[]) => void

function Cover() {
  return <b>{useArrived() ? 'shown' : 'covered'}</b>
}

function Page({ from }: { readonly from: readonly boolean[] }) {
  const [awaited, setAwaited] = useState(from)
  change = setAwaited
  return (
    <FirstAnswers>
      <Cover />
      {awaited.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a query is known by its place
        <Query key={at} awaited={one} />
      ))}
    </FirstAnswers>
  )
}

const laidOut = () => act(() => vi.advanceTimersByTimeAsync(100))

it('shows a page at once where everything is known', () => {
  act(markSettled)
  renderWithProviders(<Page from={[false, false]} />)
  expect(screen.getByText('shown')).toBeTruthy()
})

it('covers a page until each of its queries has its first answer, and those that follow from it', async () => {
  vi.useFakeTimers()
  act(markSettled)
  renderWithProviders(<Page from={[true, true]} />)
  act(() => change([true, false]))
  await laidOut()
  expect(screen.getByText('covered')).toBeTruthy()
  act(() => change([false, false, true]))
  await laidOut()
  expect(screen.getByText('covered')).toBeTruthy()
  act(() => change([false, false, false]))
  await laidOut()
  expect(screen.getByText('shown')).toBeTruthy()
})

it('never covers a page again', async () => {
  act(markSettled)
  renderWithProviders(<Page from={[false]} />)
  act(() => change([true]))
  expect(screen.getByText('shown')).toBeTruthy()
})

it('covers a page however late its last answer is', async () => {
  vi.useFakeTimers()
  act(markSettled)
  renderWithProviders(<Page from={[true]} />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('covered')).toBeTruthy()
  act(() => change([false]))
  await laidOut()
  expect(screen.getByText('shown')).toBeTruthy()
})

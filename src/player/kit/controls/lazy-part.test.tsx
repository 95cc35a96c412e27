import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

/** Shows a button in place of children that throw; it renders them anew. */
class Retry extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Try again
      </button>
    )
  }
}

const show = (part: ReactNode) =>
  act(async () => {
    render(
      <Retry>
        <Suspense fallback="coming">{part}</Suspense>
      </Retry>,
    )
  })

it('shows a component when its code has come, and loads it once', async () => {
  const load = vi.fn(async () => ({
    default: ({ name }: { readonly name: string }) => <p>Hello {name}</p>,
  }))
  const Part = lazyPart(load)
  await show(
    <>
      <Part name="Mali" />
      <Part name="Anong" />
    </>,
  )
  expect(screen.getByText('Hello Mali')).toBeTruthy()
  expect(screen.getByText('Hello Anong')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('loads code again that failed to load, when the player tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>Here</p> })
  vi.useFakeTimers()
  const Part = lazyPart(load)
  await show(<Part />)
  expect(load).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { LazyPage, LazyWindow } from './LazyView.tsx'

interface Shown {
  readonly onClose: (isDone: boolean) => void
}
const Shown = ({ onClose }: Shown) => (
  <button type="button" onClick={() => onClose(true)}>
    inside
  </button>
)
const ask = (() => Promise.reject(new Error())) as unknown as StudioApiClient

let last = 0
/** Shows a page or a window whose code comes as the test says. */
function show(View: typeof LazyWindow<Shown>) {
  const onClose = vi.fn()
  const { promise, resolve, reject } = Promise.withResolvers<typeof Shown>()
  last += 1
  const code = { name: `test ${last}`, load: () => promise }
  render(
    <StudioApiProvider value={ask}>
      <View code={code} props={{ onClose }} />
    </StudioApiProvider>,
  )
  return { onClose, arrive: () => resolve(Shown), fail: () => reject(new TypeError('no network')) }
}

it.each([LazyPage, LazyWindow])('$name says that it opens, then shows what it is', async (View) => {
  const { arrive, onClose } = show(View)
  screen.getByRole('heading', { name: 'Opening…' })
  await act(async () => arrive())
  fireEvent.click(await screen.findByRole('button', { name: 'inside' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true)
})

it.each([LazyPage, LazyWindow])(
  '$name whose code does not come says why, and offers to load the page again',
  async (View) => {
    const { fail } = show(View)
    await act(async () => fail())
    await screen.findByRole('heading', { name: 'This part of the studio cannot be loaded' })
    expect(screen.getByRole('status').textContent).toContain('the studio was updated')
    screen.getByRole('button', { name: 'Load the page again' })
  },
)

it('a window is closed without its code', async () => {
  const { fail, onClose } = show(LazyWindow)
  await act(async () => fail())
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false)
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useModal } from '../kit/controls/use-modal.ts'
import { closeToast, showErrors, showToast } from '../state/toasts.ts'
import { ToastList } from './on-demand/ToastList.tsx'
import { ToastRegions } from './ToastRegions.tsx'

function Modal({ name }: { readonly name: string }): ReactNode {
  const modal = useModal({ onClose: () => undefined, focus: 'none' })
  return <dialog {...modal} aria-label={name} />
}
// Without its style sheet a closed popover is hidden.
const unstyled = { hidden: true }
const modalOf = (words: string) =>
  screen.getByText(words).closest('dialog')?.getAttribute('aria-label')

afterEach(() => {
  cleanup()
  for (let id = 1; id < 9; id += 1) closeToast(id)
})

it('announces its text inside the modal dialog on top, where alone it is heard', async () => {
  const { rerender } = render(<ToastRegions List={ToastList} />)
  await act(async () => showToast('copied', 60_000))
  expect(modalOf('copied')).toBeUndefined()
  rerender(
    <>
      <ToastRegions List={ToastList} />
      <Modal name="menu" />
    </>,
  )
  expect(modalOf('copied')).toBe('menu')
  rerender(
    <>
      <ToastRegions List={ToastList} />
      <Modal name="menu" />
      <Modal name="alert" />
    </>,
  )
  expect(modalOf('copied')).toBe('alert')
  await act(async () => showErrors(['too short']))
  expect(modalOf('too short')).toBe('alert')
  rerender(<ToastRegions List={ToastList} />)
  expect(modalOf('copied')).toBeUndefined()
  expect(screen.getByText('too short')).toBeTruthy()
})

it('reads a toast out of a region that was there before it', async () => {
  render(<ToastRegions List={ToastList} />)
  const region = screen.getByRole('status', unstyled)
  expect(region.textContent).toBe('')
  await act(async () => showToast('copied', 60_000))
  expect(region.textContent).toBe('copied')
})

it('reads a toast in a dialog out of a region that was there with the dialog', async () => {
  render(
    <>
      <Modal name="menu" />
      <ToastRegions List={ToastList} />
    </>,
  )
  const region = screen.getByRole('dialog', { hidden: true }).querySelector('[role="status"]')
  await act(async () => showToast('saved', 60_000))
  expect(region?.textContent).toBe('saved')
})

it('reads the errors of a form out of an alert that was there before them', async () => {
  render(<ToastRegions List={ToastList} />)
  const alert = screen.getByRole('alert', unstyled)
  await act(async () => showErrors(['too short']))
  expect(alert.textContent).toContain('too short')
})

const nextFrames = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows a toast for its time from when it is drawn, however late its code comes', async () => {
  vi.useFakeTimers()
  let arrive = (_: { default: typeof ToastList }): void => undefined
  const Late = lazy(() => new Promise<{ default: typeof ToastList }>((done) => (arrive = done)))
  render(<ToastRegions List={Late} />)
  await act(async () => showToast('copied'))
  await nextFrames(20_000)
  await act(async () => arrive({ default: ToastList }))
  await nextFrames(1400)
  expect(screen.getByText('copied')).toBeTruthy()
  await nextFrames(200)
  expect(screen.queryByText('copied')).toBeNull()
  vi.useRealTimers()
})

it('does not begin the time of a toast again when a dialog takes it over', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<ToastRegions List={ToastList} />)
  await act(async () => showToast('copied'))
  await nextFrames(1000)
  rerender(
    <>
      <ToastRegions List={ToastList} />
      <Modal name="menu" />
    </>,
  )
  expect(modalOf('copied')).toBe('menu')
  await nextFrames(600)
  expect(screen.queryByText('copied')).toBeNull()
  vi.useRealTimers()
})

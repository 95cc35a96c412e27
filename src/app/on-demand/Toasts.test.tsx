import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { closeToast, showErrors, showToast } from '../../state/toasts.ts'
import { useModal } from '../../ui/use-modal.ts'
import { Toasts } from './Toasts.tsx'

function Modal({ name }: { readonly name: string }): ReactNode {
  const modal = useModal({ onClose: () => undefined, focus: 'none' })
  return <dialog {...modal} aria-label={name} />
}
const modalOf = (words: string) =>
  screen.getByText(words).closest('dialog')?.getAttribute('aria-label')

afterEach(() => {
  cleanup()
  for (let id = 1; id < 9; id += 1) closeToast(id)
})

it('says its words inside the modal dialog that is on top, where alone they are heard', async () => {
  const { rerender } = render(<Toasts />)
  await act(async () => showToast('copied', 60_000))
  expect(modalOf('copied')).toBeUndefined()
  rerender(
    <>
      <Toasts />
      <Modal name="menu" />
    </>,
  )
  expect(modalOf('copied')).toBe('menu')
  rerender(
    <>
      <Toasts />
      <Modal name="menu" />
      <Modal name="alert" />
    </>,
  )
  expect(modalOf('copied')).toBe('alert')
  await act(async () => showErrors(['too short']))
  expect(modalOf('too short')).toBe('alert')
  rerender(<Toasts />)
  expect(modalOf('copied')).toBeUndefined()
  expect(screen.getByText('too short')).toBeTruthy()
})

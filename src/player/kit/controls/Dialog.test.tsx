import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn()
beforeEach(() => {
  onClose.mockReset()
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal = function open(): void {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open')
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(focus?: 'prompt'): HTMLElement {
  render(
    <Dialog
      title="Sure?"
      onClose={onClose}
      actions={<button type="button">Yes</button>}
      {...(focus ? { focus } : {})}
    >
      <input aria-label="answer" />
    </Dialog>,
  )
  return screen.getByRole('dialog', { hidden: true })
}

describe('Dialog', () => {
  it('is named by its title', () => {
    expect(open().getAttribute('aria-labelledby')).toBe(screen.getByText('Sure?').id)
  })

  it('holds the page under it still until it is gone', () => {
    open()
    expect(document.documentElement.hasAttribute('data-modal')).toBe(true)
    cleanup()
    expect(document.documentElement.hasAttribute('data-modal')).toBe(false)
  })

  it('ignores a press on the mask within 300 ms', () => {
    const dialog = open()
    vi.advanceTimersByTime(299)
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not close by a press on its card', () => {
    open()
    vi.advanceTimersByTime(1000)
    fireEvent.click(screen.getByText('Sure?'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks its owner to close on Escape instead of vanishing', () => {
    const dialog = open()
    const cancel = new Event('cancel', { cancelable: true })
    act(() => {
      dialog.dispatchEvent(cancel)
    })
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('focuses the input of a prompt after 500 ms', () => {
    open('prompt')
    const input = screen.getByLabelText('answer')
    vi.advanceTimersByTime(499)
    expect(document.activeElement).not.toBe(input)
    vi.advanceTimersByTime(1)
    expect(document.activeElement).toBe(input)
  })

  it('gives the focus back when it goes', () => {
    const before = document.createElement('button')
    document.body.append(before)
    before.focus()
    open('prompt')
    vi.advanceTimersByTime(500)
    cleanup()
    expect(document.activeElement).toBe(before)
    before.remove()
  })
})

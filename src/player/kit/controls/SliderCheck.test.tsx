import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SliderCheck, type SliderCheckProps } from './SliderCheck.tsx'

const onDone = vi.fn()
beforeEach(() => onDone.mockReset())
afterEach(cleanup)

const words = {
  slide: 'Slide',
  done: 'Checked',
  picture: 'A picture with a gap',
  left: 'Left',
  right: 'Right',
  check: 'Check',
  reload: 'Another',
}

function check(props: Partial<SliderCheckProps> = {}) {
  return (
    <SliderCheck
      words={words}
      state="ready"
      background="data:image/png;base64,AA=="
      piece="data:image/png;base64,BB=="
      onDone={onDone}
      onReload={() => {}}
      {...props}
    />
  )
}

function slider(props: Partial<SliderCheckProps> = {}): HTMLElement {
  render(check(props))
  return screen.getByRole('slider')
}

/** Gives the handle a way of 100 CSS pixels, which begins at 20 and ends at 120. */
function measure(handle: HTMLElement): HTMLElement {
  const track = handle.parentElement ?? handle
  Object.defineProperty(track, 'clientWidth', { value: 140 })
  Object.defineProperty(handle, 'offsetWidth', { value: 40 })
  handle.setPointerCapture = vi.fn()
  return track
}

describe('SliderCheck', () => {
  it('is checked by keys and Enter, wherever the piece is', () => {
    const handle = slider()
    for (const key of ['PageUp', 'PageUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])
      fireEvent.keyDown(handle, { key })
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.keyDown(handle, { key: 'Enter' })
    expect(onDone).toHaveBeenCalledWith(210)
  })

  it('is checked without a drag: a press on the track, steps by buttons, a button that checks', () => {
    const track = measure(slider())
    fireEvent.pointerDown(track, { clientX: 70 })
    fireEvent.click(screen.getByRole('button', { name: 'Right' }))
    fireEvent.click(screen.getByRole('button', { name: 'Right' }))
    fireEvent.click(screen.getByRole('button', { name: 'Left' }))
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Check' }))
    expect(onDone).toHaveBeenCalledWith(510)
  })

  it('follows a finger and is checked when it is released', () => {
    const handle = slider()
    measure(handle)
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 50, pointerId: 1 })
    expect(handle.getAttribute('aria-valuenow')).toBe('500')
    fireEvent.pointerMove(handle, { clientX: 42, pointerId: 1 })
    fireEvent.pointerUp(handle, { pointerId: 1 })
    expect(onDone).toHaveBeenCalledWith(420)
  })

  it('checks nothing before the piece was moved', () => {
    const handle = slider()
    measure(handle)
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerUp(handle, { pointerId: 1 })
    fireEvent.keyDown(handle, { key: 'Enter' })
    fireEvent.click(screen.getByRole('button', { name: 'Check' }))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('shows how far the piece is, and nothing about the gap', () => {
    const handle = slider()
    fireEvent.keyDown(handle, { key: 'PageUp' })
    expect(handle.getAttribute('aria-valuenow')).toBe('100')
    expect(handle.getAttribute('aria-valuetext')).toBe('10 %')
  })

  it('starts again with another picture and keeps the focus', () => {
    const { rerender } = render(check())
    const handle = screen.getByRole('slider')
    handle.focus()
    fireEvent.keyDown(handle, { key: 'End' })
    rerender(check({ state: 'loading', background: undefined, piece: undefined }))
    rerender(check({ background: 'data:image/png;base64,CC==' }))
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0')
    expect(document.activeElement).toBe(screen.getByRole('slider'))
  })

  it('leaves other keys alone', () => {
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true)
  })

  it('does not ask again once it is passed', () => {
    const handle = slider({ state: 'passed' })
    fireEvent.keyDown(handle, { key: 'Enter' })
    expect(onDone).not.toHaveBeenCalled()
    expect(handle.getAttribute('aria-valuetext')).toBe('Checked')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

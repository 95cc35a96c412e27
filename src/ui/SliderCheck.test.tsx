import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SliderCheck } from './SliderCheck.tsx'

const onDone = vi.fn()
beforeEach(() => onDone.mockReset())
afterEach(cleanup)

function slider(done = false): HTMLElement {
  render(<SliderCheck label="Slide" doneLabel="Checked" done={done} onDone={onDone} />)
  return screen.getByRole('slider')
}

describe('SliderCheck', () => {
  it('is done by the arrow keys alone', () => {
    const handle = slider()
    for (let step = 0; step < 9; step++) fireEvent.keyDown(handle, { key: 'ArrowRight' })
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.keyDown(handle, { key: 'ArrowRight' })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it.each(['End', 'Enter'])('is done by %s', (key) => {
    fireEvent.keyDown(slider(), { key })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('says how far it is', () => {
    const handle = slider()
    fireEvent.keyDown(handle, { key: 'ArrowUp' })
    expect(handle.getAttribute('aria-valuenow')).toBe('10')
    fireEvent.keyDown(handle, { key: 'Home' })
    expect(handle.getAttribute('aria-valuenow')).toBe('0')
  })

  it('leaves other keys alone', () => {
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true)
  })

  it('does not ask again once it is done', () => {
    const handle = slider(true)
    fireEvent.keyDown(handle, { key: 'End' })
    expect(onDone).not.toHaveBeenCalled()
    expect(handle.getAttribute('aria-valuetext')).toBe('Checked')
  })

  it('follows a finger and falls back when it is let go early', () => {
    const handle = slider()
    Object.defineProperty(handle.parentElement, 'clientWidth', { value: 200 })
    handle.setPointerCapture = vi.fn()
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 100, pointerId: 1 })
    expect(handle.getAttribute('aria-valuenow')).toBe('50')
    fireEvent.pointerUp(handle, { pointerId: 1 })
    expect(handle.getAttribute('aria-valuenow')).toBe('0')
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 240, pointerId: 1 })
    expect(onDone).toHaveBeenCalledOnce()
  })
})

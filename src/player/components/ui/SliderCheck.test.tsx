import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SliderCheck } from './SliderCheck.tsx'

const onDone = vi.fn()
beforeEach(() => onDone.mockReset())
afterEach(cleanup)

function slider({ done = false, target = 1000 } = {}): HTMLElement {
  render(
    <SliderCheck label="Slide" doneLabel="Checked" done={done} target={target} onDone={onDone} />,
  )
  return screen.getByRole('slider')
}

describe('SliderCheck', () => {
  it('is done by the arrow keys and Enter', () => {
    const handle = slider({ target: 420 })
    for (let step = 0; step < 21; step++) fireEvent.keyDown(handle, { key: 'ArrowRight' })
    expect(onDone).not.toHaveBeenCalled()
    fireEvent.keyDown(handle, { key: 'Enter' })
    expect(onDone).toHaveBeenCalledWith(420)
  })

  it('starts again when it is let go elsewhere', () => {
    const handle = slider({ target: 420 })
    fireEvent.keyDown(handle, { key: 'End' })
    fireEvent.keyDown(handle, { key: 'Enter' })
    expect(onDone).not.toHaveBeenCalled()
    expect(handle.getAttribute('aria-valuenow')).toBe('0')
  })

  it('says how far it is, and how far the goal', () => {
    const handle = slider({ target: 500 })
    fireEvent.keyDown(handle, { key: 'ArrowUp' })
    expect(handle.getAttribute('aria-valuenow')).toBe('20')
    expect(handle.getAttribute('aria-valuetext')).toBe('2 / 50')
  })

  it('leaves other keys alone', () => {
    expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true)
  })

  it('does not ask again once it is done', () => {
    const handle = slider({ done: true })
    fireEvent.keyDown(handle, { key: 'Enter' })
    expect(onDone).not.toHaveBeenCalled()
    expect(handle.getAttribute('aria-valuetext')).toBe('Checked')
  })

  it('follows a finger and falls back when it is let go early', () => {
    const handle = slider({ target: 900 })
    Object.defineProperty(handle.parentElement, 'clientWidth', { value: 200 })
    handle.setPointerCapture = vi.fn()
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 100, pointerId: 1 })
    expect(handle.getAttribute('aria-valuenow')).toBe('500')
    fireEvent.pointerUp(handle, { pointerId: 1 })
    expect(handle.getAttribute('aria-valuenow')).toBe('0')
    fireEvent.pointerDown(handle, { clientX: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 182, pointerId: 1 })
    fireEvent.pointerUp(handle, { pointerId: 1 })
    expect(onDone).toHaveBeenCalledWith(910)
  })
})

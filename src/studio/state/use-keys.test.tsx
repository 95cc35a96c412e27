import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

function open({ isOver = false } = {}) {
  const [find, undo, list] = [vi.fn(), vi.fn(), vi.fn()]
  function Page() {
    useKeys({ 'mod+k': find, '?': list }, { 'mod+z': undo })
    return (
      <>
        <input aria-label="field" />
        {isOver && <div role="dialog">window</div>}
      </>
    )
  }
  render(<Page />)
  return { find, undo, list }
}

/** Returns whether the browser is kept from what it does by itself. */
function press(init: KeyboardEventInit, at: Element = document.body): boolean {
  return !fireEvent.keyDown(at, init)
}

it('do what they are bound to, with Ctrl or Cmd, and keep the browser from its own', () => {
  const { find, list } = open()
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(press({ key: 'K', metaKey: true })).toBe(true)
  expect(find).toHaveBeenCalledTimes(2)
  expect(press({ key: 'k' })).toBe(false)
  expect(press({ key: 'k', ctrlKey: true, altKey: true })).toBe(false)
  expect(press({ key: '?', shiftKey: true })).toBe(true)
  expect(list).toHaveBeenCalledOnce()
})

it('are those at the same place on a keyboard of another script', () => {
  const { find, undo } = open()
  expect(press({ key: 'า', code: 'KeyK', ctrlKey: true })).toBe(true)
  expect(press({ key: 'ผ', code: 'KeyZ', ctrlKey: true })).toBe(true)
  // On a keyboard of Latin letters, the letter counts.
  expect(press({ key: 'z', code: 'KeyW', ctrlKey: true })).toBe(true)
  expect(press({ key: 'w', code: 'KeyZ', ctrlKey: true })).toBe(false)
  expect(find).toHaveBeenCalledOnce()
  expect(undo).toHaveBeenCalledTimes(2)
})

it('that are held with Ctrl work in fields, and a key by itself is typed there', () => {
  const { find, list } = open()
  const field = screen.getByLabelText('field')
  expect(press({ key: '?' }, field)).toBe(false)
  expect(press({ key: 'k', ctrlKey: true }, field)).toBe(true)
  expect([list.mock.calls.length, find.mock.calls.length]).toEqual([0, 1])
})

it('do nothing over a window, but for those that always work', () => {
  const { find, undo } = open({ isOver: true })
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
  expect(press({ key: 'z', ctrlKey: true })).toBe(true)
  expect([find.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1])
})

it('are no keys where a browser fills in a field', () => {
  open()
  const filled = new Event('keydown', { bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(filled)).toBe(true)
})

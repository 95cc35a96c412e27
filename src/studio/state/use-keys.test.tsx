import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

const [find, undo, list] = [vi.fn(), vi.fn(), vi.fn()]

function Page({ isOpen = false }) {
  useKeys({ 'mod+k': find, '?': list }, { 'mod+z': undo })
  return (
    <>
      <input aria-label="field" />
      {isOpen && <div role="dialog">window</div>}
    </>
  )
}

function press(init: KeyboardEventInit, at: Element = document.body): boolean {
  return !fireEvent.keyDown(at, init)
}

it('do what they are bound to, with Ctrl or Cmd, and keep the browser from its own', () => {
  render(<Page />)
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(press({ key: 'K', metaKey: true })).toBe(true)
  expect(find).toHaveBeenCalledTimes(2)
  expect(press({ key: 'k' })).toBe(false)
  expect(press({ key: 'k', ctrlKey: true, altKey: true })).toBe(false)
  expect(press({ key: '?', shiftKey: true })).toBe(true)
  expect(list).toHaveBeenCalledOnce()
})

it('that are held with Ctrl work in fields, and a key by itself is typed there', () => {
  render(<Page />)
  const field = screen.getByLabelText('field')
  expect(press({ key: '?' }, field)).toBe(false)
  expect(press({ key: 'k', ctrlKey: true }, field)).toBe(true)
})

it('do nothing over a window, but for those that always work', () => {
  render(<Page isOpen />)
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
  expect(press({ key: 'z', ctrlKey: true })).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
})

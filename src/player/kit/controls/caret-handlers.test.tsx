import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'

/** A pen to which every letter is eight wide. */
const pen = { font: '', measureText: (text: string) => ({ width: text.length * 8 }) }

afterEach(() => vi.restoreAllMocks())

function type(type: 'text' | 'password', value: string, at = value.length): string | undefined {
  // Only what measures text is asked of the pen.
  const context = pen as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  render(<Field label="Name" look="ruled" type={type} defaultValue={value} />)
  const input = screen.getByLabelText<HTMLInputElement>('Name')
  Object.defineProperty(input, 'clientWidth', { value: 160 })
  input.setSelectionRange(at, at)
  fireEvent.keyUp(input)
  return input.parentElement?.style.getPropertyValue('--caret')
}

it('is below the caret, in the middle of a word as at its end', () => {
  expect(type('text', 'maya')).toBe('2rem')
})

it('follows the caret back into the word', () => {
  expect(type('text', 'maya', 1)).toBe('0.5rem')
})

it('measures the dots of a password, and stays inside the field', () => {
  expect(type('password', 'a'.repeat(40))).toBe('10rem')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ThemeDrawing } from './ThemeDrawing.tsx'

afterEach(cleanup)
const drawn = () => document.querySelector('img')

describe('Drawing', () => {
  it('keeps its room, unseen, where it cannot be had, and asks again when the connection is back', () => {
    render(<ThemeDrawing src="/a.svg" width={56} height={56} />)
    const first = drawn()
    expect(first?.hasAttribute('data-failed')).toBe(false)
    fireEvent.error(first ?? document)
    expect(drawn()?.hasAttribute('data-failed')).toBe(true)
    expect(drawn()?.getAttribute('width')).toBe('56')
    fireEvent(window, new Event('online'))
    expect(drawn()?.hasAttribute('data-failed')).toBe(false)
    expect(drawn()).not.toBe(first)
  })

  it('reserves the space of its replacement', () => {
    render(<ThemeDrawing src="/a.svg" instead={<b>icon</b>} />)
    expect(screen.queryByText('icon')).toBeNull()
    fireEvent.error(drawn() ?? document)
    expect(screen.getByText('icon')).toBeTruthy()
    expect(drawn()).toBeNull()
  })
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'

afterEach(cleanup)
const reveal = { show: 'Show', hide: 'Hide' }

describe('Field', () => {
  it('ties its error and its hint to the input', () => {
    render(<Field label="Name" name="username" error="Taken" hint="3 to 16" />)
    const input = screen.getByLabelText('Name')
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Taken', '3 to 16'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('has no description without a hint or an error', () => {
    render(<Field label="Name" />)
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false)
  })

  it('marks a required field for the eye and for a screen reader', () => {
    render(<Field label="Name" required />)
    expect(screen.getByText('\u2060*').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByLabelText(/Name/).hasAttribute('required')).toBe(true)
  })

  it('has a long label above the row, where a look has short ones in it', () => {
    const place = () => document.querySelector('[data-field]')?.getAttribute('data-label')
    const { rerender } = render(<Field label="Password" name="one" look="filled" />)
    expect(place()).toBeNull()
    rerender(<Field label="Registrierungsbestätigung" name="one" look="filled" />)
    expect(place()).toBe('above')
    rerender(<Field label="Registrierungsbestätigung" name="one" look="boxed" />)
    expect(place()).toBeNull()
  })

  it('shows and hides a password', () => {
    render(<Field label="Password" type="password" reveal={reveal} />)
    const input = screen.getByLabelText('Password')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(input.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input.getAttribute('type')).toBe('password')
  })

  it('keeps what goes with its focus until the press that took it has ended', async () => {
    const { container } = render(
      <>
        <Field label="Name" look="ruled" hint="3 to 16" />
        <button type="button">Send</button>
      </>,
    )
    const held = () =>
      container.querySelector('[data-part="hint"]')?.getAttribute('data-state') !== 'rest'
    expect(held()).toBe(false)
    fireEvent.focus(screen.getByLabelText('Name'))
    expect(held()).toBe(true)
    // The mouse goes down on the button, and takes the focus from the field.
    fireEvent.blur(screen.getByLabelText('Name'))
    expect(held()).toBe(true)
    fireEvent.mouseUp(screen.getByRole('button'))
    expect(held()).toBe(true)
    await waitFor(() => expect(held()).toBe(false))
  })

  it('holds what goes with its focus while the focus only moves inside it', async () => {
    const { container } = render(
      <Field label="Password" look="ruled" hint="8" type="password" reveal={reveal} />,
    )
    const held = () =>
      container.querySelector('[data-part="hint"]')?.getAttribute('data-state') !== 'rest'
    fireEvent.focus(screen.getByLabelText('Password'))
    fireEvent.blur(screen.getByLabelText('Password'))
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'Tab' })
    fireEvent.focus(screen.getByRole('button', { name: 'Show' }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(held()).toBe(true)
  })

  it('shows an error rather than a check', () => {
    const { container } = render(<Field label="Name" valid error="Taken" />)
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error')
  })
})

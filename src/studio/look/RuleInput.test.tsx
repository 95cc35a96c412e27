import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveScenario } from '../grid/SaveScenario.tsx'

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

function open() {
  const onKeep = vi.fn()
  render(<SaveScenario onKeep={onKeep} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of this scenario' })
  const type = (text: string) =>
    act(async () => fireEvent.change(field, { target: { value: text } }))
  return { onKeep, field, type }
}

it('a field that is left empty shows what to type, is marked as wrong and has the focus', async () => {
  const { onKeep, field, type } = open()
  await press('Keep')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const id = field.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Give the scenario a name first.')
  expect(document.activeElement).toBe(field)
  expect(onKeep).not.toHaveBeenCalled()
  await type('Guest')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText('Give the scenario a name first.')).toBeNull()
})

it('a text that is too long shows how long it may be', async () => {
  const { onKeep, type } = open()
  await type('x'.repeat(61))
  await press('Keep')
  screen.getByText('A name has 60 characters at most.')
  expect(onKeep).not.toHaveBeenCalled()
})

it('a text is passed on without the spaces around it, and the field is empty again', async () => {
  const { onKeep, field, type } = open()
  await type(' Guest at home ')
  await press('Keep')
  expect(onKeep).toHaveBeenCalledExactlyOnceWith('Guest at home')
  expect(field.value).toBe('')
})

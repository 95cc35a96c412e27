import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import {
  closeDialogs,
  openAlert,
  openConfirm,
  openPrompt,
  type PromptMode,
} from '../../state/dialogs.ts'
import OverlayHost from './OverlayHost.tsx'

afterEach(() => act(closeDialogs))

interface DialogCase<T> {
  readonly answer: Promise<T>
}

/** Stores tell their readers a moment later. */
async function ask<T>(open: () => Promise<T>): Promise<DialogCase<T>> {
  renderWithProviders(<OverlayHost />)
  const asked: { answer?: Promise<T> } = {}
  await act(async () => {
    asked.answer = open()
  })
  if (!asked.answer) throw new Error('nothing was asked')
  return { answer: asked.answer }
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

describe('a dialog', () => {
  it('is an alert with the default confirm button', async () => {
    const { answer: done } = await ask(() => openAlert({ text: 'Hear this' }))
    expect(screen.getByText('Hear this')).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await press('Confirm')
    await done
    expect(screen.queryByText('Hear this')).toBeNull()
  })

  it.each([
    ['Confirm', true],
    ['Cancel', false],
  ])('answers a question by %s with %s', async (button, expected) => {
    const { answer: done } = await ask(() => openConfirm({ text: 'Sure?' }))
    await press(button)
    expect(await done).toBe(expected)
  })

  it.each<[PromptMode, string, string]>([
    ['plain', 'Your answer', 'text'],
    ['secure', 'Password', 'password'],
    ['password', 'Password', 'password'],
  ])('asks in mode %s', async (mode, label, type) => {
    const { answer: done } = await ask(() => openPrompt({ mode }))
    const input = screen.getByLabelText(label)
    expect(input.getAttribute('type')).toBe(type)
    fireEvent.change(input, { target: { value: ' as typed ' } })
    await press('Confirm')
    expect(await done).toBe(' as typed ')
  })

  it('answers a cancelled prompt with nothing', async () => {
    const { answer: done } = await ask(() => openPrompt({ mode: 'plain' }))
    await press('Cancel')
    expect(await done).toBeUndefined()
  })
})

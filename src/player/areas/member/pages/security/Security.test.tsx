import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { SignIns } from '../../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import Security from './Security.tsx'

const time = Date.UTC(2026, 4, 5, 12)
const signIns: SignIns['signIns'] = [
  { id: '1', time, device: '', place: 'Auckland', current: true, open: true },
  { id: '2', time, device: 'Safari, iPad', place: 'Wellington', current: false, open: true },
  { id: '3', time, device: 'Chrome, Android', place: 'Auckland', current: false, open: false },
]

/** Shows the page, and returns the texts of its sign-ins: what, when, and whether it is this device. */
async function show(): Promise<string[][]> {
  const call = async (name: CallName) => name === 'signIns' && { signIns }
  // A client with the only method that the page uses.
  const client = { call } as unknown as Client
  renderWithProviders(<Security />, { client, memberType: 41, at: '/m/security' })
  await screen.findByRole('button', { name: 'Sign out elsewhere' })
  const notes = [...document.querySelectorAll('li [data-part="note"]')]
  return notes.map((note) => {
    const [words, row] = [note.parentElement, note.closest('li')]
    const title = words?.querySelector('[data-part="title"]')?.textContent ?? ''
    const all = row?.textContent ?? ''
    return [title, note.textContent, all.slice(title.length + note.textContent.length)]
  })
}

it('lists each sign-in with what and where, when, and whether it is this device or still open', async () => {
  const [first = [], second = [], third = []] = await show()
  expect(first[0]).toMatch(/^Unknown device.*Auckland$/)
  expect(first[1]).toMatch(/May 5, 2026/)
  expect(first[1]).not.toMatch(/signed in/)
  expect(first[2]).toBe('This device')
  expect(second[1]).toMatch(/May 5, 2026.*signed in/)
  expect(second[2]).toBe('')
  expect(third[1]).not.toMatch(/signed in/)
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { togglePopups } from '../../state/closed-popups.ts'
import { EntryPopup } from './EntryPopup.tsx'

const popup = [
  { id: 'a', title: 'A new game', content: '<p>Play <b>it</b></p>' },
  { id: 'b', title: 'A second word' },
]

beforeEach(() => localStorage.removeItem('closedPopups'))

function show(at = '/m/home') {
  const { client, sent } = createAnsweringClient({ announcements: { popup } })
  return { ...renderWithProviders(<EntryPopup />, { client, at }), sent }
}

it('shows the popups on home, one after the other', async () => {
  show()
  expect(await screen.findByText('A new game')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('A second word')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
})

it('shows a popup that was closed for today no more, but the others', async () => {
  const first = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Do not show again today' }))
  first.unmount()
  show()
  expect(await screen.findByText('A second word')).toBeTruthy()
  expect(screen.queryByText('A new game')).toBeNull()
})

it('shows a popup again on another day', async () => {
  localStorage.setItem('closedPopups', JSON.stringify({ day: '2020-01-01', ids: 'a b' }))
  show()
  expect(await screen.findByText('A new game')).toBeTruthy()
})

it('shows no popup while the player has turned them off', async () => {
  show()
  expect(await screen.findByText('A new game')).toBeTruthy()
  await act(async () => togglePopups())
  expect(screen.queryByText('A new game')).toBeNull()
  await act(async () => togglePopups())
  expect(screen.getByText('A new game')).toBeTruthy()
})

it('neither asks nor shows anything on another page', () => {
  const { sent } = show('/m/help')
  expect(sent('announcements')).toEqual([])
})

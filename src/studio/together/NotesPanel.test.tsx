import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openForTeam, type TestAnswers } from '../../../tests/support/open-for-team.tsx'
import type { Note } from '../../core/contract/generated/studio-api.ts'
import { StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { NotesButton } from './NotesButton.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { NotesProvider } from './notes-context.tsx'

const by = { id: 'ann', name: 'Ann' }
const at = '2026-11-30T21:40:00.000Z'
const note = (id: string, more: Partial<Note> = {}): Note => ({
  id,
  merchant: 'shop',
  place: 'theme',
  by,
  at,
  text: `Text of ${id}`,
  mentions: [],
  answers: [],
  ...more,
})

async function openNotes(notes: Note[], more: TestAnswers = {}) {
  const opened = openForTeam(
    <NotesProvider>
      <NotesButton isOpen onPress={() => {}} />
      <NotesPanel
        place="theme"
        nameOf={(place) => (place === '' ? 'the merchant' : place)}
        isGone={(place) => place === 'gone'}
        onClose={() => {}}
      />
    </NotesProvider>,
    { listNotes: () => ({ notes: [...notes] }), ...more },
  )
  await act(async () => {})
  return opened
}

const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })))

it('lists the open notes of what is open, and on demand all of them and resolved ones', async () => {
  await openNotes([
    note('one'),
    note('two', { place: 'gone', text: '<b>bold</b>' }),
    note('three', { resolved: { by, at } }),
  ])
  screen.getByRole('button', { name: 'Notes: 2 open' })
  screen.getByText('Text of one')
  expect(screen.queryByText('<b>bold</b>')).toBe(null)
  await choose('All of the merchant')
  screen.getByText('<b>bold</b>')
  screen.getByText('It is about gone, which is not there now.')
  expect(screen.queryByText('Text of three')).toBe(null)
  await act(async () => void fireEvent.click(screen.getByRole('switch')))
  screen.getByText(/^Resolved by Ann/)
})

it('says that there are none, and reads them again when a colleague wrote one', async () => {
  const notes: Note[] = []
  const { send } = await openNotes(notes)
  screen.getByText('No notes here.')
  notes.push(note('new'))
  const event = { merchant: 'shop', by, at, isOwn: false, mentionsYou: false }
  await send({ kind: 'notes', notes: event })
  screen.getByText('Text of new')
})

it('keeps a text that the server refused, and says why', async () => {
  await openNotes([], {
    writeNote: () => {
      throw new StudioApiError({ code: 'too-many-notes', message: 'There are too many.' })
    },
  })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Write a note about theme',
  })
  fireEvent.change(field, { target: { value: 'A long thought' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Write' })))
  screen.getByText('There are too many.')
  expect(field.value).toBe('A long thought')
})

it('lists what mentions the reader at any merchant, with a link to the place', async () => {
  await openNotes([], {
    listMyNotes: () => ({ open: [], mentions: [note('there', { merchant: 'bank' })] }),
  })
  await choose('Mentioned me')
  const item = screen.getByText('Text of there').closest('li')
  const link = within(item as HTMLElement).getByRole('link', { name: 'About bank, theme' })
  expect(link.getAttribute('href')).toContain('/studio/bank/theme')
  expect(within(item as HTMLElement).queryByRole('button')).toBe(null)
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import Questions from './Questions.tsx'

const items = [
  { question: { en: 'When is it there?' }, answer: { en: 'Within a minute.' } },
  { question: { en: 'What does it cost?' }, answer: { en: '<b>Nothing</b>.' } },
]

const show = (settings: Partial<BlockSettings<'questions'>>) =>
  renderWithProviders(
    <Questions id="q" variant="list" settings={settingsOf('questions', settings)} />,
  )

it('opens an answer below its question, whose text stays text', () => {
  show({ title: { en: 'Good to know' }, items })
  expect(screen.getByRole('heading', { name: 'Good to know', level: 2 })).toBeTruthy()
  expect(screen.queryByText('Within a minute.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'What does it cost?' }))
  expect(screen.getByText('<b>Nothing</b>.')).toBeTruthy()
})

it('shows the first answer from the start where the merchant wants it', () => {
  show({ items, open: true })
  expect(screen.getByText('Within a minute.')).toBeTruthy()
  expect(screen.queryByText('<b>Nothing</b>.')).toBeNull()
})

it('says that there are no questions yet', () => {
  show({})
  expect(screen.getByText('No questions yet')).toBeTruthy()
})

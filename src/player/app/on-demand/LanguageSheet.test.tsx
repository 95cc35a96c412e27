import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { readLanguage } from '../../state/language.ts'
import { openLanguageSheet } from '../../state/language-sheet.ts'
import { LanguageSheet } from './LanguageSheet.tsx'

const supported = [
  {
    tag: 'en',
    name: 'English',
    code: 'EN',
    fallback: [],
    messages: {},
    greeting: 'Hello',
    invitation: 'Read in English',
  },
  {
    tag: 'th',
    name: 'ไทย',
    code: 'TH',
    fallback: ['en'],
    messages: {},
    greeting: 'สวัสดี',
    invitation: 'อ่านภาษาไทย',
  },
]

function show(notes: string, main = 'en'): string[] {
  renderWithProviders(<LanguageSheet />, {
    skin: { languages: { default: main, supported, notes } },
  })
  openLanguageSheet()
  return screen.getAllByRole('radio').map((row) => row.textContent ?? '')
}

describe('the note beside a language', () => {
  it('is its own greeting', () => {
    const [english, thai] = show('greeting')
    expect(english).toContain('Hello')
    expect(thai).toContain('สวัสดี')
    expect(screen.getByText('สวัสดี').lang).toBe('th')
  })

  it('is its name in the language spoken, and of that one that it is chosen', () => {
    const [english, thai] = show('translated')
    expect(english).toContain('Selected')
    expect(thai).toContain('Thai')
  })

  it('is a call in the language itself, and of the first language that it is', () => {
    const [english, thai] = show('invitation')
    expect(english).toContain('Main language of this site')
    expect(thai).toContain('อ่านภาษาไทย')
  })

  it('is not there where the merchant wants none', () => {
    expect(show('none')).toEqual(['English', 'ไทย'])
  })
})

it('applies a language with one tap', async () => {
  show('none')
  fireEvent.click(screen.getByRole('radio', { name: 'ไทย' }))
  await expect.poll(readLanguage).toBe('th')
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import Documents from './Documents.tsx'

const documents = {
  version: '2.1',
  updated: '2026-03-04',
  agreement: ['account', 'eligibility'],
  privacy: ['data'],
  responsible: ['signs'],
  bonus: ['general'],
}
const show = (at: string, memberType?: number) =>
  renderWithProviders(<Documents />, {
    at,
    skin: { documents },
    ...(memberType !== undefined && { memberType }),
  })

it("shows the merchant's sections with a table of contents, the version and the age", () => {
  show('/m/useragreement')
  expect(screen.getByText('Version 2.1, last changed on March 4, 2026')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings).toEqual(['Contents', '1. Your account', '2. Who may play'])
  expect(screen.getByText(/You must be 18 or older/)).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

it('moves the focus to a section of the table of contents', () => {
  show('/m/useragreement')
  Element.prototype.scrollIntoView = () => undefined
  fireEvent.click(screen.getByRole('button', { name: '2. Who may play' }))
  expect(document.activeElement?.textContent).toBe('2. Who may play')
})

it('opens the document that the address names, and leads a member from it to the limits', () => {
  show('/m/useragreement?section=responsible', 41)
  expect(screen.getByRole('tab', { name: 'Responsible play', selected: true })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set your limits' }).getAttribute('href')).toBe(
    '/m/playSafely',
  )
})

it('keeps the chosen document in the address', () => {
  show('/m/useragreement')
  fireEvent.click(screen.getByRole('tab', { name: 'Privacy' }))
  expect(location.search).toBe('?section=privacy')
})

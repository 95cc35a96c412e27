import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useDraftTexts } from '../state/use-editor.tsx'
import { PageSettings } from './PageSettings.tsx'
import { renderInEditor } from './testing.tsx'

function Typed(): ReactNode {
  return <output>{useDraftTexts().map(({ text }) => text)}</output>
}

const club = { path: '/m/club', title: { en: 'Club' }, order: [], blocks: {} }

it('an own page shows its path and who may enter above its blocks; a page of the product does not', () => {
  const text = JSON.stringify({ pages: { 'own-club': club } })
  const { unmount } = renderInEditor(<PageSettings page="own-club" path="pages.own-club" />, text)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Path/ }).value).toBe('/m/club')
  expect(screen.getByText('Sessions')).toBeTruthy()
  unmount()
  renderInEditor(<PageSettings page="home" path="pages.home" />, text)
  expect(screen.queryByRole('textbox', { name: /Path/ })).toBeNull()
})

it('an own page is removed from the file; a page of the product cannot be', () => {
  const text = JSON.stringify({ pages: { 'own-club': club, home: {} } })
  const { unmount } = renderInEditor(<PageSettings page="home" path="pages.home" />, text)
  expect(screen.queryByRole('button', { name: 'Remove the page' })).toBeNull()
  unmount()
  renderInEditor(
    <>
      <PageSettings page="own-club" path="pages.own-club" />
      <Typed />
    </>,
    text,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove the page' }))
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ pages: { home: {} } })
})

it('an inherited own page that the merchant removes can be restored', () => {
  const text = JSON.stringify({ pages: { 'own-club': { $remove: true } } })
  renderInEditor(
    <>
      <PageSettings page="own-club" path="pages.own-club" />
      <Typed />
    </>,
    text,
  )
  screen.getByText('This merchant removes the page, which it inherits.')
  expect(screen.queryByRole('textbox', { name: /Path/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Restore the page' }))
  expect(screen.getByRole('status').textContent).not.toContain('own-club')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageSettings } from './PageSettings.tsx'
import { renderInEditor } from './testing.tsx'

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

import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInEditor } from '../form/testing.tsx'
import { useDraftTexts } from '../state/use-editor.tsx'
import { AddPage } from './AddPage.tsx'

function Typed(): ReactNode {
  return <output>{useDraftTexts().map(({ text }) => text)}</output>
}

const shop = { languages: { default: 'th' }, pages: { 'own-club': { path: '/m/club' } } }

async function add(typed: Readonly<Record<string, string>>) {
  const onClose = vi.fn()
  renderInEditor(
    <>
      <AddPage onClose={onClose} />
      <Typed />
    </>,
    JSON.stringify(shop),
  )
  for (const [name, value] of Object.entries(typed))
    await act(async () =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })))
  const text = screen.getByRole('status', { hidden: true }).textContent
  return { onClose, pages: text ? JSON.parse(text).pages : undefined }
}

it('adds a page with its title in the default language, below a path that follows from its name', async () => {
  const { onClose, pages } = await add({ Name: ' fame ', Title: 'ทำเนียบ' })
  expect(pages).toEqual({
    ...shop.pages,
    'own-fame': { path: '/m/fame', title: { th: 'ทำเนียบ' } },
  })
  expect(onClose).toHaveBeenCalledOnce()
  expect(location.pathname).toContain('pages.own-fame')
})

it('adds a page at the path that is typed, and keeps a prefix that is typed', async () => {
  const { pages } = await add({ Name: 'own-fame', Path: '/m/hall/fame', Title: 'Fame' })
  expect(pages['own-fame'].path).toBe('/m/hall/fame')
})

it.each([
  [
    'a name with other characters',
    { Name: 'Hall of fame', Title: 'Fame' },
    /^Lower-case letters, digits and dashes, such as club\.$/,
  ],
  [
    'a name that a page has',
    { Name: 'club', Title: 'Fame' },
    'There’s a page of this name already.',
  ],
  [
    'a path elsewhere',
    { Name: 'fame', Path: '/fame', Title: 'Fame' },
    'A path below /m/, such as /m/club.',
  ],
  ['no title', { Name: 'fame' }, 'Type something here first.'],
])('does not add a page with %s, and says why', async (_, typed, message) => {
  const { onClose, pages } = await add(typed)
  expect(screen.getByText(message)).toBeTruthy()
  expect(pages).toBeUndefined()
  expect(onClose).not.toHaveBeenCalled()
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../tests/support/settings-of.ts'
import GridMenu from './GridMenu.tsx'
import ListMenu from './ListMenu.tsx'

const groups = [
  { name: { en: 'News' }, entries: ['messages' as const, 'notice' as const] },
  { name: { en: 'Points' }, entries: ['mall' as const] },
]

function show(Menu: typeof ListMenu, flags: Readonly<Record<string, boolean>>) {
  const { client, sent } = createAnsweringClient({
    unreadMessages: { count: 3, recipients: ['service'] },
  })
  const settings = settingsOf('member-menu', { groups })
  renderWithProviders(<Menu id="m" variant="list" settings={settings} />, {
    client,
    memberType: 41,
    skin: { flags },
  })
  return { sent }
}

it.each([
  ['list', ListMenu],
  ['grid', GridMenu],
])('shows as a %s the pages whose flags are on, with the unread messages', async (_, Menu) => {
  show(Menu, { INBOX3: true })
  expect(await screen.findByText('3')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Notices/ }).getAttribute('href')).toBe('/m/notice')
  expect(screen.queryByText('Points')).toBeNull()
})

it('asks for no messages while they are off', () => {
  const { sent } = show(ListMenu, { PTSYS3: true })
  expect(screen.getByRole('link', { name: /Points mall/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
  expect(sent('unreadMessages')).toEqual([])
})

import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { markAnswered } from '../../../../state/live.ts'
import GridMenu from './GridMenu.tsx'
import ListMenu from './ListMenu.tsx'
import type { useMenuGroups } from './menu-entries.ts'

beforeAll(markAnswered)

const groups = [
  { name: { en: 'News' }, entries: ['messages' as const, 'notice' as const] },
  { name: { en: 'Points' }, entries: ['mall' as const] },
]

interface ShowOptions {
  readonly groups?: Parameters<typeof useMenuGroups>[0]
  readonly isSingle?: boolean
  /** The default is a member who is no agent. */
  readonly memberType?: number
}

function show(
  Menu: typeof ListMenu,
  flags: Readonly<Record<string, boolean>>,
  options: ShowOptions = {},
) {
  const { client, sent } = createAnsweringClient({
    unreadMessages: { count: 3, recipients: ['service'] },
    walletBalance: { isSingle: options.isSingle },
  })
  const { memberType = 41, ...given } = options
  const settings = settingsOf('member-menu', { groups, ...given })
  renderWithProviders(<Menu id="m" variant="list" settings={settings} />, {
    client,
    memberType,
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

it('has by default no page that the wallet above it leads to', () => {
  const entries = settingsOf('member-menu').groups.flatMap((group) => group.entries)
  expect(entries).toContain('records')
  for (const page of ['deposit', 'withdraw', 'bankCards'] as const)
    expect(entries).not.toContain(page)
})

it('asks for no messages while they are off', () => {
  const { sent } = show(ListMenu, { PTSYS3: true })
  expect(screen.getByRole('link', { name: /Points mall/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
  expect(sent('unreadMessages')).toEqual([])
})

it.each([
  ['list', ListMenu],
  ['grid', GridMenu],
])('has as a %s every page of a member and the way out, without other settings', (_, Menu) => {
  const { groups: usual } = settingsOf('member-menu')
  show(Menu, { INBOX3: true, REWCEN3: true, FEEDBACK3: true }, { groups: usual })
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const named = [
    ...(['records', 'accountRecord', 'bets', 'profit'] as const),
    ...(['rewards', 'invite', 'settings', 'security'] as const),
    ...(['messages', 'feedback', 'service'] as const),
  ]
  expect(named.map((route) => pathTo(route)).filter((path) => !paths.includes(path))).toEqual([])
  screen.getByRole('button', { name: 'Log out' })
})

describe('the page for transfers', () => {
  const money = [{ name: { en: 'Money' }, entries: ['transfer' as const, 'bets' as const] }]

  it('is listed where vendors have wallets of their own', async () => {
    show(ListMenu, { FUNDTRANS3: true }, { groups: money, isSingle: false })
    const link = await screen.findByRole('link', { name: /Transfer/ })
    expect(link.getAttribute('href')).toBe('/m/transfer')
  })

  it('is not listed with a single wallet, nor while its flag is off', async () => {
    const { sent } = show(ListMenu, { FUNDTRANS3: true }, { groups: money, isSingle: true })
    await waitFor(() => expect(sent('walletBalance')).toHaveLength(1))
    expect(screen.getAllByRole('link', { name: /record/ })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /Transfer/ })).toBeNull()
    const off = show(ListMenu, { FUNDTRANS3: false }, { groups: money, isSingle: false })
    expect(off.sent('walletBalance')).toHaveLength(0)
  })
})

it('lists the pages of agents for agents alone', () => {
  const agent = [{ name: { en: 'Agent' }, entries: ['team' as const, 'contracts' as const] }]
  show(ListMenu, {}, { groups: agent })
  expect(screen.queryByRole('link')).toBeNull()
  show(ListMenu, {}, { groups: agent, memberType: 1 })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/member/agent/team',
    '/m/member/agent/contracts',
  ])
})

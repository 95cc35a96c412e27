import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { watchConnection } from '../../../../state/connection.ts'
import { useLanguageSheetOpen } from '../../../../state/language-sheet.ts'
import { markAnswered, publishLive } from '../../../../state/live.ts'
import { useMenuOpen } from '../../../../state/menu.ts'
import Header from './Header.tsx'

const header = <Header id="header" variant="bar" settings={settingsOf('header')} />

function Opened() {
  return <output>{`${useMenuOpen()} ${useLanguageSheetOpen()}`}</output>
}

describe('the header', () => {
  it('links a guest from deposit to login and keeps the way to the deposit page', () => {
    renderWithProviders(header)
    const deposit = screen.getByRole('link', { name: 'Deposit' })
    expect(deposit.getAttribute('href')).toBe('/m/login?back=%2Fm%2FvoucherCenter')
  })

  it('shows no deposit button to a member, nor when the merchant turns it off', () => {
    const { unmount } = renderWithProviders(header, { memberType: 1 })
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
    unmount()
    renderWithProviders(
      <Header
        id="header"
        variant="overlay"
        settings={settingsOf('header', { showDeposit: false })}
      />,
    )
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('opens the menu and the language list', async () => {
    renderWithProviders(
      <>
        {header}
        <Opened />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('true true'))
  })
})

it('shows in the place of the logo that the phone is offline', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = watchConnection(window)
  renderWithProviders(header)
  expect(screen.getByText('No Internet')).toBeTruthy()
  network.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('No Internet')).toBeNull()
  stop()
})

it('keeps a place for customer service beside the languages', () => {
  const blocks = { service: { type: 'service' } }
  const definition = { type: 'service', place: 'bar', load: () => new Promise(() => undefined) }
  renderWithProviders(header, {
    skin: { pages: { shell: { order: ['service'], blocks } } },
    catalogue: { service: { ...definition, height: () => 0 } } as never, // never loads
  })
  const language = screen.getByRole('button', { name: 'Language: English' })
  expect(language.previousElementSibling?.childElementCount).toBe(1)
})

describe('the link to the messages', () => {
  const withInbox = (
    <Header id="header" variant="bar" settings={settingsOf('header', { inbox: true })} />
  )
  afterEach(() => publishLive({ flags: { INBOX3: false } }))

  it('is shown to a member while the flag is on', async () => {
    publishLive({ flags: { INBOX3: true } })
    renderWithProviders(withInbox, { memberType: 1 })
    const link = await screen.findByRole('link', { name: 'Messages' })
    expect(link.getAttribute('href')).toBe('/m/messages')
    await act(async () => publishLive({ flags: { INBOX3: false } }))
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull()
  })

  it('asks for the count once the gateway has sent the flags of this visit', async () => {
    publishLive({ flags: { INBOX3: true } })
    const { client, sent } = createAnsweringClient({ unreadMessages: { count: 1 } })
    renderWithProviders(withInbox, { memberType: 1, client })
    await act(async () => undefined)
    expect(sent('unreadMessages')).toEqual([])
    await act(async () => markAnswered())
    expect(sent('unreadMessages')).toHaveLength(1)
  })

  it('has the number of unread messages in its name and its corner', async () => {
    publishLive({ flags: { INBOX3: true } })
    const { client } = createAnsweringClient({ unreadMessages: { count: 120 } })
    renderWithProviders(withInbox, { memberType: 1, client })
    const link = await screen.findByRole('link', { name: 'Messages, 120 unread' })
    expect(link.textContent).toBe('99+')
  })

  it.each([
    ['to a guest', withInbox, undefined],
    ['to a trial account', withInbox, 4],
    ['when the merchant turns it off', header, 1],
  ])('is not shown, and the count is not asked for, %s', async (_case, shown, type) => {
    publishLive({ flags: { INBOX3: true } })
    const { calls } = renderWithProviders(shown, {
      ...(type !== undefined && { memberType: type }),
    })
    await act(async () => undefined)
    expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
    expect(calls).toEqual([])
  })
})

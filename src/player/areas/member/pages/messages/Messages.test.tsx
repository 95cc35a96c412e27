import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, useDialogs } from '../../../../state/dialogs.ts'
import Messages from './Messages.tsx'

const message = (messageId: string, title: string, read = false) => ({
  messageId,
  sender: 'Customer service',
  title,
  preview: 'The beginning',
  createdAt: Date.UTC(2026, 4, 12),
  read,
})
const page = (...messages: readonly object[]) => ({
  messages,
  pageNum: 1,
  totalPages: 1,
  totalCount: messages.length,
})

/** Confirms the open dialog. */
function Confirm(): ReactNode {
  const [dialog] = useDialogs()
  return dialog ? (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      confirm
    </button>
  ) : null
}

function show(answers: CallAnswers, at = '/m/messages') {
  const { client, sent } = createAnsweringClient({
    unreadMessages: { count: 1, recipients: ['service'] },
    readMessages: true,
    deleteMessages: true,
    ...answers,
  })
  renderWithProviders(
    <>
      <Messages />
      <Confirm />
    </>,
    { client, memberType: 41, at },
  )
  return { sent }
}

it('lists a folder, and announces to a screen reader what is unread', async () => {
  show({ messages: page(message('2', 'New offer'), message('1', 'Welcome', true)) })
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/messages?message=2',
    '/m/messages?message=1',
  ])
  expect(links[0]?.textContent).toContain('Unread: New offer')
  expect(links[1]?.textContent).not.toContain('Unread')
  expect(screen.getByRole('tab', { name: /Inbox/ })).toBeTruthy()
})

it('shows that a folder is empty, and offers another try when it failed', async () => {
  show({ messages: page() })
  expect(await screen.findByText('No messages here')).toBeTruthy()
})

it('offers another try when a folder failed', async () => {
  show({ messages: new GatewayError('http', { call: 'messages', status: 503 }) })
  expect(await screen.findByText('System busy, try again later')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('deletes the selected messages after a confirmation', async () => {
  const { sent } = show({ messages: page(message('2', 'New offer'), message('1', 'Welcome')) })
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }))
  fireEvent.click(screen.getByRole('button', { name: /New offer/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(sent('deleteMessages')).toEqual([])
  fireEvent.click(await screen.findByText('confirm'))
  await waitFor(() => expect(sent('deleteMessages')).toEqual([{ messageIds: ['2'] }]))
})

it('marks a message as read when it is opened, and shows no script of it', async () => {
  const { sent } = show(
    {
      message: {
        ...message('2', 'New offer'),
        box: 'inbox',
        body: '<p>Hello <b>you</b><script>window.bad = 1</script><img src=x onerror="window.bad=1"></p>',
        replyTo: 'service',
      },
    },
    '/m/messages?message=2',
  )
  expect(await screen.findByText('you')).toBeTruthy()
  expect(document.querySelector('main script, article script, article img')).toBeNull()
  await waitFor(() => expect(sent('readMessages')).toEqual([{ messageIds: ['2'] }]))
})

it('answers a message with its title', async () => {
  const { sent } = show(
    { sendMessage: { messageId: '9' } },
    '/m/messages?write=service&reply=2&title=New+offer',
  )
  const title = await screen.findByLabelText<HTMLInputElement>(/Title/)
  expect(title.value).toBe('Re: New offer')
  fireEvent.input(screen.getByLabelText(/Message/), { target: { value: 'Thank you' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  await waitFor(() => expect(location.search).toBe(''))
  expect(sent('sendMessage')).toEqual([
    { recipient: 'service', title: 'Re: New offer', body: 'Thank you', replyTo: '2' },
  ])
})

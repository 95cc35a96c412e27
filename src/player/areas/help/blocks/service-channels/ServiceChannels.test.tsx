import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import ServiceChannels from './ServiceChannels.tsx'

const line = {
  csType: 'LINE',
  path: 'https://line.me/R/ti/p/@shop',
  hours: 'Always',
  account: '@shop',
}
const bad = { csType: 'FACEBOOK', path: 'https://evil.example/shop' }
const gateway = {
  merchantCode: 'small',
  serviceDecoder: 'plain',
  linkHosts: ['line.me'],
  frameHosts: ['chat.example', 'http://games.localhost:4173'],
  agentExcludedTypes: [4, 40, 41, 42],
  trialTypes: [4],
  moduleIds: {},
}

function show(services: readonly object[], { chat = '', email = '', memberType = 41 } = {}) {
  const { client } = createAnsweringClient({
    customerService: services,
    launchChat: { url: chat },
  })
  const settings = settingsOf('service-channels', email ? { email } : {})
  renderWithProviders(<ServiceChannels id="c" variant="cards" settings={settings} />, {
    client,
    memberType,
    skin: { gateway, flags: { CBS3: chat !== '', FEEDBACK3: true } },
  })
}

it('keeps the place of a code while its code is on its way', async () => {
  const heights = new Set<string | undefined>()
  const observer = new MutationObserver(() => {
    heights.add(document.querySelector<HTMLElement>('figure [data-kit="skeleton"]')?.style.height)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  show([line])
  expect(await screen.findByRole('img', { name: 'Scan the code with LINE' })).toBeTruthy()
  observer.disconnect()
  expect(heights).toContain('11rem')
})

it('shows a channel with its hours, its id to copy and a code, and leaves out an address that is not allowed', async () => {
  show([line, bad])
  const link = await screen.findByRole('link', { name: 'Open LINE' })
  expect(link.getAttribute('href')).toBe('https://line.me/R/ti/p/@shop')
  expect(screen.getByText('Always')).toBeTruthy()
  expect(screen.getByText('@shop')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Scan the code with LINE' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull()
})

it('shows that no channel is available, and still leads to help and feedback', async () => {
  show([])
  expect(await screen.findByText('No channel is available at the moment')).toBeTruthy()
  const link = screen.getByRole('link', { name: /Send feedback/ })
  expect(link.getAttribute('href')).toBe('/m/feedback')
})

it('opens the chat in a sandboxed frame, and no address outside of the list', async () => {
  show([line], { chat: 'https://chat.example/room' })
  fireEvent.click(await screen.findByRole('button', { name: 'Start a live chat' }))
  const frame = await screen.findByTitle('Live chat')
  expect(frame.getAttribute('src')).toBe('https://chat.example/room')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
})

it('opens the chat of a host that the merchant lists with its scheme and port', async () => {
  show([line], { chat: 'http://games.localhost:4173/chat/1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Start a live chat' }))
  const frame = await screen.findByTitle('Live chat')
  expect(frame.getAttribute('src')).toBe('http://games.localhost:4173/chat/1')
})

it('shows that the chat did not open where its address is not allowed', async () => {
  show([line], { chat: 'https://evil.example/room' })
  fireEvent.click(await screen.findByRole('button', { name: 'Start a live chat' }))
  expect(await screen.findByText('The chat did not open')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})

it('opens the mail program with what was typed where e-mail is the only channel', async () => {
  show([], { email: 'help@shop.example' })
  const open = await screen.findByRole('link', { name: 'Open the mail app' })
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'My deposit' } })
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'A & B' } })
  expect(open.getAttribute('href')).toBe(
    'mailto:help@shop.example?subject=My%20deposit&body=A%20%26%20B',
  )
})

it('shows the address alone where there are other channels', async () => {
  show([line], { email: 'help@shop.example' })
  await screen.findByRole('link', { name: 'Open LINE' })
  const mail = screen.getByRole('link', { name: 'help@shop.example' })
  expect(mail.getAttribute('href')).toBe('mailto:help@shop.example')
  expect(screen.queryByLabelText('Subject')).toBeNull()
})

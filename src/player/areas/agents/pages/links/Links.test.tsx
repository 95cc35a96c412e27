import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type CallAnswers,
  createAnsweringClient,
} from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { closeDialog, closeDialogs, useDialogs } from '../../../../state/dialogs.ts'
import { deviceStorage } from '../../../../state/storage.ts'
import { useToasts } from '../../../../state/toasts.ts'
import Links from './Links.tsx'

const link = {
  linkId: '1',
  code: 'ABCD2345',
  url: 'http://small.localhost/m/register?affiliateCode=ABCD2345',
  type: 'agent',
  rebates: [{ product: 'RNG', rate: '0.60' }],
  remark: 'LINE',
  visits: 48,
  registrations: 3,
  deposits: 2,
  createdAt: Date.UTC(2026, 9, 1),
  state: 'active',
}
const old = { ...link, linkId: '2', code: 'OLDLINK2', expiresAt: 1, state: 'expired' }
const links = { links: [link, old], quota: { used: 2, max: 10 } }
const standing = {
  code: 'ALWAYS22',
  url: 'http://small.localhost/m/register?affiliateCode=ALWAYS22',
}
const settings = {
  rebates: [
    { product: 'RNG', rate: '0.80', min: '0.75', max: '0.80' },
    { product: 'LIVE', rate: '0.50', min: '0.00', max: '0.50' },
  ],
  step: '0.05',
  effectiveAt: 0,
}
const quotas = {
  links: { used: 2, max: 10 },
  rebates: [
    { rate: '0.75', used: 5, max: 5 },
    { rate: '0.65', used: 1, max: 20 },
  ],
}

/** Agrees to what a dialog asks, and shows notifications. */
function Dialogs(): ReactNode {
  const [dialog] = useDialogs()
  const toasts = useToasts()
  if (!dialog) return <output>{toasts.flatMap(({ lines }) => lines).join()}</output>
  return (
    <button type="button" onClick={() => closeDialog(dialog.id, '')}>
      agree: {dialog.words.title}
    </button>
  )
}

function show(query = '', answers: CallAnswers = {}) {
  const { client, sent } = createAnsweringClient({
    affiliateLinks: links,
    registrationLink: standing,
    rebateSettings: settings,
    agentQuotas: quotas,
    registerPatterns: {},
    createAffiliateLink: { ...link, linkId: '9' },
    deleteAffiliateLink: true,
    registerDownline: { username: 'newnok' },
    ...answers,
  })
  renderWithProviders(
    <>
      <Links />
      <Dialogs />
    </>,
    { client, memberType: 2, at: `/m/member/agent/links${query}` },
  )
  return { sent }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  act(closeDialogs)
  deviceStorage.clear()
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

it('shows the latest link with its poster, address, figures, rates and end', async () => {
  show()
  expect(
    await screen.findByRole('img', { name: 'Poster of the link ABCD2345 with its QR code' }),
  ).toBeTruthy()
  expect(screen.getByText(link.url)).toBeTruthy()
  for (const words of ['48', '3', '2', '0.60%', 'LINE', 'Agents', 'Never', '2 of 10 links'])
    expect(screen.getByText(words)).toBeTruthy()
})

it('lists every link and the one that always works', async () => {
  show()
  const row = await screen.findByRole('link', { name: /OLDLINK2/ })
  expect(row.textContent).toContain('Visits: 48 · Registered: 3')
  expect(row.textContent).toContain('Expired')
  fireEvent.click(screen.getByRole('link', { name: /ALWAYS22/ }))
  expect(await screen.findByText(standing.url)).toBeTruthy()
})

it('shows the link that always works to an agent without others', async () => {
  show('', { affiliateLinks: { links: [], quota: { used: 0, max: 10 } } })
  expect(await screen.findByText(standing.url)).toBeTruthy()
})

it('offers no poster of a link that has expired', async () => {
  show('?link=2')
  expect(await screen.findByText('OLDLINK2: Expired')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /Poster/ })).toBeNull()
})

it('shows that a link no longer exists', async () => {
  show('?link=77')
  expect(await screen.findByText('This link no longer exists')).toBeTruthy()
})

it('shows that the poster could not be saved where the browser draws none', async () => {
  show()
  const button = await screen.findByRole('button', { name: 'Save the poster' })
  // Not the icon of the app, which is a telephone in some brands.
  expect(button.querySelector('use')?.getAttribute('href')).toBe('#save')
  fireEvent.click(button)
  expect(await screen.findByText(/The poster could not be saved/)).toBeTruthy()
})

it('deletes a link after a confirmation', async () => {
  const { sent } = show('?link=1')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this link' }))
  expect(sent('deleteAffiliateLink')).toEqual([])
  fireEvent.click(await screen.findByText('agree: Delete the link ABCD2345?'))
  await waitFor(() => expect(sent('deleteAffiliateLink')).toEqual([{ linkId: '1' }]))
})

it('blocks a new link once the quota is used', async () => {
  show('', { affiliateLinks: { links: [link], quota: { used: 10, max: 10 } } })
  const create = await screen.findByRole('button', { name: 'New link' })
  expect(create.hasAttribute('disabled')).toBe(true)
})

it('creates a link with rates within the own ones, a remark and an end', async () => {
  const { sent } = show('?view=new')
  fireEvent.click(await screen.findByRole('radio', { name: 'Agents' }))
  press('All products: higher')
  expect(screen.getByText('Takes one of 19 places left for 0.65% or more')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Remark/), { target: { value: ' Line \u200b' } })
  fireEvent.change(screen.getByLabelText(/Valid for/), { target: { value: '30' } })
  press('Create the link')
  await waitFor(() =>
    expect(sent('createAffiliateLink')).toEqual([
      {
        type: 'agent',
        rebates: [
          { product: 'RNG', rate: '0.65' },
          { product: 'LIVE', rate: '0.50' },
        ],
        remark: 'Line',
        days: 30,
      },
    ]),
  )
  await waitFor(() => expect(location.search).toBe('?link=9'))
})

it('sets the rate of one product', async () => {
  const { sent } = show('?view=new')
  fireEvent.click(await screen.findByRole('button', { name: 'Set each product' }))
  press('Live casino: lower')
  press('Create the link')
  await waitFor(() =>
    expect(sent('createAffiliateLink')).toMatchObject([
      { rebates: expect.arrayContaining([{ product: 'LIVE', rate: '0.45' }]) },
    ]),
  )
})

it('shows why the gateway makes no link, and what to look at after a lost answer', async () => {
  const call = 'createAffiliateLink'
  show('?view=new', {
    createAffiliateLink: new GatewayError('refused', { call, code: 'link.quota', status: 400 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Create the link' }))
  expect(await screen.findByText('You have as many links as you may have.')).toBeTruthy()
})

it('registers a downline by hand, and shows what to pass on', async () => {
  const { sent } = show('?view=register')
  fireEvent.input(await screen.findByLabelText(/Username/), { target: { value: 'newnok' } })
  fireEvent.input(screen.getByLabelText(/First password/), { target: { value: 'Secret-2026' } })
  fireEvent.change(screen.getByLabelText(/Account type/), { target: { value: 'agent' } })
  press('Register')
  expect(await screen.findByText('newnok is below you now')).toBeTruthy()
  expect(sent('registerDownline')).toMatchObject([
    { username: 'newnok', password: 'Secret-2026', type: 'agent' },
  ])
})

it('shows at the name that it is taken', async () => {
  const call = 'registerDownline'
  show('?view=register', {
    registerDownline: new GatewayError('refused', { call, code: 'username.exists' }),
  })
  const name = await screen.findByLabelText(/Username/)
  fireEvent.input(name, { target: { value: 'nok' } })
  fireEvent.input(screen.getByLabelText(/First password/), { target: { value: 'Secret-2026' } })
  press('Register')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
})

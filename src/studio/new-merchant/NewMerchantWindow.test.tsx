import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { NewMerchantBody, NewMerchantLine } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { NewMerchantWindow } from './NewMerchantWindow.tsx'

/** Lists the problems that the studio API finds in a draft. */
function findLines({ code, hosts = '', names }: NewMerchantBody): NewMerchantLine[] {
  return [
    ...(code === '' ? [{ about: 'code', message: 'A merchant needs a code.' } as const] : []),
    ...(code === 'taken' ? [{ about: 'code', message: '"taken" is there already.' } as const] : []),
    ...(hosts.includes('/') ? [{ about: 'hosts', message: 'That is no host.' } as const] : []),
    ...(names?.['th'] === '{{'
      ? [{ about: 'name', language: 'th', message: 'No braces.' } as const]
      : []),
  ]
}

const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'th', name: 'ไทย' },
]
const offered = {
  name: '',
  parent: 'base',
  look: 'base',
  colour: '',
  hosts: '',
  languages: ['en', 'th'],
}

function open(wanted = '') {
  const made: NewMerchantBody[] = []
  const onClose = vi.fn()
  const ask = async (call: string, { body }: { readonly body: NewMerchantBody }) => {
    if (call === 'makeMerchant') made.push(body)
    if (call === 'makeMerchant') return { code: body.code }
    return { problems: findLines(body), offered, languages, notes: [] }
  }
  render(
    // The two calls of the window are answered with their shapes.
    <StudioApiProvider value={ask as unknown as StudioApiClient}>
      <NewMerchantWindow merchants={[]} wanted={wanted} onClose={onClose} />
    </StudioApiProvider>,
  )
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const type = (name: string, text: string) =>
    act(async () => fireEvent.change(field(name), { target: { value: text } }))
  const make = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make it' })))
  const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true'
  return { field, type, make, isInvalid, made, onClose }
}

beforeEach(() => history.replaceState(null, '', '/studio/'))

it('shows what the studio API finds wrong with a typed field, and with no other', async () => {
  const { type, isInvalid } = open()
  await type('Hosts', 'https://x')
  await screen.findByText('That is no host.')
  expect(isInvalid('Hosts')).toBe(true)
  expect(isInvalid('Code')).toBe(false)
  expect(screen.queryByText('A merchant needs a code.')).toBeNull()
  await type('Hosts', 'x.example')
  await waitFor(() => expect(isInvalid('Hosts')).toBe(false))
})

it('shows everything that is wrong when the operator creates it, creates nothing, and focuses the first such field', async () => {
  const { field, type, make, isInvalid, made } = open()
  await type('Hosts', 'https://x')
  await screen.findByText('That is no host.')
  await make()
  await screen.findByText('A merchant needs a code.')
  expect([isInvalid('Code'), isInvalid('Hosts')]).toEqual([true, true])
  expect(document.activeElement).toBe(field('Code'))
  expect(made).toEqual([])
})

it('shows a problem of a name in another language at that name', async () => {
  const { type, isInvalid } = open()
  await screen.findByRole('textbox', { name: 'Name in ไทย' })
  await type('Name in ไทย', '{{')
  await screen.findByText('No braces.')
  expect([isInvalid('Name in ไทย'), isInvalid('Name')]).toEqual([true, false])
})

it('makes a merchant of the chosen mode, and sends no mode where the logo decides', async () => {
  const { type, make, made } = open()
  await type('Code', 'night')
  await make()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /As the logo asks/ })))
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'Dark' })))
  await make()
  await waitFor(() => expect(made).toHaveLength(2))
  expect(made.map(({ mode }) => mode)).toEqual([undefined, 'dark'])
})

it('begins with the text of the search, checks it at once, and makes the merchant from it', async () => {
  const { field, type, make, isInvalid, made, onClose } = open('Taken')
  expect(field('Code').value).toBe('taken')
  await screen.findByText('"taken" is there already.')
  await type('Code', 'fresh')
  await waitFor(() => expect(isInvalid('Code')).toBe(false))
  await make()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(made).toMatchObject([{ code: 'fresh', name: 'Taken' }])
  expect(location.pathname).toBe('/studio/fresh')
})

it('asks whose look the merchant takes, and sends the answer', async () => {
  const { type, make, made } = open()
  await type('Code', 'lagoon')
  const choice = await screen.findByRole('button', { name: /Parts drawn as by/ })
  expect(choice.textContent).toContain('The merchant it inherits from')
  await act(async () => fireEvent.click(choice))
  await act(async () =>
    fireEvent.click(screen.getByRole('option', { name: /A copy of its files/ })),
  )
  await make()
  expect(made).toMatchObject([{ code: 'lagoon', look: 'own' }])
})

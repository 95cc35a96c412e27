import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { dismissNewVersion, useNewVersion } from '../../state/new-version.ts'
import { useToasts } from '../../state/toasts.ts'
import { watchMissingCode } from './watch-missing-code.ts'

const reload = vi.fn()
const ask = vi.fn()
let visit = 'navigate'
// jsdom has no entries of a visit.
Object.assign(performance, { getEntriesByType: () => [{ type: visit }] })
watchMissingCode(window, reload)

function Notifications() {
  const lines = useToasts().flatMap((toast) => toast.lines)
  return (
    <>
      <output>{lines.join()}</output>
      {useNewVersion() && <p>offered</p>}
    </>
  )
}

/** What the server has: the same site, another one, or no answer. */
const same = async () => new Response('<html lang="en" data-site="one">')
const other = async () => new Response('<html lang="en" data-site="two">')
const none = () => Promise.reject(new TypeError('offline'))
const down = async () => new Response('', { status: 502 })

async function failToLoad(answer: () => Promise<Response>) {
  ask.mockImplementation(answer)
  await act(async () => void window.dispatchEvent(new Event('vite:preloadError')))
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  document.documentElement.dataset['site'] = 'one'
  reload.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  visit = 'navigate'
  dismissNewVersion()
})

it('reloads a page on which nothing is typed when another release is out', async () => {
  renderWithProviders(<Notifications />)
  await failToLoad(other)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['without a network', none],
  ['while the server does not work', down],
])('leaves the page alone %s', async (_, answer) => {
  renderWithProviders(<Notifications />)
  await failToLoad(answer)
  await failToLoad(answer)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('reloads for a file of the same release when it fails to load again', async () => {
  renderWithProviders(<Notifications />)
  await failToLoad(same)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['a text is typed', <input key="a" aria-label="Name" />],
  ['a long text is typed', <textarea key="b" aria-label="Name" />],
])('keeps a page where %s, offers the release and explains what to do', async (_, field) => {
  renderWithProviders(
    <>
      <Notifications />
      {field}
    </>,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mali' } })
  await failToLoad(other)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText('offered')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Reload the page to go on')
})

it('keeps a page with a game', async () => {
  renderWithProviders(<iframe title="game" />)
  await failToLoad(other)
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload a page that was reloaded already', async () => {
  renderWithProviders(<Notifications />)
  visit = 'reload'
  await failToLoad(other)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText('offered')).toBeTruthy()
})

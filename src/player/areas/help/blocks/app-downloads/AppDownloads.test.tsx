import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { inlineListText } from '../../../../../../tests/support/inline-list-text.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import AppDownloads from './AppDownloads.tsx'

afterEach(() => vi.restoreAllMocks())

const apps = [
  {
    platform: 'android',
    url: 'https://line.me/app.apk',
    version: '4.2.0',
    size: '18.4',
    sha256: 'ab12',
  },
  { platform: 'ios', url: 'https://evil.example/app.ipa', version: '4.2.0' },
]
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'

function show(userAgent: string, at = '/m/download', answer: object = { apps }) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { client } = createAnsweringClient({ appDownloads: answer })
  const block = <AppDownloads id="a" variant="cards" settings={settingsOf('app-downloads')} />
  renderWithProviders(block, { client, at })
}

it('offers the home screen first, then the package of the phone with its facts', async () => {
  show(android)
  const link = await screen.findByRole('link', { name: 'Install the app Android app' })
  expect(link.getAttribute('href')).toBe('https://line.me/app.apk')
  expect(screen.getByText(inlineListText('Version 4.2.0 · 18.4 MB'))).toBeTruthy()
  expect(screen.getByText('ab12')).toBeTruthy()
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(titles).toEqual(['Add to home screen', 'Android app'])
})

it('leads an Android phone to its home screen where the merchant has an app for iPhones alone', async () => {
  show(android, '/m/download/android', { apps: [{ ...apps[1], url: 'https://line.me/app.ipa' }] })
  expect(await screen.findByText(/Use the site from your home screen/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Add to home screen' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Install the app/ })).toBeNull()
})

it('leaves out a package whose host is not allowed, and the steps to trust its developer', async () => {
  show(android, '/m/download/ios')
  expect(await screen.findByText(/There is no app at the moment/)).toBeTruthy()
  expect(screen.queryByText('Trust the developer')).toBeNull()
})

it('shows how to trust the developer of an app on iOS', async () => {
  const own = { platform: 'ios', url: 'https://line.me/app.ipa', version: '4.2.0' }
  show(android, '/m/download/ios', { apps: [own] })
  expect(await screen.findByText('Trust the developer')).toBeTruthy()
  expect(screen.getByText('Step 6')).toBeTruthy()
})

it('asks a visitor inside another app to open the browser', () => {
  show(`${android} Line/13.0.0`)
  expect(screen.getByText('Open this page in your phone’s browser')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

it('shows a large screen the code for a phone', async () => {
  show('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36')
  expect(await screen.findByRole('img', { name: /Scan this/ })).toBeTruthy()
})

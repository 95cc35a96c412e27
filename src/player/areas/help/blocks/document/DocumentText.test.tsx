import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readAreas } from '../../../../../../tests/support/read-messages.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { type LoadBundle, startI18n } from '../../../../i18n/start-i18n.ts'
import DocumentText from './DocumentText.tsx'

const about = (html: string) => ({ 'document-about': { html } })

function show(load: LoadBundle): void {
  startI18n({ language: 'en', fallback: {}, messages: { en: readAreas('en') }, load })
  const settings = settingsOf('document', { file: 'about' })
  renderWithProviders(<DocumentText id="text" variant="text" settings={settings} />)
}

it('shows the document with its headings and links, and drops what is no text', async () => {
  const html = '<h3>Licence</h3><p>See <a href="/m/help">help</a>.</p><script>alert(1)</script>'
  show(async (language, area) => ({ language, area, messages: about(html) }))
  expect(await screen.findByRole('heading', { name: 'Licence', level: 3 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help' }).getAttribute('href')).toBe('/m/help')
  expect(document.querySelector('script')).toBeNull()
})

it('says that a document did not load, and loads it when asked again', async () => {
  let isDown = true
  show(async (language, area) =>
    isDown ? undefined : { language, area, messages: about('<p>Our licence</p>') },
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.getByText('Our licence')).toBeTruthy())
})

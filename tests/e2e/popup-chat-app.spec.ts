import { readFileSync } from 'node:fs'
import { startTestHost } from '../support/start-test-host.ts'
import { expect, test } from './support/journey.ts'
import { createPlayer } from './support/player.ts'
import { controlSandbox } from './support/sandbox.ts'
import { projectRoot } from './support/words.ts'

test('the demonstration has popups on entry, a chat that answers and an app to download', async ({
  page,
  trouble,
}) => {
  const host = await startTestHost({ root: projectRoot, popups: true })
  const sandbox = controlSandbox(host.port)
  const player = createPlayer('reef', { page, trouble, host, sandbox, root: projectRoot })
  const { t } = player
  const dialog = page.getByRole('dialog')
  try {
    await player.open('/m/home')
    await expect(dialog.getByRole('heading', { name: 'Friday high tide' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Read the terms' })).toBeVisible()
    await dialog.getByRole('button', { name: t('common.close') }).click()
    await expect(dialog.getByRole('heading', { name: 'A question? Chat with us' })).toBeVisible()
    await dialog.getByRole('button', { name: t('app.popupToday') }).click()
    await expect(dialog).toHaveCount(0)
    await player.logIn('member88')
    await player.open('/m/service')
    await page.getByRole('button', { name: t('support.chat') }).click()
    const chat = page.frameLocator('iframe')
    await chat.getByRole('textbox', { name: 'Your message' }).fill('Where is my bonus?')
    await chat.getByRole('button', { name: 'Send' }).click()
    await expect(chat.getByText('lists each bonus with its turnover')).toBeVisible()
    await player.open('/m/download')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('download.install') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('reef.mobileconfig')
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      `<string>http://reef.localhost:${host.port}/m/home</string>`,
    )
  } finally {
    await page.close()
    await host.close()
  }
})

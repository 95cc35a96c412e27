import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { livery } from '../../src/cli/livery.ts'
import { quietEnvironment } from '../../src/cli/testing.ts'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { createFolderAtomic } from '../../src/site/disk/create-folder-atomic.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'

const code = 'lagoon'
const languages = ['en', 'th', 'zh', 'km', 'ja']

test.afterEach(({ root }) => {
  rmSync(join(root.path, 'merchants', code), { recursive: true, force: true })
})

/** Its first banner has a picture and words, and no shape is cut where its edge goes round. */
async function expectFirstPicture({ page, block }: Player): Promise<void> {
  const front = block('banner').locator('[data-front]')
  await expect(front.locator('[data-part="title"]')).toHaveText(/\S/)
  await expect
    .poll(() =>
      front
        .locator('img')
        .evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
    )
    .toBeGreaterThan(0)
  const cut = await page.locator('main *').evaluateAll((all) =>
    all.flatMap((one) => {
      const { clipPath, borderTopStyle, boxShadow } = getComputedStyle(one)
      const edged = borderTopStyle !== 'none' || boxShadow !== 'none'
      return clipPath.startsWith('polygon') && edged ? [one.outerHTML.slice(0, 80)] : []
    }),
  )
  expect(cut).toEqual([])
}

test('a name and a colour become a complete merchant in each of its languages', async ({
  root,
  createOwnPlayer,
}) => {
  const reported: string[] = []
  const asked = [
    ...['new', code, '--name', 'Lagoon Bay', '--colour', '#0B6E8C', '--root', root.path],
    ...['--languages', languages.join(',')],
  ]
  const ended = await livery(asked, {
    ...quietEnvironment,
    filesAt: openDiskFiles,
    placerAt: (folder) => (content) => createFolderAtomic(folder, content),
    printError: (line) => void reported.push(line),
  })
  expect({ ended, reported }).toEqual({ ended: 0, reported: [] })
  expect(checkMerchants(openDiskFiles(root.path), [code])).toEqual([])

  const player = createOwnPlayer(code, 'en')
  const { page } = player
  await player.open('/m/home')
  for (const language of languages) {
    await page.evaluate((tag) => localStorage.setItem('language', tag), language)
    await player.open('/m/home')
    await settle(player)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(/Lagoon Bay/)
    const logo = page.locator('header img').first()
    await expect(logo).toBeVisible()
    expect(
      await logo.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
    ).toBeGreaterThan(0)
  }
  const primary = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary'))
  expect(primary.trim()).toBe('#0b6e8c')
  expect(await findSerious(player)).toEqual([])
  await expectFirstPicture(player)
  await player.open('/m/login')
  await expect(page.getByRole('heading', { name: 'Lagoon Bayへようこそ' })).toBeVisible()
})

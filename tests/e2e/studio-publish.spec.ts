import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../support/read-site.ts'
import { expect, test } from './support/studio.ts'

const file = 'merchants/kiwibet/merchant.json'

test('a merchant is published, changed, published again and gone back from', async ({ studio }) => {
  test.slow()
  const { page } = studio
  const out = join(studio.root, 'data/published')
  const title = () => /<title>([^<]*)</.exec(readSite(out, 'kiwibet.localhost'))?.[1]
  await studio.open('kiwibet/brand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await expect(window.getByText('Nothing is published yet.')).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await window.getByLabel('Name of the release').fill('first')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByRole('progressbar')).toBeVisible()
  await expect(window.getByText('Out: release first. 1 of 1 host changed.')).toBeVisible({
    timeout: 60_000,
  })
  expect(title()).toBe('kiwibet')
  studio.write(file, studio.read(file).replace('"en": "kiwibet"', '"en": "Kiwi"'))
  await window.getByLabel('Name of the release').fill('second')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByText('Out: release second. 1 of 1 host changed.')).toBeVisible({
    timeout: 60_000,
  })
  expect(title()).toBe('Kiwi')
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('button', { name: 'Serve first again' }).click()
  await expect(window.getByText('Back: release first. 1 of 1 host changed.')).toBeVisible()
  expect(title()).toBe('kiwibet')
})

test('a merchant with errors is told before, refused, and leads to its field, by keys alone', async ({
  studio,
}) => {
  test.slow()
  const { page } = studio
  for (const code of ['hongyun', 'reef', 'siamstar'])
    studio.write(
      `merchants/${code}/merchant.json`,
      `{ "schemaVersion": 1, "code": "${code}", "extends": "base", "theme": { "shape": "oval" } }`,
    )
  await studio.open('')
  await expect(page.getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Publish' })
  await expect(window.getByText(/would be refused: hongyun, reef, siamstar/)).toBeVisible()
  await window.getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(window.getByText('“reef” was refused.')).toBeVisible({ timeout: 90_000 })
  expect(existsSync(join(studio.root, 'data/published/hosts/reef.localhost'))).toBe(false)
  expect(existsSync(join(studio.root, 'data/published/hosts/kiwibet.localhost'))).toBe(true)
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('link', { name: /^merchants\/reef\/merchant.json:/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/reef\/theme\.shape(\?|$)/)
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('a folder that nobody may write is told, and it can be tried again', async ({ studio }) => {
  const { page } = studio
  studio.write('data/published', 'a file in the place of the folder')
  await studio.open('kiwibet/brand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByRole('alert')).toContainText('data/published')
  await expect(window.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

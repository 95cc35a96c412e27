import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { saveWhileEditing } from './support/colleague.ts'
import { findSerious } from './support/find-serious.ts'
import { expect, test } from './support/studio.ts'

const file = 'merchants/siamstar/merchant.json'

test('a disk that is full or read-only, and a folder that is gone, are reported and lose nothing', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  const before = studio.read(file)
  await studio.open('siamstar/theme')
  await page.getByRole('radio', { name: 'pill' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  const save = review.getByRole('button', { name: 'Save' })
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['ENOSPC', /The disk is full/],
    ['EROFS', /may not be written/],
  ]
  for (const [code, sentence] of refusals) {
    studio.breakDisk(code)
    await save.click()
    await expect(review.getByRole('alert')).toContainText(sentence)
    expect(studio.read(file)).toBe(before)
  }
  studio.breakDisk(undefined)
  const folder = join(studio.root, 'merchants/siamstar')
  renameSync(folder, join(studio.root, 'away'))
  await save.click()
  await expect(review.getByRole('alert')).toContainText(
    /"merchants\/siamstar" is gone.+ nothing is lost/,
  )
  renameSync(join(studio.root, 'away'), folder)
  await save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(before.replace('"round"', '"pill"'))
})

test('two studios on one merchant both keep their edits', async ({ studio, context }) => {
  const { page } = studio
  const before = studio.read(file)
  await studio.open('siamstar/theme')
  const apart = await context.browser()?.newContext()
  if (!apart) throw new Error('There is no browser.')
  await apart.addCookies(await context.cookies())
  const other = await apart.newPage()
  await other.goto(page.url())
  await page.getByRole('radio', { name: 'pill' }).click()
  await other.getByRole('radio', { name: 'flat' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Review and save' }).click()
  await expect(other.getByRole('dialog').getByText('Yours went in: theme.depth.')).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(before.replace('"round"', '"pill"').replace('"glow"', '"flat"'))
  await apart.close()
})

test('a file that changed before a reload keeps the edits that nobody else changed, with a notice', async ({
  studio,
}) => {
  const { page } = studio
  await saveWhileEditing(studio)
  await page.reload()
  await expect(
    page.getByText(
      /changed on the disk since you edited it\. one of your values was merged into it/i,
    ),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'pill' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'calm' })).toBeChecked()
})

test('two tabs of one browser never edit a merchant at once, and edits move to the tab that takes over', async ({
  studio,
  context,
}) => {
  const { page } = studio
  await studio.open('siamstar/theme')
  await page.getByRole('radio', { name: 'pill' }).click()
  await expect(page.getByText('Not saved')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const elsewhere = { name: '"siamstar" is open in another tab' }
  await expect(other.getByRole('heading', elsewhere)).toBeVisible()
  expect(await findSerious({ page: other })).toEqual([])
  await other.getByRole('button', { name: 'Edit it here' }).click()
  await expect(other.getByRole('radio', { name: 'pill' })).toBeChecked()
  await expect(page.getByRole('heading', elsewhere)).toBeVisible()
  await other.getByRole('radio', { name: 'flat' }).click()
  await expect(other.getByText('Not saved')).toBeVisible()
  await other.close()
  await expect(page.getByRole('radio', { name: 'pill' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'flat' })).toBeChecked()

  // Edits that the browser has no room for stay with their tab.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
  })
  await page.getByRole('radio', { name: 'sharp' }).click()
  await expect(page.getByText(/no room for the journal/)).toBeVisible()
  const third = await context.newPage()
  await third.goto(page.url())
  await third.getByRole('button', { name: 'Edit it here' }).click()
  await expect(third.getByText(/Save them there/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'sharp' })).toBeChecked()
  await third.close()
})

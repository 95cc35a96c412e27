import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../support/read-site.ts'
import { expect, test } from './support/studio.ts'
import { failedCall } from './support/trouble.ts'

const file = 'merchants/kiwibet/merchant.json'

test('a merchant is published, changed, published with all others and rolled back, and stays on the air @core', async ({
  studio,
}) => {
  const { page } = studio
  const out = join(studio.root, 'published')
  const title = () => /<title>([^<]*)</.exec(readSite(out, 'kiwibet.localhost'))?.[1]
  await studio.open('kiwibet/brand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await expect(window.getByText('Nothing is published yet.')).toBeVisible()
  const impact = window.getByRole('region', { name: 'What it would change' })
  await expect(impact.getByText('kiwibet new kiwibet.localhost')).toBeVisible()
  await expect(impact.getByText('1 of 1 host would change.')).toBeVisible()
  expect(existsSync(out)).toBe(false)
  expect(await studio.findSerious()).toEqual([])
  const name = window.getByLabel('Name of the release')
  await name.fill('two words')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Letters, digits, dots and dashes/)
  await name.fill('first')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByRole('progressbar')).toBeVisible()
  await expect(window.getByText('Out: release first. 1 of 1 host changed.')).toBeVisible()
  expect(title()).toBe('kiwibet')
  await expect(impact).toBeHidden()
  studio.write(file, studio.read(file).replace('"en": "kiwibet"', '"en": "Kiwi"'))
  await window.getByRole('radio', { name: 'Every merchant' }).click()
  await window.getByLabel('Name of the release').fill('second')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByText('Out: release second. 5 of 5 hosts changed.')).toBeVisible()
  expect(title()).toBe('Kiwi')
  expect(await studio.findSerious()).toEqual([])
  // Everybody but kiwibet went out later than the first release.
  await window.getByRole('button', { name: 'Serve again: first' }).click()
  const question = page.getByRole('dialog', { name: 'Serve again: first' })
  await expect(question.getByText('Every host goes back to this release.')).toBeVisible()
  for (const code of ['hongyun', 'reef', 'siamstar'])
    await expect(question.getByText(`"${code}" would go off the air`)).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await window.getByRole('radio', { name: 'Only kiwibet' }).click()
  await window.getByRole('button', { name: 'Serve again: first' }).click()
  await expect(question.getByText('1 of 5 hosts would change.')).toBeVisible()
  await expect(question.getByText('off the air')).toHaveCount(0)
  await question.getByRole('button', { name: 'Serve again' }).click()
  await expect(
    window.getByText(/^Back: release [0-9a-f]{12}\. 1 of 5 hosts changed\.$/),
  ).toBeVisible()
  expect(title()).toBe('kiwibet')
  for (const code of ['hongyun', 'reef', 'siamstar'])
    expect(existsSync(join(out, `hosts/${code}.localhost`))).toBe(true)
})

test('a pressed button keeps the focus when it becomes disabled: keys save, publish and leave', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('kiwibet/theme')
  await page.getByRole('radio', { name: 'round', exact: true }).click()
  const review = page.getByRole('button', { name: 'Review and save' })
  await review.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(review).toBeDisabled()
  await expect(review).toBeFocused()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const window = page.getByRole('dialog', { name: 'Publish' })
  const publish = window.getByRole('button', { name: 'Publish' })
  await publish.press('Enter')
  await expect(window.getByText(/^Out: release/)).toBeVisible()
  await expect(publish).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
})

test('the changes of a publish are listed in sentences, again when the operator comes back to the window', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('kiwibet/brand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByText(/1 of 1 host changed/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const impact = window.getByRole('region', { name: 'What it would change' })
  await expect(impact.getByText('1 merchant unchanged. No host would change.')).toBeVisible()
  studio.write(file, studio.read(file).replace('"en": "kiwibet"', '"en": "Kiwi"'))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(impact.getByText('Brand: name in English kiwibet → Kiwi.')).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('radio', { name: 'Every merchant' }).click()
  await expect(impact.getByText('5 of 5 hosts would change.')).toBeVisible()
  await expect(impact.getByText('Brand: name in English')).toBeHidden()
  await impact.getByText('kiwibet', { exact: true }).click()
  await expect(impact.getByText('Brand: name in English')).toBeVisible()
})

test('a merchant with errors is announced before, refused, and leads to its field, by keys alone', async ({
  studio,
}) => {
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
  for (const code of ['hongyun', 'reef', 'siamstar'])
    await expect(
      window.getByText(`"${code}" would be refused. It has 1 error. It is not served.`),
    ).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(window.getByText('"reef" was refused.')).toBeVisible()
  expect(existsSync(join(studio.root, 'published/hosts/reef.localhost'))).toBe(false)
  expect(existsSync(join(studio.root, 'published/hosts/kiwibet.localhost'))).toBe(true)
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('link', { name: /^merchants\/reef\/merchant.json:/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/reef\/theme\.shape(\?|$)/)
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('a folder without write permission is reported, and publishing can be tried again', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(failedCall)
  studio.write('published', 'a file in the place of the folder')
  await studio.open('kiwibet/brand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await expect(window.getByRole('alert')).toContainText('published')
  await expect(window.getByRole('button', { name: 'Try again' })).toBeVisible()
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByRole('progressbar')).toBeHidden()
  await expect(window.getByRole('alert')).toContainText('published')
  await expect(window.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

test('each card says how its merchant is published, and a filter finds those that are behind', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  const card = (code: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(`${code}.localhost`, { exact: true }) })
  await expect(card('kiwibet').getByText('Not published')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish' })
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect(window.getByText('5 of 5 hosts changed.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card('kiwibet').getByText(/^Published \w+ \d+, \d{4}/)).toBeVisible()
  studio.write(file, studio.read(file).replace('"en": "kiwibet"', '"en": "Kiwi"'))
  await page.reload()
  await expect(card('kiwibet').getByText('Behind: a publish would change it')).toBeVisible()
  await expect(card('reef').getByText(/^Published /)).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('searchbox', { name: 'Find merchants' }).fill('state = behind')
  await expect(page.getByRole('listitem').getByRole('link')).toHaveText(['Kiwi'])
})

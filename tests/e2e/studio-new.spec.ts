import { Buffer } from 'node:buffer'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { dropFile } from './support/drop-file.ts'
import { expect, type Studio, test } from './support/studio.ts'

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path fill="#123456" d="M0 0h90v20H0z"/></svg>'

function windowOf({ page }: Studio) {
  const dialog = page.getByRole('dialog', { name: 'New merchant' })
  return {
    dialog,
    field: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
    make: dialog.getByRole('button', { name: 'Make it' }),
  }
}

test('an empty search becomes a merchant that is opened with its preview @core', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  await page.getByRole('searchbox', { name: 'Find merchants' }).fill('Lagoon Bay')
  await page.getByRole('button', { name: 'Make “Lagoon Bay”' }).click()
  const { dialog, field, make } = windowOf(studio)
  await expect(field('Code')).toHaveValue('lagoon-bay')
  await expect(field('Name')).toHaveValue('Lagoon Bay')
  await expect(field('Hosts')).toHaveAttribute('placeholder', 'lagoon-bay.localhost')
  await field('Brand colour').fill('#FFFF00')
  await expect(dialog.getByText(/the nearest that passes/)).toBeVisible()
  await expect(dialog.getByText(/#FFFF00 is too close to the page colour/)).toBeVisible()
  await field('Brand colour').fill('#0B6E8C')
  await expect(dialog.getByText(/too close to the page colour/)).toHaveCount(0)
  await dialog.getByText('中文', { exact: true }).first().click()
  await field('Name in ไทย').fill('ลากูน')
  await dialog.getByRole('radio', { name: 'ไทย' }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'lagoon.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(wide),
  })
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(dialog.getByText('lagoon.svg')).toBeVisible()
  // A field whose label is above the edge of the window that scrolls has no label that is seen.
  await dialog.getByText('Code', { exact: true }).scrollIntoViewIfNeeded()
  expect(await studio.findSerious()).toEqual([])
  await make.click()
  await expect(page).toHaveURL(/\/studio\/lagoon-bay(\?|$)/)
  await expect(page.getByRole('button', { name: 'ลากูน lagoon-bay' })).toBeVisible()
  const preview = page.frameLocator('iframe').first()
  await expect(preview.locator('header img').first()).toBeVisible()
  expect(JSON.parse(studio.read('merchants/lagoon-bay/merchant.json'))).toMatchObject({
    extends: 'base',
    hosts: ['lagoon-bay.localhost'],
    brand: { name: { th: 'ลากูน', en: 'Lagoon Bay' }, logo: 'art/logo.svg' },
    theme: { primary: '#0B6E8C' },
    languages: { default: 'th', supported: ['th', 'en'] },
  })
  expect(studio.read('merchants/lagoon-bay/messages/th.json')).toContain('ลากูน')
  expect(checkMerchants(openDiskFiles(studio.root), ['lagoon-bay'])).toEqual([])
})

test('an operator makes a merchant from a code with the keyboard alone', async ({ studio }) => {
  const { page } = studio
  await studio.open('')
  await expect(page.getByRole('link', { name: 'สยามสตาร์' })).toBeVisible()
  const open = page.getByRole('button', { name: 'New merchant' })
  for (let turn = 0; turn < 20; turn += 1) {
    if (await open.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const { field, make } = windowOf(studio)
  await expect(field('Code')).toBeFocused()
  await page.keyboard.type('siamstar')
  const { dialog } = windowOf(studio)
  await expect(dialog.getByText('merchants/siamstar already exists.')).toBeVisible()
  await expect(field('Code')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('orb')
  await expect(dialog.getByText('already exists')).toHaveCount(0)
  await expect(field('Name')).toHaveAttribute('placeholder', 'Orb')
  for (let turn = 0; turn < 40; turn += 1) {
    if (await make.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/orb(\?|$)/)
  await expect(page.getByRole('button', { name: 'Orb orb' })).toBeVisible()
})

test('an invalid value is reported at its field while it is typed, and nothing is created', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  await page.getByRole('button', { name: 'New merchant' }).click()
  const { dialog, field, make } = windowOf(studio)
  await expect(field('Code')).toHaveAttribute('aria-invalid', 'false')
  const typed: readonly (readonly [string, string, string])[] = [
    ['Code', '../orb', '"../orb" is not a valid code.'],
    ['Code', 'games', '"games" is taken'],
    ['Code', 'orb', ''],
    ['Name', '{{name}}', 'The name contains double braces'],
    ['Name', '', ''],
    ['Brand colour', 'sea', '"sea" is not a colour. Use six hexadecimal digits, such as 0B6E8C.'],
    ['Brand colour', '', ''],
    ['Hosts', 'https://orb.example', 'is not a valid host'],
    ['Hosts', 'siamstar.localhost', '"siamstar.localhost" is already a host of "siamstar".'],
  ]
  for (const [name, text, says] of typed) {
    await field(name).fill(text)
    await expect(field(name)).toHaveAttribute('aria-invalid', String(says !== ''))
    if (says) await expect(field(name)).toHaveAccessibleDescription(new RegExp(literally(says)))
  }
  await make.click()
  await expect(field('Hosts')).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(existsSync(join(studio.root, 'merchants/orb'))).toBe(false)
  expect(await studio.findSerious()).toEqual([])
})

test('a file that is not a logo, is too heavy or contains a script is refused in a sentence', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  await page.getByRole('button', { name: 'New merchant' }).click()
  const { dialog, field } = windowOf(studio)
  await field('Code').fill('orb')
  const give = (name: string, content: string | Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(content) })
  const refused: readonly (readonly [string, string | Buffer, string])[] = [
    ['logo.svg', 'MZ a program', '"logo.svg" is not a picture.'],
    [
      'logo.svg',
      Buffer.alloc(40 * 1024 * 1024),
      'The logo is 40 MB. Use a file of at most 300 KB.',
    ],
    ['logo.svg', wide.replace('<path', '<script>alert(1)</script><path'), 'contains a script'],
    [
      'logo.png',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      '"logo.png" is not a picture',
    ],
  ]
  for (const [name, content, says] of refused) {
    await give(name, content)
    await expect(dialog.getByText(says)).toBeVisible()
  }
  await give('logo.svg', wide)
  await expect(dialog.getByText('is not a picture')).toHaveCount(0)
  const dropped = { name: 'dropped.svg', text: wide }
  await dropFile(dialog.getByRole('button', { name: 'Choose a file' }), dropped)
  await expect(dialog.getByText('dropped.svg')).toBeVisible()
})

test('a disk that is full or read-only keeps no half merchant, and the form keeps what was typed', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  await studio.open('')
  await page.getByRole('button', { name: 'New merchant' }).click()
  const { dialog, field, make } = windowOf(studio)
  await field('Code').fill('orb')
  const before = readdirSync(studio.root)
  const refusals: readonly (readonly [string, string])[] = [
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
  ]
  for (const [code, says] of refusals) {
    studio.breakDisk(code)
    await make.click()
    await expect(dialog.getByRole('alert')).toContainText(says)
    expect(readdirSync(studio.root)).toEqual(before)
    expect(existsSync(join(studio.root, 'merchants/orb'))).toBe(false)
  }
  studio.breakDisk(undefined)
  await make.click()
  await expect(page).toHaveURL(/\/studio\/orb(\?|$)/)
})

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/studio.ts'

test('a merchant is duplicated from its card, and the copy is deleted, with keys alone', async ({
  studio,
}) => {
  const { page, root } = studio
  await studio.open('')
  const actions = page.getByRole('button', { name: 'Actions for KiwiBet' })
  await actions.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const copy = page.getByRole('dialog', { name: 'Duplicate KiwiBet' })
  await expect(copy.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.keyboard.type('siamstar')
  await expect(copy.getByText(/merchants\/siamstar already exists/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('fernbet')
  const notes = copy.getByRole('region', { name: 'What is not copied, and what to change' })
  await expect(notes).toContainText('because a host has one merchant')
  await expect(copy.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'placeholder',
    'Fernbet',
  )
  expect(await studio.findSerious()).toEqual([])
  await copy.getByRole('button', { name: 'Duplicate' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/fernbet(\?|$)/)
  const text = studio.read('merchants/fernbet/merchant.json')
  expect(text).toContain('"code": "fernbet"')
  expect(text).toContain('"hosts": ["fernbet.localhost"]')

  await studio.open('')
  await page.getByRole('button', { name: 'Actions for Fernbet' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete Fernbet' })
  await expect(
    deletion.getByText(/^merchants\/fernbet is removed: \d+ files, \d+ KB\.$/),
  ).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await deletion.getByRole('textbox', { name: 'Type “fernbet” to delete it' }).fill('fernbet')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(deletion).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Actions for Fernbet' })).toHaveCount(0)
  expect(existsSync(join(root, 'merchants/fernbet'))).toBe(false)
})

test('a merchant is archived from its card, and restored from the list of archived ones', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  const actions = page.getByRole('button', { name: 'Actions for reef' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Archive…' }).click()
  const window = page.getByRole('dialog', { name: 'Archive reef' })
  await expect(window.getByText(/what is published of it stays as it is/)).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(actions).toHaveCount(0)
  expect(studio.read('merchants/reef/merchant.json')).toContain('"archived": true')
  await page.getByRole('button', { name: 'Archived 1' }).click()
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('listitem').getByText('Archived', { exact: true })).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await page.reload()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Restore…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Archived 1' })).toHaveCount(0)
  await expect(actions).toBeVisible()
  expect(studio.read('merchants/reef/merchant.json')).not.toContain('"archived"')
})

test('a merchant is renamed from its card, after its window said what changes', async ({
  studio,
}) => {
  const { page, root } = studio
  await studio.open('')
  await page.getByRole('button', { name: 'Actions for reef' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  const window = page.getByRole('dialog', { name: 'Rename reef' })
  const code = window.getByRole('textbox', { name: 'New code' })
  await expect(code).toBeFocused()
  await code.fill('siamstar')
  await expect(window.getByText(/merchants\/siamstar already exists/)).toBeVisible()
  await code.fill('atoll')
  const impact = window.getByRole('region', { name: 'What changes' })
  await expect(impact).toContainText('merchants/reef becomes merchants/atoll')
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(window).toHaveCount(0)
  // Players call it what they called it before.
  const card = page.getByRole('listitem').filter({ hasText: 'atoll · inherits base' })
  await expect(card.getByRole('button', { name: 'Actions for reef' })).toBeVisible()
  expect(existsSync(join(root, 'merchants/reef'))).toBe(false)
  expect(studio.read('merchants/atoll/merchant.json')).toContain('"code": "atoll"')
})

test('a merchant that another one needs is not deleted', async ({ studio }) => {
  const { page } = studio
  await studio.open('?find=base')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const deletion = page.getByRole('dialog')
  await expect(deletion.getByRole('heading', { name: 'It cannot be deleted yet' })).toBeVisible()
  await expect(deletion.getByRole('textbox')).toHaveCount(0)
  expect(await studio.findSerious()).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { TestTeam } from '../support/start-test-team.ts'
import { findSerious } from './support/find-serious.ts'
import { freshTest as test } from './support/team-journey.ts'

async function signIn(page: Page, team: TestTeam, account: string, place: string): Promise<void> {
  await page.goto(`${team.origin}/studio/${place}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Chooses a value in the open form and saves it with a note. */
async function save(page: Page, value: string, note: string): Promise<void> {
  await page.getByRole('radio', { name: value }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await review.getByRole('textbox', { name: 'What this change is for' }).fill(note)
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('an editor finds who set a value, compares two states and undoes a change of the past @core', async ({
  page,
  team,
}) => {
  await signIn(page, team, 'shop-editor', 'shop/theme')
  await save(page, 'pill', 'Rounder')
  await save(page, 'lively', 'More motion')
  await page.locator('[data-path="theme.shape"]').getByRole('button', { name: 'set here' }).click()
  await expect(page.getByText(/^set by shop-editor, .*: Rounder$/)).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: 'History' }).click()
  const commits = page.getByRole('list', { name: 'Commits' })
  await expect(commits.getByRole('heading')).toHaveText(['More motion', 'Rounder', 'Begin'])
  await expect(commits.getByText('shape soft → pill.')).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await page.getByRole('button', { name: 'Compare “Begin” with another state' }).click()
  const comparison = page.getByRole('dialog', { name: 'Compare two states' })
  await expect(comparison.getByText('shape soft → pill.')).toBeVisible()
  await expect(
    comparison.getByRole('region', { name: 'merchants/shop/merchant.json' }),
  ).toContainText('"shape": "pill"')
  expect(await findSerious({ page })).toEqual([])
  await comparison.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Undo “Rounder”' }).press('Enter')
  await expect(page.getByText('It is undone in your edits')).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByText('shape pill → soft.', { exact: false }).first()).toBeVisible()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(commits.getByRole('heading').first()).toHaveText(/^shop: shape pill → soft/)
  const file = readFileSync(join(team.root, 'merchants/shop/merchant.json'), 'utf8')
  expect(JSON.parse(file).theme).toEqual({ motion: 'lively' })
  const log = ['-C', team.root, 'log', '--format=%an', '-3']
  expect(execFileSync('git', log).toString().trim().split('\n')).toEqual(
    Array(3).fill('shop-editor'),
  )
})

test('a viewer reads the history and undoes nothing, in the dark and on a wide screen', async ({
  page,
  team,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await signIn(page, team, 'shop-viewer', 'shop/history')
  const commits = page.getByRole('list', { name: 'Commits' })
  await expect(commits.getByRole('heading')).toHaveText(['Begin'])
  await expect(page.getByRole('button', { name: /^Undo “/ })).toHaveCount(0)
  expect(await findSerious({ page })).toEqual([])
  await page.getByRole('textbox', { name: 'Author' }).fill('nobody')
  await expect(page.getByText('There is no such commit.')).toBeVisible()
})

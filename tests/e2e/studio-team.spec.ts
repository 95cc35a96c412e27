import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findSerious } from './support/find-serious.ts'
import { signIn, test } from './support/team-journey.ts'
import { failedCall, watchTrouble } from './support/trouble.ts'

test('an editor of a team signs in, edits and saves, and signs out @core', async ({
  page,
  team,
}) => {
  const trouble = await watchTrouble(page)
  trouble.expect(failedCall)
  await page.goto(`${team.origin}/studio/shop/theme`)
  await expect(page.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await signIn(page, team, { account: 'shop-editor', place: 'shop/theme' })
  await expect(page).toHaveURL(`${team.origin}/studio/shop/theme`)
  await page.getByRole('radio', { name: 'pill' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await review.getByRole('textbox', { name: 'What this change is for' }).fill('Rounder')
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const file = join(team.root, 'merchants/shop/merchant.json')
  expect(readFileSync(file, 'utf8')).toContain('"shape": "pill"')
  const log = ['-C', team.root, 'log', '-1', '--format=%ae %s']
  expect(execFileSync('git', log).toString()).toBe('shop-editor@team.example Rounder\n')
  const preview = page.frameLocator('iframe[src*="preview-"]').first()
  await expect(preview.locator('html[data-started]')).toBeAttached()
  await page.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' })
  await expect(publish.getByText('You may look at this and not publish it.')).toBeVisible()
  await publish.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Account: shop-editor' }).click()
  await expect(page.getByText('editor of shop')).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(new RegExp(`^${team.provider.issuer}/`))
  await page.goto(`${team.origin}/studio`)
  await expect(page.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
  trouble.check()
})

test('a viewer sees everything of a merchant and edits nothing', async ({ page, team }) => {
  await signIn(page, team, { account: 'shop-viewer' })
  const cards = page.getByRole('list', { name: 'Merchants' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'New merchant' })).toHaveCount(0)
  await page.getByRole('link', { name: 'shop' }).click()
  await expect(page.getByText('You may look at "shop" and not change it')).toBeVisible()
  await page.goto(`${team.origin}/studio/shop/theme`)
  const choice = page.getByRole('radio', { name: 'sharp' })
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const file = join(team.root, 'merchants/shop/merchant.json')
  const before = readFileSync(file, 'utf8')
  const status = await page.evaluate(async () => {
    const { csrf } = await (await fetch('/studio/api/session')).json()
    const headers = { 'content-type': 'application/json', 'x-livery-csrf': csrf }
    const body = JSON.stringify({
      files: [{ path: 'merchants/shop/merchant.json', text: '{}', fingerprint: 'x' }],
    })
    return (await fetch('/studio/api/merchants/shop/files', { method: 'PUT', headers, body }))
      .status
  })
  expect(status).toBe(403)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('whoever signs out at the identity provider reads it in the open page, and goes on after the next sign-in', async ({
  page,
  team,
}) => {
  const account = 'shop-admin'
  await signIn(page, team, { account, place: 'shop/theme' })
  await page.getByRole('radio', { name: 'sharp' }).click()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  const provider = await page.context().newPage()
  await provider.goto(`${team.provider.issuer}/session/end`)
  await provider.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => team.provider.logouts).toEqual([200])
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('The studio does not hear from colleagues now')).toHaveCount(0)
  expect(await findSerious({ page })).toEqual([])
  await notice.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: 'sharp' })).toBeChecked()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
})

test('whoever cancels at the identity provider reads that nobody is signed in', async ({
  page,
  team,
}) => {
  await page.goto(`${team.origin}/studio`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()
  await expect(page.getByText('You cancelled the sign-in')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible()
})

test('an admin makes an API token, finds it in the audit log, exports it and ends the token', async ({
  page,
  team,
}) => {
  await page.goto(`${team.origin}/studio/-/tokens`)
  await signIn(page, team, { account: 'all-admin', place: '-/tokens' })
  const form = page.getByRole('form', { name: 'New API token' })
  await form.getByRole('textbox', { name: 'Name' }).fill('deploy')
  await form.getByRole('textbox', { name: 'Merchants' }).fill('shop')
  await form.getByRole('button', { name: 'Make a token' }).click()
  await expect(page.getByText(/^livery_/)).toBeVisible()
  const tokens = page.getByRole('list', { name: 'API tokens' })
  await expect(tokens.getByText('viewer of shop')).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('searchbox', { name: 'Action, reason or change' }).fill('makeApiToken')
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await entries.getByText('What it changes').click()
  await expect(entries.getByText('"name": "deploy"')).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON lines' }).click()
  expect((await saving).suggestedFilename()).toBe('audit.jsonl')
  await page.getByRole('link', { name: 'API tokens' }).click()
  await page.getByRole('button', { name: 'End the token deploy' }).click()
  await expect(page.getByText('There are no API tokens.')).toBeVisible()
})

import { test as base, expect, type Page } from '@playwright/test'
import { startTestTeam, type TestTeam } from '../support/start-test-team.ts'
import { findSerious } from './support/find-serious.ts'

const test = base.extend<object, { readonly team: TestTeam }>({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const team = await startTestTeam({
        forBrowsers: true,
        settings: () => ({ approval: true }),
      })
      await use(team)
      await team.close()
    },
    { scope: 'worker' },
  ],
})

async function openPublish(page: Page, team: TestTeam, account: string) {
  await page.goto(`${team.origin}/studio/shop/theme`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  return page.getByRole('dialog', { name: 'Publish' })
}

test('a publisher asks for a release at a time, and another one approves it', async ({
  page,
  browser,
  team,
}) => {
  const mine = await openPublish(page, team, 'shop-publisher')
  await mine.getByRole('radio', { name: 'At a time' }).click()
  await mine.getByLabel('Goes out (UTC)').fill('2099-12-24T18:00')
  await mine.getByLabel('Goes back (UTC)').fill('2099-12-26T18:00')
  await mine.getByLabel('What it is for').fill('The feast')
  expect(await findSerious({ page })).toEqual([])
  await mine.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(mine.getByText('Somebody else has to approve it.')).toBeVisible()
  await expect(mine.getByText('2099-12-24 18:00 (UTC, +00:00) until')).toBeVisible()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const other = await context.newPage()
  const theirs = await openPublish(other, team, 'all-publisher')
  await expect(theirs.getByText('The feast')).toBeVisible()
  expect(await findSerious({ page: other })).toEqual([])
  await theirs.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(theirs.getByText('Approved by all-publisher', { exact: false })).toBeVisible()
  await expect(mine.getByText('Approved by all-publisher', { exact: false })).toBeVisible()
  await other.goto(`${team.origin}/studio`)
  const card = other.getByRole('listitem').filter({ hasText: 'shop.localhost' })
  await expect(card.getByText('Scheduled · 2099-12-24 18:00')).toBeVisible()
  await context.close()
  await mine.getByRole('button', { name: 'Cancel the release' }).click()
  await expect(mine.getByText('Cancelled')).toBeVisible()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { TestTeam } from '../support/start-test-team.ts'
import { findSerious } from './support/find-serious.ts'
import { signIn, test } from './support/team-journey.ts'

interface Colleague {
  readonly account: string
  readonly place: string
}

/** Opens a browser of its own for a person of the team. */
async function openFor(browser: Browser, team: TestTeam, person: Colleague): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await signIn(page, team, person)
  return page
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(review).toHaveCount(0)
}

const file = (team: TestTeam): string => join(team.root, 'merchants/shop/merchant.json')

test('two editors see each other, hear of a save at once, and lose nothing that they typed', async ({
  browser,
  team,
}) => {
  const ann = await openFor(browser, team, { account: 'shop-editor', place: 'shop/theme' })
  const bo = await openFor(browser, team, { account: 'all-editor', place: 'shop/theme' })
  await expect(ann.getByText('all-editor also has this merchant open.')).toBeVisible()
  await expect(bo.getByText('shop-editor also has this merchant open.')).toBeVisible()
  await ann.getByRole('radio', { name: 'pill' }).click()
  await bo.getByRole('radio', { name: 'lively' }).click()
  await save(bo)
  await expect(ann.getByText(/^all-editor saved shop: /)).toBeVisible()
  await expect(ann.getByRole('radio', { name: 'lively' })).toBeChecked()
  await expect(ann.getByRole('radio', { name: 'pill' })).toBeChecked()
  expect(await findSerious({ page: ann })).toEqual([])
  await save(ann)
  const { theme } = JSON.parse(readFileSync(file(team), 'utf8'))
  expect(theme).toMatchObject({ shape: 'pill', motion: 'lively' })
  await ann.getByRole('radio', { name: 'sharp' }).click()
  await bo.getByRole('radio', { name: 'round', exact: true }).click()
  await save(bo)
  await expect(ann.getByText(/changed on both sides.*theme\.shape/)).toBeVisible()
  await ann.reload()
  await expect(ann.getByText(/changed on both sides.*theme\.shape/)).toBeVisible()
  await ann.getByRole('button', { name: 'Choose', exact: true }).click()
  await ann.getByRole('button', { name: 'Keep mine' }).click()
  await ann.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => JSON.parse(readFileSync(file(team), 'utf8')).theme.shape).toBe('sharp')
  await bo.context().close()
  await expect(ann.getByText(/also has this merchant open/)).toHaveCount(0)
  await ann.context().close()
})

test('a draft goes on at another device, and is gone when it was saved', async ({
  browser,
  team,
}) => {
  const person = { account: 'shop-publisher', place: 'shop/theme' }
  const first = await openFor(browser, team, person)
  const kept = first.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT',
  )
  await first.getByRole('radio', { name: 'pill' }).click()
  await kept
  const second = await openFor(browser, team, person)
  const offer = second.getByRole('region', { name: 'A draft of yours on another device' })
  await expect(offer.getByText(/^You changed one value on Chrome on Linux, /)).toBeVisible()
  expect(await findSerious({ page: second })).toEqual([])
  await offer.getByRole('button', { name: 'Take over here' }).click()
  await expect(offer).toHaveCount(0)
  await expect(second.getByRole('radio', { name: 'pill' })).toBeChecked()
  await expect(second.getByText('Not saved', { exact: true })).toBeVisible()
  await save(second)
  const other = await openFor(browser, team, person)
  await expect(other.getByRole('radio', { name: 'pill' })).toBeChecked()
  await expect(
    other.getByRole('region', { name: 'A draft of yours on another device' }),
  ).toHaveCount(0)
  await Promise.all([first, second, other].map((page) => page.context().close()))
})

test('a note with a mention is answered and resolved, and outlives its block', async ({
  browser,
  team,
}) => {
  const viewer = await openFor(browser, team, { account: 'shop-viewer', place: 'shop/theme' })
  const place = 'shop/pages.home.blocks.winners'
  const editor = await openFor(browser, team, { account: 'shop-admin', place })
  await editor.getByRole('button', { name: 'Notes: 0 open' }).click()
  const notes = editor.getByRole('region', { name: 'Notes' })
  const text = notes.getByRole('textbox', { name: 'Write a note about Home › winners' })
  await text.fill('<b>Is this right?</b>')
  await notes.getByRole('button', { name: 'Mention' }).click()
  await editor.getByRole('menuitem', { name: 'shop-viewer' }).click()
  await expect(text).toHaveValue('<b>Is this right?</b> @shop-viewer ')
  await notes.getByRole('button', { name: 'Write', exact: true }).click()
  await expect(notes.getByText('<b>Is this right?</b> @shop-viewer')).toBeVisible()
  const row = editor.getByRole('row', { name: /^winners/ })
  await expect(row.getByRole('img', { name: 'One open note' })).toBeVisible()
  expect(await findSerious({ page: editor })).toEqual([])
  await expect(viewer.getByText('shop-admin mentioned you in a note about shop.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Notes: 1 open' }).click()
  const mine = viewer.getByRole('region', { name: 'Notes' })
  await mine.getByRole('radio', { name: 'All of the merchant' }).click()
  await mine.getByRole('button', { name: 'Answer' }).click()
  await mine.getByRole('textbox', { name: 'Answer to shop-admin' }).fill('Yes, it is.')
  await mine.getByRole('button', { name: 'Send the answer' }).click()
  await expect(notes.getByText('Yes, it is.')).toBeVisible()
  await mine.getByRole('radio', { name: 'Mentioned me' }).click()
  await expect(mine.getByRole('link', { name: 'About shop, Home › winners' })).toBeVisible()
  await editor.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(notes.getByText('It is about Home › winners, which is not there now.')).toBeVisible()
  for (const [width, scheme] of [
    [1024, 'dark'],
    [1920, 'light'],
  ] as const) {
    await editor.setViewportSize({ width, height: 800 })
    await editor.emulateMedia({ colorScheme: scheme })
    expect(await findSerious({ page: editor })).toEqual([])
  }
  await notes.getByRole('button', { name: 'Resolve' }).click()
  await expect(notes.getByText('No notes here.')).toBeVisible()
  await notes.getByText('Resolved ones too').click()
  await expect(notes.getByText(/^Resolved by shop-admin, /)).toBeVisible()
  await notes.getByRole('button', { name: 'Open again' }).click()
  await editor.goto(`${team.origin}/studio`)
  const card = editor
    .getByRole('listitem')
    .filter({ has: editor.getByRole('link', { name: 'shop' }) })
  await expect(card.getByRole('img', { name: 'One open note' })).toBeVisible()
  await Promise.all([viewer, editor].map((page) => page.context().close()))
})

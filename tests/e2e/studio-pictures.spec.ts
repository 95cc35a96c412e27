import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { TestTeam } from '../support/start-test-team.ts'
import { findSerious } from './support/find-serious.ts'
import { freshTest as test } from './support/team-journey.ts'

const art = 'merchants/shop/art'

const draw = (width: number, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><rect width="${width}" height="40" rx="8" fill="${colour}"/></svg>`

/** Commits files of the shop as somebody does by hand. */
function commit(team: TestTeam, message: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(team.root, art), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(team.root, 'merchants/shop', name), text)
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@team.example']
  execFileSync('git', ['-C', team.root, 'add', '.'])
  execFileSync('git', ['-C', team.root, ...who, 'commit', '--quiet', '-m', message])
}

async function signIn(page: Page, team: TestTeam, place: string): Promise<void> {
  await page.goto(`${team.origin}/studio/${place}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Account' }).fill('shop-editor')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an editor sees which pictures and pages a commit changed, and puts one picture back', async ({
  page,
  team,
}) => {
  const file = JSON.parse(readFileSync(join(team.root, 'merchants/shop/merchant.json'), 'utf8'))
  const brand = { ...file.brand, logo: 'art/logo.svg' }
  commit(team, 'A logo', {
    'merchant.json': JSON.stringify({ ...file, brand }, null, 2),
    'art/logo.svg': draw(120, '#0b6e8c'),
    'art/star.svg': draw(40, '#b3261e'),
  })
  commit(team, 'A wider logo, and another star', {
    'art/logo.svg': draw(160, '#7a3ff2'),
    'art/star.svg': draw(80, '#f2b705'),
  })
  await signIn(page, team, 'shop/history')
  const commits = page.getByRole('list', { name: 'Commits' })
  await expect(commits.getByText("art/logo.svg replaced (the brand's logo)")).toContainText(
    /120 × 40 px, \d+ bytes → 160 × 40 px, \d+ bytes/,
  )
  for (const side of ['Before', 'After']) {
    const picture = commits.getByRole('img', { name: `art/logo.svg, ${side}` }).first()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  expect(await findSerious({ page })).toEqual([])
  await page.getByRole('button', { name: 'Compare “A logo” with another state' }).click()
  const comparison = page.getByRole('dialog', { name: 'Compare two states' })
  const pages = comparison.getByRole('region', { name: 'The page, before and after' })
  await pages.scrollIntoViewIfNeeded()
  const logoOf = async (title: string): Promise<string> => {
    const logo = page.frameLocator(`iframe[title="${title}"]`).locator('img[src*="logo"]').first()
    return (await logo.getAttribute('src')) ?? ''
  }
  const [was, is] = [await logoOf('The page, Before'), await logoOf('The page, After')]
  expect(was).toMatch(/art\/logo\.svg/)
  expect(was).not.toBe(is)
  expect(await findSerious({ page })).toEqual([])
  await comparison.getByRole('button', { name: 'Close' }).first().click()
  await page
    .getByRole('button', {
      name: 'Undo this picture: art/logo.svg of “A wider logo, and another star”',
    })
    .click()
  await expect(page.getByText('It is undone in your edits')).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByRole('img', { name: 'art/logo.svg, After' })).toBeVisible()
  expect(await findSerious({ page })).toEqual([])
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(commits.getByRole('heading').first()).toHaveText(/^shop: art\/logo\.svg replaced/)
  const read = (name: string): string => readFileSync(join(team.root, art, name), 'utf8')
  expect([read('logo.svg'), read('star.svg')]).toEqual([draw(120, '#0b6e8c'), draw(80, '#f2b705')])
})

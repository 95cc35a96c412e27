import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { findings } from '../../src/core/config/findings.ts'
import { serveFolder } from '../bench/serve-folder.ts'
import { processLimit } from '../support/process-limit.ts'
import { findSerious } from './support/find-serious.ts'
import { projectRoot } from './support/words.ts'

/** The reference as the command writes it, on the disk and behind a server. */
const test = base.extend<
  object,
  { readonly site: { readonly file: string; readonly server: string } }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'livery-reference-'))
      execFileSync(
        process.execPath,
        [join(projectRoot, 'bin/livery.js'), 'docs', '--out', out],
        processLimit,
      )
      const server = await serveFolder(out)
      await use({ file: pathToFileURL(out).href, server: server.origin })
      server.close()
      rmSync(out, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Whatever the policy of a page refused, or its script threw. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(error.message))
  return refused
}

for (const where of ['file', 'server'] as const) {
  test(`a reader finds a setting and a finding while typing and opens its place, from a ${where}`, async ({
    page,
    site,
  }) => {
    const refused = watchRefusals(page)
    await page.goto(`${site[where]}/index.html`)
    const words = page.getByRole('searchbox', { name: 'Search' })
    await words.fill('theme.primary')
    await words.press('Enter')
    await expect(page).toHaveURL(/search\.html\?q=theme\.primary$/)
    await expect(page.getByRole('status')).toContainText('place')
    await page.locator('#found').getByRole('link').first().click()
    await expect(page).toHaveURL(/settings\.html#theme\.primary$/)
    const setting = page.getByRole('region', { name: /^theme\.primary/ })
    await expect(setting).toBeInViewport()
    await expect(setting).toContainText('The brand colour')

    await page.goto(`${site[where]}/search.html`)
    await words.fill('extends-cyc')
    await page.locator('#found').getByRole('link', { name: 'extends-cycle' }).click()
    await expect(page).toHaveURL(/findings\.html#extends-cycle$/)
    await expect(page.getByRole('region', { name: /^extends-cycle/ })).toContainText(
      'extend each other in a cycle',
    )
    expect(refused).toEqual([])
  })
}

test('every finding and every command has its place', async ({ page, site }) => {
  await page.goto(`${site.file}/findings.html`)
  for (const code of Object.keys(findings)) await expect(page.locator(`#${code}`)).toHaveCount(1)
  await page.goto(`${site.file}/commands.html`)
  for (const command of ['new', 'validate', 'why', 'publish', 'docs'])
    await expect(
      page.getByRole('heading', { name: new RegExp(`^livery ${command}(?![\\w-])`) }),
    ).toHaveCount(1)
  await expect(page.locator('#validate\\.gateway')).toHaveCount(1)
})

test('no heading of the front page overlaps what is above it', async ({ page, site }) => {
  await page.goto(`${site.server}/index.html`)
  const gaps = await page.locator('main h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return heading.getBoundingClientRect().top - above
    }),
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
})

test('every link of every page leads to an existing place', async ({ page, site }) => {
  await page.goto(`${site.file}/index.html`)
  const files = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const places = new Map<string, ReadonlySet<string>>()
  const links: string[] = []
  for (const file of [...files, 'index.html', 'search.html']) {
    await page.goto(`${site.file}/${file}`)
    places.set(
      file ?? '',
      new Set(await page.locator('[id]').evaluateAll((all) => all.map((one) => one.id))),
    )
    const found = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => decodeURIComponent(one.getAttribute('href') ?? '')))
    links.push(...found.map((href) => (href.startsWith('#') ? file + href : href)))
  }
  const lost = [...new Set(links)].filter((href) => {
    const [file = '', id] = href.split('#')
    return !places.has(file) || (id !== undefined && !places.get(file)?.has(id))
  })
  expect(lost).toEqual([])
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing serious in the reference, ${scheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const file of [
      'index.html',
      'block-banner.html',
      'findings.html',
      'commands.html',
      'search.html?q=winner',
    ]) {
      await page.goto(`${site.server}/${file}`)
      expect(await findSerious({ page }), file).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${file} is as wide as the screen`).toBeLessThanOrEqual(390)
    }
  })

test('a reader reaches a setting from the top with the keyboard', async ({ page, site }) => {
  await page.goto(`${site.server}/search.html?q=radius-card`)
  await expect(page.locator('#found').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'To the text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#found').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settings\.html#theme\.tokens\.radius-card$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a reader can use everything except the search, whose page says that it needs script', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.server}/index.html`)
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Flags' })
      .click()
    await expect(page.getByRole('region', { name: /^PTSYS3/ })).toContainText('Points mall')
    await page.getByRole('searchbox').fill('mall')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('needs script')).toBeVisible()
  })
})

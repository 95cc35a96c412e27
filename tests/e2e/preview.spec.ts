import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPreview } from '../support/open-preview.ts'
import { askWhy } from './support/ask-why.ts'
import { expect, test } from './support/journey.ts'
import { projectRoot } from './support/words.ts'

const sessions = ['guest', 'member', 'agent', 'trial'] as const

test('a preview starts with the session and the language of its scenario', async ({
  host,
  page,
}) => {
  for (const session of sessions) {
    const { origin } = await openPreview({
      port: host.port,
      merchant: 'siamstar',
      scenario: { session, language: 'en' },
    })
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
    await expect(page.locator('html[data-started]')).toHaveAttribute('lang', 'en')
    const args = ['siamstar', 'home', '--session', session, '--language', 'en']
    // The line of an open envelope is the shell's.
    const found = page.locator('main [data-block]:not([data-type="red-envelope"])')
    await expect
      .poll(() => found.evaluateAll((all) => all.map((one) => one.getAttribute('data-block'))))
      .toEqual(await askWhy(projectRoot, args))
    await page.goto(`${origin}/m/member/home`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(session === 'guest' ? /\/m\/login/ : /\/m\/member\/home/)
  }
})

test('a preview shows a document on a page of the merchant’s own, in the language of its scenario', async ({
  host,
  page,
}) => {
  for (const [language, name] of [
    ['en', 'About siamstar'],
    ['zh', '关于 siamstar'],
  ] as const) {
    const scenario = { session: 'guest', language } as const
    const { origin } = await openPreview({ port: host.port, merchant: 'siamstar', scenario })
    await page.goto(`${origin}/m/about`, { waitUntil: 'commit' })
    const text = page.locator('main [data-type="document"]')
    await expect(text.getByRole('heading', { name })).toBeVisible()
  }
})

test('a failure in a preview stays in that preview', async ({ host, page, trouble }) => {
  trouble.expect(/500/)
  const { origin } = await openPreview({
    port: host.port,
    merchant: 'siamstar',
    scenario: { failing: [{ call: 'vendors', how: 'error' }] },
  })
  const failed = page.waitForResponse((answer) => answer.status() === 500)
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
  expect(new URL((await failed).url()).origin).toBe(origin)
  const site = host.address('siamstar')
  const failures: string[] = []
  page.on('response', (answer) => {
    // The preview may still ask again.
    const isOfSite = new URL(answer.url()).origin === site
    if (isOfSite && answer.status() >= 500) failures.push(answer.url())
  })
  await page.goto(`${site}/m/home`)
  expect(failures).toEqual([])
})

test('a preview in a window of its own, as on a phone, follows the typed settings and keeps its scroll position', async ({
  host,
  page,
  trouble: _,
}) => {
  const path = 'merchants/kiwibet/merchant.json'
  const text = readFileSync(join(projectRoot, path), 'utf8')
  const type = (name: string) =>
    openPreview({
      port: host.port,
      merchant: 'kiwibet',
      texts: [{ path, text: text.replace('"en": "kiwibet"', `"en": "${name}"`) }],
    })
  const { origin } = await type('A Stall')
  await page.goto(`${origin}/m/home`)
  await expect(page.locator('main [data-block]').nth(3)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(page).toHaveTitle(/A Stall/)
  await type('A Kiosk')
  await expect(page).toHaveTitle(/A Kiosk/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

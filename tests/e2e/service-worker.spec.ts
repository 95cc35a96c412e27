import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { expect, test } from './support/published.ts'
import { startRedirectingFront } from './support/redirecting-front.ts'
import { failedCall } from './support/trouble.ts'
import { projectRoot, readWords } from './support/words.ts'

const code = 'kiwibet'
const t = readWords(code, 'en')

/** Done when the device keeps the site. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => kept(page)).toContain('/m/home')
  // The service worker stores the loaded files one after the other.
  await expect.poll(async () => (await kept(page)).some((path) => /^\/assets\/index-/.test(path)))
}

/** The paths of all that the device keeps. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const found = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => url.replace(location.origin, ''))
      }),
    )
    return found.flat()
  })
}

function siteOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-site')
}

/** A folder like the project's where one merchant has another colour. */
function paintAnew(): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-root-'))
  for (const folder of ['locales', 'merchants/base', `merchants/${code}`])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true })
  const file = join(root, `merchants/${code}/merchant.json`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"accent": "#\w+"/, '"accent": "#FFB400"'))
  expect(readFileSync(file, 'utf8')).not.toBe(text)
  return root
}

test.describe.configure({ mode: 'serial' })

test('a second visit without a network shows the home that was there @core', async ({
  visit,
  page,
  context,
  trouble,
}) => {
  const { open } = visit(code)
  await open('/m/home')
  await settle(page)
  trouble.expect(failedCall)
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await open('/m/home')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
  await expect(page.getByText(t('app.offline'))).toBeVisible()
  await open('/m/home?affiliateCode=abc')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
})

test('an offline page in the player’s language tries again where the page is not stored either', async ({
  visit,
  page,
  context,
  trouble,
  addressOf,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'th'))
  const { open } = visit(code, 'th')
  await open('/m/home')
  await settle(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/m/home')
  })
  trouble.expect(failedCall)
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await page.goto(`${addressOf(code)}/m/login`)
  const thai = readWords(code, 'th')
  await expect(page.getByRole('heading', { name: thai('app.noInternet') })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(1)
  await expect(page.getByRole('img')).toBeVisible()
  const retry = page.getByRole('link', { name: thai('common.retry') })
  await expect(retry).toHaveAttribute('href', `${addressOf(code)}/m/login`)
  // A network that is reported as back may not work yet.
  let carries = false
  await page.route('**/m/login', (route) => (carries ? route.fallback() : route.abort()))
  const failed = page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await failed
  carries = true
  // It tries by itself until it does.
  await expect(page.getByRole('textbox', { name: thai('field.account') })).toBeVisible()
})

test('the device stores nothing of a member, during a login and after it', async ({
  visit,
  page,
}) => {
  const { logIn, open } = visit(code)
  await logIn('member88')
  await open('/m/home')
  await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
  await settle(page)
  await open('/m/home')
  await page.waitForLoadState('networkidle')
  const isPublic = (path: string): boolean =>
    /^\/(assets|fonts|files)\/|^\/m\/home$|^\/offline\.html$/.test(path)
  expect((await kept(page)).filter((path) => !isPublic(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        all.push((await (await cache.match(request))?.text()) ?? '')
    }
    return all.join('\n')
  })
  expect(texts).not.toContain(demoNicknames.member88)
  await page.evaluate(() => sessionStorage.clear())
  await open('/m/home')
  expect((await kept(page)).filter((path) => !isPublic(path))).toEqual([])
})

test('a new release is offered where no form is open, and shown when the player accepts it', async ({
  visit,
  page,
  context,
  shop,
  addressOf,
}) => {
  const { open, step } = visit(code)
  await open('/m/home')
  await settle(page)
  const first = await siteOf(page)
  const other = await context.newPage()
  await other.goto(`${addressOf(code)}/m/login`)
  const root = paintAnew()
  try {
    const { refused } = await shop.publisher.publish({ root, out: shop.out, codes: [code] })
    expect(refused).toEqual([])
    // The page that was kept comes first, the fresh one behind it.
    await open('/m/home')
    expect(await siteOf(page)).toBe(first)
    const offer = page.getByText(t('app.newVersion'))
    await stepUntilSeen(offer, step)
    await step('/m/login')
    await expect(offer).toBeHidden()
    await step('/m/home')
    await page.getByRole('button', { name: t('app.renew') }).click()
    await expect.poll(() => siteOf(page).catch(() => first)).not.toBe(first)
    // Another tab stays with what it shows.
    expect(await siteOf(other)).toBe(first)
    const second = await siteOf(page)
    expect(await page.evaluate(() => caches.keys())).toEqual(
      expect.arrayContaining([`livery-${second}`]),
    )
    expect(await page.evaluate(() => caches.keys())).not.toContain(`livery-${first}`)

    // A rollback is a release like any other for a device.
    await shop.publisher.rollBack(shop.out)
    await open('/m/home')
    await stepUntilSeen(offer, step)
    await page.getByRole('button', { name: t('app.renew') }).click()
    await expect.poll(() => siteOf(page).catch(() => second)).toBe(first)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('a player who declines a new release is not asked again in this visit', async ({
  visit,
  page,
  shop,
}) => {
  const { open, step } = visit(code)
  await open('/m/home')
  await settle(page)
  const root = paintAnew()
  try {
    await shop.publisher.publish({ root, out: shop.out, codes: [code] })
    await open('/m/home')
    const offer = page.getByText(t('app.newVersion'))
    await stepUntilSeen(offer, step)
    await page.getByRole('button', { name: t('common.close') }).click()
    await expect(offer).toBeHidden()
    await step('/m/login')
    await step('/m/home')
    await expect(offer).toBeHidden()
  } finally {
    await shop.publisher.rollBack(shop.out)
    rmSync(root, { recursive: true, force: true })
  }
})

test('a site without its worker deletes what an earlier worker stored', async ({
  visit,
  page,
  shop,
  trouble,
}) => {
  const { open } = visit(code)
  await open('/m/home')
  await settle(page)
  const site = join(shop.out, 'sites', (await siteOf(page)) ?? '')
  const away = mkdtempSync(join(shop.out, 'away-'))
  const files = ['worker.js', 'worker.js.br', 'worker.js.gz'].filter((name) =>
    existsSync(join(site, name)),
  )
  for (const name of files) renameSync(join(site, name), join(away, name))
  try {
    trouble.expect(failedCall)
    await open('/m/home')
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(left).toBe(0)
    expect(await kept(page)).toEqual([])
  } finally {
    // The next journey visits the same site.
    for (const name of files) renameSync(join(away, name), join(site, name))
    rmSync(away, { recursive: true })
  }
})

/** Steps from page to page until the offer is on one: it comes with the page after the one that was open. */
async function stepUntilSeen(offer: Locator, step: (path: string) => Promise<void>): Promise<void> {
  await expect(async () => {
    await step('/m/help')
    await step('/m/home')
    await expect(offer).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a server that redirects the home while the service worker installs breaks no address', async ({
  shop,
  page,
}) => {
  const front = await startRedirectingFront(shop.served.port)
  const address = `http://${code}.localhost:${front.port}`
  try {
    await page.goto(`${address}/m/home`)
    await settle(page)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    for (const redirects of [true, false]) {
      front.redirect(redirects)
      for (const path of ['/m/home', '/m/login', '/']) {
        await page.goto(address + path)
        await expect(page.getByRole('main')).toBeVisible()
      }
    }
  } finally {
    front.close()
  }
})

import { chromium } from '@playwright/test'
import { browserOptions } from '../../src/cli/screenshots/browser-options.ts'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { coreIf } from './support/core.ts'
import { expect, test } from './support/published.ts'

const codes = ['siamstar', 'hongyun']

for (const code of codes) {
  test(`a guest comes home to ${code} as it was published, with its pictures @core`, async ({
    visit,
    page,
  }) => {
    const { open, t } = visit(code)
    await open('/m/home')
    await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
    const pictures = page.locator('main img, header img')
    await expect(pictures.first()).toBeVisible()
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          all
            .filter((one) => one instanceof HTMLImageElement && one.complete)
            .every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
        ),
      )
      .toBe(true)
    // Everything that the page references comes from the folder.
    const named = (): Promise<string[]> =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
    await expect
      .poll(async () => (await named()).filter((path) => path.startsWith('/files/')).length)
      .toBeGreaterThan(2)
    await page.waitForLoadState('networkidle')
    const old = /^\/skin\/[a-z]+\/(messages|sprite)/
    expect((await named()).filter((path) => old.test(path))).toEqual([])
  })

  test(`a member logs in at ${code} as it was published${coreIf(code === 'hongyun')}`, async ({
    visit,
    page,
  }) => {
    await visit(code).logInByForm('member88')
    await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
  })
}

test('a published home has its name in place of a logo that does not come', async ({
  visit,
  page,
}) => {
  const { open, trouble } = visit('siamstar')
  trouble.expect(/Failed to load resource/)
  await page.route('**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  )
  await open('/m/home')
  const home = page.locator('header a[href="/m/home"]')
  await expect(home).toHaveText(/\S/)
  await expect(home.locator('img')).toHaveCount(0)
})

test('the page names an app with icons that a phone can install', async ({ visit, page }) => {
  await visit('siamstar').open('/m/home')
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector('link[rel="manifest"]')
    const answer = await fetch(link?.getAttribute('href') ?? '')
    return answer.json()
  })
  expect(manifest).toMatchObject({ name: expect.any(String), display: 'standalone' })
  const sizes = await page.evaluate(
    (addresses: readonly string[]) =>
      Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    manifest.icons.map(({ src }: { readonly src: string }) => src),
  )
  expect(sizes).toEqual(manifest.icons.map((icon: { readonly sizes: string }) => icon.sizes))
})

test('Chromium finds nothing that keeps a published site from being installed', async ({
  addressOf,
}) => {
  // The shell of the other journeys installs nothing, and so finds nothing wrong.
  const browser = await chromium.launch(browserOptions)
  const page = await browser.newPage()
  await page.goto(`${addressOf('siamstar')}/m/home`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test's window keeps nothing, so that nothing may be installed in it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { errors: found, data } = await devtools.send('Page.getAppManifest')
  expect(found).toEqual([])
  const manifest: Record<string, unknown> = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ id: '/m/home', start_url: '/m/home', scope: '/' })
  // The bars of the browser and the app's first screen have the colour of the page.
  const colour = page.locator('meta[name="theme-color"]')
  await expect(colour).toHaveAttribute('content', String(manifest['theme_color']))
  expect(manifest['background_color']).toBe(manifest['theme_color'])
  await browser.close()
})

test('a document on a page of the merchant’s own opens, follows the language, and stays without a network', async ({
  visit,
  page,
  context,
}) => {
  const { open, t, trouble } = visit('siamstar')
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await open('/m/about')
  const text = page.locator('main [data-type="document"]')
  await expect(text.getByRole('heading', { name: 'เกี่ยวกับสยามสตาร์' })).toBeVisible()
  const winners = text.getByRole('link', { name: 'รายชื่อผู้ชนะ' })
  await expect(winners).toHaveAttribute('href', '/m/winners')
  await page.getByRole('button', { name: t('language.title') }).click()
  await page.getByRole('radio', { name: '中文' }).click()
  const chinese = text.getByRole('heading', { name: '关于 siamstar' })
  await expect(chinese).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The device keeps what a visit loads while its service worker runs.
  await open('/m/about')
  await expect(chinese).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await open('/m/about')
  await expect(chinese).toBeVisible()
  await expect(page.getByText('全天更新的')).toBeVisible()
})

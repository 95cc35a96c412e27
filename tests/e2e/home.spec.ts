import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { askWhy } from './support/ask-why.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { merchants, projectRoot, readMerchant } from './support/words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The ids of home's blocks from top to bottom. */
function blocksOf({ page }: Player): Promise<string[]> {
  return page
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block') ?? ''))
}

for (const code of merchants) {
  test(`a guest finds home of ${code} in the configured order, without a failure @core`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/home')
    await expect(page).toHaveTitle(
      (await page.locator('[data-page-heading]').textContent()) ?? code,
    )
    const flags = Object.entries(
      readMerchant(code).flags as Readonly<Record<string, boolean>>, // names and switches
    ).flatMap(([flag, on]) => ['--flag', `${flag}=${on ? 1 : 0}`])
    const planned = await askWhy(projectRoot, [code, 'home', ...flags])
    await expect.poll(() => blocksOf(player)).toEqual(planned)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-kind="error"]')).toHaveCount(0)
  })
}

for (const code of merchants)
  test(`customer service of ${code} is in the bar of home and of other pages, and nothing floats`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    for (const path of ['/m/home', '/m/help']) {
      await player.open(path)
      const service = page.locator('[data-block="service"]').getByRole('link')
      await expect(service).toHaveCount(1)
      const isAtTop = () => service.evaluate((link) => link.getBoundingClientRect().bottom < 80)
      await expect.poll(isAtTop).toBe(true)
    }
  })

test('banners play by themselves, pause, and play again', async ({ createPlayer, page }) => {
  await page.clock.install()
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  const banner = player.block('banner')
  const front = banner.locator('[data-front]')
  await page.clock.runFor(200)
  await expect(front).toBeVisible()
  const first = await front.innerText()
  await page.clock.runFor(3600)
  await expect.poll(() => front.innerText()).not.toBe(first)
  await banner.getByRole('button', { name: player.t('home.banner.pause') }).click()
  const kept = await front.innerText()
  await page.clock.runFor(7000)
  expect(await front.innerText()).toBe(kept)
  await banner.getByRole('button', { name: player.t('home.banner.play') }).click()
  await page.clock.runFor(3600)
  await expect.poll(() => front.innerText()).not.toBe(kept)
})

test('a banner leads to the address that it has', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  const banner = player.block('banner')
  await banner.getByRole('button', { name: player.t('home.banner.pause') }).click()
  const front = banner.locator('a[data-front]')
  const to = await front.getAttribute('href')
  await front.click()
  await expect(page).toHaveURL(new RegExp(`${to?.replace(/[?]/g, '\\?')}$`))
})

test('the announcements move until the player pauses them', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  const notices = player.block('notices')
  const line = notices.locator('ul').first()
  const place = async (): Promise<number> => (await line.boundingBox())?.x ?? 0
  const start = await place()
  await expect.poll(place).not.toBe(start)
  await notices.getByRole('button', { name: player.t('home.notices.pause') }).click()
  const moved = async (): Promise<number> => {
    const before = await place()
    await page.waitForTimeout(400)
    return (await place()) - before
  }
  // The line is held from the next frame on.
  await expect.poll(moved).toBe(0)
  const held = await place()
  await notices.getByRole('button', { name: player.t('home.notices.play') }).click()
  await expect.poll(place).not.toBe(held)
})

test('the winner board ranks a hundred wins, and renders them as the player scrolls', async ({
  createPlayer,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  const board = player.block('winners')
  await board.scrollIntoViewIfNeeded()
  const rows = board.getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', '100')
  expect(await rows.count()).toBeLessThan(20)
  await expect(async () => {
    await board.scrollIntoViewIfNeeded()
    await board
      .getByRole('list')
      .evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }))
    await expect(rows).toHaveCount(100, { timeout: 500 })
  }).toPass()
})

test('a vendor of slots leads to the lobby of that vendor', async ({ createPlayer, page }) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  const tile = player.block('sports').locator('a[data-category="SPORTS"]').first()
  await tile.click()
  await expect(page).toHaveURL(/\/m\/gameContainer\?gameType=SPORTS&vass=\w+/)
})

test('a game sends a guest to login, and the login leads back to it', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await player.block('games').locator('button').first().click()
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  const back = new URL(page.url()).searchParams.get('back')
  expect(back).toMatch(/^\/m\//)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL((url) => url.pathname + url.search === back)
})

test('the bottom menu sends a guest who wants to play to login', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await page
    .getByRole('navigation', { name: player.t('menu.main') })
    .getByRole('link', { name: player.t('category.FISH') })
    .click()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('a category has a link to all of its games', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await player
    .block('fish')
    .getByRole('link', { name: player.t('home.more') })
    .click()
  await expect(page).toHaveURL(/\/m\/gameContainer\?gameType=FISH$/)
  await expect(
    page.getByRole('heading', { level: 1, name: player.t('category.FISH') }),
  ).toBeVisible()
})

test('only a guest sees the deposit button', async ({ createPlayer, page }) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  const deposit = player.block('header').getByRole('link', { name: player.t('header.deposit') })
  await expect(deposit).toBeVisible()
  await deposit.click()
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FvoucherCenter/)
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await expect(deposit).toBeHidden()
})

test('a member hides the balance, and it stays hidden the next time', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  const account = player.block('account')
  const digits = /\d\.\d\d/
  await expect(account).toContainText(digits)
  await account.getByRole('button', { name: player.t('home.account.mask') }).click()
  await expect(account).not.toContainText(digits)
  await page.reload()
  await expect(account.getByRole('button', { name: player.t('home.account.unmask') })).toBeVisible()
  await expect(account).not.toContainText(digits)
})

test('the balance is requested at most once in a second and a half, however often it is pressed', async ({
  createPlayer,
  page,
}) => {
  await page.clock.install()
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  const account = player.block('account')
  await expect(account).toContainText(/\d\.\d\d/)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wallets/balance')) asked += 1
  })
  // The stopped clock would hold back the idle time in which answers are drawn.
  await page.evaluate(() => {
    window.requestIdleCallback = (draw) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => draw({ didTimeout: false, timeRemaining: () => 0 })
      port2.postMessage(0)
      return 0
    }
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const refresh = account.getByRole('button', { name: player.t('home.account.refresh') })
  for (const { after, total } of [
    { after: 0, total: 1 },
    { after: 0, total: 1 },
    { after: 1400, total: 1 },
    { after: 100, total: 2 },
  ]) {
    await page.clock.runFor(after)
    await refresh.click()
    await expect(account).toContainText(/\d\.\d\d/)
    await expect.poll(() => asked).toBe(total)
  }
})

test.describe('icons of vendors', () => {
  test.beforeEach(async ({ page }) => {
    // The second of the two CDNs is drawn.
    await page.addInitScript(() => {
      Math.random = () => 0.99
    })
  })

  for (const { what, closed, found } of [
    { what: 'come from the CDN that was drawn', closed: /none/, found: /\/cdn\/b\// },
    {
      what: 'come from the built-in one when that fails',
      closed: /\/cdn\/b\//,
      found: /\/cdn\/a\//,
    },
    { what: 'are drawn where none answers', closed: /\/cdn\//, found: undefined },
  ]) {
    test(what, async ({ createPlayer, page }) => {
      await page.route(closed, (route) => route.abort())
      const player = createPlayer('kiwibet')
      player.trouble.expect(/ERR_FAILED/)
      await player.open('/m/home')
      const tile = player.block('sports').locator('a[data-category]').first()
      await tile.scrollIntoViewIfNeeded()
      const picture = tile.locator('img[src*="/cdn/"]')
      if (found) await expect(picture).toHaveAttribute('src', found)
      else await expect(picture).toHaveCount(0)
      await expect(found ? picture : tile.locator('svg').first()).toBeVisible()
    })
  }
})

test('the words of a full-bleed banner are inside it', async ({ createPlayer }) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  const banner = player.block('banner')
  const words = banner.locator('[data-front]').locator('[data-part="line"], [data-part="action"]')
  await expect(words).toHaveCount(2)
  const frame = await banner.boundingBox()
  const boxes = await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const { top, bottom } of boxes) {
    expect(top).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect(bottom).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  }
})

import { calls } from '../../src/core/contract/calls.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { loadFirst } from './support/first-load.ts'
import { holdCall } from './support/hold-call.ts'
import { expect, test } from './support/journey.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, readMerchant } from './support/words.ts'

// In the other two a journey goes every way to every category (lobby-ways.spec.ts).
for (const code of ['kiwibet', 'hongyun']) {
  test(`the lobby of ${code} shows a guest each category under its own title`, async ({
    createPlayer,
  }) => {
    const player = createPlayer(code)
    for (const [type, key] of [
      ['RNG', 'category.RNG'],
      ['SPORTS', 'category.SPORTS'],
      ['LOTT', 'category.LOTT'],
    ] as const) {
      await player.open(`/m/gameContainer?gameType=${type}`)
      const heading = player.page.locator('[data-page-heading]')
      await expect(heading).toHaveText(player.t(key))
      await expect(player.page.locator('main [data-block]').first()).toBeVisible()
    }
  })
}

for (const code of ['siamstar', 'reef']) {
  test(`the bar of the lobby of ${code} is readable before its games come`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/home')
    await expect(player.block('header')).toBeVisible()
    const held = await holdCall(page, /\/(skin|pictures|cdn)\/|Games/)
    await player.step('/m/gameContainer?gameType=RNG')
    await expect(page.locator('[data-page-heading]')).toHaveText(player.t('category.RNG'))
    await expect(page.locator('main [data-kit="block-skeleton"]').first()).toBeVisible()
    expect(await findSerious(player, { rules: ['color-contrast'] })).toEqual([])
    held.release()
    await expect(player.block('games').getByRole('listitem').first()).toBeVisible()
  })
}

for (const code of ['hongyun', 'kiwibet']) {
  test(`a player on a narrow phone sees the tab of the lobby of ${code}, and no link to where they are`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await page.setViewportSize({ width: 360, height: 800 })
    await player.open('/m/gameContainer?gameType=SPORTS')
    const tab = player.block('categories').locator('[aria-current="page"]')
    await expect(tab).toHaveText(player.t('category.SPORTS'))
    await expect(tab).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const rest = page.locator('main [data-block]:not([data-block="categories"])')
    await expect(rest.getByRole('link').or(rest.getByRole('button')).first()).toBeVisible()
    await expect(rest.locator('a[href="/m/gameContainer?gameType=SPORTS"]')).toHaveCount(0)
  })
}

test('a member narrows the lobby to one vendor and to what is hot, and a link reproduces it @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const filters = player.block('filters')
  const count = filters.getByRole('status')
  await expect(count).toHaveText(/\d/)
  const all = await count.textContent()
  await player.block('vendors').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/vass=/)
  await filters.getByRole('link', { name: player.t('lobby.hot'), exact: true }).click()
  await expect(page).toHaveURL(/isHot=1/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(count).toHaveText(/\d/)
  const kept = await count.textContent()
  await page.reload()
  await expect(count).toHaveText(kept ?? '')
  const marked = filters.locator('li a[aria-current]')
  await expect(marked).toHaveText(player.t('lobby.hot'))
})

test('a page of games that fails leaves those before it, and a retry brings it', async ({
  createPlayer,
  page,
  sandbox,
  trouble,
}) => {
  trouble.expect(/Failed to load resource/)
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const games = player.block('games')
  await expect(games.locator('li').first()).toBeVisible()
  await sandbox.fault('siamstar', 'gameList', { status: 500 })
  const retry = games.getByRole('button', { name: player.t('common.retry') })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(retry).toBeVisible({ timeout: 300 })
  }).toPass()
  const loaded = Number(await games.locator('li').last().getAttribute('aria-setsize'))
  expect(loaded).toBeGreaterThan(0)
  await sandbox.repair('siamstar')
  await retry.click()
  await expect
    .poll(async () => Number(await games.locator('li').last().getAttribute('aria-setsize')))
    .toBeGreaterThan(loaded)
})

test('a list of many pages keeps its position when the player comes back to it', async ({
  createPlayer,
  page,
}) => {
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_gameList')) pages.push(request.url())
  })
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const games = player.block('games')
  await expect(games.locator('li').first()).toBeVisible()
  const last = games.locator('li').last()
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(66)
  }).toPass()
  await page.waitForTimeout(300)
  const top = await page.evaluate(() => window.scrollY)
  const seen = await page.evaluate(readMiddle)
  const known = new Set(pages)
  pages.length = 0
  await player.step('/m/help')
  await expect(games).toHaveCount(0)
  await page.goBack()
  await expect(games.locator('li').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), top))
    .toBeLessThan(4)
  await expect.poll(() => page.evaluate(readMiddle)).toBe(seen)
  expect(pages.filter((url) => known.has(url))).toEqual([])
  expect(await page.locator('*').count()).toBeLessThan(450)
})

test('a favourite fills at once, appears among the favourites, and empties when the gateway refuses', async ({
  createPlayer,
  page,
  trouble,
}) => {
  trouble.expect(/Failed to load resource/)
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG&sort=name')
  const hearts = player.block('games').locator('button[aria-pressed=false]')
  await expect(hearts.first()).toBeVisible()
  const name = (await hearts.first().getAttribute('aria-label')) ?? ''
  const heart = player.block('games').getByRole('button', { name, exact: true }).first()
  // Refused before it reaches the gateway: what the gateway has done would be shown.
  await page.route('**/MCSFE_addFavoriteGameV2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ status: 500, body: '{}' })
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await page.unroute('**/MCSFE_addFavoriteGameV2')
  // The heart fills before the gateway knows: a page that is left sooner would take the call along.
  const added = page.waitForResponse('**/MCSFE_addFavoriteGameV2')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await added
  await player.open('/m/gameContainer?gameType=RNG&isHot=0')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const removed = page.waitForResponse('**/MCSFE_removeFavoriteGame*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await removed
  await player.open('/m/gameContainer?gameType=RNG&isHot=0')
  await expect(player.block('games')).toBeVisible()
  await expect(heart).toHaveCount(0)
})

test('a guest who opens the favourites sees a note to log in, which goes by itself, and stays', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('reef')
  await player.open('/m/gameContainer?gameType=FISH')
  const notice = page.getByText(player.t('error.notLoggedIn'))
  await player
    .block('filters')
    .getByRole('link', { name: player.t('lobby.favourites') })
    .click()
  await expect(notice).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(page).toHaveURL(/gameType=FISH$/)
  await player.block('games').locator('button[aria-pressed]').first().click()
  await expect(notice).toBeVisible()
})

test('filters are chosen with the keyboard alone', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const count = player.block('filters').getByRole('status')
  await expect(count).toHaveText(/\d/)
  const all = await count.textContent()
  const button = page.getByRole('button', { name: player.t('lobby.settings') })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: player.t('lobby.settings') })
  await expect(sheet).toBeVisible()
  const lines = sheet.getByRole('switch').last()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(lines).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(lines).toHaveAttribute('aria-checked', 'true')
  await expect(page).toHaveURL(/lines=1/)
  expect(await findSerious(player)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(count).not.toHaveText(all ?? '')
  await player
    .block('filters')
    .getByRole('link', { name: player.t('lobby.reset') })
    .press('Enter')
  await expect(page).not.toHaveURL(/lines=1/)
  await expect(count).toHaveText(all ?? '')
})

test('a vendor under maintenance shows why and until when, and does not open', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('reef')
  await player.open('/m/gameContainer?gameType=FISH')
  const closed = player.block('vendors').locator('button[data-closed]').first()
  await expect(closed).toBeVisible()
  await closed.click()
  await expect(page.getByText(/\d:\d\d/).first()).toBeVisible()
  await expect(page).toHaveURL(/gameType=FISH$/)
})

test('the list of one slot vendor has its name as the title, and an unknown vendor leads on', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const maker = player.block('vendors').getByRole('link').nth(1)
  const name = (await maker.textContent()) ?? ''
  const vendor = new URL((await maker.getAttribute('href')) ?? '', page.url()).searchParams.get(
    'vass',
  )
  for (const path of ['/m/gameList', '/m/rngList']) {
    await player.open(`${path}?gameType=RNG&vassalage=${vendor}`)
    await expect(page.locator('[data-page-heading]')).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(player.block('games').locator('li').first()).toBeVisible()
  }
  await player.open('/m/gameList?gameType=RNG&vassalage=NOBODY')
  await expect(page.getByText(player.t('lobby.vendorNotHere'))).toBeVisible()
})

test('more lotteries can be narrowed to a group, and a draw is entered by who may', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/moreLottery')
  const draws = player.block('draws')
  const chips = draws.getByRole('navigation').getByRole('link')
  await expect(chips.nth(1)).toBeVisible()
  const all = await draws.locator('[data-part=draw]').count()
  const name = (await chips.nth(1).textContent()) ?? ''
  await chips.nth(1).click()
  await expect(draws.getByRole('heading', { level: 2 })).toHaveText(name)
  expect(await draws.locator('[data-part=draw]').count()).toBeLessThan(all)
  await page.reload()
  await expect(draws.getByRole('heading', { level: 2 })).toHaveText(name)
  await draws.locator('[data-part=play]').first().click()
  await expect(page).toHaveURL(/\/m\/login\?back=.*lottKey/)
})

test('a lottery with a heart is among the favourites, and leaves them without it', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.logIn('member88')
  await player.open('/m/moreLottery')
  const draws = player.block('draws')
  const first = draws.locator('[data-kit=heart][aria-pressed=false]').first()
  const heart = draws.getByRole('button', {
    name: (await first.getAttribute('aria-label')) ?? '',
    exact: true,
  })
  const added = page.waitForResponse('**/MCSFE_addFavoriteGameV2')
  await first.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await added
  await player.open('/m/moreLottery?show=favourites')
  await expect(draws.locator('[data-kit=heart]')).toHaveCount(1)
  const removed = page.waitForResponse('**/MCSFE_removeFavoriteGame*')
  await heart.click()
  await removed
  await expect(heart).toBeFocused()
  await page.reload()
  await expect(page.getByText(player.t('home.lotteries.noFavourites'))).toBeVisible()
})

test('one list of lotteries that fails leaves the other', async ({
  createPlayer,
  page,
  sandbox,
  trouble,
}) => {
  trouble.expect(failedCall)
  const player = createPlayer('kiwibet')
  await sandbox.fault('kiwibet', 'lotteries', { status: 500, times: 1 })
  await player.open('/m/moreLottery')
  const draws = player.block('draws')
  const retry = draws.getByRole('button', { name: player.t('common.retry') })
  await expect(draws.locator('[data-part=draw]').first()).toBeVisible()
  if (await retry.isVisible()) await retry.click()
  await expect(page.getByText(player.t('category.ELOTT')).first()).toBeVisible()
})

for (const code of merchants)
  test(`draws of ${code} that are closed are read as well as open ones`, async ({
    createPlayer,
    page,
  }) => {
    const draws = (['ball', 'die'] as const).map((shape, tone) => ({
      lotteryCode: shape,
      lotteryName: `Every ${shape}`,
      group: 'Lottery',
      closesAt: Date.now() - 1000,
      lastResult: ['12', '34', '05'],
      shape,
      tone,
    }))
    await page.route(`**${calls.lotteries.path}**`, (route) => route.fulfill({ json: draws }))
    const player = createPlayer(code)
    await player.open('/m/moreLottery')
    await expect(page.locator('[data-closed] [data-part=ball]')).not.toHaveCount(0)
    await settle(player)
    expect(await findSerious(player)).toEqual([])
  })

for (const code of ['siamstar', 'reef'] as const)
  test(`the lobby of ${code} is still while its data and pictures come`, async ({
    createPlayer,
    host,
    sandbox,
    browser,
  }) => {
    await sandbox.change(code, { loginCaptcha: 'after-failures' })
    const player = createPlayer(code)
    await player.logIn('member88')
    for (const width of [360, 390]) {
      const { shifts } = await loadFirst(browser, {
        address: `${host.address(code)}/m/gameContainer?gameType=RNG`,
        language: readMerchant(code).languages.default,
        width,
        storages: await player.storages(),
      })
      expect.soft(shifts, String(width)).toEqual([])
    }
  })

/** The place in its list of the game in the middle of the screen. */
function readMiddle(): string | null | undefined {
  const middle = document.elementFromPoint(innerWidth / 2 - 40, innerHeight / 2)
  return middle?.closest('li')?.getAttribute('aria-posinset')
}

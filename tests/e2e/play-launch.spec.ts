import type { Page } from '@playwright/test'
import { arcade, back, enterHome, expect, expectFit, gamePath, test } from './support/arcade.ts'
import { firstVendor } from './support/open-game.ts'
import { launchAddress, stage } from './support/staged-game.ts'
import { failedCall } from './support/trouble.ts'

test('a guest who opens a game logs in and is in the game @core', async ({ visit, page }) => {
  const { player, game } = await visit.stagePlayer()
  await player.open(gamePath)
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3F/)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL((url) => url.pathname + url.search === gamePath)
  await expect(game.frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('a trial account is led to a real one, and launches nothing', async ({ visit, page }) => {
  const { player, game } = await visit.stagePlayer()
  await player.open('/m/home')
  await player.logIn('trial88')
  await player.step(gamePath)
  await expect(page.getByText(player.t('app.realAccount'))).toBeVisible()
  await expect(page.getByText(player.t('app.demo'), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: player.t('trial.register') })).toHaveAttribute(
    'href',
    '/m/register',
  )
  await expectFit(player)
  await page.getByRole('link', { name: player.t('route.login') }).click()
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3FvassKey%3DPG/)
  expect(game.launches).toHaveLength(0)
})

test('a member launches once with the data that the gateway needs, and plays in a frame with the fewest permissions', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.enter()
  const entered = page.waitForRequest(/MCS2_addRecentGame\?vendor=PG&gameCode=Koi/)
  await player.step(gamePath)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await entered
  const query = new URL(game.launches[0]?.url() ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({
    gameType: 'RNG',
    vassalage: 'PG',
    gameCode: 'Koi',
    language: 'EN',
    platform: 'mobile',
    launchMode: 'GLS',
    accountType: '1',
    backUrl: `${new URL(page.url()).origin}/m/gameContainer?gameType=RNG`,
  })
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups',
  )
  await expect(frame).toHaveAttribute('allow', 'fullscreen; autoplay')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  for (const part of ['header', 'footer', 'bottom-menu', 'service'])
    await expect(page.locator(`[data-type="${part}"]`)).toHaveCount(0)
  await expectFit(player)
  expect(game.launches).toHaveLength(1)
})

for (const address of [
  'https://evil.example/play/ticket',
  'javascript:alert("ticket")',
  'data:text/html,ticket',
  'own origin',
]) {
  test(`an address such as ${address} is refused, and the message does not contain it`, async ({
    visit,
    ownHost,
    page,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const own = `${ownHost.address(arcade)}/play/ticket`
    const { player, game } = await visit.enter({
      merchant: {
        gateway: { frameHosts: ['games.example', `${arcade}.localhost:${ownHost.port}`] },
      },
      staging: { address: address === 'own origin' ? own : address },
    })
    await player.step(gamePath)
    await expect(page.getByText(player.t('error.gameRefused'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(messages.filter((line) => line.includes('ADDRESS_REFUSED'))).toHaveLength(1)
    expect(messages.filter((line) => line.includes('ticket'))).toEqual([])
    expect(game.launches).toHaveLength(1)
  })
}

test('every refusal of a launch shows a way on, and none is repeated by itself', async ({
  visit,
  ownSandbox,
  page,
}) => {
  const player = visit.createPlayer()
  player.trouble.expect(failedCall)
  const { t } = player
  await enterHome(player)
  const states = [
    [{ code: 'game.maintenance', status: 503 }, 'error.gameMaintenance', 'status.recheck'],
    [{ code: 'balance.insufficient', status: 402 }, 'error.balanceLow', 'home.account.deposit'],
    [{ code: 'game.region.restricted', status: 403 }, 'error.gameRegion', 'route.service'],
    [{ code: 'game.round.open', status: 409 }, 'error.roundOpen', 'common.retry'],
    [{ code: 'game.refused', status: 503 }, 'error.gameRefused', 'common.retry'],
    [{ code: 'game.not.found', status: 404 }, 'error.gameUnknown', 'play.others'],
    [{ code: 'demo.not.allowed', status: 403 }, 'app.realAccount', 'trial.register'],
    [{ status: 500 }, 'error.busy', 'common.retry'],
    [{ wrongShape: true }, 'error.busy', 'common.retry'],
    [{ html: true }, 'error.busy', 'common.retry'],
    [{ drop: true }, 'error.network', 'common.retry'],
  ] as const
  for (const [fault, line, way] of states) {
    await ownSandbox.fault(arcade, 'launchGame', fault)
    const launched = page.waitForRequest(/launchGame/)
    await player.step(`${gamePath}&try=${states.findIndex(([one]) => one === fault)}`)
    await launched
    await expect(page.getByText(t(line)).first()).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: t(way), exact: true })
        .or(page.getByRole('link', { name: t(way), exact: true })),
    ).toBeVisible()
    // Those with a retry look alike.
    if (way !== 'common.retry' || line === 'error.network') await expectFit(player)
  }
})

test('a session that ended before the launch brings one dialog, and login leads back to the game', async ({
  visit,
  ownSandbox,
  page,
}) => {
  const player = visit.createPlayer()
  player.trouble.expect(failedCall)
  await enterHome(player)
  await ownSandbox.fault(arcade, 'launchGame', { status: 401, code: 'user.or.token.invalid' })
  await player.step(gamePath)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3FvassKey%3DPG/)
})

test('a closed vendor shows its opening time by the player’s clock, and a tap tries again', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.stagePlayer()
  player.trouble.expect(failedCall)
  const maintenanceTo = Date.UTC(2031, 4, 6, 7, 8)
  await page.route(
    '**/launchGame?*',
    (route) => refuse(route, 'game.maintenance', { maintenanceTo }),
    {
      times: 1,
    },
  )
  await enterHome(player)
  await player.step(gamePath)
  const until = await page.evaluate(
    (time) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    maintenanceTo,
  )
  await expect(page.getByText(player.t('status.until', { to: until }))).toBeVisible()
  await page.getByRole('button', { name: player.t('status.recheck') }).click()
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('a player with too little money reads how much the game needs, and a round left open elsewhere is reopened', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.stagePlayer()
  player.trouble.expect(failedCall)
  await page.route(
    '**/launchGame?*',
    (route) => refuse(route, 'balance.insufficient', { required: '20000.5' }),
    { times: 1 },
  )
  await enterHome(player)
  await player.step(gamePath)
  await expect(page.getByText(/20,000\.50/)).toBeVisible()
  await page.getByRole('link', { name: player.t('home.account.deposit') }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  const open = {
    vendor: await firstVendor(page, arcade),
    gameCode: 'Left',
    gameName: 'Left behind',
  }
  await page.route('**/launchGame?*', (route) => refuse(route, 'game.round.open', { open }), {
    times: 1,
  })
  await back(player).click()
  await page.getByRole('button', { name: player.t('play.reopen', { name: 'Left behind' }) }).click()
  await expect(page).toHaveURL(/gameCode=Left$/)
  await expect(game.frame.getByRole('button')).toBeVisible()
})

test('a player reads that a launch takes long, and can try again if nobody answers', async ({
  visit,
  page,
}) => {
  const player = visit.createPlayer()
  await page.route('**/launchGame?*', () => undefined)
  await enterHome(player)
  await page.clock.install()
  await player.step(gamePath)
  await expect(page.getByText(player.t('play.opening'))).toBeVisible()
  await page.clock.fastForward(8500)
  await expect(page.getByText(player.t('play.slow'))).toBeVisible()
  await page.clock.fastForward(22_000)
  await expect(page.getByText(player.t('error.slow'))).toBeVisible()
  await expect(page.getByRole('button', { name: player.t('common.retry') })).toBeVisible()
})

test('a game that never loads can be loaded again', async ({ visit, page }) => {
  const { player } = await visit.enter()
  await page.route(`${stage}/**`, () => undefined, { times: 1 })
  await page.clock.install()
  await player.step(gamePath)
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(31_000)
  await expect(page.getByText(player.t('play.failed'))).toBeVisible()
  await expectFit(player)
  await page.getByRole('main').getByRole('alert').getByRole('button').click()
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
  await expect(page.locator('[data-game-table]')).toBeFocused()
})

test('a tap opens the game in a window without access to this one, where the merchant sets that', async ({
  visit,
  page,
  context,
}) => {
  const { player } = await visit.enter({
    merchant: { lobby: { launch: { vendors: { PG: 'window' } } } },
  })
  await context.route(`${stage}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' }),
  )
  await player.step(gamePath)
  const open = page.getByRole('button', { name: player.t('play.openGame') })
  await expect(open).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const [game] = await Promise.all([context.waitForEvent('page'), open.click()])
  await expect(game).toHaveURL(launchAddress)
  expect(await game.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await game.close()
  await expect(page.getByText(player.t('play.windowReturn'))).toBeVisible()
  await expect(page.getByRole('button', { name: player.t('play.openAgain') })).toBeVisible()
  await expectFit(player)
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

type Route = Parameters<Parameters<Page['route']>[1]>[0]

function refuse(route: Route, errorCode: string, value: object): Promise<void> {
  return route.fulfill({
    status: 409,
    json: { success: false, errorCode, message: 'No #12', value },
  })
}

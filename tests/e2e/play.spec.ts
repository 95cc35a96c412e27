import type { Page } from '@playwright/test'
import { errorKeys } from '../../src/contract/error-codes.ts'
import gameWords from '../../src/games/words/en.json' with { type: 'json' }
import { findSerious } from './support/find-serious.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { launchAddress, stage, stageGame, stageWallet } from './support/staged-game.ts'
import { plainMerchant, type TempRoot } from './support/temp-root.ts'
import { findMisfits } from './support/text-fit.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, readMerchant } from './support/words.ts'
import { expect, test } from './support/workshop.ts'

const code = 'arcade'
const path = '/m/game?vassKey=PG&gameCode=Koi&gameType=RNG'

function found(root: TempRoot, more: object = {}): void {
  const gateway = { frameHosts: ['games.example'] }
  const languages = { default: 'en', supported: ['en', 'th', 'zh'] }
  root.write(code, plainMerchant(code, { gateway, languages, ...more }))
}

/** A member in the game that was staged. */
async function play(player: Player): Promise<void> {
  await player.logIn('member88')
  await player.step(path)
  await expect(player.page.frameLocator('iframe').getByRole('button')).toBeVisible()
}

/** Steps as a link of the product does, so that a way back is there. */
async function walk({ page }: Player, to: string): Promise<void> {
  await page.evaluate((next) => history.pushState({ depth: 1 }, '', next), to)
}

function back({ page, say }: Player) {
  return page.getByRole('button', { name: say('app.back'), exact: true })
}

test('a guest who opens a game logs in and is in the game', async ({ root, meetOwn, page }) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open(path)
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3F/)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(game.frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('a trial account is led to a real one, and nothing is launched', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await player.logIn('trial88')
  await player.step(path)
  await expect(page.getByText(player.say('trial.realAccount'))).toBeVisible()
  await expect(page.getByText(player.say('app.demo'), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: player.say('trial.register') })).toHaveAttribute(
    'href',
    '/m/register',
  )
  await expectFit(player)
  await page.getByRole('link', { name: player.say('route.login') }).click()
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3FvassKey%3DPG/)
  expect(game.launches).toHaveLength(0)
})

test('a member launches once with what the gateway needs, and plays in a frame that can do no more than it must', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  const entered = page.waitForRequest(/MCS2_addRecentGame\?vendor=PG&gameCode=Koi/)
  await play(player)
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

test('the bar follows the balance, counts the time and says what was won since the launch', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  const wallet = await stageWallet(page, '500.00')
  await player.open('/m/home')
  await play(player)
  const bar = page.locator('main header')
  await expect(bar.getByText('฿500.00')).toBeVisible()
  await expect(bar.getByText('฿0.00')).toBeVisible()
  await expect(bar.getByRole('timer')).toHaveText(/^00:0\d$/)
  wallet.set('1240.50')
  await game.say({ source: 'game', event: 'balance' })
  await expect(bar.getByText('฿1,240.50')).toBeVisible()
  await expect(bar.getByText('+฿740.50')).toBeVisible()
  wallet.set('99.75')
  // A second refresh within a moment is none (SPEC.md §5).
  await page.waitForTimeout(1600)
  await bar.getByRole('button', { name: player.say('home.account.refresh') }).click()
  await expect(bar.getByText('-฿400.25')).toBeVisible()
  // Told of many changes at once it asks once or twice, and of the last one too.
  const before = wallet.asked()
  for (let change = 0; change < 20; change += 1)
    await game.say({ source: 'game', event: 'balance' })
  wallet.set('100.00')
  await game.say({ source: 'game', event: 'balance' })
  await expect(bar.getByText('฿100.00')).toBeVisible()
  expect(wallet.asked() - before).toBeLessThanOrEqual(3)
})

test('back asks while a round is open, and leaves the way the player came', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await player.logIn('member88')
  await walk(player, '/m/help')
  await walk(player, path)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.say({ source: 'game', event: 'round', open: true })
  await back(player).click()
  const question = page.getByRole('dialog', { name: player.say('play.askLeave') })
  await question.getByRole('button', { name: player.say('play.stay') }).click()
  await expect(question).toHaveCount(0)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await page.getByRole('button', { name: player.say('play.reload') }).click()
  await page
    .getByRole('dialog', { name: player.say('play.askReload') })
    .getByRole('button', { name: player.say('play.stay') })
    .click()
  await back(player).click()
  await question.getByRole('button', { name: player.say('play.leave') }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await walk(player, path)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.say({ source: 'game', event: 'round', open: true })
  await game.say({ source: 'game', event: 'round', open: false })
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('a game that never speaks is asked about after its first minute', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page, { silent: true })
  await player.open('/m/home')
  await play(player)
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.clock.install()
  await player.step(path)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await page.clock.fastForward(61_000)
  await back(player).click()
  await expect(page.getByRole('dialog', { name: player.say('play.askLeave') })).toBeVisible()
})

test('a way that the game itself went in its frame is no step back of the player', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await player.logIn('member88')
  await walk(player, '/m/help')
  await walk(player, path)
  await expect(game.frame.getByRole('button')).toBeVisible()
  for (const step of ['a', 'b']) {
    await game.frame.locator('html').evaluate((_, to) => location.assign(to), `${stage}/${step}`)
    await expect
      .poll(() => game.frame.locator('html').evaluate(() => location.pathname))
      .toBe(`/${step}`)
  }
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('the game leads to deposit and out of itself, and nobody else does', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await play(player)
  await page.evaluate(() => window.postMessage({ source: 'game', event: 'leave' }, '*'))
  await game.say({ source: 'somebody', event: 'leave' })
  await game.say({ source: 'game', event: 'deposit' })
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await back(player).click()
  await expect(page).toHaveURL((url) => url.pathname === '/m/game')
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.say({ source: 'game', event: 'round', open: true })
  for (let tap = 0; tap < 3; tap += 1) await game.say({ source: 'game', event: 'deposit' })
  await expect(page.getByRole('dialog', { name: player.say('play.askDeposit') })).toHaveCount(1)
  await page.getByRole('button', { name: player.say('play.stay') }).click()
  await game.say({ source: 'game', event: 'leave' })
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the address of a launch is nowhere but in the frame, and a reload is no step of the history', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await play(player)
  const steps = await page.evaluate(() => history.length)
  const first = await page.locator('iframe').elementHandle()
  await page.getByRole('button', { name: player.say('play.reload') }).click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(game.launches).toHaveLength(1)
  const kept = await page.evaluate(() => JSON.stringify([history.state, document.title]))
  const all = [page.url(), kept, JSON.stringify(await player.storages()), ...told]
  expect(all.filter((text) => text.includes('ticket'))).toEqual([])
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

for (const address of [
  'https://evil.example/play/ticket',
  'javascript:alert("ticket")',
  'data:text/html,ticket',
  'own origin',
]) {
  test(`an address such as ${address} is refused, and told without it`, async ({
    root,
    meetOwn,
    ownHost,
    page,
  }) => {
    found(root, { gateway: { frameHosts: ['games.example', `${code}.localhost:${ownHost.port}`] } })
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    const player = meetOwn(code)
    const own = `${ownHost.address(code)}/play/ticket`
    const game = await stageGame(page, { address: address === 'own origin' ? own : address })
    await player.open('/m/home')
    await player.logIn('member88')
    await player.step(path)
    await expect(page.getByText(player.say('error.gameRefused'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(told.filter((line) => line.includes('ADDRESS_REFUSED'))).toHaveLength(1)
    expect(told.filter((line) => line.includes('ticket'))).toEqual([])
    expect(game.launches).toHaveLength(1)
  })
}

test('every refusal of a launch is drawn with a way on, and none is asked again by itself', async ({
  root,
  meetOwn,
  ownSandbox,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  player.trouble.expect(failedCall)
  const { say } = player
  await player.open('/m/home')
  await player.logIn('member88')
  const states = [
    [{ code: 'game.maintenance', status: 503 }, 'error.gameMaintenance', 'status.recheck'],
    [{ code: 'balance.insufficient', status: 402 }, 'error.balanceLow', 'home.account.deposit'],
    [{ code: 'game.region.restricted', status: 403 }, 'error.gameRegion', 'route.service'],
    [{ code: 'game.round.open', status: 409 }, 'error.roundOpen', 'common.retry'],
    [{ code: 'game.refused', status: 503 }, 'error.gameRefused', 'common.retry'],
    [{ code: 'game.not.found', status: 404 }, 'error.gameUnknown', 'play.others'],
    [{ code: 'demo.not.allowed', status: 403 }, 'trial.realAccount', 'trial.register'],
    [{ status: 500 }, 'error.busy', 'common.retry'],
    [{ wrongShape: true }, 'error.busy', 'common.retry'],
    [{ html: true }, 'error.busy', 'common.retry'],
    [{ drop: true }, 'error.network', 'common.retry'],
  ] as const
  for (const [fault, line, way] of states) {
    await ownSandbox.fault(code, 'launchGame', fault)
    const launched = page.waitForRequest(/launchGame/)
    await player.step(`${path}&try=${states.findIndex(([one]) => one === fault)}`)
    await launched
    await expect(page.getByText(say(line)).first()).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: say(way), exact: true })
        .or(page.getByRole('link', { name: say(way), exact: true })),
    ).toBeVisible()
    await expectFit(player)
  }
})

test('a session that is over at the launch brings one dialog, and login leads back to the game', async ({
  root,
  meetOwn,
  ownSandbox,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  player.trouble.expect(failedCall)
  await player.open('/m/home')
  await player.logIn('member88')
  await ownSandbox.fault(code, 'launchGame', { status: 401, code: 'user.or.token.invalid' })
  await player.step(path)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fgame%3FvassKey%3DPG/)
})

test('without a network the game stays and the line over it says so', async ({
  root,
  meetOwn,
  page,
  context,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await play(player)
  await context.setOffline(true)
  const line = page.getByText(player.say('app.offline'))
  await expect(line).toBeVisible()
  const [frame, bar] = [page.locator('iframe'), page.locator('main header')]
  const [top, end] = [await line.boundingBox(), await bar.boundingBox()]
  expect(top?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0) - 1)
  expect((await frame.boundingBox())?.height).toBeGreaterThan(700)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
})

test('a closed vendor says until when on the clock of the player, and is asked again by a tap', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  player.trouble.expect(failedCall)
  const game = await stageGame(page)
  const maintenanceTo = Date.UTC(2031, 4, 6, 7, 8)
  await page.route(
    '**/launchGame?*',
    (route) => refuse(route, 'game.maintenance', { maintenanceTo }),
    {
      times: 1,
    },
  )
  await player.open('/m/home')
  await player.logIn('member88')
  await player.step(path)
  const until = await page.evaluate(
    (time) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    maintenanceTo,
  )
  await expect(page.getByText(player.say('status.until', { to: until }))).toBeVisible()
  await page.getByRole('button', { name: player.say('status.recheck') }).click()
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('too little money says how much it takes, and a round left open elsewhere is reopened', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  player.trouble.expect(failedCall)
  const game = await stageGame(page)
  await page.route(
    '**/launchGame?*',
    (route) => refuse(route, 'balance.insufficient', { required: '20000.5' }),
    { times: 1 },
  )
  await player.open('/m/home')
  await player.logIn('member88')
  await player.step(path)
  await expect(page.getByText(/20,000\.50/)).toBeVisible()
  await page.getByRole('link', { name: player.say('home.account.deposit') }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  const open = { vendor: await firstVendor(page, code), gameCode: 'Left', gameName: 'Left behind' }
  await page.route('**/launchGame?*', (route) => refuse(route, 'game.round.open', { open }), {
    times: 1,
  })
  await back(player).click()
  await page
    .getByRole('button', { name: player.say('play.reopen', { name: 'Left behind' }) })
    .click()
  await expect(page).toHaveURL(/gameCode=Left$/)
  await expect(game.frame.getByRole('button')).toBeVisible()
})

test('a launch that takes long says so, and one that nobody answers can be tried again', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  await page.route('**/launchGame?*', () => undefined)
  await player.open('/m/home')
  await player.logIn('member88')
  await page.clock.install()
  await player.step(path)
  await expect(page.getByText(player.say('play.opening'))).toBeVisible()
  await page.clock.fastForward(8500)
  await expect(page.getByText(player.say('play.slow'))).toBeVisible()
  await page.clock.fastForward(22_000)
  await expect(page.getByText(player.say('error.slow'))).toBeVisible()
  await expect(page.getByRole('button', { name: player.say('common.retry') })).toBeVisible()
})

test('a game that never arrives can be loaded again', async ({ root, meetOwn, page }) => {
  found(root)
  const player = meetOwn(code)
  await stageGame(page)
  await page.route(`${stage}/**`, () => undefined, { times: 1 })
  await player.open('/m/home')
  await player.logIn('member88')
  await page.clock.install()
  await player.step(path)
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(31_000)
  await expect(page.getByText(player.say('play.failed'))).toBeVisible()
  await expectFit(player)
  await page.getByRole('main').getByRole('alert').getByRole('button').click()
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
  await expect(page.locator('[data-game-table]')).toBeFocused()
})

test('two taps and two tabs are two games at most, each launched once', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await player.logIn('member88')
  const steps = await page.evaluate(() => history.length)
  const tile = page.locator(
    '[data-type="popular-games"] button, [data-type="vendor-section"] button',
  )
  await tile.first().dblclick()
  await expect(page).toHaveURL((url) => url.pathname === '/m/game')
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(game.launches).toHaveLength(1)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ])
  const second = await stageGame(other)
  await other.reload()
  await expect(second.frame.getByRole('button')).toBeVisible()
  expect(second.launches).toHaveLength(1)
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('where the merchant says so a tap opens the game in a window that knows nothing of this one', async ({
  root,
  meetOwn,
  page,
  context,
}) => {
  found(root, { lobby: { launch: { vendors: { PG: 'window' } } } })
  const player = meetOwn(code)
  await stageGame(page)
  await context.route(`${stage}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' }),
  )
  await player.open('/m/home')
  await player.logIn('member88')
  await player.step(path)
  const open = page.getByRole('button', { name: player.say('play.openGame') })
  await expect(open).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const [game] = await Promise.all([context.waitForEvent('page'), open.click()])
  await expect(game).toHaveURL(launchAddress)
  expect(await game.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await game.close()
  await expect(page.getByText(player.say('play.windowReturn'))).toBeVisible()
  await expect(page.getByRole('button', { name: player.say('play.openAgain') })).toBeVisible()
  await expectFit(player)
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('play keeps the session, and the warning of its end stands over the game', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root, { safety: { inactivityMinutes: 5 } })
  const player = meetOwn(code)
  const game = await stageGame(page)
  await player.open('/m/home')
  await player.logIn('member88')
  await page.clock.install()
  await player.step(path)
  await expect(game.frame.getByRole('button')).toBeVisible()
  const warning = page.getByRole('dialog', { name: player.say('app.idleTitle') })
  for (let minute = 0; minute < 8; minute += 1) {
    await page.clock.fastForward(60_000)
    await game.say({ source: 'game', event: 'round', open: true })
    await page.clock.runFor(50)
  }
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(245_000)
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toBeVisible()
  await game.say({ source: 'game', event: 'round', open: true })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: player.say('app.stay') }).click()
  await expect(warning).toHaveCount(0)
  await expect(game.frame.getByRole('button')).toBeVisible()
})

test('by keyboard alone a player reaches the game, the ways around it and what every page says of safe play', async ({
  root,
  meetOwn,
  page,
}) => {
  found(root)
  const player = meetOwn(code)
  const { say } = player
  await stageGame(page)
  await player.open('/m/home')
  await play(player)
  await expect(page.locator('[data-game-table]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('iframe')).toBeFocused()
  const age = page.getByRole('button', { name: say('age.responsible') })
  await age.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(say('age.line', { age: 18 }))
  await expectFit(player)
  await sheet.getByRole('link', { name: say('age.responsible') }).press('Enter')
  await expect(page).toHaveURL(/\/m\/useragreement\?section=responsible$/)
})

async function expectFit(player: Player): Promise<void> {
  // A frame that a journey answers for is never told to be idle.
  await player.page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return endless || playState !== 'running'
    }),
  )
  expect(await findSerious(player)).toEqual([])
  expect(await findSmallTargets(player.page)).toEqual([])
}

type Route = Parameters<Parameters<Page['route']>[1]>[0]

function refuse(route: Route, errorCode: string, value: object): Promise<void> {
  return route.fulfill({
    status: 409,
    json: { success: false, errorCode, message: 'No #12', value },
  })
}

/** A vendor that the sandbox has. */
async function firstVendor(page: Page, merchant: string): Promise<string> {
  return page.evaluate(async (shop) => {
    const address = `/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=${shop}`
    const answer = await fetch(address, { headers: { Merchant: shop } })
    return (await answer.json()).value.sorting[0].vendors[0]
  }, merchant)
}

test('a hand of cards is left and reopened, its round kept and the balance of the bar at the wallet', async ({
  meet,
  page,
}) => {
  const player = meet('kiwibet')
  player.trouble.expect(failedCall)
  const { say } = player
  await player.logIn('newbie88')
  await player.open('/m/home')
  const [vendor, first, second] = await firstTables(page, 'kiwibet')
  await walk(player, `/m/game?vassKey=${vendor}&gameCode=${first}&gameType=LIVE`)
  const game = page.frameLocator('iframe')
  const bar = page.locator('main header')
  const before = await bar.getByRole('button', { name: say('home.account.refresh') }).innerText()
  // A hand may be over with its first cards.
  const question = page.getByRole('dialog', { name: say('play.askLeave') })
  for (let hand = 0; hand < 12 && !(await question.isVisible()); hand += 1) {
    await game.getByRole('button', { name: gameWords['cards.deal'] }).click()
    await expect(
      game
        .getByRole('button', { name: gameWords['cards.stand'] })
        .or(game.getByRole('button', { name: gameWords['cards.deal'] })),
    ).toBeEnabled()
    if (!(await game.getByRole('button', { name: gameWords['cards.stand'] }).isVisible())) continue
    await back(player).click()
    await expect(question).toBeVisible()
  }
  await expect(bar.getByRole('button', { name: say('home.account.refresh') })).not.toHaveText(
    before,
  )
  await question.getByRole('button', { name: say('play.leave') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await walk(player, `/m/game?vassKey=${vendor}&gameCode=${second}&gameType=LIVE`)
  await expect(page.getByText(say('error.roundOpen'))).toBeVisible()
  await page.getByRole('main').getByRole('status').getByRole('button').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('gameCode') === first)
  await expect(game.getByRole('button', { name: gameWords['cards.stand'] })).toBeEnabled()
  await game.getByRole('button', { name: gameWords['cards.stand'] }).click()
  await expect(game.getByRole('button', { name: gameWords['cards.deal'] })).toBeEnabled()
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** The sizes of plain text that a player may set: as it is, and twice as large. */
const sizes = [16, 32] as const
const screens = [
  [320, 640],
  [430, 932],
  [740, 360],
] as const

for (const shop of merchants) {
  const { default: first } = readMerchant(shop).languages
  test(`a member of ${shop} plays a real game, and nothing around it is cut or covered in ${first}`, async ({
    meet,
    page,
    sandbox,
  }) => {
    const player = meet(shop)
    player.trouble.expect(failedCall)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    const look = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready)
      for (const size of sizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height })
          for (const misfit of await findMisfits(page))
            found.push(`${name} ${width} px ${(size / 16) * 100} %: ${misfit}`)
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
    }
    await player.logIn('member88')
    await player.open('/m/home')
    const vendor = await firstVendor(page, shop)
    await player.step(`/m/game?vassKey=${vendor}`)
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    await look('the game')
    await page.getByRole('button', { name: player.say('age.responsible') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('safe play')
    await page.keyboard.press('Escape')
    for (const code of ['game.maintenance', 'game.region.restricted', 'game.refused'] as const) {
      await sandbox.fault(shop, 'launchGame', { code, status: 503 })
      await player.step(`/m/game?vassKey=${vendor}&because=${code}`)
      await expect(page.getByText(player.say(errorKeys[code]))).toBeVisible()
      await look(code)
    }
    expect(found).toEqual([])
  })
}

/** A vendor of live tables that the sandbox has, and two games of it. */
async function firstTables(page: Page, merchant: string): Promise<readonly string[]> {
  return page.evaluate(async (shop) => {
    const token = JSON.parse(sessionStorage.getItem('sessionInfo') ?? '{}').token
    const headers = { Merchant: shop, Authorization: token }
    const query = `merchant=${shop}&merchantCode=${shop}&clientType=2&typeId=1&gameType=LIVE&pageSize=500`
    const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query}`, { headers })
    const games: { vendor: string; gameCode: string }[] = (await answer.json()).value.games
    const vendor = games
      .map((game) => game.vendor)
      .find((one, place, all) => all.indexOf(one) < place)
    const codes = games.filter((game) => game.vendor === vendor).map(({ gameCode }) => gameCode)
    return [vendor ?? '', ...codes]
  }, merchant)
}

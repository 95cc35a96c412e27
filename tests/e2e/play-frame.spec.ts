import { back, expect, expectFit, gamePath, test, walk } from './support/arcade.ts'
import { stage, stageGame, stageWallet } from './support/staged-game.ts'

test('the bar follows the balance, counts the time and shows the win since the launch', async ({
  visit,
  page,
}) => {
  const wallet = await stageWallet(page, '500.00')
  const { player, game } = await visit.play()
  const bar = page.locator('main header')
  await expect(bar.getByText('฿500.00')).toBeVisible()
  await expect(bar.getByText('฿0.00')).toBeVisible()
  await expect(bar.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
  wallet.set('1240.50')
  await game.send({ source: 'game', event: 'balance' })
  await expect(bar.getByText('฿1,240.50')).toBeVisible()
  await expect(bar.getByText('+฿740.50')).toBeVisible()
  wallet.set('99.75')
  // A second refresh within a moment is none (SPEC §5.14).
  await page.waitForTimeout(1600)
  await bar.getByRole('button', { name: player.t('home.account.refresh') }).click()
  await expect(bar.getByText('\u2212฿400.25')).toBeVisible()
  // After many changes at once, the page loads the balance once or twice, and also after the last one.
  const before = wallet.asked()
  for (let change = 0; change < 20; change += 1)
    await game.send({ source: 'game', event: 'balance' })
  wallet.set('100.00')
  await game.send({ source: 'game', event: 'balance' })
  await expect(bar.getByText('฿100.00')).toBeVisible()
  expect(wallet.asked() - before).toBeLessThanOrEqual(3)
})

test('back asks while a round is open, and leaves the way the player came', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.enter()
  await walk(player, '/m/help')
  await walk(player, gamePath)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.send({ source: 'game', event: 'round', open: true })
  await back(player).click()
  const question = page.getByRole('dialog', { name: player.t('play.askLeave') })
  await question.getByRole('button', { name: player.t('play.stay') }).click()
  await expect(question).toHaveCount(0)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await page.getByRole('button', { name: player.t('play.reload') }).click()
  await page
    .getByRole('dialog', { name: player.t('play.askReload') })
    .getByRole('button', { name: player.t('play.stay') })
    .click()
  await back(player).click()
  await question.getByRole('button', { name: player.t('play.leave') }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await walk(player, gamePath)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.send({ source: 'game', event: 'round', open: true })
  await game.send({ source: 'game', event: 'round', open: false })
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('a game that sends no message is asked about after its first minute', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.play({ staging: { silent: true } })
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.clock.install()
  await player.step(gamePath)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await page.clock.fastForward(61_000)
  await back(player).click()
  await expect(page.getByRole('dialog', { name: player.t('play.askLeave') })).toBeVisible()
})

test('a step of the game inside its frame is no step back for the player', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.enter()
  await walk(player, '/m/help')
  await walk(player, gamePath)
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

test('only the game itself leads to deposit and out of the game', async ({ visit, page }) => {
  const { player, game } = await visit.play()
  await page.evaluate(() => window.postMessage({ source: 'game', event: 'leave' }, '*'))
  await game.send({ source: 'somebody', event: 'leave' })
  await game.send({ source: 'game', event: 'deposit' })
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await back(player).click()
  await expect(page).toHaveURL((url) => url.pathname === '/m/game')
  await expect(game.frame.getByRole('button')).toBeVisible()
  await game.send({ source: 'game', event: 'round', open: true })
  for (let tap = 0; tap < 3; tap += 1) await game.send({ source: 'game', event: 'deposit' })
  await expect(page.getByRole('dialog', { name: player.t('play.askDeposit') })).toHaveCount(1)
  await page.getByRole('button', { name: player.t('play.stay') }).click()
  await game.send({ source: 'game', event: 'leave' })
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the address of a launch is only in the frame, and a reload is no step of the history', async ({
  visit,
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const { player, game } = await visit.play()
  const steps = await page.evaluate(() => history.length)
  const first = await page.locator('iframe').elementHandle()
  await page.getByRole('button', { name: player.t('play.reload') }).click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(game.launches).toHaveLength(1)
  const kept = await page.evaluate(() => JSON.stringify([history.state, document.title]))
  const all = [page.url(), kept, JSON.stringify(await player.storages()), ...messages]
  expect(all.filter((text) => text.includes('ticket'))).toEqual([])
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the game stays without a network, and the bar above it shows that it is offline', async ({
  visit,
  page,
  context,
}) => {
  const { player, game } = await visit.play()
  const frame = page.locator('iframe')
  const before = await frame.boundingBox()
  expect(before?.height).toBeGreaterThan(700)
  await context.setOffline(true)
  const line = page.locator('main header').getByText(player.t('error.offline'))
  await expect(line).toBeVisible()
  expect(await frame.boundingBox()).toEqual(before)
  await expect(game.frame.getByRole('button')).toBeVisible()
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
})

test('two taps and two tabs launch two games at most, each once', async ({ visit, page }) => {
  const { game } = await visit.enter()
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
    // A blank page of this origin gets the session of its opener, and launches nothing yet.
    page.evaluate(() => void window.open('about:blank')),
  ])
  const second = await stageGame(other)
  await other.goto(page.url())
  await expect(second.frame.getByRole('button')).toBeVisible()
  expect(second.launches).toHaveLength(1)
  await expect(game.frame.getByRole('button')).toBeVisible()
  expect(game.launches).toHaveLength(1)
})

test('play keeps the session, and the warning of its end appears over the game', async ({
  visit,
  page,
}) => {
  const { player, game } = await visit.enter({ merchant: { safety: { inactivityMinutes: 5 } } })
  await page.clock.install()
  await player.step(gamePath)
  await expect(game.frame.getByRole('button')).toBeVisible()
  const warning = page.getByRole('dialog', { name: player.t('app.idleTitle') })
  for (let minute = 0; minute < 8; minute += 1) {
    await page.clock.fastForward(60_000)
    await game.send({ source: 'game', event: 'round', open: true })
    await page.clock.runFor(50)
  }
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(245_000)
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toBeVisible()
  await game.send({ source: 'game', event: 'round', open: true })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: player.t('app.stay') }).click()
  await expect(warning).toHaveCount(0)
  await expect(game.frame.getByRole('button')).toBeVisible()
})

test('by keyboard alone a player reaches the game, the links around it and the words about safe play', async ({
  visit,
  page,
}) => {
  const { player } = await visit.play()
  const { t } = player
  await expect(page.locator('[data-game-table]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('iframe')).toBeFocused()
  const age = page.getByRole('button', { name: t('age.responsible') })
  await age.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(t('age.line', { age: 18 }))
  await expectFit(player)
  await sheet.getByRole('link', { name: t('age.responsible') }).press('Enter')
  await expect(page).toHaveURL(/\/m\/useragreement\?section=responsible$/)
})

import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import type { Fault } from '../../src/sandbox/requests/faults.ts'
import { builtFile } from './support/built-file.ts'
import { coreIf } from './support/core.ts'
import { endSession } from './support/end-session.ts'
import { holdCall } from './support/hold-call.ts'
import { expect, test } from './support/journey.ts'
import { measureContrast } from './support/measure-contrast.ts'
import type { Player } from './support/player.ts'
import { failedCall } from './support/trouble.ts'
import { merchants } from './support/words.ts'

/** The faults of an answer. home-faults.test.tsx tries every fault at every block. */
const faults: Readonly<Record<string, Fault>> = {
  'a cut connection': { drop: true },
  'a page of HTML': { html: true },
}

/** The retry of a block. */
function retryOf(player: Player, block: string) {
  return player.block(block).getByRole('button', { name: player.t('common.retry') })
}

/** Returns every block that reports a failure. */
function failures({ page }: Player) {
  return page.locator('main [data-kit="notice"]:is([data-kind="error"], [data-kind="offline"])')
}

for (const [what, fault] of Object.entries(faults)) {
  test(`${what} is reported by the block that asked, with a retry that works${coreIf(what === 'a cut connection')}`, async ({
    createPlayer,
    sandbox,
  }) => {
    const player = createPlayer('siamstar')
    player.trouble.expect(/Failed to load resource|ERR_EMPTY_RESPONSE/)
    await sandbox.fault('siamstar', 'winnerBoard', fault)
    await player.open('/m/home')
    const winners = player.block('winners')
    await winners.scrollIntoViewIfNeeded()
    await expect(retryOf(player, 'winners')).toBeVisible()
    await expect(player.block('banner').locator('[data-front]')).toBeVisible()
    await expect(player.block('live').locator('a[data-category]').first()).toBeVisible()
    await expect(failures(player)).toHaveCount(1)
    await sandbox.repair('siamstar')
    await retryOf(player, 'winners').click()
    await expect(winners.getByRole('listitem').first()).toBeVisible()
    await expect(retryOf(player, 'winners')).toBeHidden()
  })
}

for (const code of ['base', ...merchants])
  test(`banners of ${code} that fail show a notice that looks like every other one`, async ({
    createPlayer,
    sandbox,
  }) => {
    const player = createPlayer(code)
    player.trouble.expect(/Failed to load resource|ERR_EMPTY_RESPONSE/)
    for (const call of ['announcements', 'winnerBoard'] as const)
      await sandbox.fault(code, call, { drop: true })
    await player.open('/m/home')
    const line = failures(player).locator('[data-part="title"]')
    await expect(line.first()).toBeVisible()
    const sizes = await line.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
    const usual = await player.page.evaluate(
      () => getComputedStyle(document.querySelector('main p') ?? document.body).fontSize,
    )
    for (const size of sizes)
      expect(Number.parseFloat(size)).toBeLessThan(2 * Number.parseFloat(usual))
  })

for (const code of ['base', ...merchants])
  test(`words over a picture of ${code} that never comes can be read`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    player.trouble.expect(/Failed to load resource/)
    await page.route('**', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    )
    for (const [path, text] of [
      ['/m/home', '[data-type="banner"] :is([data-front] [data-part="title"], h2)'],
      ['/m/activity', '[data-part="card"] [data-part="title"]'],
    ] as const) {
      await player.open(path)
      const title = page.locator(`main ${text}`).first()
      await title.scrollIntoViewIfNeeded()
      await expect.poll(() => measureContrast(title), path).toBeGreaterThan(4.5)
    }
  })

test('a guest sees that the fields of registration are missing, and a retry brings the form', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await sandbox.fault('kiwibet', 'registerSettings', { status: 500 })
  await player.open('/m/register')
  const retry = page.locator('main').getByRole('button', { name: player.t('common.retry') })
  await expect(retry).toBeVisible()
  await sandbox.repair('kiwibet')
  await retry.click()
  await expect(player.field('username')).toBeVisible()
})

test('a guest sees that no trial was made, and a retry makes one', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await sandbox.fault('kiwibet', 'trialUser', { status: 500 })
  await player.open('/m/trail')
  await expect(page.getByText(player.t('trial.failed'))).toBeVisible()
  await sandbox.repair('kiwibet')
  await page.getByRole('button', { name: player.t('common.retry') }).click()
  await expect(page.getByRole('textbox', { name: player.t('trial.name') })).toHaveValue(/^trial/)
})

test('the player sees in the bar that an answer takes longer than eight seconds', async ({
  createPlayer,
  page,
}) => {
  await page.clock.install()
  const held = await holdCall(page, /getWinnerBoard/)
  const player = createPlayer('siamstar')
  const line = page.locator('header').getByText(player.t('error.slow'))
  await player.open('/m/home')
  await held.asked
  await expect(line).toBeHidden()
  await page.clock.runFor(8100)
  await expect(line).toBeVisible()
  held.release()
  await expect(player.block('winners').getByRole('listitem').first()).toBeAttached()
  await expect(line).toBeHidden()
})

test('a phone without connection keeps what was loaded and shows that it is offline until it is back', async ({
  createPlayer,
  page,
  context,
}) => {
  const player = createPlayer('siamstar')
  player.trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await player.open('/m/home')
  await expect(player.block('live').locator('a[data-category]').first()).toBeVisible()
  const before = await page.locator('main').boundingBox()
  await context.setOffline(true)
  const line = page.locator('header').getByText(player.t('error.offline'))
  await expect(line).toBeVisible()
  await expect(player.block('live').locator('a[data-category]').first()).toBeVisible()
  expect((await page.locator('main').boundingBox())?.y).toBe(before?.y)
  await context.setOffline(false)
  await expect(line).toBeHidden()
})

/** Breaks both storages before the page starts. */
const brokenStorages = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [how, breakThem] of Object.entries(brokenStorages)) {
  test(`with storage ${how} a player logs in and changes the language`, async ({
    createPlayer,
    page,
  }) => {
    await page.addInitScript(breakThem)
    const player = createPlayer('kiwibet')
    await player.logInByForm('member88')
    await expect(player.block('account')).toContainText(demoNicknames.member88)
    await page.getByRole('button', { name: player.t('language.title') }).click()
    await page.getByRole('radio').nth(1).click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', 'en')
    await expect(player.block('account')).toContainText(demoNicknames.member88)
  })
}

test('a page whose code did not arrive offers a retry that fetches it again', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(/Failed to load resource|dynamically imported module/)
  await player.open('/m/home')
  await expect(player.block('account')).toBeVisible()
  let asked = 0
  await page.route(
    `**/${builtFile('src/player/areas/rewards/pages/promotions/Activity.tsx')}*`,
    (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    },
  )
  await player.step('/m/activity')
  await expect(page.locator('main').getByText(player.t('app.pageFailed'))).toBeVisible()
  await page.getByRole('button', { name: player.t('common.retry') }).click()
  await expect(player.block('promotions')).toBeVisible()
  expect(asked).toBeGreaterThan(1)
})

test('a player whose session ended sees one dialog, then login with the way back kept', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await endSession(player, sandbox, 'user.or.token.invalid')
  const dialog = page.getByRole('dialog').filter({ hasText: player.t('error.loggedOut') })
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: player.t('route.login') }).click()
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

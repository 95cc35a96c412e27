import { calls } from '../../src/core/contract/calls.ts'
import { contractFlags } from '../../src/core/contract/contract-kinds.ts'
import type { PromotionStatus } from '../../src/core/contract/generated/gateway.ts'
import { addDecimals } from '../../src/player/kit/controls/decimal.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { drawPicture } from './support/draw-picture.ts'
import { logInCustomer } from './support/money.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { confirm, press } from './support/press.ts'
import { readSession } from './support/replay-session.ts'
import { failedCall } from './support/trouble.ts'

/** The flags of an agent's contracts, off. */
const noContracts = Object.fromEntries(Object.values(contractFlags).map((flag) => [flag, false]))

const pathOf = (promotionId: string): string => `/m/activity?id=${promotionId}`

/** Expects the status of the promotion that is shown, on its badge. */
async function expectStatus({ page, t }: Player, status: PromotionStatus): Promise<void> {
  const head = page.getByRole('article').locator('header')
  await expect(head.locator(`[data-status="${status}"]`)).toHaveText(
    t(`promotion.status.${status}`),
  )
}

test('a guest logs in on the way to a promotion, joins it, fills it with deposits, and claims it once @core', async ({
  host,
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  // Otherwise an offer that waits for the agent asks on every page.
  await sandbox.change('kiwibet', { whitelabel: noContracts })
  await player.open('/m/activity')
  await expect(player.block('promotions').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: /^Baseline reload/ }).click()
  await expect(page).toHaveURL(/id=baseline$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('promotion.action.join') })
    .click()
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  await player.fillLogin('agent88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/activity\?id=baseline$/)
  await expectStatus(player, 'join')

  await press(player, t('promotion.action.join'))
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('10%, up to $50.00')
  await expect(sheet).toContainText(t('promotion.forfeit', { count: 7 }))
  await confirm(player, t('promotion.action.join'))
  await expectStatus(player, 'signed')

  const customer = await logInCustomer(player, sandbox, 'agent88')
  const deposit = async (amount: string): Promise<void> => {
    await customer.step('/m/voucherCenter')
    await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
    await page.locator('label').filter({ hasText: 'Any bank QR' }).click()
    await customer.amount.fill(amount)
    await customer.press('deposit.submit')
    await customer.decide(await customer.orderId(), 'success')
    await customer.step(pathOf('baseline'))
  }
  await deposit('40')
  await expectStatus(player, 'process')
  await deposit('70')
  await expectStatus(player, 'claim')

  const claims = /^Claim \$/
  const before = await customer.wallets()
  const word =
    (await page.getByRole('main').getByRole('button', { name: claims }).textContent()) ?? ''
  await press(player, claims)
  await confirm(player, t('promotion.action.claim'))
  await expectStatus(player, 'claimed')
  const after = await customer.wallets()
  const reward = word.replace('Claim $', '')
  expect(after.totalBalance).toBe(addDecimals([before.totalBalance, reward]))
  // Another device that still shows the button learns the truth.
  const { token, merchantCode } = await readSession(player)
  const { host: name } = new URL(page.url())
  const late = await page.request.post(
    `http://127.0.0.1:${host.port}${calls.claimPromotion.path}`,
    {
      headers: { Authorization: token, Merchant: merchantCode, Language: 'EN', Host: name },
      data: { promotionId: 'baseline' },
    },
  )
  expect(late.status()).toBe(409)
  expect(await late.json()).toMatchObject({ errorCode: 'promotion.state' })
  expect((await customer.wallets()).totalBalance).toBe(after.totalBalance)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('promotion.bonus') })
    .click()
  await expect(page.getByRole('main')).toContainText('Baseline reload')
})

test('an application with a picture is rejected, sent again, issued by staff, and claimed', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await sandbox.change('kiwibet', { whitelabel: noContracts })
  await player.logIn('agent88')
  const apply = async (): Promise<void> => {
    await page.getByRole('dialog').getByLabel(t('promotion.form.comment')).fill('Saturday’s slip')
    const picture = await drawPicture(page, 'sharp')
    const input = page.getByRole('dialog').locator('input[type=file]')
    await input.setInputFiles({
      name: 'slip.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(page.getByRole('dialog').getByRole('alert').first()).toHaveText(t('picture.type'))
    await input.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('dialog').locator('img')).toBeVisible()
    await confirm(player, t('promotion.form.next'))
    await expect(page.getByRole('dialog')).toContainText(t('promotion.forfeit', { count: 7 }))
    await confirm(player, t('promotion.form.send'))
    await expect(page.getByRole('dialog')).toContainText(t('promotion.sent.text'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.close'), exact: true })
      .last()
      .click()
    await expectStatus(player, 'applying')
  }
  const promotionId = 'shuttle-masters'
  await player.open(pathOf(promotionId))
  await press(player, t('promotion.action.apply'))
  await apply()
  await sandbox.decidePromotion('kiwibet', 'agent88', {
    promotionId,
    state: 'rejected',
    reason: 'incomplete',
  })
  await expectStatus(player, 'rejected')
  await expect(page.getByText(t('promotion.reason.incomplete'))).toBeVisible()
  await press(player, t('promotion.action.reapply'))
  await apply()
  await sandbox.decidePromotion('kiwibet', 'agent88', { promotionId, state: 'issued' })
  await expectStatus(player, 'issued')
  await press(player, t('promotion.claimAmount', { amount: '$10.00' }))
  await confirm(player, t('promotion.action.claim'))
  await expectStatus(player, 'claimed')
})

test('a promotion opens and ends by the clock, and every status has its card', async ({
  createFreshPlayer,
  page,
  ownSandbox: sandbox,
}) => {
  const player = await createFreshPlayer('kiwibet')
  const { t } = player
  await player.logIn('member88')
  await player.open('/m/activity')
  const cards = player.block('promotions').locator('[data-part="card"]')
  await expect(cards).toHaveCount(12)
  const statuses = await cards
    .locator('[data-status]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-status')))
  expect(new Set(statuses).size).toBe(10)
  await page
    .getByRole('navigation', { name: t('promotion.categories') })
    .getByRole('link', { name: /^Live casino/ })
    .click()
  await expect(cards).toHaveCount(1)

  const from = Date.now() + 6000
  await sandbox.setPromotionTimes('kiwibet', {
    promotionId: 'grid-walk',
    from,
    until: from + 15_000,
  })
  await player.open(pathOf('grid-walk'))
  await expectStatus(player, 'comingSoon')
  await expect(page.getByRole('timer').first()).toBeVisible()
  await expectStatus(player, 'join')
  await expect(
    page.getByRole('main').getByRole('button', { name: t('promotion.action.join') }),
  ).toBeVisible()
  await expect(
    page.getByRole('article').locator('header').locator('[data-status="close"]'),
  ).toBeVisible()
})

test('hostile rules are inert in a real browser, and a banner leads into its promotion', async ({
  host,
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await page.locator('a[href="/m/activity?id=lantern-nights"]').first().click()
  await expect(page).toHaveURL(/\/m\/activity\?id=lantern-nights$/)
  await expect(page.getByRole('article')).toBeVisible()

  player.trouble.expect(failedCall)
  // The sanitiser parses the rules in a document of its own, where the policy refuses what it will drop.
  player.trouble.expect(/^policy: (script-src-attr|style-src-attr|style-src-elem|base-uri) /)
  player.trouble.expect(/violates the following Content Security Policy directive/)
  await page.addInitScript(() => {
    Object.assign(globalThis, { hits: 0, hit: () => Object.assign(globalThis, { hits: 1 }) })
  })
  await page.route(`**${calls.promotion.path}*`, async (route) => {
    const { host: name, pathname, search } = new URL(route.request().url())
    const answer = await route.fetch({
      url: `http://127.0.0.1:${host.port}${pathname}${search}`,
      headers: { ...route.request().headers(), host: name },
    })
    const json = await answer.json()
    json.value.rules = hostileHtml.map((html) => `<p>rule</p>${html}`).join('')
    await route.fulfill({ response: answer, json })
  })
  await player.open(pathOf('lantern-nights'))
  await expect(page.getByText('rule', { exact: true }).first()).toBeVisible()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hits'))).toBe(0)
  const rules = page.getByRole('article')
  await expect(
    rules.locator(
      'script, iframe, object, embed, form, style, link, meta, base, [onclick], [onerror], [style*="position"]',
    ),
  ).toHaveCount(0)
  const links = await rules
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => href !== '' && !href.startsWith('/m/'))).toEqual([])
})

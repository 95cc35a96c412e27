import { addDecimals } from '../../src/player/kit/controls/decimal.ts'
import { demoPin } from '../../src/sandbox/demo/demo-accounts.ts'
import { holdCall } from './support/hold-call.ts'
import { expect, test } from './support/journey.ts'
import { logInCustomer } from './support/money.ts'
import type { Player } from './support/player.ts'
import { confirm, press } from './support/press.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'
import { failedCall } from './support/trouble.ts'

const agentPage = (name: string): string => `/m/member/agent/${name}`

test('an agent makes a link, a stranger registers by it, and the agent sets the rates of that downline', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.logIn('agent88')
  await player.step(agentPage('links?view=new'))
  const slots = page.getByRole('slider', { name: t('rebates.all'), exact: true })
  await slots.fill('0.4')
  await page.locator('main input[name="remark"]').fill('Corner shop')
  await page.locator('main select[name="days"]').selectOption('30')
  const drawing = await holdCall(page, /ornaments\/poster/)
  await press(player, t('links.create'))
  await expect(page).toHaveURL(/[?&]link=\d+/)
  const poster = page.getByRole('img', { name: /^Poster of the link / })
  await expect(poster).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Corner shop' })).toBeVisible()
  const address = (await page.getByText(/\/m\/register\?affiliateCode=/).textContent()) ?? ''
  const code = new URL(address).searchParams.get('affiliateCode') ?? ''
  const download = page.waitForEvent('download')
  // Who presses before the drawing has come waits for it.
  await drawing.asked
  await press(player, t('links.save'))
  await expect(page.locator('main button[aria-busy="true"]')).toBeVisible()
  drawing.release()
  expect((await download).suggestedFilename()).toBe(`${code}.png`)

  // The stranger opens the address on another device.
  await page.evaluate(() => sessionStorage.clear())
  const { pathname, search } = new URL(address)
  await player.open(pathname + search)
  await fillFields(player, requiredFields.kiwibet)
  const recruit = await page.locator('main input[name="username"]').inputValue()
  await finish(player)
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.evaluate(() => sessionStorage.clear())
  await player.logIn('agent88')
  await player.step(agentPage('links'))
  await expect(page.getByRole('link', { name: new RegExp(code) })).toContainText(
    `${t('links.visitCount', { visits: 1 })} · ${t('links.registrationCount', { registrations: 1 })}`,
  )
  await player.step(agentPage('rebates'))
  await press(player, t('rebates.edit'))
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox').fill(recruit)
  await sheet.getByRole('radio', { name: recruit, exact: true }).click()
  const row = page.locator('main li[data-product="RNG"]')
  await expect(row.getByRole('status')).toHaveText('0.40%')
  await row.getByRole('button', { name: /higher$/ }).click()
  await press(player, t('rebates.save'))
  await expect(page.getByText(t('rebates.changes', { count: 1 }))).toBeHidden()
  await expect(row.getByRole('status')).toHaveText('0.45%')

  await player.step(agentPage('links'))
  await press(player, t('links.delete'))
  await confirm(player, t('links.deleteConfirm'))
  await expect(page.getByRole('link', { name: new RegExp(code) })).toBeHidden()
})

/** Enters the PIN in the dialog that asks for it. */
async function enterPin({ page, t }: Player): Promise<void> {
  await page.locator('input[name="answer"]').fill(demoPin)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.confirm'), exact: true })
    .click()
}

/** Adds the first subordinate that is not chosen yet. Returns its name. */
async function addRecipient(player: Player, amount: string): Promise<string> {
  const { page, t } = player
  await press(player, t('teamTransfer.add'))
  await page.getByRole('dialog').locator('[role="radio"]:enabled').first().click()
  const field = page.locator('main input[name^="amount-"]').last()
  await field.fill(amount)
  return ((await field.getAttribute('name')) ?? '').replace('amount-', '')
}

test('an agent transfers to two of the team, and is led to the records after a lost answer', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  const { t, trouble } = player
  const agent = await logInCustomer(player, sandbox, 'agent88')
  const before = await agent.wallets()
  await player.step(agentPage('transfer'))
  const first = await addRecipient(player, '12.50')
  const second = await addRecipient(player, '7.50')
  expect(first).not.toBe(second)
  await press(player, t('teamTransfer.review'))
  await confirm(player, t('teamTransfer.confirm', { amount: '$20.00' }))
  await enterPin(player)
  await expect(page.getByText(t('teamTransfer.doneTitle', { amount: '$20.00' }))).toBeVisible()
  const left = addDecimals([before.totalBalance, '-20'])
  expect((await agent.wallets()).totalBalance).toBe(left)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(first) })
    .click()
  await expect(page.getByRole('article')).toContainText('12.50')

  // The answer of a transfer to one is lost.
  trouble.expect(failedCall)
  await player.step(agentPage(`transfer?to=${first}`))
  await page.locator('main input[name^="amount-"]').fill('5')
  await sandbox.fault('kiwibet', 'transferDownline', { drop: true })
  await press(player, t('teamTransfer.review'))
  await confirm(player, t('teamTransfer.confirm', { amount: '$5.00' }))
  await enterPin(player)
  await expect(page.getByRole('link', { name: t('money.unknown.records') })).toBeVisible()
  await sandbox.repair('kiwibet')
})

test('an agent reads how a payout adds up, and the month that it belongs to', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.logIn('agent88')
  await player.step(agentPage('income'))
  await page.getByRole('button', { name: new RegExp(t('income.source.rebate')) }).click()
  await expect(page.getByRole('term').filter({ hasText: t('income.item.validBets') })).toBeVisible()
  const payout = page.locator('main a[href*="payout="]').first()
  const amount = (await payout.textContent())?.match(/\+\$[\d,.]+/)?.[0] ?? ''
  await payout.click()
  await expect(page.getByRole('article')).toContainText(amount)
  await expect(page.locator('main p').filter({ hasText: t('income.sum') })).toContainText(amount)
})

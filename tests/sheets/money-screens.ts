import { expect } from '@playwright/test'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import type { Player } from '../e2e/support/player.ts'
import type { Merchant, ScreenSetup } from './look-screens.ts'

/** The screens of money that have a picture, by the picture's name. */
export function moneyScreensOf(code: Merchant): Readonly<Record<string, ScreenSetup>> {
  const amount: ScreenSetup = { ...deposit, prepare: fillDeposit(code) }
  const order: ScreenSetup = {
    ...deposit,
    account: cancelOrders,
    prepare: orderDeposit(code),
  }
  return {
    deposit: amount,
    'deposit-full': amount,
    'deposit-1': deposit,
    'deposit-1-full': deposit,
    'deposit-2': amount,
    'deposit-2-full': amount,
    withdraw,
    'withdraw-full': withdraw,
    transfer,
    'transfer-full': transfer,
    records,
    'records-full': records,
    'records-filter': { ...records, prepare: openDates },
    'record-detail': receipt,
    'record-detail-full': receipt,
    profit,
    'profit-full': profit,
    // The last ones, because every page shows an order that waits.
    'deposit-order': order,
    'deposit-order-full': order,
  }
}

const deposit: ScreenSetup = { path: '/m/voucherCenter', member: true }
// The agent, because a withdrawal of the member waits for staff.
const withdraw: ScreenSetup = {
  path: '/m/withdraw',
  member: 'agent88',
  prepare: fillWithdrawal,
}
const transfer: ScreenSetup = { path: '/m/transfer', member: true, prepare: fillTransfer }
const records: ScreenSetup = { path: '/m/transaction/record', member: true }
const receipt: ScreenSetup = {
  ...records,
  path: '/m/transaction/record?state=success',
  prepare: openRecord,
}
const profit: ScreenSetup = { path: '/m/profit', member: true }

interface Payment {
  /** The name of the method in the merchant's first language. */
  readonly method: string
  readonly amount: string
}

/** What the pictures pay with, and how much. */
const payments: Readonly<Record<Merchant, Payment>> = {
  siamstar: { method: 'สแกนคิวอาร์', amount: '1,000' },
  kiwibet: { method: 'Any bank QR', amount: '50' },
  hongyun: { method: '灯塔扫码', amount: '500' },
  reef: { method: 'Local QR', amount: '50' },
}

type Prepare = NonNullable<ScreenSetup['prepare']>

/** Chooses the method, in the stepper or under its tab, and types the amount. */
function fillDeposit(code: Merchant): Prepare {
  const { method, amount } = payments[code]
  return async ({ page }) => {
    const main = page.getByRole('main')
    const card = main.getByRole('button', { name: method })
    const tile = main.locator('label').filter({ hasText: method })
    const tabs = main.getByRole('tab')
    await expect(card.or(tabs).first()).toBeVisible()
    if (await card.isVisible()) await card.click()
    for (const tab of await tabs.all()) if (!(await tile.isVisible())) await tab.click()
    if (await tile.isVisible()) await tile.click()
    await main.locator('input[name="amount"]').fill(amount)
    await page.evaluate(() => scrollTo(0, 0))
  }
}

function orderDeposit(code: Merchant): Prepare {
  return async (player) => {
    const { page, t } = player
    await fillDeposit(code)(player)
    await page.getByRole('button', { name: t('deposit.submit'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]order=/)
  }
}

/** Cancels the orders that wait, because only one can. */
async function cancelOrders(client: Client): Promise<void> {
  const { orders } = await client.call('depositReport', { query: {} })
  for (const { orderId, state } of orders)
    if (state === 'created' || state === 'awaiting')
      await client.call('cancelDeposit', { body: { orderId } })
}

async function fillWithdrawal({ page }: Player): Promise<void> {
  await page.locator('main input[name="amount"]').fill('200')
  await page.evaluate(() => scrollTo(0, 0))
}

async function fillTransfer({ page, t }: Player): Promise<void> {
  const wallets = page.getByRole('region', { name: t('transfer.wallets') })
  await wallets.getByRole('button').nth(1).click()
  await page.locator('main input[name="amount"]').fill('1,000')
  await page.evaluate(() => scrollTo(0, 0))
}

async function openDates({ page, t }: Player): Promise<void> {
  await page
    .getByRole('group', { name: t('records.filters') })
    .getByRole('button')
    .nth(1)
    .click()
}

/** Opens the newest withdrawal, whose receipt has the most steps, or else the newest deposit. */
async function openRecord({ page, t }: Player): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const withdrawals = rows.filter({ hasText: t('records.category.withdrawal') })
  const deposits = rows.filter({ hasText: t('records.category.deposit') })
  await ((await withdrawals.count()) > 0 ? withdrawals : deposits).first().click()
  await expect(page.getByRole('article')).toBeVisible()
}

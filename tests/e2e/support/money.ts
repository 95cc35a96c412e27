import { expect, type Locator } from '@playwright/test'
import type { OrderReason, WalletBalance } from '../../../src/core/contract/generated/gateway.ts'
import { askPort } from '../../support/ask-port.ts'
import type { Player } from './player.ts'
import { readSession } from './replay-session.ts'
import type { SandboxControl } from './sandbox.ts'

/** Somebody with money at one merchant, whose orders are decided by hand. */
export interface Customer extends Player {
  /** The wallets as the gateway tells them now. */
  readonly wallets: () => Promise<WalletBalance>
  /** The number of the order that the address names. */
  readonly orderId: () => Promise<string>
  /** How many orders of a category the gateway has. */
  readonly countOrders: (category: string) => Promise<number>
  /** Staff decides on an order. */
  readonly decide: (orderId: string, state: string, reason?: OrderReason) => Promise<void>
  /** The state on the receipt that is shown. */
  readonly receiptState: Locator
  readonly amount: Locator
  readonly press: (key: Parameters<Player['t']>[0]) => Promise<void>
}

/** What staff decides on an order that waits, so that the next one is possible. */
const endings: Readonly<Record<string, string>> = {
  'deposit created': 'cancelled',
  'deposit awaiting': 'cancelled',
  'deposit verifying': 'failed',
  'withdrawal submitted': 'rejected',
  'withdrawal reviewing': 'rejected',
}

/** Logs a member in whose earlier orders are closed, at a merchant whose cashier decides nothing by itself. */
export async function logInCustomer(
  player: Player,
  sandbox: SandboxControl,
  username: string,
): Promise<Customer> {
  const { page, t, code } = player
  await sandbox.change(code, { cashier: 'forget', cashierSeconds: 1 })
  await player.logIn(username)
  for (const { orderId, category, state } of await sandbox.orders(code, username))
    if (Object.hasOwn(endings, `${category} ${state}`))
      await sandbox.decide(code, username, {
        orderId,
        state: endings[`${category} ${state}`] ?? '',
      })
  return {
    ...player,
    wallets: async () => {
      const { token, merchantCode } = await readSession(player)
      const { host, port } = new URL(page.url())
      const headers = { Authorization: token, Merchant: merchantCode, Language: 'EN' }
      const { body } = await askPort(Number(port), '/wps/wallets/balance', { host, headers })
      return JSON.parse(body.toString()).value
    },
    orderId: async () => {
      await expect(page).toHaveURL(/[?&]order=/)
      return new URL(page.url()).searchParams.get('order') ?? ''
    },
    countOrders: async (category) =>
      (await sandbox.orders(code, username)).filter((order) => order.category === category).length,
    decide: (orderId, state, reason) =>
      sandbox.decide(code, username, { orderId, state, ...(reason && { reason }) }),
    receiptState: page.getByRole('article').getByRole('status'),
    amount: page.locator('main input[name="amount"]'),
    press: (key) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t(key), exact: true })
        .click(),
  }
}

import type { World } from '../../../src/core/contract/generated/world.ts'
import { createAccount, memberTypes } from '../../../src/sandbox/accounts/accounts.ts'
import { openDatabase } from '../../../src/sandbox/database/open-database.ts'
import { giveOpeningBalance } from '../../../src/sandbox/demo/demo-accounts.ts'
import { createPasswords } from '../../../src/sandbox/secrets/passwords.ts'
import type { SandboxMerchant } from '../../../src/sandbox/world/sandbox-merchant.ts'
import { gamesWorld } from '../play-games.ts'
import { noArt } from '../start-test-sandbox.ts'

export const walkPassword = 'Walking-2026'
export const walkHolder = 'Somchai Jaidee'
const openingBalance = '20000.00'

/** Vendors of live tables beside that of the games: one room is paid with money, one with points. */
const parlours = ['PARLOUR', 'CLUB'].map((code) => ({
  code,
  name: code,
  categories: [{ category: 'LIVE' as const, games: 2 }],
}))

const promotion = { days: 5, turnover: 1, minDeposit: '100' }

const world: World = {
  ...gamesWorld,
  // Its amounts are in baht: the walk deposits from 100 to 3,100.
  currency: { code: 'THB', symbol: '฿', digits: 2 },
  vendors: [...gamesWorld.vendors, ...parlours],
  // Each is more than what its turnover is likely to lose, so that limits of what can be withdrawn are met.
  depositPromotions: [
    { ...promotion, id: 'reload-200', title: 'Reload', percent: '200', maxCashOut: '5' },
    { ...promotion, id: 'large-600', title: 'Large', bonus: '600', maxCashOut: '10' },
    { ...promotion, id: 'free-20', title: 'Free', bonus: '20', turnover: 4 },
  ],
  mall: { betPerPoint: '0.5' },
  openingBalance,
  openingWallets: [],
  withdrawals: { min: '10', max: '50000', countMax: 30, fee: '1' },
  settings: {
    humanCheck: false,
    wallet: 'transfer',
    cashierSeconds: 1,
    // To check a PIN takes longer than all the rest of a withdrawal.
    withdrawalPassword: false,
    whitelabel: { CAPTCHA3: false, FUNDTRANS3: true, PTSYS3: true },
  },
}

/** The merchant of a walk at a port. */
export function walkMerchant(port: number): SandboxMerchant {
  return {
    code: 'walk',
    merchantCode: 'walk',
    name: 'Shop',
    trialMerchantCode: 'walk-trial',
    origins: [`http://walk.localhost:${port}`],
    paths: {},
    statusReading: 'B',
    world,
    art: noArt,
  }
}

export interface WalkAccount {
  readonly username: string
  readonly accountId: string
  /** The id of the bank account that withdrawals go to. */
  readonly cardId: string
}

/** Adds members who may deposit, play and withdraw to the database of a folder. */
export async function addWalkAccounts(data: string, count: number): Promise<WalkAccount[]> {
  const database = openDatabase(data)
  const now = Date.now()
  const passwordHash = await createPasswords().hash(walkPassword)
  const accounts: WalkAccount[] = []
  for (let at = 0; at < count; at += 1) {
    const username = `walker${at}`
    const account = await createAccount(database, {
      merchant: 'walk',
      username,
      passwordHash,
      type: memberTypes.member,
      createdAt: now,
      details: { payeeName: walkHolder },
    })
    if (!account) throw new Error(`${username} is there already`)
    const { id: accountId } = account
    const scope = { database, now: () => now, seed: 'walk' }
    await giveOpeningBalance(scope, walkMerchant(0), account)
    const card = await database
      .insertInto('bankCard')
      .values({
        accountId,
        bankCode: 'CHAO',
        number: `123456789${at % 10}`,
        branch: null,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    accounts.push({ username, accountId, cardId: String(card.id) })
  }
  await database.destroy()
  return accounts
}

import type { Database } from '../database/open-database.ts'
import { loadBalances, post } from '../ledger/ledger.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'

/** Returns the wallet that pays for a vendor's games: one for all, or the vendor's own. */
export function payingWallet({ wallet }: Pick<SandboxSettings, 'wallet'>, vendor: string): string {
  return wallet === 'single' ? 'main' : vendor
}

/** Returns the balance of a wallet, in the currency's smallest unit. */
export async function loadFunds(
  database: Database,
  accountId: string,
  wallet: string,
): Promise<number> {
  const row = await database
    .selectFrom('ledger')
    .select((select) => select.fn.sum<number | null>('minor').as('total'))
    .where('holder', '=', `member:${accountId}:${wallet}`)
    .executeTakeFirst()
  return row?.total ?? 0
}

/** Returns true if a member has automatic transfer switched on. */
export async function loadAutoTransfer(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('autoTransfer')
    .select('enabled')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.enabled !== 0
}

export interface WalletEntry {
  readonly accountId: string
  /** The wallet of the play: `main`, or the vendor. */
  readonly wallet: string
  /** The least stake. */
  readonly least: number
  /** Vendors under maintenance, whose money stays where it is. */
  readonly closed: ReadonlySet<string>
  readonly now: number
}

/**
 * Has the player's money where a game is paid from, and answers how much that is. What lies in the
 * main wallet follows where the member lets it, and what lies with other vendors only where that
 * does not reach for one stake.
 */
export async function fetchFunds(database: Database, entrance: WalletEntry): Promise<number> {
  const { accountId, wallet, least, closed, now: createdAt } = entrance
  const balances = new Map(await loadBalances(database, `member:${accountId}:`))
  const held = (name: string): number => balances.get(name) ?? 0
  const move = async (from: string, to: string, reason: string): Promise<void> => {
    const minor = held(from)
    if (minor <= 0) return
    const holders = { from: `member:${accountId}:${from}`, to: `member:${accountId}:${to}` }
    await post(database, { ...holders, minor, reason, createdAt })
    balances.set(from, 0).set(to, held(to) + minor)
  }
  const others = [...balances.keys()].filter((name) => name !== 'main' && name !== wallet)
  if (wallet === 'main') {
    for (const name of others) await move(name, 'main', 'recall')
    return held('main')
  }
  if (!(await loadAutoTransfer(database, accountId))) return held(wallet)
  if (held('main') + held(wallet) < least)
    for (const name of others.filter((one) => !closed.has(one))) await move(name, 'main', 'recall')
  await move('main', wallet, 'launch')
  return held(wallet)
}

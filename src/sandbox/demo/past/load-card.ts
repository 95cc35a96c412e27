import type { Database } from '../../database/open-database.ts'
import { dayMs } from '../../kit/durations.ts'
import { between, createRandom, pickOne } from '../../kit/random.ts'
import { listBanks } from '../../world/banks.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import type { History, PastCard } from './past.ts'

const surnames = ['Srisuk', 'Chan', 'Rivera', 'Tanaka', 'Sok', 'Walker'] as const

/** Loads the account to which a member withdraws, and adds one with its holder's name if there is none. */
export async function loadCard(database: Database, history: History): Promise<PastCard> {
  const { accountId, merchant, username, seed, days, now } = history
  const { payeeName } = await database
    .selectFrom('account')
    .select('payeeName')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const random = createRandom(`${seed}/${merchant.code}/${username}/card`)
  const holder = payeeName ?? `${nameOf(username)} ${pickOne(random, surnames)}`
  if (payeeName === null)
    await database
      .updateTable('account')
      .set({ payeeName: holder })
      .where('id', '=', accountId)
      .execute()
  const known = await database
    .selectFrom('bankCard')
    .select(['bankCode', 'number'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .executeTakeFirst()
  if (known) return { ...known, holder }
  const card = makeCard(merchant, `${seed}/${merchant.code}/${username}/card`)
  const createdAt = now - (days + 1) * dayMs
  await database
    .insertInto('bankCard')
    .values({ accountId, branch: null, createdAt, ...card })
    .execute()
  return { ...card, holder }
}

/** Makes an account at one of the banks of a merchant, the same for the same seed. */
export function makeCard(
  { world }: Pick<SandboxMerchant, 'world'>,
  seed: string,
): Pick<PastCard, 'bankCode' | 'number'> {
  const random = createRandom(seed)
  const banks = listBanks(world, 'en')
  const bank = banks[between(random, 0, banks.length - 1)]
  const digits = Array.from({ length: bank?.digits?.[0] ?? 10 }, () => between(random, 1, 9))
  return { bankCode: bank?.code ?? '', number: digits.join('') }
}

/** Returns the name in a user name, such as `Somchai` in `somchai103`. */
function nameOf(username: string): string {
  const letters = username.replaceAll(/[^a-z]/gi, '')
  return letters.slice(0, 1).toUpperCase() + letters.slice(1)
}

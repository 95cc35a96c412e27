import type { Database } from '../database/open-database.ts'
import { dayMs, hourMs } from '../kit/durations.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { hashToken } from '../requests/sessions.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { resolveSettings } from '../world/sandbox-settings.ts'
import { findSecurityQuestions } from '../world/security-questions.ts'
import { makeCard } from './past/load-card.ts'
import { listFields, type Person, placesOf } from './people.ts'

/** Hashes that the demonstration accounts of a merchant share, because each takes long. */
export interface DemoHashes {
  readonly pin: string
  readonly answer: string
}

export interface Filling {
  readonly accountId: string
  readonly person: Person
  readonly hashes: DemoHashes
}

/** Fills an account as somebody has who joined long ago: profile, security, bank accounts, limits and sign-ins. */
export async function fillAccount(
  { database, now, seed }: Pick<Sandbox, 'database' | 'now' | 'seed'>,
  merchant: SandboxMerchant,
  { accountId, person, hashes }: Filling,
): Promise<void> {
  const at = now() - 700 * dayMs
  const fields = Object.entries(listFields(person)).map(([name, value]) => ({
    accountId,
    name,
    value,
  }))
  await database.insertInto('profileField').values(fields).execute()
  await database
    .insertInto('memberSecurity')
    .values({ accountId, passwordChangedAt: at, paymentPasswordHash: hashes.pin })
    .execute()
  await answerQuestions(database, merchant, { accountId, answerHash: hashes.answer })
  const picture = { documentType: 'idCard', state: 'verified', reason: null, sentAt: at } as const
  await database
    .insertInto('identityPicture')
    .values(
      (['front', 'back', 'selfie'] as const).map((slot) => ({
        accountId,
        slot,
        pictureHash: hashToken(`${accountId}/${slot}`),
        ...picture,
      })),
    )
    .execute()
  const cards = [1, 2].map((place) => makeCard(merchant, `${seed}/${person.payeeName}/${place}`))
  await database
    .insertInto('bankCard')
    .values(cards.map((card) => ({ accountId, branch: null, createdAt: at, ...card })))
    .execute()
  await setLimits(database, merchant, accountId)
  await addSignIns(database, { accountId, now: now(), places: placesOf(merchant.world).length })
}

async function answerQuestions(
  database: Database,
  { world }: SandboxMerchant,
  { accountId, answerHash }: { readonly accountId: string; readonly answerHash: string },
): Promise<void> {
  const { securityQuestions } = resolveSettings(world.settings)
  const rows = findSecurityQuestions('en')
    .slice(0, securityQuestions)
    .map(({ id }) => ({ accountId, questionId: id, answerHash }))
  if (rows.length > 0) await database.insertInto('securityAnswer').values(rows).execute()
}

/** Sets limits that leave room for play: so many opening balances. */
async function setLimits(
  database: Database,
  { world }: SandboxMerchant,
  accountId: string,
): Promise<void> {
  const { digits } = currencyOf(world)
  const balance = parseMinor(world.openingBalance ?? '1000', digits)
  // A round amount, such as 200,000 for a balance of 12,480.50.
  const round = 10 ** Math.floor(Math.log10(Math.max(1, Number(formatMinor(balance, digits)))))
  const limit = (times: number): number => parseMinor(String(round * times), digits)
  const none = { accountId, nextMinor: null, nextFrom: null }
  await database
    .insertInto('playLimit')
    .values([
      { ...none, kind: 'deposit', period: 'month', minor: limit(50) },
      { ...none, kind: 'loss', period: 'week', minor: limit(10) },
    ])
    .execute()
}

/** The device, the place by number, and the hours between a sign-in and now. */
const past = [
  ['Chrome, Windows', 0, 1100],
  ['Chrome, Android', 0, 620],
  ['Safari, iPad', 1, 334],
  ['Chrome, Android', 0, 170],
  ['Chrome, Windows', 0, 31],
  ['Chrome, Android', 0, 4],
] as const

async function addSignIns(
  database: Database,
  owner: { readonly accountId: string; readonly now: number; readonly places: number },
): Promise<void> {
  const { accountId, now, places } = owner
  for (const [turn, [device, place, hoursAgo]] of past.entries()) {
    const sessionHash = hashToken(`${accountId}/${turn}`)
    const time = now - hoursAgo * hourMs
    const { id } = await database
      .insertInto('signIn')
      .values({ accountId, sessionHash, time, device })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('signInPlace')
      .values({ signInId: id, place: place % places })
      .execute()
    // The latest one is still open, on another device than the reader's.
    if (turn === past.length - 1)
      await database
        .insertInto('session')
        .values({
          tokenHash: sessionHash,
          accountId,
          createdAt: time,
          expiresAt: time + 12 * hourMs,
        })
        .execute()
  }
}

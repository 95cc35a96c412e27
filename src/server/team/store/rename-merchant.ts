import type { Transaction } from 'kysely'
import { renameJournalFiles } from '../../../core/contract/rename-journal-files.ts'
import type { RoleGrant } from '../../../core/contract/team-roles.ts'
import { createId } from './secrets.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

/** The code of a merchant before and after. */
export interface MerchantNames {
  readonly from: string
  readonly to: string
}

/**
 * Renames a merchant in the notes, drafts, API tokens and schedules of a store, in one transaction with other work: if
 * that throws, nothing is renamed. The audit log is never changed.
 */
export async function renameMerchantRows(
  database: TeamDatabase,
  names: MerchantNames,
  work: () => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (step) => {
    const { from, to } = names
    // Written first: a transaction of SQLite that reads first may meet the change of another process.
    await step.updateTable('note').set({ merchant: to }).where('merchant', '=', from).execute()
    await renameDrafts(step, names)
    await renameTokens(step, names)
    await renameSchedules(step, names)
    await work()
  })
}

type Step = Transaction<TeamTables>

/** The edits of each device are offered to their person as those of another one, because the browser keeps its own by the code. */
async function renameDrafts(step: Step, { from, to }: MerchantNames): Promise<void> {
  const drafts = await step
    .selectFrom('draft')
    .select(['subject', 'device', 'journal'])
    .where('merchant', '=', from)
    .execute()
  for (const { subject, device, journal } of drafts)
    await step
      .updateTable('draft')
      .set({
        merchant: to,
        device: createId(),
        journal: renameJournalFiles(journal, { from, to }),
      })
      .where('subject', '=', subject)
      .where('merchant', '=', from)
      .where('device', '=', device)
      .execute()
}

async function renameTokens(step: Step, { from, to }: MerchantNames): Promise<void> {
  const tokens = await step.selectFrom('token').select(['hash', 'grants']).execute()
  for (const { hash, grants } of tokens) {
    const before: readonly RoleGrant[] = JSON.parse(grants)
    if (!before.some(({ merchants }) => merchants?.includes(from))) continue
    const after = before.map((grant) => renameGrant(grant, { from, to }))
    await step
      .updateTable('token')
      .set({ grants: JSON.stringify(after) })
      .where('hash', '=', hash)
      .execute()
  }
}

async function renameSchedules(step: Step, { from, to }: MerchantNames): Promise<void> {
  const schedules = await step
    .selectFrom('schedule')
    .select(['id', 'merchants'])
    .where('merchants', 'like', `%"${from}"%`)
    .execute()
  for (const { id, merchants } of schedules) {
    const codes: readonly string[] = JSON.parse(merchants ?? '[]')
    const renamed = codes.map((code) => (code === from ? to : code))
    await step
      .updateTable('schedule')
      .set({ merchants: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}

/** Returns a grant in which a merchant has another code. */
export function renameGrant<G extends { readonly merchants?: readonly string[] | undefined }>(
  grant: G,
  { from, to }: MerchantNames,
): G {
  if (!grant.merchants?.includes(from)) return grant
  return { ...grant, merchants: grant.merchants.map((code) => (code === from ? to : code)) }
}

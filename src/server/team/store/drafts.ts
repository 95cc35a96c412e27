import type { ServerDraft } from '../../../core/contract/generated/studio-api.ts'
import type { TeamDatabase } from './tables.ts'

/** The unsaved edits of people, by device, so that another device goes on. */
export interface Drafts {
  readonly keep: (owner: DraftOwner, draft: Omit<ServerDraft, 'at'>) => Promise<number>
  /** Returns the newest draft of another device. */
  readonly find: (owner: DraftOwner, device: string) => Promise<ServerDraft | undefined>
  readonly drop: (owner: DraftOwner, device: string) => Promise<void>
}

export interface DraftOwner {
  /** The person's id at the identity provider. */
  readonly subject: string
  readonly merchant: string
}

/** A draft that nobody changed for so many milliseconds is deleted: 30 days. */
const oldest = 30 * 86_400_000
/** The drafts of one person, of all merchants and devices; older ones are deleted. */
const mostDrafts = 50

export function openDrafts(database: TeamDatabase, now: () => number): Drafts {
  const ofDevice = ({ subject, merchant }: DraftOwner, device: string) =>
    database
      .deleteFrom('draft')
      .where('subject', '=', subject)
      .where('merchant', '=', merchant)
      .where('device', '=', device)
  return {
    keep: async (owner, { device, agent, values: changed, journal }) => {
      const at = now()
      const kept = { agent, at, changed, journal }
      await database
        .insertInto('draft')
        .values({ ...owner, device, ...kept })
        .onConflict((conflict) =>
          conflict.columns(['subject', 'merchant', 'device']).doUpdateSet(kept),
        )
        .execute()
      await database
        .deleteFrom('draft')
        .where('at', '<=', at - oldest)
        .execute()
      await deleteBeyond(database, owner.subject)
      return at
    },
    find: async ({ subject, merchant }, device) => {
      const row = await database
        .selectFrom('draft')
        .selectAll()
        .where('subject', '=', subject)
        .where('merchant', '=', merchant)
        .where('device', '<>', device)
        .where('at', '>', now() - oldest)
        .orderBy('at', 'desc')
        .executeTakeFirst()
      if (!row) return undefined
      const { agent, at, changed: values, journal } = row
      return { device: row.device, agent, at: new Date(at).toISOString(), values, journal }
    },
    drop: async (owner, device) => {
      await ofDevice(owner, device).execute()
    },
  }
}

async function deleteBeyond(database: TeamDatabase, subject: string): Promise<void> {
  const last = await database
    .selectFrom('draft')
    .select('at')
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .offset(mostDrafts)
    .limit(1)
    .executeTakeFirst()
  if (last)
    await database
      .deleteFrom('draft')
      .where('subject', '=', subject)
      .where('at', '<=', last.at)
      .execute()
}

import type { WorldSettings } from '../../core/contract/generated/world.ts'
import type { Database } from '../database/open-database.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { mergeSettings, resolveSettings, type SandboxSettings } from '../world/sandbox-settings.ts'

/** The settings of each merchant: its world's, then what was switched since. */
export interface SettingsStore {
  readonly load: (merchant: SandboxMerchant) => Promise<SandboxSettings>
  readonly change: (merchant: string, change: WorldSettings) => Promise<void>
  readonly reset: (merchant: string) => Promise<void>
}

export function createSettingsStore(database: Database): SettingsStore {
  const loadChanges = async (merchant: string, from = database): Promise<WorldSettings> => {
    const row = await from
      .selectFrom('settings')
      .select('json')
      .where('merchant', '=', merchant)
      .executeTakeFirst()
    return JSON.parse(row?.json ?? '{}')
  }
  return {
    load: async ({ code, world }) => resolveSettings(world.settings, await loadChanges(code)),
    async change(merchant, change) {
      await database.transaction().execute(async (within) => {
        const json = JSON.stringify(mergeSettings(await loadChanges(merchant, within), change))
        await within
          .insertInto('settings')
          .values({ merchant, json })
          .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ json }))
          .execute()
      })
    },
    async reset(merchant) {
      await database.deleteFrom('settings').where('merchant', '=', merchant).execute()
    },
  }
}

import type { StatusList } from '../../core/contract/generated/studio-api.ts'
import type { StudioApi } from './studio-api.ts'

/** The people of a merchant that an answer names. */
const mostNames = 3

/** Reads how all merchants are published, and why the last publish failed. */
export async function readStatuses({ served, publishing }: StudioApi): Promise<StatusList> {
  const loaded = await served.loadStatuses()
  const failed = publishing.readFailure()
  return {
    merchants: loaded.map(([code, { hosts, by, ...status }]) => ({
      ...status,
      code,
      hosts: [...hosts],
      ...(by && { by: by.slice(0, mostNames) }),
    })),
    ...(failed && { failed }),
  }
}

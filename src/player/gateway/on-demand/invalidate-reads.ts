import { type Cache, type ScopedMutator, unstable_serialize } from 'swr'
import type { CallName } from '../../../core/contract/calls.ts'
import { loadDeclaration } from '../../../core/gateway-client/load-declaration.ts'
import type { Gateway } from '../gateway.ts'
import { isQueryKey, type QueryKey } from '../query-key.ts'

/** The prefix that swr/infinite adds to the first page's key to name a list. */
const listPrefix = '$inf$'

interface Invalidation extends Pick<Gateway, 'early'> {
  readonly cache: Cache
  readonly mutate: ScopedMutator
}

/** Loads the shown queries that a call changes again, and drops the cached pages of lists that are not shown. */
export async function invalidateReads(
  changed: CallName,
  { cache, mutate, early }: Invalidation,
): Promise<void> {
  const { changes = [] } = await loadDeclaration(changed)
  if (changes.length === 0) return
  // What came before the change is no answer for a block that is drawn after it.
  early.clear()
  const pages: QueryKey[] = []
  // An answer that arrives after the provider was removed has no query to load again.
  const ignore = (): void => undefined
  void mutate((key) => {
    if (!isQueryKey(key) || !changes.includes(key.call)) return false
    if (key.page !== undefined) pages.push(key)
    return key.page === undefined
  }).catch(ignore)
  for (const page of pages) cache.delete(unstable_serialize(page))
  for (const page of pages)
    if (page.page === 1) void mutate(listPrefix + unstable_serialize(page)).catch(ignore)
}

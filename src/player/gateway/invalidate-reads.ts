import { type Cache, type ScopedMutator, unstable_serialize } from 'swr'
import { isQueryKey, type QueryKey } from './query-key.ts'

/** The prefix that swr/infinite adds to the first page's key to name a list. */
const listPrefix = '$inf$'

/** Loads the shown queries of the given calls again, and drops the cached pages of lists that are not shown. */
export function invalidateReads(
  calls: readonly string[],
  { cache, mutate }: { readonly cache: Cache; readonly mutate: ScopedMutator },
): void {
  const pages: QueryKey[] = []
  void mutate((key) => {
    if (!isQueryKey(key) || !calls.includes(key.call)) return false
    if (key.page !== undefined) pages.push(key)
    return key.page === undefined
  })
  for (const page of pages) cache.delete(unstable_serialize(page))
  for (const page of pages) if (page.page === 1) void mutate(listPrefix + unstable_serialize(page))
}

import { type Cache, type ScopedMutator, unstable_serialize } from 'swr'
import { isQueryKey, type QueryKey } from './query-key.ts'

/** What swr/infinite puts before the first page's key to name a list. */
const listPrefix = '$inf$'

/** Asks anew for those of the reads that are shown, and forgets the pages of the others. */
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

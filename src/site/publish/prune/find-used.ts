import { inParallel } from '../in-parallel.ts'
import type { Entry, Store } from '../store.ts'

/** As many files as are read together. */
const most = 16

/** What may name other files. */
const telling = /\.(html|js|css|json|svg|webmanifest)$/

/**
 * The paths among `entries` that some pages use: every file whose name stands in one of them, in
 * what that names, and so on.
 */
export async function findUsed(
  store: Pick<Store, 'read'>,
  pages: Iterable<string>,
  entries: readonly Entry[],
): Promise<ReadonlySet<string>> {
  const pathsOf = Map.groupBy(
    entries.map(({ path }) => path),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  )
  const used = new Set<string>()
  for (let next = [...pages]; next.length > 0; ) {
    const before = used.size
    await inParallel(next, most, async (path) => {
      const text = (await store.read(path)) ?? ''
      for (const named of namesIn(text).flatMap((name) => pathsOf.get(name) ?? [])) used.add(named)
    })
    next = [...used].slice(before).filter((path) => telling.test(path))
  }
  return used
}

/** Everything in a text that may be the name of a file. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/[\w-][\w.-]*\.[a-z0-9]+/gi))]
}

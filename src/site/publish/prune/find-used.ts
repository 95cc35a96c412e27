import { inParallel } from '../in-parallel.ts'
import type { Store, StoredFile } from '../store.ts'

/** The most files that are read at a time. */
const maxReads = 16

/** Matches files that may refer to other files. */
const referring = /\.(html|js|css|json|svg|webmanifest)$/

/**
 * Finds the paths among `entries` that some pages use: every file whose name appears in one of them,
 * in the files that these refer to, and so on.
 */
export async function findUsed(
  store: Pick<Store, 'read'>,
  pages: Iterable<string>,
  entries: readonly StoredFile[],
): Promise<ReadonlySet<string>> {
  const pathsOf = Map.groupBy(
    entries.map(({ path }) => path),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  )
  const used = new Set<string>()
  for (let next = [...pages]; next.length > 0; ) {
    const before = used.size
    await inParallel(next, maxReads, async (path) => {
      const text = (await store.read(path)) ?? ''
      for (const named of namesIn(text).flatMap((name) => pathsOf.get(name) ?? [])) used.add(named)
    })
    next = [...used].slice(before).filter((path) => referring.test(path))
  }
  return used
}

/** Lists everything in a text that may be the name of a file. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/[\w-][\w.-]*\.[a-z0-9]+/gi))]
}

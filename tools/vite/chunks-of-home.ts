import { createHash } from 'node:crypto'

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}
type NameChunk = (id: string, graph: ModuleGraph) => string | null

export interface GuestHomes {
  /** The module that every page starts with. */
  readonly entry: string
  /** The modules of the components on each merchant's home, by its code. */
  readonly homes: ReadonlyMap<string, readonly string[]>
}

/**
 * Names the chunk of each module that a guest's home needs: `start` is what the entry imports
 * without waiting, `home` is what most homes place besides, and what only some homes place is in
 * one chunk for each such set of homes. A home fetches few chunks: many small ones compress badly.
 */
export function chunksOfHome(guest: GuestHomes): NameChunk {
  let found: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    found ??= findChunks(guest, graph)
    return found.get(id) ?? null
  }
}

function findChunks({ entry, homes }: GuestHomes, graph: ModuleGraph): ReadonlyMap<string, string> {
  const placedBy = new Map<string, string[]>()
  for (const [code, components] of homes)
    for (const id of reach(components, graph)) placedBy.set(id, [...(placedBy.get(id) ?? []), code])
  const chunks = new Map<string, string>()
  for (const [id, codes] of placedBy)
    chunks.set(id, codes.length * 2 > homes.size ? 'home' : `home-${shortHash(codes)}`)
  for (const id of reach([entry], graph)) chunks.set(id, 'start')
  chunks.delete(entry)
  return chunks
}

/** The modules and all that they import without waiting. */
function reach(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return seen
}

function shortHash(codes: readonly string[]): string {
  return createHash('sha256').update(codes.join(' ')).digest('hex').slice(0, 4)
}

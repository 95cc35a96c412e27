interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}
type NameChunk = (id: string, graph: ModuleGraph) => string | null
type Modules = ReadonlySet<string>

export interface GuestHome {
  /** The module the page starts with. */
  readonly entry: string
  /** The block types on the home of each merchant. */
  readonly homes: readonly (readonly string[])[]
}

const blockDefinition = /\/src\/blocks\/([^/]+)\/[^/]+\.block\.ts$/

/**
 * Names the chunks that a guest's home needs. `start` is what the entry imports without
 * waiting and what two or more of the blocks import; `home` is the blocks that most homes have.
 * Many small chunks compress badly.
 */
export function chunksOfHome(home: GuestHome): Readonly<Record<'start' | 'home', NameChunk>> {
  let found: ReadonlyMap<string, string> | undefined
  const only =
    (name: string): NameChunk =>
    (id, graph) => {
      found ??= findChunks(home, graph)
      return found.get(id) === name ? name : null
    }
  return { start: only('start'), home: only('home') }
}

function findChunks({ entry, homes }: GuestHome, graph: ModuleGraph): ReadonlyMap<string, string> {
  const always = reach(entry, graph)
  const needs = readBlocks(always, graph)
  const placed = [...needs].filter(([type]) => homes.some((home) => home.includes(type)))
  const usual = placed.filter(
    ([type]) => homes.filter((home) => home.includes(type)).length * 2 > homes.length,
  )
  const shared = placed.flatMap(([, own], at) =>
    [...own].filter((id) => placed.some(([, other], place) => place > at && other.has(id))),
  )
  const chunks = new Map<string, string>()
  for (const id of usual.flatMap(([, own]) => [...own])) chunks.set(id, 'home')
  for (const id of [...shared, ...always]) chunks.set(id, 'start')
  chunks.delete(entry)
  return chunks
}

/** The modules that the component of each block type needs, by type. */
function readBlocks(ids: Modules, graph: ModuleGraph): ReadonlyMap<string, Modules> {
  const blocks = new Map<string, Modules>()
  for (const id of ids) {
    const type = blockDefinition.exec(id)?.[1]
    const component = graph.getModuleInfo(id)?.dynamicallyImportedIds[0]
    if (type && component) blocks.set(type, reach(component, graph))
  }
  return blocks
}

function reach(entry: string, graph: ModuleGraph): Modules {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  return seen
}

import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}
type Modules = ReadonlySet<string>

export interface GuestHomes {
  /** The module that every page starts with. */
  readonly entry: string
  /** The modules of the components on each merchant's home, by its code. */
  readonly homes: ReadonlyMap<string, readonly string[]>
  /** The modules that every home loads by itself once it is shown. */
  readonly after: readonly string[]
  /** The modules that only the homes of members load. */
  readonly members: readonly string[]
}

export interface HomeChunks {
  readonly nameChunk: (id: string, graph: ModuleGraph) => string | null
  readonly plugin: Plugin
  /** The module that brings a component: the entry, that of a chunk, or the component itself. */
  readonly moduleOf: (file: string) => string
}

const blockDefinition = /\/src\/player\/areas\/[^/]+\/blocks\/[^/]+\/[^/]+\.block\.ts$/
/** What the areas are made of. */
const belowAreas = /\/src\/(?:core|player\/(?:gateway|i18n|kit|registry|state))\//
const componentImport = /import\('(\.\/[^']+)'\)/g
/** The prefix of a virtual module for a chunk, which exports the components that are loaded together. */
const virtual = 'chunk/'

/**
 * The chunks of a guest's home: `start` is what the entry imports without waiting and what most
 * homes place; what only some homes place is in one chunk for each such set of homes; `after-home` is what
 * every home loads once it is shown, `member-home` what several parts of a member's home share and what one of them
 * takes of what areas are made of. All with what they import, so that a home fetches few chunks, for many small ones compress badly,
 * and nothing that only other pages need.
 */
export function createHomeChunks({ entry, homes, after, members }: GuestHomes): HomeChunks {
  const placed = nameByHomes(new Map([...homes].map(([code, files]) => [code, new Set(files)])))
  let chunks: ReadonlyMap<string, string> | undefined
  const findChunks = (graph: ModuleGraph): ReadonlyMap<string, string> => {
    const needed = [...homes].map(([code, files]) => [code, reach(files, graph)] as const)
    const always = [...reach([entry], graph)].map((id) => [id, 'start'] as const)
    const later = reach(after, graph)
    const found = new Map([
      ...listShared(members, graph).map((id) => [id, 'member-home'] as const),
      ...[...later].map((id) => [id, 'after-home'] as const),
      // What some homes need at once and all of them later is apart from what only those homes place.
      ...[...nameByHomes(new Map(needed))].map(
        ([id, chunk]) =>
          [id, later.has(id) && chunk !== 'start' ? `${chunk}-after` : chunk] as const,
      ),
      ...always,
    ])
    found.delete(entry)
    return found
  }
  return {
    nameChunk: (id, graph) => {
      chunks ??= findChunks(graph)
      return chunks.get(id) ?? null
    },
    plugin: gatherComponents(placed),
    moduleOf: (file) => {
      const chunk = placed.get(file)
      if (chunk === 'start') return 'index.html'
      return chunk ? `${virtual}${chunk}` : file
    },
  }
}

/**
 * Lets block definitions import at once what is in the start, and any other component from the
 * module of its chunk: imported by itself, it would be a file more that only points into the chunk.
 */
function gatherComponents(placed: ReadonlyMap<string, string>): Plugin {
  // Every home fetches them, so they are short.
  const names = new Map([...placed.keys()].map((file, index) => [file, `c${index.toString(36)}`]))
  return {
    name: 'gather-components',
    apply: 'build',
    // Before TypeScript is taken away, so that an import reads as it was written.
    enforce: 'pre',
    transform(code, id) {
      if (!blockDefinition.test(id)) return undefined
      const atOnce = new Map<string, string>()
      const gathered = code.replace(componentImport, (whole, address: string) => {
        const file = join(dirname(id), address)
        const chunk = placed.get(file)
        const name = names.get(file)
        if (!chunk || !name) return whole
        if (chunk !== 'start')
          return `import('${virtual}${chunk}').then((all) => ({ default: all.${name} }))`
        atOnce.set(name, `import ${name} from '${address}'\n`)
        return `Promise.resolve({ default: ${name} })`
      })
      return [...atOnce.values(), gathered].join('')
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return undefined
      const files = [...placed].filter(([, chunk]) => id === `\0${virtual}${chunk}`)
      return files
        .map(([file]) => `export { default as ${names.get(file)} } from ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}

/** The chunk of each module that a home has, by the set of homes that have it. */
function nameByHomes(homes: ReadonlyMap<string, Modules>): ReadonlyMap<string, string> {
  const owners = new Map<string, string[]>()
  for (const [code, ids] of homes)
    for (const id of ids) owners.set(id, [...(owners.get(id) ?? []), code])
  return new Map(
    [...owners].map(([id, codes]) => [
      id,
      codes.length * 2 > homes.size ? 'start' : `home-${shortHash(codes)}`,
    ]),
  )
}

/** The modules that two or more of these entries import, and those that areas are made of, which other pages import too. */
function listShared(entries: readonly string[], graph: ModuleGraph): string[] {
  const seen = new Set<string>()
  const found = entries.flatMap((entry) => [...reach([entry], graph)])
  return found.filter((id) => belowAreas.test(id) || seen.has(id) || !seen.add(id))
}

/** The modules and all that they import without waiting. */
export function reach(entries: readonly string[], graph: ModuleGraph): Modules {
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

import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import config from '../../vite.config.ts'

export interface ApartChunk {
  readonly fileName: string
  readonly code: string
  /** The module that a chunk was made for; null where several share it. */
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

export interface ApartBuild {
  readonly chunks: readonly ApartChunk[]
  /** The modules that a module imports without waiting. */
  readonly importsOf: (id: string) => readonly string[]
  /** The modules that some modules, or what they import, load later on. */
  readonly loadedLater: (ids: readonly string[]) => readonly string[]
}

interface ModuleLinks {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** The player built with every component in a chunk of its own. */
export async function buildApart(root: string): Promise<ApartBuild> {
  const links = new Map<string, ModuleLinks>()
  const result = await build({
    ...config,
    environments: {},
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), readLinks(links)],
    build: { ...config.build, write: false, rolldownOptions: {} },
  })
  const built = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return {
    chunks: built.flatMap((file) => (file.type === 'chunk' ? [file] : [])),
    importsOf: (id) => links.get(id)?.importedIds ?? [],
    loadedLater: (ids) => [
      ...new Set(
        [...reach(ids, links)].flatMap((id) => links.get(id)?.dynamicallyImportedIds ?? []),
      ),
    ],
  }
}

function readLinks(links: Map<string, ModuleLinks>): Plugin {
  return {
    name: 'read-links',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (module) links.set(id, module)
      }
    },
  }
}

function reach(ids: readonly string[], links: ReadonlyMap<string, ModuleLinks>): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    links.get(id)?.importedIds.forEach(visit)
  }
  ids.forEach(visit)
  return seen
}

import { isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Fails a build that reads a file of the repository outside its sources: a change of that file would go unnoticed. */
export function namedSources(root: string, sources: readonly string[]): Plugin {
  return {
    name: 'named-sources',
    buildEnd(error) {
      if (error) return
      const other = [...this.getModuleIds()].find((id) => isUnnamed(fileOf(id)))
      if (other)
        this.error(`${other} is not among the sources of this part (tools/build/build-parts.ts).`)
    },
  }

  function isUnnamed(id: string): boolean {
    if (!isAbsolute(id)) return false
    const path = relative(root, id)
    if (/^(?:\.\.|node_modules)\//.test(path)) return false
    return !sources.some((source) => path === source || path.startsWith(`${source}/`))
  }
}

function fileOf(id: string): string {
  return id.split('?')[0] ?? id
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dropMembers, listWords } from './drop-members.ts'

/** A library that one module calls. All modules are named below the root. */
export interface OneCaller {
  readonly library: string
  /** The module that passes the library on, if it is not imported by its own name. */
  readonly index?: string
  /** The only module that imports the library or its index. */
  readonly caller: string
}

/** A library that many modules call. */
export interface ManyCallers {
  readonly library: string
  /** The exports that no module names. */
  readonly unused: readonly string[]
}

/**
 * Drops the methods and exports of libraries that nothing names: neither what imports the library nor the library
 * itself. A bundler keeps every method of a class, and every export of a CommonJS module. A build fails where another
 * module may need what was dropped.
 */
export function dropUnusedMembers(
  root: string,
  { one, many }: { readonly one: readonly OneCaller[]; readonly many: readonly ManyCallers[] },
): Plugin {
  const called = new Map(
    one.map(({ library, caller }) => [join(root, library), join(root, caller)]),
  )
  const unused = new Map(many.map((entry) => [join(root, entry.library), new Set(entry.unused)]))
  return {
    name: 'drop-unused-members',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const caller = called.get(toFile(id))
      const words = caller === undefined ? undefined : listWords(readFileSync(caller, 'utf8'))
      const names = unused.get(toFile(id))
      if (!words && !names) return undefined
      const isNeeded = (name: string): boolean => words?.has(name) ?? !names?.has(name)
      return { code: dropMembers(code, isNeeded), map: null }
    },
    buildEnd() {
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      const problem = findImporter(root, one, modules)
      if (problem) this.error(`${problem}, and so may need what was dropped.`)
    },
    // Only what is left of modules names what a build needs.
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules))
      const problem = findName(unused, modules)
      if (problem) this.error(`${problem}, which was dropped.`)
    },
  }
}

interface BuiltModule {
  readonly id: string
  readonly importers: readonly string[]
}

/** Finds a module that imports a library of one caller and is not this caller. */
function findImporter(
  root: string,
  libraries: readonly OneCaller[],
  modules: readonly BuiltModule[],
): string | undefined {
  for (const { library, index = library, caller } of libraries) {
    const files = [library, index].map((file) => join(root, file))
    const known = [join(root, caller), join(root, index)]
    const importers = modules.flatMap((module) =>
      files.includes(module.id) ? module.importers : [],
    )
    const other = importers.find((id) => !known.includes(toFile(id)))
    if (other) return `${other} imports ${library}`
  }
  return undefined
}

/** Finds a module that names what was dropped from another one. */
function findName(
  unused: ReadonlyMap<string, ReadonlySet<string>>,
  modules: readonly (readonly [id: string, { readonly code: string | null }])[],
): string | undefined {
  for (const [id, { code }] of modules) {
    const words = listWords(code ?? '')
    for (const [library, names] of unused) {
      const found = [...names].find((name) => words.has(name))
      if (found !== undefined && toFile(id) !== library) return `${id} names "${found}"`
    }
  }
  return undefined
}

/** Returns the file of a module; a demonstration game has copies of some. */
function toFile(id: string): string {
  return id.split('?', 1)[0] ?? id
}

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
  /** As those of a library that many modules call. */
  readonly internal?: readonly string[]
}

/** A library that many modules call. */
export interface ManyCallers {
  readonly library: string
  /** The exports that no module names. */
  readonly unused: readonly string[]
  /** Properties that only the library itself names, outside of texts. They get short names. */
  readonly internal?: readonly string[]
}

/**
 * Drops the methods and exports of libraries that nothing names: neither what imports the library nor the library
 * itself. A bundler keeps every method of a class, and every export of a CommonJS module. Properties that only a library
 * names are renamed: a bundler keeps them too. A build fails where another module may need what was dropped or renamed.
 */
export function dropUnusedMembers(
  root: string,
  { one, many }: { readonly one: readonly OneCaller[]; readonly many: readonly ManyCallers[] },
): Plugin {
  const called = new Map(one.map((entry) => [join(root, entry.library), entry]))
  const shared = new Map(many.map((entry) => [join(root, entry.library), entry]))
  return {
    name: 'drop-unused-members',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const alone = called.get(toFile(id))
      const words = alone && listWords(readFileSync(join(root, alone.caller), 'utf8'))
      const { unused } = shared.get(toFile(id)) ?? {}
      if (!words && !unused) return undefined
      const { internal = [] } = alone ?? shared.get(toFile(id)) ?? {}
      const isNeeded = (name: string): boolean => words?.has(name) ?? !unused?.includes(name)
      return { code: shortenNames(dropMembers(code, isNeeded), internal), map: null }
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
      const renamed = one.map((entry) => ({ ...entry, unused: [] }))
      const problem = findName(root, [...many, ...renamed], modules)
      if (problem) this.error(`${problem}, which was dropped or renamed.`)
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

/** Finds a module that names what was dropped or renamed in another one. */
function findName(
  root: string,
  libraries: readonly Pick<ManyCallers, 'library' | 'unused' | 'internal'>[],
  modules: readonly (readonly [id: string, { readonly code: string | null }])[],
): string | undefined {
  for (const [id, { code }] of modules) {
    const words = listWords(code ?? '')
    for (const { library, unused, internal = [] } of libraries) {
      const found = [...unused, ...internal].find((name) => words.has(name))
      if (found !== undefined && toFile(id) !== join(root, library)) return `${id} names "${found}"`
    }
  }
  return undefined
}

/** Returns a module with short names in place of some. A name that it does not have is an error of the list. */
function shortenNames(code: string, names: readonly string[]): string {
  const words = listWords(code)
  const missing = names.find((name) => !words.has(name))
  if (missing !== undefined) throw new Error(`No property is called "${missing}".`)
  const short = new Map<string, string>()
  for (let number = 0; short.size < names.length; number += 1) {
    const name = `_${number.toString(36)}`
    if (!words.has(name)) short.set(names[short.size] ?? '', name)
  }
  return code.replace(/[\w$]+/g, (word) => short.get(word) ?? word)
}

/** Returns the file of a module; a demonstration game has copies of some. */
function toFile(id: string): string {
  return id.split('?', 1)[0] ?? id
}

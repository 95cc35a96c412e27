import { type ModuleExport, parseModule, resolveImport, type SourceModule } from './parse-module.ts'
import { read, readName, type SyntaxNode, walk } from './syntax-node.ts'

/** A node of code that can run, with the module that contains it and the names of what it lies in. */
export interface CodePlace {
  readonly module: SourceModule
  readonly node: SyntaxNode
  readonly parent: SyntaxNode | undefined
  /** The declaration at the top of the module that contains the node. */
  readonly declaration: string
}

/** Visits code. Returns false to follow nothing inside of the node. */
export type VisitCode = (place: CodePlace) => boolean | undefined

/** Returns a function that parses a file once. */
export function createParser(): (file: string) => SourceModule {
  const parsed = new Map<string, SourceModule>()
  return (file) => {
    const module = parsed.get(file) ?? parseModule(file)
    parsed.set(file, module)
    return module
  }
}

export interface WalkOptions {
  readonly moduleOf: (file: string) => SourceModule
  readonly visit: VisitCode
  /** The files that are not followed. */
  readonly isOutside?: (file: string) => boolean
}

/** Visits all code that a name of a module can run, its lazy imports too. */
export function walkCode(entrance: ModuleExport, options: WalkOptions): void {
  followExport(entrance, { isOutside: () => false, ...options, seen: new Set() })
}

/** Visits all code of a module, also what nothing runs. */
export function walkModule(module: SourceModule, visit: VisitCode): void {
  for (const [declaration, code] of module.declarations)
    walk(code, (node, parent) => !isType(node) && visit({ module, node, parent, declaration }))
}

interface Walk extends Required<WalkOptions> {
  readonly seen: Set<string>
}

function followExport({ file, name }: ModuleExport, on: Walk): void {
  if (on.isOutside(file)) return
  const module = on.moduleOf(file)
  const names = name === '*' ? [...module.exported.keys()] : [name]
  for (const one of names) {
    const local = module.exported.get(one) ?? (module.declarations.has(one) ? one : undefined)
    if (local !== undefined) followName(local, module, on)
    else for (const passed of module.passedOn) followExport({ ...passed, name: one }, on)
  }
  if (name === '*') for (const passed of module.passedOn) followExport(passed, on)
}

/** Follows a name of a module to its declaration, here or in the module that it is imported from. */
function followName(name: string, module: SourceModule, on: Walk): void {
  const key = `${module.file} ${name}`
  if (on.seen.has(key)) return
  on.seen.add(key)
  const imported = module.imports.get(name)
  if (imported) {
    followExport(imported, on)
    return
  }
  walk(module.declarations.get(name), (node, parent) => {
    if (isType(node) || on.visit({ module, node, parent, declaration: name }) === false)
      return false
    if (node.type === 'ImportExpression') followImport(node, module, on)
    if (isReference(node, parent)) followName(readName(node) ?? '', module, on)
    return undefined
  })
}

function followImport(node: SyntaxNode, { file }: SourceModule, on: Walk): void {
  const to = resolveImport(file, read(node, 'source'))
  if (to !== undefined) followExport({ file: to, name: '*' }, on)
}

/** Returns true for a type, which runs nothing. `as` and `satisfies` contain code. */
function isType({ type }: SyntaxNode): boolean {
  return /^TS(?!As|Satisfies|NonNull|Instantiation)/.test(type)
}

function isReference(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type === 'JSXIdentifier') return parent?.type !== 'JSXAttribute'
  if (node.type !== 'Identifier') return false
  if (read(parent, 'computed') === true) return true
  if (parent?.type === 'MemberExpression') return read(parent, 'object') === node
  return parent?.type !== 'Property' || read(parent, 'value') === node
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { read, readList, readName, readPattern, readText, type SyntaxNode } from './syntax-node.ts'

/** A name of another module; `*` for all that it exports. */
export interface ModuleExport {
  readonly file: string
  readonly name: string
}

/** The declarations of a module at its top, and what its names mean. */
export interface SourceModule {
  readonly file: string
  readonly text: string
  readonly declarations: ReadonlyMap<string, SyntaxNode>
  readonly imports: ReadonlyMap<string, ModuleExport>
  /** The local names of what it exports, by the exported name. */
  readonly exported: ReadonlyMap<string, string>
  readonly passedOn: readonly ModuleExport[]
}

interface Draft {
  readonly declarations: Map<string, SyntaxNode>
  readonly imports: Map<string, ModuleExport>
  readonly exported: Map<string, string>
  readonly passedOn: ModuleExport[]
}

/** Parses a module of `src/`. Types, and modules of packages, are left out. */
export function parseModule(file: string): SourceModule {
  const text = readFileSync(file, 'utf8')
  const draft: Draft = {
    declarations: new Map(),
    imports: new Map(),
    exported: new Map(),
    passedOn: [],
  }
  for (const statement of parseSync(file, text).program.body) addStatement(statement, file, draft)
  return { file, text, ...draft }
}

/** Returns the file that a relative import names; undefined for a package, a style sheet or data. */
export function resolveImport(file: string, source: unknown): string | undefined {
  const address = readText(source) ?? ''
  const path = join(dirname(file), address)
  return address.startsWith('.') && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

function addStatement(statement: SyntaxNode, file: string, draft: Draft): void {
  if (isOfTypes(statement)) return
  const from = resolveImport(file, read(statement, 'source'))
  switch (statement.type) {
    case 'ImportDeclaration':
      addImports(statement, from, draft)
      break
    case 'ExportAllDeclaration':
      if (from !== undefined) draft.passedOn.push({ file: from, name: '*' })
      break
    case 'ExportDefaultDeclaration':
      addDefault(read(statement, 'declaration'), draft)
      break
    case 'ExportNamedDeclaration':
      addExports(statement, from, draft)
      break
    default:
      addDeclaration(statement, draft)
  }
}

function addImports(statement: SyntaxNode, from: string | undefined, draft: Draft): void {
  if (from === undefined) return
  for (const specifier of readList(statement, 'specifiers')) {
    if (isOfTypes(specifier)) continue
    const imported = read(specifier, 'imported')
    const isAll = read(specifier, 'type') === 'ImportNamespaceSpecifier'
    const name = isAll ? '*' : (readName(imported) ?? 'default')
    draft.imports.set(readName(read(specifier, 'local')) ?? '', { file: from, name })
  }
}

/** A declaration without a name is known as `default`. */
function addDefault(declaration: unknown, draft: Draft): void {
  const name = readName(read(declaration, 'id')) ?? readName(declaration) ?? 'default'
  if (read(declaration, 'type') !== 'Identifier') addNamed(name, declaration, draft)
  draft.exported.set('default', name)
}

function addExports(statement: SyntaxNode, from: string | undefined, draft: Draft): void {
  for (const name of addDeclaration(read(statement, 'declaration'), draft))
    draft.exported.set(name, name)
  for (const specifier of readList(statement, 'specifiers')) {
    const name = readName(read(specifier, 'exported')) ?? ''
    const local = readName(read(specifier, 'local')) ?? ''
    if (from === undefined) draft.exported.set(name, local)
    else {
      // A name that no code can write, because the module has none for what it passes on.
      draft.imports.set(`${name} from`, { file: from, name: local })
      draft.exported.set(name, `${name} from`)
    }
  }
}

/** Adds what a statement declares. Returns its names. */
function addDeclaration(statement: unknown, draft: Draft): readonly string[] {
  const declarators = readList(statement, 'declarations')
  const names = declarators.flatMap((one) => {
    const own = readPattern(read(one, 'id'))
    for (const name of own) addNamed(name, one, draft)
    return own
  })
  const name = readName(read(statement, 'id'))
  if (name === undefined) return names
  addNamed(name, statement, draft)
  return [name]
}

function addNamed(name: string, declaration: unknown, { declarations }: Draft): void {
  // A declaration is a node, which `read` cannot tell.
  declarations.set(name, declaration as SyntaxNode)
}

function isOfTypes(node: unknown): boolean {
  return ['importKind', 'exportKind'].some((kind) => read(node, kind) === 'type')
}

import { join } from 'node:path'
import { flags } from '../../src/core/contract/flags.ts'
import { platformSettings } from '../../src/core/contract/live-settings.ts'
import { type RouteDeclaration, routes } from '../../src/core/contract/pages.ts'
import { findBlockFolder } from '../block-folders.ts'
import { type ModuleExport, parseModule } from './parse-module.ts'
import { read, readList, readName, readText, type SyntaxNode, walk } from './syntax-node.ts'
import { type CodePlace, createParser, walkCode, walkModule } from './walk-code.ts'

/** The kinds of what code reads of a gateway. */
export const readKinds = ['flags', 'settings', 'calls'] as const
export type ReadKind = (typeof readKinds)[number]

/** Places by what is read there, such as a flag. */
export type FoundReads = Readonly<Record<ReadKind, ReadonlyMap<string, string>>> & {
  /** The first place that reads a flag whose name is data, such as that of a route; undefined for none. */
  readonly byName: string | undefined
  /** True if a table of the contract names flags that it reads: those of routes that it links to, those of contracts. */
  readonly hasTable: boolean
  /** Places that read an answer in a way that this search does not know. */
  readonly unclear: readonly string[]
}

/** The functions that ask the gateway for a call, whose name is their first argument. */
const asks: ReadonlySet<string | undefined> = new Set([
  'useCall',
  'usePages',
  'useMutation',
  'usePolledCount',
  'useEffectButton',
  'useMoneyEffect',
  'useSubmission',
  'usePolledOrder',
])
/** The properties whose value is the name of a call. */
const callKeys: ReadonlySet<string | undefined> = new Set(['call', 'report'])

export interface ReadSearch {
  /** Finds what the code reads that is reached from the entrances, without the files that are outside. */
  readonly find: (
    entrances: readonly ModuleExport[],
    isOutside?: (file: string) => boolean,
  ) => FoundReads
  /** Lists what the code of a file reads that no search has reached, each as a sentence with its place. */
  readonly listUnreached: (file: string) => readonly string[]
}

/** Creates a search for what code reads. `root` is the folder of the repository. */
export function createReadSearch(root: string): ReadSearch {
  const moduleOf = createParser()
  const reached = new Set<SyntaxNode>()
  return {
    find(entrances, isOutside = () => false) {
      const found = createDraft()
      const visit = (place: CodePlace) => {
        reached.add(place.node)
        return addRead({ ...place, at: () => placeOf(place, root) }, found)
      }
      for (const entrance of entrances) walkCode(entrance, { moduleOf, visit, isOutside })
      return { ...found, byName: found.byName[0] }
    },
    listUnreached(file) {
      const found = createDraft()
      walkModule(moduleOf(file), (place) =>
        reached.has(place.node)
          ? undefined
          : addRead({ ...place, at: () => placeOf(place, root) }, found),
      )
      // The calls of a definition are compared with those of its component.
      if (file.endsWith('.block.ts')) found.calls.clear()
      return listSentences(found)
    },
  }
}

function listSentences(found: Draft): readonly string[] {
  const advice = 'and no block, page or part of the frame reaches it. Remove it.'
  return [
    ...readKinds.flatMap((kind) =>
      [...found[kind]].map(
        ([name, at]) => `${at} reads the ${kind.slice(0, -1)} "${name}", ${advice}`,
      ),
    ),
    ...found.byName.map((at) => `${at} reads flags by name, ${advice}`),
    ...found.unclear.map((at) => `${at} takes an answer whole, ${advice}`),
  ]
}

interface Draft {
  readonly flags: Map<string, string>
  readonly settings: Map<string, string>
  readonly calls: Map<string, string>
  readonly byName: string[]
  readonly unclear: string[]
  hasTable: boolean
}

function createDraft(): Draft {
  return {
    flags: new Map(),
    settings: new Map(),
    calls: new Map(),
    byName: [],
    unclear: [],
    hasTable: false,
  }
}

interface Place extends CodePlace {
  /** Returns the place as `file:line`. */
  readonly at: () => string
}

/** Adds what a node reads. Returns false for the hook of flags, whose own code reads any flag. */
function addRead(place: Place, found: Draft): boolean | undefined {
  const { node, module, declaration, at } = place
  if (isInside(module.file, 'registry/use-flag') && /^use(Read)?Flag$/.test(declaration))
    return false
  addFlag(place, found)
  if (callKeys.has(keyOf(node))) addCall(read(node, 'value'), at, found)
  if (node.type === 'TSSatisfiesExpression') addNamedCalls(place, found)
  addConsolidated(place, found)
  if (node.type !== 'CallExpression') return undefined
  const callee = read(node, 'callee')
  const name = readName(callee)
  const [first] = readList(node, 'arguments')
  if (asks.has(name) || readName(read(callee, 'property')) === 'call') addCall(first, at, found)
  if (name === 'useReadFlag') found.byName.push(at())
  if (name === 'useSetting') addSetting(readText(first), at, found)
  return undefined
}

/** Tables of the contract that name flags which other code reads. */
const otherTables = ['core/contract/pages', 'core/contract/flags', 'core/contract/generated/']

/** Adds the flag that a text names, or that the route has to which a page links while the flag is on. */
function addFlag({ node, module, at }: Place, found: Draft): void {
  const text = readText(node)
  if (text !== undefined && Object.hasOwn(flags, text) && !isInside(module.file, ...otherTables)) {
    add(found.flags, text, at)
    if (isInside(module.file, 'core/contract/')) found.hasTable = true
  }
  const route = keyOf(node) === 'route' ? readText(read(node, 'value')) : undefined
  if (route === undefined || !module.imports.has('readRouteDeclaration')) return
  const flag = new Map<string, RouteDeclaration>(Object.entries(routes)).get(route)?.flag
  if (flag === undefined) return
  add(found.flags, flag, at)
  found.hasTable = true
}

function add(places: Map<string, string>, name: string, at: Place['at']): void {
  if (!places.has(name)) places.set(name, at())
}

function addCall(name: unknown, at: Place['at'], { calls }: Draft): void {
  const text = readCallName(name)
  if (text !== undefined) add(calls, text, at)
}

/** Returns the text of a literal, also of one that is written `as const`. */
function readCallName(name: unknown): string | undefined {
  return readText(read(name, 'expression') ?? name)
}

/** Adds the calls of a table, which is `satisfies Record<…, CallName>`. */
function addNamedCalls({ node, module, at }: Place, found: Draft): void {
  const annotation = read(node, 'typeAnnotation')
  const [start, end] = [read(annotation, 'start'), read(annotation, 'end')].map(Number)
  const type = module.text.slice(start, end)
  if (!/\bCallName\b/.test(type)) return
  const written = read(node, 'expression')
  const table = read(written, 'expression') ?? written
  for (const entry of readList(table, 'properties')) addCall(read(entry, 'value'), at, found)
}

function addSetting(name: string | undefined, at: Place['at'], found: Draft): void {
  if (name === undefined) found.unclear.push(at())
  else add(found.settings, name, at)
}

/** Adds what a declaration or an access takes of the consolidated settings: a live setting, or else a part of the answer. */
function addConsolidated({ node, parent, at }: Place, found: Draft): void {
  const declared = node.type === 'VariableDeclarator' ? read(node, 'init') : undefined
  if (asksConsolidated(declared) || asksConsolidated(read(declared, 'left')))
    addTaken(readKeys(read(node, 'id')), at, found)
  if (!asksConsolidated(node) || isDeclared(parent)) return
  const taken = parent?.type === 'MemberExpression' ? readName(read(parent, 'property')) : undefined
  addTaken(taken === undefined ? [] : [taken], at, found)
}

function addTaken(names: readonly string[], at: Place['at'], found: Draft): void {
  if (names.length === 0) found.unclear.push(at())
  for (const name of names) {
    if (platformSettings.some((one) => one === name)) add(found.settings, name, at)
    else add(found.calls, 'consolidatedSettings', at)
  }
}

function asksConsolidated(node: unknown): boolean {
  return (
    read(node, 'type') === 'CallExpression' && readName(read(node, 'callee')) === 'useConsolidated'
  )
}

function isDeclared(parent: SyntaxNode | undefined): boolean {
  return parent?.type === 'VariableDeclarator' || parent?.type === 'LogicalExpression'
}

/** Returns the keys that a pattern takes of an object. */
function readKeys(pattern: unknown): string[] {
  return readList(pattern, 'properties').flatMap((entry) => readName(read(entry, 'key')) ?? [])
}

function keyOf(node: SyntaxNode): string | undefined {
  const isKey = node.type === 'Property' || node.type === 'JSXAttribute'
  return isKey ? readName(read(node, 'key') ?? read(node, 'name')) : undefined
}

function isInside(file: string, ...folders: readonly string[]): boolean {
  return folders.some((folder) => file.includes(`/${folder}`))
}

function placeOf({ module, node }: Pick<CodePlace, 'module' | 'node'>, root: string): string {
  const line = module.text.slice(0, node.start).split('\n').length
  return `${module.file.slice(root.length + 1)}:${line}`
}

/** Finds the calls that a block's definition makes before its code is loaded, with their places. */
export function findEarlyCalls(root: string, type: string): ReadonlyMap<string, string> {
  const module = parseModule(join(root, findBlockFolder(root, type), `${type}.block.ts`))
  const calls = new Map<string, string>()
  walk([...module.declarations.values()], (node) => {
    const call = keyOf(node) === 'call' ? readCallName(read(node, 'value')) : undefined
    if (call !== undefined) add(calls, call, () => placeOf({ module, node }, root))
    return undefined
  })
  return calls
}

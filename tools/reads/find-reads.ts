import { join } from 'node:path'
import { flags } from '../../src/core/contract/flags.ts'
import { platformSettings } from '../../src/core/contract/live-settings.ts'
import { findBlockFolder } from '../block-folders.ts'
import { type ModuleExport, parseModule } from './parse-module.ts'
import { read, readList, readName, readText, type SyntaxNode, walk } from './syntax-node.ts'
import { type CodePlace, createCodeWalk } from './walk-code.ts'

/** The kinds of what code reads of a gateway. */
export const readKinds = ['flags', 'settings', 'calls'] as const
export type ReadKind = (typeof readKinds)[number]

/** Places by what is read there, such as a flag. */
export type FoundReads = Readonly<Record<ReadKind, ReadonlyMap<string, string>>> & {
  /** The first place that reads a flag whose name is data, such as that of a route; undefined for none. */
  readonly byName: string | undefined
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

/** Returns a function that finds what the code of a block reads. `root` is the folder of the repository. */
export function createReadSearch(root: string): (entrances: readonly ModuleExport[]) => FoundReads {
  const walkCode = createCodeWalk()
  return (entrances) => {
    const found = createDraft()
    for (const entrance of entrances)
      walkCode(entrance, (place) => addRead({ ...place, at: placeOf(place, root) }, found))
    return { ...found, byName: found.byName[0] }
  }
}

interface Draft {
  readonly flags: Map<string, string>
  readonly settings: Map<string, string>
  readonly calls: Map<string, string>
  readonly byName: string[]
  readonly unclear: string[]
}

function createDraft(): Draft {
  return { flags: new Map(), settings: new Map(), calls: new Map(), byName: [], unclear: [] }
}

interface Place extends CodePlace {
  /** As `file:line`. */
  readonly at: string
}

/** Adds what a node reads. Returns false for the hook of flags, whose own code reads any flag. */
function addRead(place: Place, found: Draft): boolean | undefined {
  const { node, module, declaration, at } = place
  if (isInside(module.file, 'registry/use-flag') && declaration === 'useFlag') return false
  const text = readText(node)
  // The tables of the contract name flags that other code reads.
  if (text !== undefined && Object.hasOwn(flags, text) && !isInside(module.file, 'core/contract/'))
    add(found.flags, text, at)
  if (callKeys.has(keyOf(node))) addCall(read(node, 'value'), at, found)
  if (node.type === 'TSSatisfiesExpression') addNamedCalls(place, found)
  addConsolidated(place, found)
  if (node.type !== 'CallExpression') return undefined
  const name = readName(read(node, 'callee'))
  const [first] = readList(node, 'arguments')
  if (asks.has(name)) addCall(first, at, found)
  if (name === 'useReadFlag') found.byName.push(at)
  if (name === 'useSetting') addSetting(readText(first), at, found)
  return undefined
}

function add(places: Map<string, string>, name: string, at: string): void {
  if (!places.has(name)) places.set(name, at)
}

function addCall(name: unknown, at: string, { calls }: Draft): void {
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

function addSetting(name: string | undefined, at: string, found: Draft): void {
  if (name === undefined) found.unclear.push(at)
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

function addTaken(names: readonly string[], at: string, found: Draft): void {
  if (names.length === 0) found.unclear.push(at)
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

function isInside(file: string, folder: string): boolean {
  return file.includes(`/${folder}`)
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
    if (call !== undefined) add(calls, call, placeOf({ module, node }, root))
    return undefined
  })
  return calls
}

import { calls } from '../../contract/calls.ts'
import { createFinding, type Finding, type Fix, renameFix } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import { childOf, type MapTree, type Path, stringAt, type Tree } from '../tree.ts'

/** Checks what the schema of `block.json` cannot tell about the calls of an own block. */
export function checkOwnCalls(type: string, tree: MapTree): Finding[] {
  const found = listCalls(type, tree)
  const reads = [...contractReads, ...found.flatMap(({ name, call }) => (isRead(call) ? name : []))]
  return found.flatMap(({ key, call }) => {
    const path = ['ownCalls', key]
    return [
      ...checkPath(call, path),
      ...checkParameters(call, path),
      ...checkShape(childOf(call, 'answer'), [...path, 'answer']),
      ...checkChanges(call, path, reads),
    ]
  })
}

const contractReads: readonly string[] = Object.entries(calls).flatMap(([name, { kind }]) =>
  kind === 'read' ? name : [],
)

/** A call of an own block, as it is typed. */
export interface TypedCall {
  readonly key: string
  /** The type of the block and the key. */
  readonly name: string
  readonly call: MapTree
}

/** Lists the calls of a description. */
export function listCalls(type: string, tree: MapTree): TypedCall[] {
  const own = childOf(tree, 'ownCalls')
  if (own?.kind !== 'map') return []
  return [...own.entries].flatMap(([key, { value: call }]) =>
    call.kind === 'map' ? [{ key, name: `${type}.${key}`, call }] : [],
  )
}

function isRead(call: MapTree): boolean {
  return stringAt(call, ['method']) === 'GET'
}

interface Problem {
  readonly problem: string
  readonly advice: string
  readonly fix?: Fix | undefined
}

function findAt(span: Tree, path: Path, { problem, advice, fix }: Problem): Finding {
  return createFinding('own-call', { span, path, fix }, { problem, advice })
}

/** Segments without dots at their start, so that no path leads out of the prefix, and no sign that a browser rewrites. */
const pathPattern = /^\/(?:wps|lgw)(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/

/** Reports a path that is not the gateway's alone: servers pass what is below its prefixes on, and pages have the rest. */
function checkPath(call: MapTree, above: Path): Finding[] {
  const span = childOf(call, 'path')
  const typed = stringAt(span, [])
  if (!span || typed === undefined) return []
  const path = [...above, 'path']
  if (!pathPattern.test(typed)) {
    const problem = `"${typed}" cannot be the path of a call.`
    const advice =
      'Write a path below /wps/ or /lgw/ with letters, digits, "-", "_", "~" and dots, such as /wps/relay/CLUB_status.'
    return [findAt(span, path, { problem, advice })]
  }
  const taken = Object.entries(calls).find(([, { path: listed }]) => listed === typed)?.[0]
  if (taken === undefined) return []
  const problem = `The gateway has its call "${taken}" at the path "${typed}".`
  const advice = `Choose another path, or make that call with "calls": ["${taken}"].`
  return [findAt(span, path, { problem, advice })]
}

/** Reports a call with the method and the path of one before it, of this or of another block of the workspace. */
export function checkSamePaths(typed: readonly TypedCall[]): Finding[] {
  const names = new Map<string, string>()
  return typed.flatMap(({ key, name, call }) => {
    const span = childOf(call, 'path')
    const address = `${stringAt(call, ['method'])} ${stringAt(span, [])}`
    const first = names.get(address)
    if (first === undefined) names.set(address, name)
    if (!span || first === undefined) return []
    const problem = `The call "${first}" has the same method and path.`
    return [findAt(span, ['ownCalls', key, 'path'], { problem, advice: 'Choose another path.' })]
  })
}

function checkParameters(call: MapTree, above: Path): Finding[] {
  const parameters = childOf(call, 'parameters')
  if (parameters?.kind !== 'map') return []
  return [...parameters.entries].flatMap(([name, { value }]) => {
    if (value.kind !== 'map') return []
    const path = [...above, 'parameters', name]
    return [...checkKeywords(value, path, parameterKeywords), ...checkExample(value, path)]
  })
}

/** Reports an example that the gateway would not take. */
function checkExample(parameter: MapTree, above: Path): Finding[] {
  const example = childOf(parameter, 'example')
  if (example?.kind !== 'leaf') return []
  const type = stringAt(parameter, ['type'])
  const words = listTexts(childOf(parameter, 'enum'))
  const { value } = example
  const isOfType =
    type === 'integer' ? Number.isInteger(value) : typeof value === (type ?? typeof value)
  const isListed = words.length === 0 || words.some(({ text }) => text === value)
  if (isOfType && isListed) return []
  const expected = isOfType
    ? words.map(({ text }) => `"${text}"`).join(', ')
    : `a value of the type "${type}"`
  const problem = `The example is not what the parameter takes.`
  return [findAt(example, [...above, 'example'], { problem, advice: `Write ${expected}.` })]
}

/** The keywords of a type beside those that every type has. */
type Keywords = Readonly<Record<string, readonly string[]>>

const parameterKeywords: Keywords = { boolean: [], integer: [], number: [], string: ['enum'] }
const shapeKeywords: Keywords = {
  array: ['items'],
  boolean: [],
  integer: [],
  number: [],
  object: ['properties', 'required', 'additionalProperties'],
  string: ['enum', 'format'],
}

function checkKeywords({ entries }: MapTree, path: Path, keywords: Keywords): Finding[] {
  const type = entries.get('type')
  const word = type && stringAt(type.value, [])
  const known = word === undefined ? undefined : keywords[word]
  const ofSome = Object.values(keywords).flat()
  if (!known) return []
  return [...entries].flatMap(([key, { key: span }]) => {
    if (known.includes(key) || !ofSome.includes(key)) return []
    const values = { owner: `A value of the type "${word}"`, key, known }
    return [createFinding('unknown-setting', { span, path: [...path, key] }, values)]
  })
}

/** Checks the schema of an answer or of a part of one. */
function checkShape(shape: Tree | undefined, path: Path): Finding[] {
  if (shape?.kind !== 'map') return []
  const properties = childOf(shape, 'properties')
  const fields = properties?.kind === 'map' ? [...properties.entries] : []
  return [
    ...checkKeywords(shape, path, shapeKeywords),
    ...checkRequired(
      shape,
      path,
      fields.map(([name]) => name),
    ),
    ...checkBoth(shape, path),
    ...fields.flatMap(([name, { value }]) => checkShape(value, [...path, 'properties', name])),
    ...checkShape(childOf(shape, 'items'), [...path, 'items']),
    ...checkShape(childOf(shape, 'additionalProperties'), [...path, 'additionalProperties']),
  ]
}

function checkRequired(shape: MapTree, above: Path, known: readonly string[]): Finding[] {
  return listTexts(childOf(shape, 'required')).flatMap(({ text, index, span }) => {
    if (known.includes(text)) return []
    const { name, safe } = findNearest(text, [...known])
    const problem = `"required" names the field "${text}", which "properties" does not have.`
    const advice = name === undefined ? 'Describe it there.' : `Rename it to "${name}".`
    const fix = renameFix(span, safe)
    return [findAt(span, [...above, 'required', index], { problem, advice, fix })]
  })
}

function checkBoth(shape: MapTree, path: Path): Finding[] {
  const rest = childOf(shape, 'additionalProperties')
  if (!rest || !childOf(shape, 'properties')) return []
  const problem = 'An object has either "properties" or "additionalProperties".'
  const advice = 'Remove one of the two.'
  return [findAt(rest, [...path, 'additionalProperties'], { problem, advice })]
}

/** Reports reads that a call cannot change: those that nobody has, and any where the call is a read itself. */
function checkChanges(call: MapTree, above: Path, reads: readonly string[]): Finding[] {
  const changes = childOf(call, 'changes')
  if (changes && isRead(call)) {
    const problem = 'A call with the method "GET" changes nothing.'
    const advice = 'Remove "changes", or choose another method.'
    return [findAt(changes, [...above, 'changes'], { problem, advice })]
  }
  return listTexts(changes).flatMap(({ text, index, span }) =>
    checkCallName(text, { span, path: [...above, 'changes', index], known: reads }),
  )
}

interface NamePlace {
  readonly span: Tree
  readonly path: Path
  readonly known: readonly string[]
}

/** Reports a name that is none of the known calls. */
export function checkCallName(name: string, { span, path, known }: NamePlace): Finding[] {
  if (known.includes(name)) return []
  const nearest = findNearest(name, known)
  const details = { span, path, fix: renameFix(span, nearest.safe) }
  return [createFinding('unknown-call', details, { call: name, nearest: nearest.name })]
}

interface ListedText {
  readonly text: string
  readonly index: number
  readonly span: Tree
}

/** Lists the texts of a list, with their places. */
export function listTexts(tree: Tree | undefined): ListedText[] {
  if (tree?.kind !== 'list') return []
  return tree.items.flatMap((span, index) => {
    const text = stringAt(span, [])
    return text === undefined ? [] : [{ text, index, span }]
  })
}

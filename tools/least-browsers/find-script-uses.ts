import { parseSync } from 'vite'
import type { SupportTable } from './support-table.ts'

/** Something that the least browsers lack, and where it is used. */
export interface Use {
  /** What is lacking, as code writes it: `.toSorted()`, `URL.canParse()`, `css.at-rules.scope`. */
  readonly api: string
  /** The code around it, in one line. */
  readonly around: string
}

/** A node of a syntax tree, whose shape depends on its type. */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Place {
  readonly node: SyntaxNode
  readonly parents: readonly SyntaxNode[]
}

/** The parts of regular expressions that older browsers refuse, by the path of the data. */
const patternParts: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'javascript.regular_expressions.modifier'],
]
const patternFlags: Readonly<Record<string, string>> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  v: 'javascript.builtins.RegExp.unicodeSets',
}

/** Syntax that the build does not rewrite in every place, by the type of its node. */
const syntaxPaths: Readonly<Record<string, string>> = {
  StaticBlock: 'javascript.classes.static.initialization_blocks',
  ImportAttribute: 'javascript.statements.import.import_attributes',
}

const iteratorMakers = new Set(['keys', 'values', 'entries', 'matchAll'])
const globalObjects = new Set(['window', 'self', 'globalThis'])

/**
 * Lists what a script calls, constructs or listens for although the least browsers lack it. What the
 * script tests for first, by `typeof`, `in`, `?.` or a condition, is not listed.
 */
export function findScriptUses(code: string, table: SupportTable): Use[] {
  const { program, errors } = parseSync('script.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  const declared = new Set<string>()
  const places: Place[] = []
  walk({ node: program, parents: [] }, (place) => {
    places.push(place)
    const name = declaredName(place)
    if (name !== undefined) declared.add(name)
  })
  return places.flatMap((place) => {
    const api = findApi(place, { table, declared })
    if (api === undefined || isTested(place, api, code)) return []
    const { start, end } = place.node
    return [{ api, around: code.slice(Math.max(0, start - 60), end + 30).replace(/\s+/g, ' ') }]
  })
}

interface Scope {
  readonly table: SupportTable
  /** Names that the script declares anywhere, which are none of the browser's. */
  readonly declared: ReadonlySet<string>
}

function findApi(place: Place, scope: Scope): string | undefined {
  const { node, parents } = place
  if (node.type === 'Literal')
    return findPattern(place, scope.table) ?? findElement(place, scope.table)
  const path = syntaxPaths[node.type]
  if (path) return scope.table.lacks(path) ? path : undefined
  if (node.type === 'Identifier') return findGlobal(place, scope)
  if (node.type !== 'MemberExpression') return undefined
  const call = parents.at(-1)
  return call && read(call, 'callee') === node ? findCall(node, call, scope) : undefined
}

function findCall(callee: SyntaxNode, call: SyntaxNode, scope: Scope): string | undefined {
  const { table, declared } = scope
  const member = memberName(callee)
  const object = read(callee, 'object')
  if (member === undefined || !isNode(object)) return undefined
  if (member === 'addEventListener') return findEvent(call, table)
  const owner = nameOf(object)
  if (owner !== undefined && !declared.has(owner)) {
    if (globalObjects.has(owner)) return table.lacksGlobal(member) ? `${member}()` : undefined
    if (table.lacksStatic(owner, member)) return `${owner}.${member}()`
  }
  if (isIterator(object) && table.lacksIteratorHelper(member)) return `Iterator.${member}()`
  return table.lacksMember(member) ? `.${member}()` : undefined
}

/** Reports whether an expression is an iterator that a builtin makes; `Object.values(…)` is a list. */
function isIterator(node: SyntaxNode): boolean {
  const callee = read(node, 'callee')
  if (node.type !== 'CallExpression' || !isNode(callee)) return false
  const of = read(callee, 'object')
  return iteratorMakers.has(memberName(callee) ?? '') && isNode(of) && nameOf(of) !== 'Object'
}

function findEvent(call: SyntaxNode, table: SupportTable): string | undefined {
  const [first] = list(read(call, 'arguments'))
  const name = isNode(first) ? read(first, 'value') : undefined
  return typeof name === 'string' && table.lacksEvent(name) ? `event ${name}` : undefined
}

function findGlobal({ node, parents }: Place, { table, declared }: Scope): string | undefined {
  const name = nameOf(node)
  const parent = parents.at(-1)
  if (name === undefined || !parent || declared.has(name) || !table.lacksGlobal(name)) return
  const isName =
    (read(parent, 'property') === node && !read(parent, 'computed')) ||
    (read(parent, 'key') === node && !read(parent, 'computed')) ||
    /Specifier|Label|Break|Continue/.test(parent.type)
  return isName ? undefined : name
}

/** Finds the name of an element that code makes, with React or without. */
function findElement({ node, parents }: Place, table: SupportTable): string | undefined {
  const maker = parents.at(-1)
  const name = read(node, 'value')
  const [first, props] = list(read(maker, 'arguments'))
  if (!maker || first !== node || typeof name !== 'string') return undefined
  const callee = read(maker, 'callee')
  const makes =
    (isNode(callee) && memberName(callee) === 'createElement') ||
    read(props, 'type') === 'ObjectExpression' ||
    (read(props, 'type') === 'Literal' && read(props, 'value') === null)
  return makes && table.lacksElement(name) ? `<${name}>` : undefined
}

function findPattern({ node, parents }: Place, table: SupportTable): string | undefined {
  const regex = read(node, 'regex')
  const maker = parents.at(-1)
  const isText = maker && nameOf(read(maker, 'callee')) === 'RegExp'
  const pattern = regex ? read(regex, 'pattern') : isText ? read(node, 'value') : undefined
  if (typeof pattern !== 'string') return undefined
  const flags = String((regex && read(regex, 'flags')) ?? '')
  return [
    ...patternParts.flatMap(([part, path]) => (part.test(pattern) ? [path] : [])),
    ...[...flags].flatMap((flag) => patternFlags[flag] ?? []),
  ].find((path) => table.lacks(path))
}

/** Reports whether the script looks for something before it uses it. */
function isTested({ node, parents }: Place, api: string, code: string): boolean {
  const name = /(\w+)(?:\(\))?$/.exec(api)?.[1] ?? api
  const parent = parents.at(-1)
  if (parent?.type === 'UnaryExpression' && read(parent, 'operator') === 'typeof') return true
  if (parent && read(parent, 'callee') === node && read(parent, 'optional') === true) return true
  const isTypeTest = new RegExp(`\\btypeof ${name}\\b`)
  return parents.some((one, depth) => {
    if (depth > 0 && isTypeTest.test(code.slice(one.start, one.end))) return true
    return listTests(one, node).some(({ start, end }) =>
      new RegExp(`\\b${name}\\b`).test(code.slice(start, end)),
    )
  })
}

/** Lists the conditions of an enclosing node that decide whether an inner node runs. */
function listTests(outer: SyntaxNode, inner: SyntaxNode): readonly SyntaxNode[] {
  const own = outer.type === 'LogicalExpression' ? read(outer, 'left') : read(outer, 'test')
  const earlier = outer.type === 'BlockStatement' ? list(read(outer, 'body')) : []
  return [own, ...earlier.map((statement) => read(statement, 'test'))]
    .filter(isNode)
    .filter((test) => test.end <= inner.start)
}

/** Returns the name that a node declares: a variable, a parameter, a function or an import. */
function declaredName({ node, parents }: Place): string | undefined {
  const parent = parents.at(-1)
  if (node.type !== 'Identifier' || !parent) return undefined
  const declares =
    ['id', 'param', 'local'].some((part) => read(parent, part) === node) ||
    list(read(parent, 'params')).includes(node) ||
    (/Pattern|RestElement/.test(parent.type) && read(parent, 'right') !== node) ||
    (parent.type === 'Property' && parents.at(-2)?.type === 'ObjectPattern')
  return declares ? nameOf(node) : undefined
}

function walk(place: Place, visit: (place: Place) => void): void {
  visit(place)
  const parents = [...place.parents, place.node]
  for (const child of Object.values(place.node).flat())
    if (isNode(child)) walk({ node: child, parents }, visit)
}

function memberName(node: SyntaxNode): string | undefined {
  const property = read(node, 'property')
  const name = read(node, 'computed') ? read(property, 'value') : read(property, 'name')
  return typeof name === 'string' ? name : undefined
}

function nameOf(node: unknown): string | undefined {
  const name = read(node, 'type') === 'Identifier' ? read(node, 'name') : undefined
  return typeof name === 'string' ? name : undefined
}

function read(node: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(node), name)?.value
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof read(value, 'type') === 'string'
}

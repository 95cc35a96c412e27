import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Returns whether code outside of a module may use one of its members. */
type IsNeeded = (name: string) => boolean

interface Named {
  readonly name: string
  readonly node: Node
}

/** Returns a module without the members that it does not name itself and that nobody else needs. */
export function dropMembers(code: string, isNeeded: IsNeeded): string {
  const kept = code.replace(/export \{([^}]*)\}/, (_, names: string) => {
    const exported = names.split(',').filter((name) => isNeeded(name.trim()))
    return `export {${exported.join(',')}}`
  })
  const dead = listDead(kept, isNeeded)
  return dead.length === 0 ? kept : dropMembers(cut(kept, dead), isNeeded)
}

/** Lists the words of a source; a word of a comment or a text counts too. */
export function listWords(code: string): ReadonlySet<string> {
  return new Set(code.match(/[\w$]+/g))
}

function listDead(code: string, isNeeded: IsNeeded): Node[] {
  const { program } = parseSync('library.js', code)
  const nodes = listNodes(program)
  const top = new Set<Node>(toList(program.body))
  const members = nodes.flatMap((node) => readMember(node, top.has(node)))
  const dead = members.filter(({ name, node }) => {
    const own = members.filter((other) => other.name === name || other.node === node)
    return !isNeeded(name) && !isNamed(name, nodes, own)
  })
  // A member that is within another one goes with it.
  return dead.flatMap(({ node }) =>
    dead.some((other) => other.node !== node && isInside(node, other.node)) ? [] : [node],
  )
}

/** Reads a method, `exports.name = …` or, at the top of a module, `const name = object.name`. */
function readMember(node: Node, isTop: boolean): Named[] {
  const { type } = node
  if (type === 'MethodDefinition')
    return node['kind'] === 'method' && node['static'] === false ? named(node['key'], node) : []
  if (type === 'ExpressionStatement') {
    const left = toNode(toNode(node['expression'])?.['left'])
    return toNode(left?.['object'])?.['name'] === 'exports' ? named(left?.['property'], node) : []
  }
  if (type !== 'VariableDeclaration' || !isTop) return []
  const [declared, more] = toList(node['declarations'])
  const [id, init] = [declared?.['id'], declared?.['init']]
  const name = toNode(id)?.['name']
  const isCopy = toNode(toNode(init)?.['property'])?.['name'] === name
  return !more && isCopy && name !== undefined ? named(id, node) : []
}

function named(id: unknown, node: Node): Named[] {
  const name = toNode(id)?.['name']
  return typeof name === 'string' ? [{ name, node }] : []
}

/** Returns whether a module names a member anywhere but in the members themselves. */
function isNamed(name: string, nodes: readonly Node[], own: readonly Named[]): boolean {
  return nodes.some(
    (node) =>
      (node['name'] === name || node['value'] === name) &&
      !own.some((member) => isInside(node, member.node)),
  )
}

function isInside(inner: Node, outer: Node): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

function cut(code: string, nodes: readonly Node[]): string {
  return nodes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(listNodes)
  const node = toNode(value)
  return node ? [node, ...below] : below
}

function toList(value: unknown): Node[] {
  return Array.isArray(value) ? value.flatMap((one) => toNode(one) ?? []) : []
}

function toNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
    ? (value as Node) // a node of the parser has all three
    : undefined
}

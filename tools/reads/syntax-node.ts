/** A node of a syntax tree; the walk reads its children by name. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
}

/** Receives a node with its parent. Returns false to leave out what is inside. */
export type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined) => boolean | undefined

/** Visits a tree from the top. */
export function walk(value: unknown, visit: Visit, parent?: SyntaxNode): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit, parent)
  if (!isNode(value) || visit(value, parent) === false) return
  for (const child of Object.values(value)) if (Object(child) === child) walk(child, visit, value)
}

/** Returns a property of a node. */
export function read(node: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(node), name)?.value
}

/** Returns a property of a node that is a list; empty for any other. */
export function readList(node: unknown, name: string): readonly unknown[] {
  const value = read(node, name)
  return Array.isArray(value) ? value : []
}

/** Returns the text of a literal string, else undefined. */
export function readText(node: unknown): string | undefined {
  const value = read(node, 'type') === 'Literal' ? read(node, 'value') : undefined
  return typeof value === 'string' ? value : undefined
}

/** Returns the name of an identifier, or the text of a key that is a string. */
export function readName(node: unknown): string | undefined {
  const name = read(node, 'name') ?? read(node, 'value')
  return typeof name === 'string' ? name : undefined
}

/** Returns the names that a pattern declares, such as those of `{ a, b: [c] }`. */
export function readPattern(pattern: unknown): string[] {
  const names: string[] = []
  walk(pattern, (node, parent) => {
    const isKey = parent?.type === 'Property' && read(parent, 'value') !== node
    if (node.type === 'Identifier' && !isKey) names.push(readName(node) ?? '')
    return undefined
  })
  return names
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof read(value, 'type') === 'string'
}

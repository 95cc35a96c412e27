import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { findBlockFolder } from './block-folders.ts'

/** Who is shown a component. A variant may load other code for members than for guests. */
export type Shown = 'guest' | 'member'

/** The file of the component that is shown of a variant, below the root; undefined for a variant that the block does not load. */
export type FindComponent = (variant: string) => string | undefined

/** Returns a function that finds the code of a block's variants, from `load` of its definition. */
export function readBlockCode(root: string, type: string, who: Shown = 'guest'): FindComponent {
  const files = listComponents(root, type, who)
  return (variant) => files.get('') ?? files.get(variant)
}

/** The same for every variant; under an empty name for a block whose variants share their code. */
export function listComponents(
  root: string,
  type: string,
  who: Shown = 'guest',
): ReadonlyMap<string, string> {
  const file = `${findBlockFolder(root, type)}/${type}.block.ts`
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const load = findProperty(program, 'load')
  const component = (node: unknown): string => join(dirname(file), readImport(file, node))
  if (read(load, 'type') !== 'ObjectExpression') return new Map([['', component(load)]])
  return new Map(
    list(read(load, 'properties')).map((entry) => [
      nameOf(read(entry, 'key')),
      component(findProperty(read(entry, 'value'), who) ?? read(entry, 'value')),
    ]),
  )
}

/** Returns the value of the first property with a name, at any depth. */
function findProperty(node: unknown, name: string): unknown {
  if (read(node, 'type') === 'Property' && nameOf(read(node, 'key')) === name)
    return read(node, 'value')
  for (const child of list(Object.values(Object(node))).flat()) {
    const found = typeof child === 'object' ? findProperty(child, name) : undefined
    if (found) return found
  }
  return undefined
}

/** Returns the file that `() => import('…')` imports. */
function readImport(file: string, node: unknown): string {
  const address = read(read(read(node, 'body'), 'source'), 'value')
  if (typeof address === 'string') return address
  throw new Error(`${file}: "load" is "() => import(…)", or one such function for each variant.`)
}

function nameOf(key: unknown): string {
  return String(read(key, 'name') ?? read(key, 'value'))
}

function read(node: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(node), name)?.value
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

import { join } from 'node:path'
import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import { bundleSchemas, readSchemas, type Schema } from '../../tools/generate/bundle-schemas.ts'
import { shapeOf } from '../../tools/generate/open-answers.ts'

const schemas = readSchemas(join(import.meta.dirname, '../../schemas'))
const { definitions } = bundleSchemas(
  new Map([...schemas].filter(([name]) => name.startsWith('gateway.'))),
)

/** A value of an answer by the names and places that lead to it, such as `postings 0 kind`. */
export interface Leaf {
  readonly path: readonly string[]
  readonly schema: Schema
}

/** Returns the answer of a call with every field that its schema has and one item in every list. */
export function sampleAnswer(call: CallName, writeLeaf: (leaf: Leaf) => unknown): unknown {
  return sample({ $ref: `#/definitions/${calls[call].value}` }, { path: [], writeLeaf, above: [] })
}

/** Lists the values that the answer of a call is made of. */
export function listLeaves(call: CallName): readonly Leaf[] {
  const leaves: Leaf[] = []
  sampleAnswer(call, (leaf) => {
    leaves.push(leaf)
    return plainValue(leaf)
  })
  return leaves
}

/** Returns a value as its schema asks for it. */
export function plainValue({ schema }: Leaf): unknown {
  const { enum: words, type, pattern } = schema
  if (Array.isArray(words)) return words[0]
  const [kind] = [type].flat()
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return 1
  return pattern === undefined ? 'words' : '12.50'
}

/** Returns the value under a path. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, name) => Reflect.get(Object(held), name), value)
}

/** The names of all calls, with what is declared of each. */
export const declaredCalls = Object.entries<CallDeclaration>(calls) as readonly [
  CallName,
  CallDeclaration,
][] // the keys of a constant

interface Sampling {
  readonly path: readonly string[]
  readonly writeLeaf: (leaf: Leaf) => unknown
  /** The shapes around it; a shape that holds itself ends there. */
  readonly above: readonly string[]
}

function sample(schema: Schema, sampling: Sampling): unknown {
  const { path, writeLeaf, above } = sampling
  if (typeof schema['$ref'] === 'string') {
    const shape = shapeOf(schema['$ref'])
    return sample(definitions[shape] ?? {}, { ...sampling, above: [...above, shape] })
  }
  const inside = (name: string, of: unknown): unknown =>
    sample(of as Schema, { ...sampling, path: [...path, name] }) // a schema is an object
  if (schema['type'] === 'array')
    return holdsItself(schema['items'], above) ? [] : [inside('0', schema['items'])]
  const { properties = {}, additionalProperties } = schema
  if (schema['type'] !== 'object') return writeLeaf({ path, schema })
  if (typeof additionalProperties === 'object')
    return { words: inside('words', additionalProperties) }
  return Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, field]) => [
      name,
      inside(name, field),
    ]),
  )
}

function holdsItself(items: unknown, above: readonly string[]): boolean {
  const { $ref } = items as Schema
  return typeof $ref === 'string' && above.includes(shapeOf($ref))
}

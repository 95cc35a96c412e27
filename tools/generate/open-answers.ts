import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { calls } from '../../src/core/contract/calls.ts'
import type { Schema } from './bundle-schemas.ts'

type Definitions = Readonly<Record<string, Schema>>

/** The word of an answer in place of each word that the contract does not list. */
const unknown = { enum: ['unknown'] }

/**
 * Returns the definitions with every enum of an answer open: the player reads a word that the contract
 * does not list as `unknown`. The enums of requests, and those that have a name, stay closed.
 */
export function openAnswers(definitions: Definitions): Record<string, Schema> {
  const answers = listAnswers(definitions)
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      answers.has(name) && !isWord(schema) ? (open(schema, definitions) as Schema) : schema,
    ]),
  )
}

/** Lists the shapes that answers and refusals are made of. */
function listAnswers(definitions: Definitions): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (shape: string): void => {
    if (found.has(shape)) return
    found.add(shape)
    for (const next of referencesIn(definitions[shape])) visit(next)
  }
  for (const { value, refusal } of Object.values<CallDeclaration>(calls))
    for (const shape of refusal ? [value, refusal] : [value]) visit(shape)
  return found
}

function open(node: unknown, definitions: Definitions): unknown {
  if (Array.isArray(node)) return node.map((one) => open(one, definitions))
  if (typeof node !== 'object' || node === null) return node
  const schema = node as Schema // a node of a schema that is no list
  const { $ref, enum: words, description } = schema
  if (typeof $ref === 'string')
    return isWord(definitions[shapeOf($ref)]) ? { anyOf: [{ $ref }, unknown] } : schema
  if (Array.isArray(words)) return { description, enum: [...new Set([...words, 'unknown'])] }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, open(value, definitions)]),
  )
}

/** Returns true for a schema that lists words. */
function isWord(schema: Schema | undefined): boolean {
  return Array.isArray(schema?.['enum'])
}

/** Lists the names of the definitions that a schema refers to. */
export function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [shapeOf(value)] : referencesIn(value),
  )
}

/** Returns the name of the definition that a reference inside a bundle leads to. */
export function shapeOf(reference: string): string {
  return reference.slice('#/definitions/'.length)
}

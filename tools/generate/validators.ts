import { calls } from '../../src/core/contract/calls.ts'
import { guestHomeCalls } from '../../src/core/contract/guest-home-calls.ts'
import { studioApiCalls } from '../../src/core/contract/studio-api-calls.ts'
import { bundleSchemas, isForStudio, type Schema } from './bundle-schemas.ts'

const banner = '/* Written by `npm run generate` from schemas/. */\n'
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'flag',
  number: 'number',
  integer: 'whole',
  null: 'nothing',
}
/** Keywords that are turned into code, or that say nothing of the shape; a range is for the server to keep. */
const understood =
  'type description default examples required properties items additionalProperties enum const anyOf minimum maximum minLength maxLength tsType'.split(
    ' ',
  )

type Definitions = Readonly<Record<string, Schema>>

/** The checks of answers as two modules of plain code, so that the player runs without eval. */
export function validators(schemas: ReadonlyMap<string, Schema>): { start: string; rest: string } {
  const { definitions } = bundleSchemas(
    new Map([...schemas].filter(([name]) => name.startsWith('gateway.'))),
  )
  const early = withNeeded(
    definitions,
    Object.values(guestHomeCalls).map(({ value }) => value),
  )
  const all = withNeeded(
    definitions,
    Object.values(calls).map(({ value }) => value),
  )
  return {
    start: moduleOf(definitions, { name: 'start', shapes: early, values: valuesOf(early) }),
    rest: moduleOf(definitions, {
      name: 'rest',
      shapes: all.filter((shape) => !early.includes(shape)),
      values: valuesOf(all).filter((shape) => !valuesOf(early).includes(shape)),
    }),
  }
}

/** Returns the checks of every answer of the studio API. */
export function studioApiValidators(schemas: ReadonlyMap<string, Schema>): string {
  const { definitions } = bundleSchemas(new Map([...schemas].filter(([name]) => isForStudio(name))))
  const answers = Object.values(studioApiCalls).map(({ value }) => value)
  const values = [...new Set([...answers, 'StudioRefusal'])]
  const shapes = withNeeded(definitions, values)
  return moduleOf(definitions, { name: 'studioApi', shapes, values })
}

function valuesOf(shapes: readonly string[]): readonly string[] {
  const values = new Set<string>(Object.values(calls).map(({ value }) => value))
  return shapes.filter((shape) => values.has(shape))
}

/** Shapes with everything they are made of, each after what it needs. */
function withNeeded(definitions: Definitions, shapes: readonly string[]): readonly string[] {
  const found: string[] = []
  const visit = (shape: string, above: readonly string[]): void => {
    if (found.includes(shape) || above.includes(shape)) return
    for (const needed of referencesIn(definitions[shape])) visit(needed, [...above, shape])
    found.push(shape)
  }
  for (const shape of shapes) visit(shape, [])
  return found
}

interface Module {
  readonly name: string
  readonly shapes: readonly string[]
  readonly values: readonly string[]
}

function moduleOf(definitions: Definitions, { name, shapes, values }: Module): string {
  const done = new Set<string>()
  const own = new Set(shapes)
  const lines = shapes.map((shape) => {
    const line = `export const is${shape}: Check = ${checkOf(definitions[shape] ?? {}, later)}`
    done.add(shape)
    return line
  })
  const foreign = shapes
    .concat(values)
    .flatMap((shape) => [shape, ...referencesIn(definitions[shape])])
    .filter((shape) => !own.has(shape))
  const body = `${lines.join('\n')}\n`
  const used = [
    'anyOf',
    'anything',
    'flag',
    'listOf',
    'mapOf',
    'nothing',
    'number',
    'oneOf',
    'record',
    'text',
    'whole',
  ]
  const pieces = used.filter((piece) => new RegExp(`\\b${piece}\\b[(,)\\s}\\]]`).test(body))
  return [
    banner,
    `import { type Check, ${pieces.join(', ')} } from '../../shape-checks.ts'\n`,
    foreign.length > 0
      ? `import { ${[...new Set(foreign)].map((shape) => `is${shape}`).join(', ')} } from './start.ts'\n`
      : '',
    `\n${body}\n/** Checks by the name of the shape. */\n`,
    `export const ${name}: Readonly<Record<string, Check>> = {\n${values.map((shape) => `  ${shape}: is${shape},\n`).join('')}}\n`,
  ].join('')

  function later(shape: string): string {
    return done.has(shape) || !own.has(shape) ? `is${shape}` : `(value) => is${shape}(value)`
  }
}

type Reference = (shape: string) => string

function checkOf(schema: Schema, refer: Reference): string {
  if (typeof schema['$ref'] === 'string') return refer(shapeOf(schema['$ref']))
  const strange = Object.keys(schema).find((keyword) => !understood.includes(keyword))
  if (strange)
    throw new Error(`An answer's schema uses "${strange}", which no check is written for.`)
  if (Array.isArray(schema['anyOf']))
    return `anyOf(${schema['anyOf'].map((branch) => checkOf(branch, refer)).join(', ')})`
  if (Array.isArray(schema['enum']))
    return `oneOf(${schema['enum'].map((value) => JSON.stringify(value)).join(', ')})`
  if ('const' in schema) return `oneOf(${JSON.stringify(schema['const'])})`
  const { type } = schema
  if (isOpen(schema)) return 'anything'
  if (Array.isArray(type))
    return `anyOf(${type.map((one) => checkOf({ ...schema, type: one }, refer)).join(', ')})`
  if (type === 'array') return `listOf(${checkOf(record(schema['items']), refer)})`
  if (type === 'object') return objectOf(schema, refer)
  const kind = kinds[String(type)]
  if (!kind)
    throw new Error(
      `An answer's schema has no type that a check is written for: ${JSON.stringify(schema)}`,
    )
  return kind
}

/** Returns true if a schema does not restrict its value. */
function isOpen(schema: Schema): boolean {
  return schema['tsType'] === 'unknown'
}

function objectOf(schema: Schema, refer: Reference): string {
  const { additionalProperties } = schema
  const properties = Object.entries(record(schema['properties']))
  if (properties.length === 0 && typeof additionalProperties === 'object')
    return `mapOf(${checkOf(record(additionalProperties), refer)})`
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = (wanted: boolean): string =>
    properties
      .filter(([name]) => required.includes(name) === wanted)
      .map(([name, field]) => `${name}: ${checkOf(record(field), refer)}`)
      .join(', ')
  const optional = fields(false)
  return optional ? `record({ ${fields(true)} }, { ${optional} })` : `record({ ${fields(true)} })`
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [shapeOf(value)] : referencesIn(value),
  )
}

function shapeOf(reference: string): string {
  return reference.slice('#/definitions/'.length)
}

function record(node: unknown): Schema {
  return typeof node === 'object' && node !== null ? (node as Schema) : {} // a schema is an object
}

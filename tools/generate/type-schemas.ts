import {
  bundleSchemas,
  isConfiguration,
  isForStudio,
  requireDefaults,
  type Schema,
} from './bundle-schemas.ts'
import { openAnswers, referencesIn, shapeOf } from './open-answers.ts'

type Definitions = Readonly<Record<string, Schema>>

/** Keywords that say something of the type of a value. */
const ofType =
  'type required properties patternProperties additionalProperties items enum const anyOf oneOf'.split(
    ' ',
  )

/**
 * Returns the schemas of every shape of the gateway and the studio API and of every block as literals with
 * resolved references, for the type test that infers types from them. A recursive shape cannot be inferred:
 * it is listed, and replaced by "anything" where others contain it.
 */
export function typeSchemas(schemas: ReadonlyMap<string, Schema>): string {
  const recursive = new Set<string>()
  const parts = [
    ['gatewaySchemas', openAnswers(definitionsOf(schemas, (name) => name.startsWith('gateway.')))],
    ['studioApiSchemas', definitionsOf(schemas, isForStudio)],
    ['configSchemas', definitionsOf(schemas, isConfiguration)],
  ] as const
  const modules = parts.map(([name, definitions]) => {
    for (const shape of Object.keys(definitions))
      if (holdsItself(definitions, shape)) recursive.add(shape)
    const shapes = Object.entries(definitions)
      .filter(
        ([shape]) => !recursive.has(shape) && (name !== 'configSchemas' || /Block$/.test(shape)),
      )
      .map(([shape, schema]) => [shape, inline(schema, { definitions, recursive })])
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(shapes), null, 1)} as const\n`
  })
  const names = [...recursive].sort().map((name) => `'${name}'`)
  return [
    '/* Written by `npm run generate` from schemas/. */\n',
    ...modules,
    `/** Shapes that hold themselves. */\nexport type RecursiveShape = ${names.join(' | ')}\n`,
  ].join('\n')
}

function definitionsOf(
  schemas: ReadonlyMap<string, Schema>,
  keep: (name: string) => boolean,
): Definitions {
  const kept = new Map([...schemas].filter(([name]) => keep(name)))
  return bundleSchemas(requireDefaults(kept)).definitions
}

function holdsItself(definitions: Definitions, shape: string): boolean {
  const seen = new Set<string>()
  const visit = (name: string): boolean =>
    referencesIn(definitions[name]).some((next) => {
      if (next === shape) return true
      if (seen.has(next)) return false
      seen.add(next)
      return visit(next)
    })
  return visit(shape)
}

interface Inlining {
  readonly definitions: Definitions
  readonly recursive: ReadonlySet<string>
}

function inline(schema: Schema, inlining: Inlining): Schema {
  if ('$ref' in schema) {
    const name = shapeOf(String(schema['$ref']))
    const found = inlining.definitions[name]
    return found && !inlining.recursive.has(name) ? inline(found, inlining) : {}
  }
  if (schema['tsType'] === 'unknown') return {}
  const kept = Object.entries(schema).filter(([keyword]) => ofType.includes(keyword))
  const inlined = Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, inlineKeyword(keyword, value, inlining)]),
  )
  const isClosed = schema['properties'] !== undefined && !('additionalProperties' in schema)
  return isClosed ? { ...inlined, additionalProperties: false } : inlined
}

function inlineKeyword(keyword: string, value: unknown, inlining: Inlining): unknown {
  const isMap = typeof value === 'object' && value !== null
  if (!isMap || keyword === 'enum' || keyword === 'const' || keyword === 'required') return value
  if (Array.isArray(value)) return value.map((one) => inlineAny(one, inlining))
  if (!keyword.endsWith('roperties') || keyword === 'additionalProperties')
    return inline(value as Schema, inlining) // a schema is an object
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, inlineAny(one, inlining)]),
  )
}

function inlineAny(value: unknown, inlining: Inlining): unknown {
  return typeof value === 'object' && value !== null ? inline(value as Schema, inlining) : value
}

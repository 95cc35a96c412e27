import type { AnyCallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { calls } from '../../src/core/contract/calls.ts'
import { guestHomeCalls } from '../../src/core/contract/guest-home-calls.ts'
import { memberCallAreas } from '../../src/core/contract/on-demand/member-calls.ts'
import { onDemandCalls } from '../../src/core/contract/on-demand/on-demand-calls.ts'
import { studioApiCalls } from '../../src/core/contract/studio-api-calls.ts'
import { bundleSchemas, isForStudio, type Schema } from './bundle-schemas.ts'
import { referencesIn, shapeOf } from './open-answers.ts'

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
  'type description default examples required properties items additionalProperties enum const anyOf minimum maximum minLength maxLength pattern tsType'.split(
    ' ',
  )

type Definitions = Readonly<Record<string, Schema>>

/** The calls of each module of checks, in the order in which the player loads them. */
const areas = {
  start: guestHomeCalls,
  rest: onDemandCalls,
  ...memberCallAreas,
} as const

/**
 * The checks of answers as modules of plain code, one for each area, so that the player runs without
 * eval, and the module that finds the area of a shape.
 */
export function validators(schemas: ReadonlyMap<string, Schema>): Readonly<Record<string, string>> {
  const { definitions } = bundleSchemas(
    new Map([...schemas].filter(([name]) => name.startsWith('gateway.'))),
  )
  const owners = new Map<string, string>()
  const texts = Object.entries(areas).map(([name, area]) => {
    const answers = answersOf(area)
    const shapes = withNeeded(definitions, answers).filter((shape) => !owners.has(shape))
    const text = moduleOf(definitions, { name, shapes, values: valuesOf(shapes), owners })
    for (const shape of shapes) owners.set(shape, name)
    return [name, text]
  })
  return { ...Object.fromEntries(texts), 'load-check': loaderOf(owners) }
}

/** The module that loads the check of a shape which home does not need. */
function loaderOf(owners: ReadonlyMap<string, string>): string {
  const later = Object.keys(areas).filter((area) => area !== 'start')
  const shapes = valuesOf([...owners.keys()]).filter((shape) => owners.get(shape) !== 'start')
  return [
    banner,
    `import type { Check } from '../../shape-checks.ts'\n\n`,
    `const loaders = {\n${later.map((area) => `  ${area}: async () => (await import('./${area}.ts')).${area},\n`).join('')}} as const\n\n`,
    `const areas: Readonly<Record<string, keyof typeof loaders>> = {\n${shapes.map((shape) => `  ${shape}: '${owners.get(shape)}',\n`).join('')}}\n\n`,
    '/** Loads the check of an answer by the name of its shape; undefined for a name without one. */\n',
    'export async function loadCheck(shape: string): Promise<Check | undefined> {\n',
    '  const area = Object.hasOwn(areas, shape) ? areas[shape] : undefined\n',
    '  return area && (await loaders[area]())[shape]\n',
    '}\n',
  ].join('')
}

/** Returns the checks of every answer of the studio API. */
export function studioApiValidators(schemas: ReadonlyMap<string, Schema>): string {
  const { definitions } = bundleSchemas(new Map([...schemas].filter(([name]) => isForStudio(name))))
  const answers = Object.values(studioApiCalls).map(({ value }) => value)
  const values = [...new Set([...answers, 'StudioRefusal'])]
  const shapes = withNeeded(definitions, values)
  return moduleOf(definitions, { name: 'studioApi', shapes, values, owners: new Map() })
}

/** The shapes of what calls answer and refuse with. */
function answersOf(declarations: Readonly<Record<string, AnyCallDeclaration>>): string[] {
  return Object.values(declarations).flatMap(({ value, refusal }) => [value, refusal ?? []].flat())
}

function valuesOf(shapes: readonly string[]): readonly string[] {
  const values = new Set(answersOf(calls))
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
  /** The modules of the shapes that were written before, by shape. */
  readonly owners: ReadonlyMap<string, string>
}

function moduleOf(definitions: Definitions, { name, shapes, values, owners }: Module): string {
  const done = new Set<string>()
  const own = new Set(shapes)
  const printing: Printing = { refer: later, words: name === 'studioApi' ? 'oneOf' : 'word' }
  const lines = shapes.map((shape) => {
    const line = `export const is${shape}: Check = ${checkOf(definitions[shape] ?? {}, printing)}`
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
    'matches',
    'nothing',
    'number',
    'oneOf',
    'record',
    'text',
    'whole',
    'word',
  ]
  const pieces = used.filter((piece) => new RegExp(`\\b${piece}\\b[(,)\\s}\\]]`).test(body))
  return [
    banner,
    `import { type Check, ${pieces.join(', ')} } from '../../shape-checks.ts'\n`,
    ...[...new Set(owners.values())].map((owner) => {
      const imported = [...new Set(foreign)].filter((shape) => owners.get(shape) === owner)
      if (imported.length === 0) return ''
      return `import { ${imported.map((shape) => `is${shape}`).join(', ')} } from './${owner}.ts'\n`
    }),
    `\n${body}\n/** Checks by the name of the shape. */\n`,
    `export const ${name}: Readonly<Record<string, Check>> = {\n${values.map((shape) => `  ${shape}: is${shape},\n`).join('')}}\n`,
  ].join('')

  function later(shape: string): string {
    return done.has(shape) || !own.has(shape) ? `is${shape}` : `(value) => is${shape}(value)`
  }
}

interface Printing {
  /** Returns the name of the check of a shape. */
  readonly refer: (shape: string) => string
  /** The check of a list of words, which is open in the answers of a gateway. */
  readonly words: 'word' | 'oneOf'
}

function checkOf(schema: Schema, printing: Printing): string {
  if (typeof schema['$ref'] === 'string') return printing.refer(shapeOf(schema['$ref']))
  const strange = Object.keys(schema).find((keyword) => !understood.includes(keyword))
  if (strange)
    throw new Error(`An answer's schema uses "${strange}", which no check is written for.`)
  if (Array.isArray(schema['anyOf']))
    return `anyOf(${schema['anyOf'].map((branch) => checkOf(branch, printing)).join(', ')})`
  if (Array.isArray(schema['enum']))
    return `${printing.words}(${schema['enum'].map((value) => JSON.stringify(value)).join(', ')})`
  if ('const' in schema) return `oneOf(${JSON.stringify(schema['const'])})`
  const { type, pattern } = schema
  if (typeof pattern === 'string') return `matches(/${pattern}/)`
  if (isOpen(schema)) return 'anything'
  if (Array.isArray(type))
    return `anyOf(${type.map((one) => checkOf({ ...schema, type: one }, printing)).join(', ')})`
  if (type === 'array') return `listOf(${checkOf(record(schema['items']), printing)})`
  if (type === 'object') return objectOf(schema, printing)
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

function objectOf(schema: Schema, printing: Printing): string {
  const { additionalProperties } = schema
  const properties = Object.entries(record(schema['properties']))
  if (properties.length === 0 && typeof additionalProperties === 'object')
    return `mapOf(${checkOf(record(additionalProperties), printing)})`
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = (wanted: boolean): string =>
    properties
      .filter(([name]) => required.includes(name) === wanted)
      .map(([name, field]) => `${name}: ${checkOf(record(field), printing)}`)
      .join(', ')
  const optional = fields(false)
  return optional ? `record({ ${fields(true)} }, { ${optional} })` : `record({ ${fields(true)} })`
}

function record(node: unknown): Schema {
  return typeof node === 'object' && node !== null ? (node as Schema) : {} // a schema is an object
}

import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { calls } from '../../src/core/contract/calls.ts'
import { loadCheck } from '../../src/core/contract/generated/validators/load-check.ts'
import { start } from '../../src/core/contract/generated/validators/start.ts'
import { guestHomeCalls } from '../../src/core/contract/guest-home-calls.ts'
import { bundleSchemas, readSchemas, type Schema } from './bundle-schemas.ts'
import { validators } from './validators.ts'

const schemas = readSchemas(join(import.meta.dirname, '../../schemas'))
const gateway = new Map([...schemas].filter(([name]) => name.startsWith('gateway.')))
const { definitions } = bundleSchemas(gateway)
const shapes = [...new Set(Object.values<CallDeclaration>(calls).map(({ value }) => value))]
const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ $id: 'gateway', definitions: withoutLimits(definitions) })

test('every call has a check of its answer, and the start loads the checks that home needs', async () => {
  for (const shape of shapes)
    expect(start[shape] ?? (await loadCheck(shape))).toBeTypeOf('function')
  for (const { value } of Object.values(guestHomeCalls)) expect(start).toHaveProperty(value)
})

describe.each(shapes)('the check of %s', (shape) => {
  test('agrees with its schema about complete and broken answers', async () => {
    const check = start[shape] ?? (await loadCheck(shape))
    const schema = ajv.getSchema(`gateway#/definitions/${shape}`)
    const value = answerOf({ $ref: `#/definitions/${shape}` }, 3)
    fc.assert(
      fc.property(value, (answer) => {
        expect(Boolean(check?.(answer))).toBe(schema?.(answer))
      }),
      { numRuns: 150, seed: 7 },
    )
  })
})

test('a keyword that no check is written for is refused', () => {
  const changed = structuredClone(schemas.get('gateway.games')) ?? {}
  const schema = changed as { definitions: { Game: { properties: { gameCode: Schema } } } }
  schema.definitions.Game.properties.gameCode['format'] = 'uri'
  expect(() => validators(new Map([...schemas, ['gateway.games', changed]]))).toThrow('"format"')
})

/** Mostly what the schema asks for, at times something else. */
function answerOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const good = wholeOf(schema, depth)
  const other = fc.constantFrom(null, true, 0, 1.5, 'x', [], {}, [null])
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: other })
}

function wholeOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string') {
    const shape = definitions[schema['$ref'].slice('#/definitions/'.length)] ?? {}
    return wholeOf(shape, depth)
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'], 'other')
  if (schema['pattern']) return fc.constantFrom('0', '-1.50', '1,5', '')
  const types = [schema['type']].flat()
  return fc.oneof(...types.map((type) => typed(type, schema, depth)))
}

function typed(type: unknown, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (type === 'array') {
    if (depth < 0) return fc.constant([])
    return fc.array(answerOf((schema['items'] ?? {}) as Schema, depth - 1), { maxLength: 2 })
  }
  if (type === 'object') return objectOf(schema, depth)
  if (type === 'string') return fc.string({ maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return type === 'integer' ? fc.integer() : fc.double({ noNaN: true, noDefaultInfinity: true })
}

function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const inner = schema['additionalProperties']
  if (typeof inner === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b'), answerOf(inner as Schema, depth - 1))
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const fields = properties.map(([name, field]) => [name, answerOf(field, depth - 1)] as const)
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record({ ...model, unknown: fc.boolean() } as typeof model, {
    requiredKeys: (schema['required'] ?? []) as string[],
  })
}

/** Leaves out what no check looks at: ranges, and the words of an open list. */
function withoutLimits<T>(node: T): T {
  return JSON.parse(
    JSON.stringify(node, (key, value) => {
      const isRange = (key === 'minimum' || key === 'maximum') && typeof value === 'number'
      return isRange || (key === 'enum' && Array.isArray(value)) ? undefined : value
    }),
  )
}

import { expect, expectTypeOf, test } from 'vitest'
import { parseAs, type ReadAs, readAs } from './read-as.ts'

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5, pattern: '^[a-z]' },
    kind: { enum: ['a', 'b'] },
    sizes: { type: 'array', items: { type: 'number' }, maxItems: 2 },
    on: { type: 'boolean' },
    of: { anyOf: [{ type: 'string' }, { type: 'number' }] },
  },
  required: ['name'],
  additionalProperties: false,
} as const

test('the value has the type that the schema describes', () => {
  expectTypeOf<ReadAs<typeof schema>>().toEqualTypeOf<{
    readonly name: string
    readonly kind?: 'a' | 'b'
    readonly sizes?: readonly number[]
    readonly on?: boolean
    readonly of?: string | number
  }>()
})

test.each([
  { name: 'x' },
  { name: 'x', kind: 'b', sizes: [1, 2], on: false, of: 3 },
  { name: 'x', of: 'text' },
])('a value of the right shape is read without its other properties: %j', (value) => {
  expect(readAs(schema, { ...value, more: 1 })).toEqual(value)
  expect(parseAs(schema, JSON.stringify(value))).toEqual(value)
})

test.each([
  null,
  undefined,
  7,
  [],
  [{ name: 'x' }],
  {},
  Object.create({ name: 'x' }),
  { name: '' },
  { name: 'longer' },
  { name: '1' },
  { name: 7 },
  { name: 'x', kind: 'c' },
  { name: 'x', kind: 1 },
  { name: 'x', sizes: [1, 2, 3] },
  { name: 'x', sizes: [Number.NaN] },
  { name: 'x', sizes: ['1'] },
  { name: 'x', sizes: { 0: 1 } },
  { name: 'x', on: 1 },
  { name: 'x', of: true },
])('a value of another shape is refused (%#)', (value) => {
  expect(readAs(schema, value)).toBeUndefined()
})

test.each([undefined, '', '{', 'null'])('a text that is not JSON is refused: %j', (text) => {
  expect(parseAs(schema, text)).toBeUndefined()
})

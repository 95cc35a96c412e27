import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../../tests/support/read-messages.ts'
import { findBlockFolder } from '../../../tools/block-folders.ts'
import { listBlockSchemas } from '../../core/config/block-schemas.ts'
import {
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
  type UsualWords,
} from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import { defaultMessageOf } from './default-message-of.ts'

const path = ['pages', 'home', 'blocks', 'live', 'settings', 'title']
const byCategory = { by: 'category', keys: { LIVE: 'category.LIVE' } }

describe('the default message of a text', () => {
  const shownAs = (category: string | undefined) => ({ shown: () => category })
  it('is the one of the schema, or the one for the value of a setting beside it', () => {
    expect(defaultMessageOf('home.winners.title', path, shownAs(undefined))).toBe(
      'home.winners.title',
    )
    expect(defaultMessageOf(byCategory, path, shownAs('LIVE'))).toBe('category.LIVE')
  })
  it('depends on the variant of the block that has the setting', () => {
    const shown = (at: Path) => (at.join('.') === 'pages.home.blocks.live.variant' ? 'rows' : 'no')
    const byVariant = { by: '../variant', keys: { rows: 'home.games.title' } }
    expect(defaultMessageOf(byVariant, path, { shown })).toBe('home.games.title')
  })
  it('depends on the name of the field that it labels', () => {
    const byName = { by: '$name', keys: { email: 'field.email' } }
    const label = (name: string) => ['registration', 'fields', name, 'label']
    expect(defaultMessageOf(byName, label('email'), shownAs('LIVE'))).toBe('field.email')
    expect(defaultMessageOf(byName, label('humanCheck'), shownAs('LIVE'))).toBeUndefined()
  })
  it.each([undefined, 'constructor', 'FISH'])('is empty where the text is %s', (category) =>
    expect(defaultMessageOf(byCategory, path, shownAs(category))).toBeUndefined(),
  )
})

const messages = readMessages('en')
const blocks = [...listBlockSchemas()].flatMap(([type, schema]) => {
  const variant = propertiesOf(schema)['variant']
  const settings = propertiesOf(schema)['settings']
  const beside = { ...propertiesOf(settings), ...(variant && { '../variant': variant }) }
  return usualIn(settings).map((one) => ({ ...one, of: type, beside }))
})
const form = followSchema(keySchema(merchantSchema.schema, 'registration') ?? {}).schema
const fields = followSchema(keySchema(form, 'fields') ?? {}).schema
const labels = usualIn(keySchema(fields, 'any')).map((one) => ({
  ...one,
  of: 'register-form',
  beside: { $name: fields.propertyNames ?? {} },
}))

describe.each([...blocks, ...labels])('the default of $name of $of', ({ of, usual, beside }) => {
  it('is a message for every value of the setting that decides', () => {
    for (const key of keysOf(usual)) expect(messageAt(key), key).toEqual(expect.any(String))
    if (typeof usual === 'string') return
    expect(Object.entries(beside).find(([by]) => by === usual.by)?.[1].enum).toEqual(
      expect.arrayContaining(Object.keys(usual.keys)),
    )
  })
  it('is what the block draws', () => {
    const folder = findBlockFolder('.', of)
    const files = [...readdirSync(folder).map((name) => `${folder}/${name}`), categories]
    const source = files
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(name, 'utf8'))
      .join('\n')
    const drawn = (key: string): boolean =>
      source.includes(`'${key}'`) || source.includes(`\`${key.split('.')[0]}.$`)
    expect(keysOf(usual).filter((key) => !drawn(key))).toEqual([])
  })
})

const categories = 'src/core/contract/categories.ts'

function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return followSchema(schema ?? {}).schema.properties ?? {}
}

function usualIn(schema: Schema | undefined): { name: string; usual: UsualWords }[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, { usual }]) =>
    usual === undefined ? [] : [{ name, usual }],
  )
}

function keysOf(usual: UsualWords): string[] {
  return typeof usual === 'string' ? [usual] : Object.values(usual.keys).map(String)
}

function messageAt(key: string): unknown {
  return key.split('.').reduce((at, part) => Object(at)[part], messages)
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { followSchema, keySchema, type UsualWords } from '../../config/law.ts'
import { blockSchemas } from './block-schemas.ts'
import { usualOf } from './usual-of.ts'

const path = ['pages', 'home', 'blocks', 'live', 'settings', 'title']
const byCategory = { by: 'category', keys: { LIVE: 'category.LIVE' } }

describe('the message that stands where no words are said', () => {
  const shownAs = (category: string | undefined) => ({ shown: () => category })
  it('is the one of the schema, or that of what a setting beside it says', () => {
    expect(usualOf('home.winners.title', path, shownAs(undefined))).toBe('home.winners.title')
    expect(usualOf(byCategory, path, shownAs('LIVE'))).toBe('category.LIVE')
  })
  it.each([undefined, 'constructor', 'FISH'])('is none where that is %s', (category) =>
    expect(usualOf(byCategory, path, shownAs(category))).toBeUndefined(),
  )
})

const messages = JSON.parse(readFileSync('locales/en.json', 'utf8'))
const cases = [...blockSchemas].flatMap(([type, schema]) => {
  const settings = followSchema(keySchema(schema, 'settings') ?? {}).schema
  return Object.entries(settings.properties ?? {}).flatMap(([name, { usual }]) =>
    usual === undefined ? [] : [{ type, name, usual, settings }],
  )
})

describe.each(cases)('what stands for $type.$name', ({ type, usual, settings }) => {
  it('is a message, for every value of the setting that decides', () => {
    for (const key of keysOf(usual)) expect(messageAt(key), key).toEqual(expect.any(String))
    if (typeof usual === 'string') return
    expect(Object.keys(usual.keys)).toEqual(settings.properties?.[usual.by]?.enum)
  })
  it('is what the block draws', () => {
    const folder = `src/blocks/${type}`
    const files = [...readdirSync(folder).map((name) => `${folder}/${name}`), categories]
    const source = files
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(name, 'utf8'))
    for (const key of keysOf(usual)) expect(source.join('\n')).toContain(`'${key}'`)
  })
})

const categories = 'src/contract/categories.ts'

function keysOf(usual: UsualWords): string[] {
  return typeof usual === 'string' ? [usual] : Object.values(usual.keys).map(String)
}

function messageAt(key: string): unknown {
  return key.split('.').reduce((at, part) => Object(at)[part], messages)
}

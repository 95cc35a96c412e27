import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Catalogue, readCatalogue } from '../../src/core/config/messages.ts'
import { compareWords } from '../../src/core/config/words/compare-words.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { readMerchant } from '../e2e/support/words.ts'
import { readMessages } from '../support/read-messages.ts'

const folder = new URL('../../locales/', import.meta.url)
const tags = readdirSync(folder)
const english = flatten(readMessages('en'), '')

describe.each(tags)('locale %s', (tag) => {
  const messages = flatten(readMessages(tag), '')

  it('has every area of English and no other', () => {
    expect(listAreas(tag)).toEqual(listAreas('en'))
  })

  it('has each group of messages in the area that English has it in', () => {
    expect(listGroups(tag)).toEqual(listGroups('en'))
  })

  it('has every message in the plural forms of the language, and no other', () => {
    const { missing, leftOver } = compareWords(readOwn(tag), readOwn('en'))
    const keys = {
      missing: missing.map(({ key }) => key),
      leftOver: leftOver.map(({ key }) => key),
    }
    expect(keys).toEqual({ missing: [], leftOver: [] })
  })

  it('has the same placeholders in every message', () => {
    const differing = [...messages].filter(
      ([key, words]) => placesOf(words) !== placesOf(english.get(key) ?? ''),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('leaves no message empty', () => {
    expect([...messages].filter(([, words]) => words.trim() === '')).toEqual([])
  })

  it('has its own name, its code and its fallback languages', () => {
    const { name, code, fallback } = readArea(tag, 'common').$language
    expect(name).toMatch(/\S/)
    expect(code).toMatch(/^[A-Z]{2}$/)
    for (const other of fallback) expect(tags).toContain(other)
  })
})

it('a merchant that names no languages opens in Thai and offers English and Chinese (SPEC §3.26)', () => {
  const { languages, brand } = readMerchant('base')
  expect(languages.default).toBe('th')
  expect(languages.supported).toEqual(['th', 'en', 'zh'])
  // Whatever a merchant lists, what it inherits is there to be read.
  expect(Object.keys(brand.name ?? {}).sort()).toEqual([...tags].sort())
})

it('no group of messages is in two areas', () => {
  const groups = listGroups('en').map(([group]) => group)
  expect(groups).toEqual([...new Set(groups)])
})

function readOwn(tag: string): Catalogue {
  const catalogue = readCatalogue(openDiskFiles(fileURLToPath(new URL('..', folder))), tag)
  if (!catalogue) throw new Error(`locales/${tag} has no messages.`)
  return catalogue
}

function listAreas(tag: string): string[] {
  return readdirSync(new URL(tag, folder)).map((name) => name.replace(/\.json$/, ''))
}

/** Every group of messages with its area, in the order of their names. */
function listGroups(tag: string): (readonly [string, string])[] {
  return listAreas(tag)
    .flatMap((area) => Object.keys(readArea(tag, area)).map((group) => [group, area] as const))
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function readArea(tag: string, area: string) {
  return JSON.parse(readFileSync(new URL(`${tag}/${area}.json`, folder), 'utf8'))
}

function flatten(group: object, path: string): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[path + name, value]] : [...flatten(value, `${path}${name}.`)],
    ),
  )
}

function placesOf(words: string): string {
  return [...words.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join(' ')
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../locales/', import.meta.url)
const tags = readdirSync(folder).map((name) => name.replace(/\.json$/, ''))
const english = readMessages('en')

describe.each(tags)('locale %s', (tag) => {
  const messages = readMessages(tag)

  it('has every message and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has the same places in every message', () => {
    const differing = [...english].filter(
      ([key, words]) => placesOf(words) !== placesOf(messages.get(key) ?? ''),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('leaves no message empty', () => {
    expect([...messages].filter(([, words]) => words.trim() === '')).toEqual([])
  })

  it('says its own name, its code and what it falls back to', () => {
    const { name, code, fallback } = JSON.parse(readText(tag)).$language
    expect(name).toMatch(/\S/)
    expect(code).toMatch(/^[A-Z]{2}$/)
    for (const other of fallback) expect(tags).toContain(other)
  })
})

function readText(tag: string): string {
  return readFileSync(new URL(`${tag}.json`, folder), 'utf8')
}

function readMessages(tag: string): Map<string, string> {
  const { $language: _, ...areas } = JSON.parse(readText(tag))
  return new Map(flatten(areas, ''))
}

function flatten(area: object, path: string): [string, string][] {
  return Object.entries(area).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  )
}

function placesOf(words: string): string {
  return [...words.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join(' ')
}

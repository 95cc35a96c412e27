import { describe, expect, it } from 'vitest'
import type { Resolved } from '../../src/core/compare/change.ts'
import { compareMerchants } from '../../src/core/compare/compare-merchants.ts'
import { languageName } from '../../src/core/compare/format-value.ts'
import { listMerchants } from '../../src/core/config/files.ts'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import {
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from '../../src/core/config/schema-registry.ts'
import { brandFiles as files } from '../support/brand-files.ts'

type Value = null | string | number | boolean | readonly Value[] | Tree
interface Tree {
  readonly [key: string]: Value
}
interface Turn {
  readonly path: readonly (string | number)[]
  readonly value: Value
}

/** The value with one leaf changed, one entry gone or one order turned, one at a time. */
function mutate(value: Value, schema: Schema): Turn[] {
  const { schema: followed } = followSchema(schema)
  if (isList(value)) return mutateList(value, followed.items ?? {})
  if (typeof value === 'object' && value !== null) return mutateMap(value, followed)
  return [{ path: [], value: another(value, followed) }]
}

function mutateList(list: readonly Value[], items: Schema): Turn[] {
  const inside = list.flatMap((item, at) =>
    mutate(item, items).map(({ path, value }) => ({
      path: [at, ...path],
      value: list.with(at, value),
    })),
  )
  const turned = list.length > 1 ? [{ path: [], value: list.toReversed() }] : []
  const cut = list.length > 0 ? [{ path: [], value: list.slice(1) }] : []
  return [...inside, ...turned, ...cut]
}

function mutateMap(map: Tree, schema: Schema): Turn[] {
  const branch = branchesOf(schema)?.get(String(map['type'])) ?? schema
  return Object.entries(map).flatMap(([key, inner]) => {
    const { [key]: _, ...rest } = map
    const own = keySchema(branch, key) ?? {}
    const turns = mutate(inner, own).map(({ path, value }) => ({
      path: [key, ...path],
      value: { ...map, [key]: value },
    }))
    return isFilled(inner, own) ? turns : [...turns, { path: [key], value: rest }]
  })
}

/** Returns true if the platform has a default for the value, so that it is never missing. */
function isFilled(value: Value, schema: Schema): boolean {
  const isBlock = typeof value === 'object' && value !== null && 'type' in value
  const isMap = followSchema(schema).schema.type === 'object'
  return !isBlock && (isMap || followSchema(schema).schema.default !== undefined)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/** Returns another value of the same type that the schema accepts, if it lists some. */
function another(value: string | number | boolean | null, { enum: choices = [] }: Schema): Value {
  const choice = choices.find((other) => other !== value)
  if (choice !== undefined) return String(choice)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return 'another'
  if (!/^#[0-9a-f]{6}/i.test(value)) return `${value}x`
  return `#${value[1] === '7' ? '8' : '7'}${value.slice(2)}`
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Lists the words for a path. A sentence about it contains at least one of them. */
function namesOf(path: Turn['path'], resolved: Resolved): string[] {
  const [area, page = '', part, id = ''] = path.map(String)
  const keys = path.filter((step): step is string => typeof step === 'string')
  const names = [keys.at(-1) ?? '', keys.at(-2) ?? '']
  if (area === 'hosts') names.push('answers to', 'host')
  if (area === 'languages')
    names.push('can be chosen', 'can no longer be chosen', 'list of languages')
  if (keys.includes('name') || keys.length > 5) names.push(languageName(keys.at(-1) ?? ''))
  if (area !== 'pages') return names
  // Every key of the resolved pages is in the schema.
  const pages: Readonly<
    Record<string, { blocks: Readonly<Record<string, { type?: string } | undefined>> }>
  > = resolved.merchant.pages
  // An own page has a path, a title and guards beside its blocks.
  if (part !== 'order' && part !== 'blocks') return [`${part}`]
  return part === 'order' ? [page] : [id, pages[page]?.blocks[id]?.type ?? id]
}

describe.each(listMerchants(files))('a change of %s', (code) => {
  const { merchant, provenance, findings } = resolveMerchant(files, code)
  if (!merchant) throw new Error(JSON.stringify(findings))
  const before: Resolved = { merchant, provenance }

  it('is listed in every merchant that it affects, and names the change', () => {
    // A resolved merchant is JSON.
    const whole = JSON.parse(JSON.stringify(merchant)) as { readonly [key: string]: Value }
    let count = 0
    for (const [area, section] of Object.entries(whole)) {
      const schema = keySchema(merchantSchema.schema, area) ?? {}
      for (const turn of mutate(section, schema)) {
        const path = [area, ...turn.path]
        count += 1
        const after = { provenance, merchant: { ...merchant, [area]: turn.value } }
        const changes = compareMerchants({ before, after })
        const sentences = plain(changes.map(({ sentence }) => sentence).join('\n'))
        const names = namesOf(path, before).map(plain)
        const isNamed = names.some((name) => name !== '' && sentences.includes(name))
        if (!isNamed)
          throw new Error(`${path.join('.')} is listed as: ${sentences.slice(0, 300) || 'nothing'}`)
      }
    }
    expect(count).toBeGreaterThan(300)
  })

  it('is not listed where it changes nothing', () => {
    const again = JSON.parse(JSON.stringify(merchant))
    expect(compareMerchants({ before, after: { merchant: again, provenance } })).toEqual([])
  })
})

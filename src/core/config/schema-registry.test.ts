import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { flags } from '../contract/flags.ts'
import { schemas as definitions } from '../contract/generated/schemas.ts'
import { iconNames, ornamentNames } from '../contract/icons.ts'
import { colourTokens, settableMeasures } from '../contract/tokens.ts'
import { checkShape } from './check-shape.ts'
import type { Finding } from './finding.ts'
import { parseSource } from './parse-source.ts'
import { knownKeys, merchantSchema, type Schema } from './schema-registry.ts'

const names = (schema: string): readonly string[] => {
  const found = definitions[schema] as Schema
  return found.enum?.map(String) ?? knownKeys(found)
}

test.each([
  ['ThemeTokens', [...colourTokens, ...Object.keys(settableMeasures)]],
  ['ThemeIcon', iconNames],
  ['ThemeOrnament', ornamentNames],
  ['Flags', Object.keys(flags)],
])('the schemas and the contract name the same %s', (schema, list) => {
  expect([...names(schema)].sort()).toEqual([...list].sort())
})

const ajv = new Ajv2020({ strict: false })
const judge = ajv.compile({ definitions, $ref: '#/definitions/Merchant' })

test.each([
  { theme: { shape: 'round' } },
  { theme: { shape: 'rund' } },
  { theme: { primary: 'red' } },
  { theme: { tokens: { link: '#112233', lnik: '#112233' } } },
  { lobby: { lines: 0 } },
  { lobby: { lines: 2.5 } },
  { lobby: { launch: { in: 'tab' } } },
  { lobby: { launch: { vendors: { PG: 'window' } } } },
  { lobby: { launch: { vendors: { PG: 'tab' } } } },
  { navigation: { bottom: ['home', 'home', 'live'] } },
  { navigation: { bottom: ['home'] } },
  { hosts: ['a b'] },
  { brand: { name: 3 } },
  { brand: { name: {} } },
  { brand: { name: { en: 'A', TH: 'B' } } },
  { pages: { home: { blocks: { b: { type: 'banner', when: { flag: 'A', is: 1 } } } } } },
  {
    pages: { home: { blocks: { b: { type: 'banner', when: { all: [{ session: ['guest'] }] } } } } },
  },
  { pages: { home: { blocks: { b: { type: 'banner', when: { all: [{ sesion: 'guest' }] } } } } } },
  { pages: { home: { blocks: { B: { type: 'banner' } } } } },
  { pages: { home: { blocks: { f: { type: 'footer', settings: { links: [{ text: 'a' }] } } } } } },
  { gateway: { paths: { login: 'login' } } },
])('the check of a layer agrees with Ajv on %j', (own) => {
  const merchant = { schemaVersion: 1, code: 'shop', ...own }
  const findings: Finding[] = []
  const { tree } = parseSource({ path: 'm.json', text: JSON.stringify(merchant) })
  const report = (finding: Finding) => void findings.push(finding)
  if (tree) checkShape(tree, merchantSchema.schema, { path: [], owner: 'A merchant', report })
  expect(findings.length === 0).toBe(judge(merchant))
})

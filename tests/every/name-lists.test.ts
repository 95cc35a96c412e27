import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { productEntries } from '../../src/core/config/menus.ts'
import { moduleIds } from '../../src/core/contract/call-declaration.ts'
import { categories } from '../../src/core/contract/categories.ts'
import { depositCallOf } from '../../src/core/contract/deposit-call-of.ts'
import { flags } from '../../src/core/contract/flags.ts'
import { iconNames, ornamentNames } from '../../src/core/contract/icons.ts'
import { fieldSettings, platformSettings } from '../../src/core/contract/live-settings.ts'
import {
  groupsOfPages,
  ornamentPlaces,
  pageGroups,
} from '../../src/core/contract/page-ornaments.ts'
import { pageIds } from '../../src/core/contract/pages.ts'
import { fieldNames } from '../../src/core/contract/registration-fields.ts'
import { colourTokens, settableMeasures } from '../../src/core/contract/tokens.ts'

const schemas = join(import.meta.dirname, '../../schemas')

/** The names in the schemas are those in the code. */
describe('names in the schemas and names in the project are the same', () => {
  const theme = readSchema('theme')
  const merchant = readSchema('merchant')
  const gateway = readSchema('gateway.system').definitions
  const world = readSchema('world').definitions
  it.each([
    [
      'colour tokens',
      Object.keys(theme.definitions.tokens.properties),
      [...colourTokens, ...Object.keys(settableMeasures)],
    ],
    ['icons', theme.definitions.icon.enum, iconNames],
    ['ornaments', theme.definitions.ornament.enum, ornamentNames],
    [
      'ornaments of pages',
      theme.definitions.pageOrnament.enum,
      [...new Set(['all', ...pageGroups, ...Object.keys(groupsOfPages)])],
    ],
    ['places of ornaments', Object.keys(theme.properties.pageOrnaments.properties), ornamentPlaces],
    ['flags', Object.keys(readSchema('flags').properties), Object.keys(flags)],
    ['flags to force off', merchant.properties.forceOff.propertyNames.enum, Object.keys(flags)],
    ['flags of own pages', readSchema('own-page').properties.flag.enum, Object.keys(flags)],
    [
      'modules',
      Object.keys(merchant.properties.gateway.properties.moduleIds.properties),
      [...moduleIds, '$replace'],
    ],
    ['entries of menus', readSchema('navigation').definitions.name.examples, productEntries],
    ['pages', Object.keys(merchant.properties.pages.properties), pageIds],
    [
      'categories',
      readSchema('block.vendor-section').properties.settings.properties.category.enum,
      [...Object.keys(categories), '*'],
    ],
    [
      'live settings of registration and of the platform',
      [
        ...listScalars(gateway.RegisterSettings).map((name) => `register.${name}`),
        ...listScalars(gateway.ConsolidatedSettings),
        'mobileTemplate',
        'wallet.isSingle',
      ],
      platformSettings,
    ],
    [
      'live settings of the fields of registration',
      world.WorldSettings.properties.register.properties.fields.propertyNames.enum.flatMap(
        (field: string) =>
          listScalars(gateway.RegisterField).map((name) => `register.fields.${field}.${name}`),
      ),
      fieldSettings,
    ],
    [
      'providers of deposits',
      world.WorldDepositMethod.properties.provider.enum,
      Object.keys(depositCallOf),
    ],
    [
      'fields of registration',
      merchant.properties.registration.properties.fields.propertyNames.enum,
      fieldNames,
    ],
  ])('%s', (_, schema, project) => {
    expect([...schema].sort()).toEqual([...project].sort())
  })
})

/** The names of what a schema says in a word, a number, or yes and no. */
function listScalars({ properties }: { properties: Record<string, { type: string }> }): string[] {
  const scalars = Object.entries(properties).filter(
    ([, { type }]) => !/^(object|array)$/.test(type),
  )
  return scalars.map(([name]) => name)
}

function readSchema(name: string) {
  return JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8'))
}

import { listBlockSchemas } from '../../src/core/config/block-schemas.ts'
import { keySchema, type Schema } from '../../src/core/config/schema-registry.ts'
import type { PlacedBlock } from './guest-home.ts'

/** The settings without which a merchant with a block of a type has an error, and no schema has a default. */
export const neededSettings: Readonly<Record<string, object>> = {
  'vendor-section': { category: 'LIVE' },
  countdown: { until: '2999-01-01T00:00:00Z' },
  'picture-link': { art: '/own.svg', title: { en: 'A title' } },
}

/** Returns every kind of block in every variant, and with each of its choices taken once. */
export function listBlockForms(): PlacedBlock[] {
  return [...listBlockSchemas()].flatMap(([type, schema]) => listForms(type, schema))
}

function listForms(type: string, schema: Schema): PlacedBlock[] {
  const variants = listChoices(keySchema(schema, 'variant'))
  const properties = Object.entries(keySchema(schema, 'settings')?.properties ?? {})
  const defaults = Object.fromEntries(
    properties.flatMap(([name, one]) => {
      const value = one.default ?? one.enum?.[0]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const usual: Readonly<Record<string, unknown>> = { ...defaults, ...neededSettings[type] }
  const choices = properties.flatMap(([name, one]) =>
    listChoices(one).flatMap((choice) => (choice === usual[name] ? [] : [{ [name]: choice }])),
  )
  const forms = [
    ...variants.map((variant) => ({ variant, settings: usual })),
    ...choices.map((choice) => ({ variant: variants[0], settings: { ...usual, ...choice } })),
  ]
  return forms.map(({ variant, settings }) => ({ type, variant: String(variant), settings }))
}

function listChoices(schema: Schema | undefined): readonly unknown[] {
  return schema?.type === 'boolean' ? [true, false] : (schema?.enum ?? [])
}

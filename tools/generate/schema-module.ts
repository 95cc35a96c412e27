import {
  bundleSchemas,
  definitionName,
  isConfiguration,
  isForSandbox,
  type Schema,
  sharedProperties,
  typeName,
} from './bundle-schemas.ts'

/** A module with the schema of every file of a merchant as it holds when resolved, by type name. */
export function schemaModule(schemas: ReadonlyMap<string, Schema>): string {
  const config = new Map(
    [...schemas].filter(([name]) => isConfiguration(name) || isForSandbox(name)),
  )
  const { definitions } = bundleSchemas(config, 'described')
  const places = [...config].flatMap(placesIn).filter(([name]) => Object.hasOwn(definitions, name))
  return `/* Written by \`npm run generate\` from schemas/. */

/** The schema of every file of a merchant as it holds when resolved; references point at its keys. */
export const schemas: Readonly<Record<string, unknown>> = ${JSON.stringify(definitions, null, 2)}

/** The file and JSON pointer of each schema, by the same keys. */
export const schemaPlaces: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(places), null, 2)}
`
}

function placesIn([name, schema]: readonly [string, Schema]): [string, string][] {
  const self = typeName(name)
  const file = `schemas/${name}.schema.json`
  const inside = Object.keys(schema['definitions'] ?? {}).map((key): [string, string] => [
    definitionName(self, key),
    `${file}#/definitions/${key}`,
  ])
  const shared = (sharedProperties.get(name) ?? []).map((key): [string, string] => [
    definitionName(self, key),
    `${file}#/properties/${key}`,
  ])
  return [[self, `${file}#`], ...inside, ...shared]
}

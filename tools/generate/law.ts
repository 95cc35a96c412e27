import { bundleSchemas, isConfiguration, type Schema } from './bundle-schemas.ts'

/** A module with every configuration schema as it holds for a resolved merchant, by type name. */
export function lawModule(schemas: ReadonlyMap<string, Schema>): string {
  const config = new Map([...schemas].filter(([name]) => isConfiguration(name)))
  const { definitions } = bundleSchemas(config)
  return `/* Written by \`npm run generate\` from schemas/. */

/** Every configuration schema as it holds for a resolved merchant; references point at its keys. */
export const law: Readonly<Record<string, unknown>> = ${JSON.stringify(definitions, null, 2)}
`
}

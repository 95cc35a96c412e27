import { bundleSchemas, isConfiguration, isForSandbox, type Schema } from './bundle-schemas.ts'

/** A module with the schema of every file of a merchant as it holds when resolved, by type name. */
export function lawModule(schemas: ReadonlyMap<string, Schema>): string {
  const config = new Map(
    [...schemas].filter(([name]) => isConfiguration(name) || isForSandbox(name)),
  )
  const { definitions } = bundleSchemas(config, 'described')
  return `/* Written by \`npm run generate\` from schemas/. */

/** The schema of every file of a merchant as it holds when resolved; references point at its keys. */
export const law: Readonly<Record<string, unknown>> = ${JSON.stringify(definitions, null, 2)}
`
}

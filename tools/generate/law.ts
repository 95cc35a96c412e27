import { bundleSchemas, isConfiguration, isForSandbox, type Schema } from './bundle-schemas.ts'

/** A module with the schema of every file of a merchant as it holds when resolved, by type name. */
export function lawModule(schemas: ReadonlyMap<string, Schema>): string {
  const config = new Map(
    [...schemas].filter(([name]) => isConfiguration(name) || isForSandbox(name)),
  )
  const { definitions } = bundleSchemas(config, 'described')
  const files = [...config].flatMap(([name, schema]) =>
    Object.keys(bundleSchemas(new Map([[name, schema]])).definitions).map((key) => [
      key,
      `schemas/${name}.schema.json`,
    ]),
  )
  return `/* Written by \`npm run generate\` from schemas/. */

/** The schema of every file of a merchant as it holds when resolved; references point at its keys. */
export const law: Readonly<Record<string, unknown>> = ${JSON.stringify(definitions, null, 2)}

/** By the same keys, the file that each stands in. */
export const lawFiles: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(files), null, 2)}
`
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchemas } from './generate/bundle-schemas.ts'
import { deliverFiles } from './generate/deliver-files.ts'
import { findingExamples } from './generate/finding-examples.ts'
import { newerCss } from './generate/newer-css.ts'
import { openapi } from './generate/openapi.ts'
import { schemaModule } from './generate/schema-module.ts'
import { typeSchemas } from './generate/type-schemas.ts'
import { configTypes, gatewayTypes, studioApiTypes, worldTypes } from './generate/types.ts'
import { studioApiValidators, validators } from './generate/validators.ts'

const root = join(import.meta.dirname, '..')

const schemas = readSchemas(join(root, 'schemas'))

/** Every generated file that is committed, by its path from the root. */
async function generate(): Promise<Map<string, string>> {
  return new Map([
    ['src/core/contract/generated/config.ts', await configTypes(schemas)],
    ['src/core/contract/generated/schemas.ts', schemaModule(schemas)],
    ['src/core/contract/generated/gateway.ts', await gatewayTypes(schemas)],
    ['src/core/contract/generated/world.ts', await worldTypes(schemas)],
    ['src/core/contract/generated/studio-api.ts', await studioApiTypes(schemas)],
    ...Object.entries(validators(schemas)).map(([area, text]): [string, string] => [
      `src/core/contract/generated/validators/${area}.ts`,
      text,
    ]),
    ['src/core/contract/generated/validators/studio-api.ts', studioApiValidators(schemas)],
    ['src/core/contract/generated/newer-css.ts', newerCss()],
    [
      'src/core/contract/generated/finding-examples.ts',
      await findingExamples(join(root, 'tests/fixtures/broken')),
    ],
  ])
}

// Only the check of the tests' types reads it. It is not committed, so `npm run check` prints it first.
if (!process.argv.includes('--check'))
  writeFileSync(join(root, 'tests/types/schemas.ts'), typeSchemas(schemas))
// Nothing of the product reads it: it is printed for people who build a gateway.
if (!process.argv.some((word) => word === '--check' || word === '--types'))
  writeFileSync(join(root, 'docs/openapi.json'), openapi(schemas))
if (!process.argv.includes('--types'))
  deliverFiles({ root, files: await generate(), command: 'npm run generate' })

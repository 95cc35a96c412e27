import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSchemas } from './generate/bundle-schemas.ts'
import { lawModule } from './generate/law.ts'
import { openapi } from './generate/openapi.ts'
import { configTypes, gatewayTypes, worldTypes } from './generate/types.ts'
import { validators } from './generate/validators.ts'

const root = join(import.meta.dirname, '..')

/** Every generated file by its path from the root. */
async function generate(): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schemas'))
  const { start, rest } = validators(schemas)
  return new Map([
    ['src/contract/generated/config.ts', await configTypes(schemas)],
    ['src/contract/generated/law.ts', lawModule(schemas)],
    ['src/contract/generated/gateway.ts', await gatewayTypes(schemas)],
    ['src/contract/generated/world.ts', await worldTypes(schemas)],
    ['src/contract/generated/validators/start.ts', start],
    ['src/contract/generated/validators/rest.ts', rest],
    ['docs/openapi.json', openapi(schemas)],
  ])
}

const checking = process.argv.includes('--check')
for (const [path, text] of await generate()) {
  const file = join(root, path)
  if (read(file) === text) continue
  if (checking) {
    process.stderr.write(`${path} is stale. Run "npm run generate" and commit it.\n`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    process.stdout.write(`${path}\n`)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { tell } from './contestants.ts'

// The floor: every merchant's own file against the schema, compiled; nothing inherited, no place, no hint.
const [root = ''] = process.argv.slice(2)
const schemas = join(import.meta.dirname, '../../../schemas')

await tell(() => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  for (const name of readdirSync(schemas))
    ajv.addSchema(JSON.parse(readFileSync(join(schemas, name), 'utf8')))
  const validate = ajv.getSchema('merchant.schema.json')
  for (const code of readdirSync(join(root, 'merchants'))) {
    const text = readFileSync(join(root, 'merchants', code, 'merchant.json'), 'utf8')
    if (!validate?.(JSON.parse(text))) throw new Error(`${code} is not valid.`)
  }
})

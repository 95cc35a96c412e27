import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { getNodeValue, parseTree } from 'jsonc-parser'
import { report } from './contestants.ts'

// The floor: every file of every merchant parsed to a tree with places, and each merchant.json checked by Ajv, compiled.
const [root = ''] = process.argv.slice(2)
const schemas = join(import.meta.dirname, '../../../schemas')

await report(() => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  for (const name of readdirSync(schemas))
    ajv.addSchema(JSON.parse(readFileSync(join(schemas, name), 'utf8')))
  const validate = ajv.getSchema('merchant.schema.json')
  for (const code of readdirSync(join(root, 'merchants'))) {
    const folder = join(root, 'merchants', code)
    const tree = parseTree(readFileSync(join(folder, 'merchant.json'), 'utf8'))
    if (!tree || !validate?.(getNodeValue(tree))) throw new Error(`${code} is not valid.`)
    const messages = join(folder, 'messages')
    for (const name of existsSync(messages) ? readdirSync(messages) : [])
      parseTree(readFileSync(join(messages, name), 'utf8'))
  }
})

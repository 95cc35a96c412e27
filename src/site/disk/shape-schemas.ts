import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../schemas')

/** Reads the schemas of the gateway's answers and of the files that only the sandbox uses. */
export function readShapeSchemas(): { readonly $id: string }[] {
  return readdirSync(folder)
    .filter((file) => /^(gateway\..*|world|art-recipe)\.schema\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from '../../../src/core/contract/generated/world.ts'
import { createDefaultWorld } from '../../../src/sandbox/world/default-world.ts'
import { projectRoot } from './words.ts'

/** Returns a path with the code of a vendor of slots that the merchant has for `VENDOR`. */
export function fillVendor(path: string, code: string): string {
  return path.includes('VENDOR') ? path.replace('VENDOR', findVendor(code)) : path
}

function findVendor(code: string): string {
  const file = join(projectRoot, `merchants/${code}/world.json`)
  const world: World = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : createDefaultWorld(code)
  const vendor = world.vendors?.find(({ categories }) =>
    categories.some(({ category, maintenance }) => category === 'RNG' && !maintenance),
  )
  if (!vendor) throw new Error(`${code} has no vendor of slots`)
  return vendor.code
}

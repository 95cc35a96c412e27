import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './words.ts'

/** The file that the build wrote for a module of the player, such as `assets/a1b2c3.js`. */
export function builtFile(module: string): string {
  const text = readFileSync(join(projectRoot, 'dist/.vite/manifest.json'), 'utf8')
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(text)
  const file = manifest[module]?.file
  if (!file) throw new Error(`The build has no file of its own for ${module}.`)
  return file
}

import type { Files } from '../core/config/files.ts'
import { generatorTag } from '../core/contract/generator-tag.ts'

/** Throws where a folder has an `index.html` that Livery did not write. */
export function refuseForeignPage(files: Files, out: string): void {
  const there = files.read('index.html')
  if (there === undefined || there.includes(generatorTag)) return
  throw new Error(`${out}/index.html exists, and Livery did not write it. Name another folder.`)
}

import type { Files } from '../core/config/files.ts'
import { ownPageMark } from '../core/contract/own-page.ts'

/** Throws where a folder has an `index.html` that Livery did not write. */
export function checkPlace(files: Files, out: string): void {
  const there = files.read('index.html')
  if (there === undefined || there.includes(ownPageMark)) return
  throw new Error(`${out}/index.html exists, and Livery did not write it. Name another folder.`)
}

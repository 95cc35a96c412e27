import type { Files } from '../core/config/files.ts'
import { ownPageMark } from '../core/contract/own-page.ts'

/** Throws where the page that a folder opens with is there already, and is none that Livery wrote. */
export function checkPlace(files: Files, out: string): void {
  const there = files.read('index.html')
  if (there === undefined || there.includes(ownPageMark)) return
  throw new Error(`${out}/index.html is there, and Livery did not write it. Name another folder.`)
}

import type { ApartBuild } from './build-apart.ts'
import { loadsItself } from './home-modules.ts'

/**
 * Folders of code that waits for a tap, a member or an event of the gateway. The files of `loadsItself` are in
 * such folders too, and load without any of them.
 */
const waits = '/on-demand/'

export interface HomeModules {
  /** The modules that a home loads to be shown. */
  readonly first: readonly string[]
  /** Those and the modules that it loads by itself within ten seconds. */
  readonly tenSeconds: readonly string[]
}

/**
 * Lists the modules that are the entrances of what a guest's home loads: the placed components, and what they
 * and the rest of the page load later without a tap, whether or not the merchant's settings ask for it.
 */
export function listHomeModules(
  placed: readonly string[],
  { apart, root }: { readonly apart: ApartBuild; readonly root: string },
): HomeModules {
  const first = [...placed, ...apart.loadedLater(placed).filter((id) => !id.includes(waits))]
  const own = loadsItself.map((file) => `${root}/${file}`)
  return { first, tenSeconds: [...new Set([...first, ...own])] }
}

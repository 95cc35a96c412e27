import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of Livery itself: its schemas, fonts, base, messages, and the player and studio that are built. */
export const packageFolder = join(import.meta.dirname, '../../..')

/** A library that Livery cannot work without. */
const known = '@fontsource-variable/noto-sans-jp'

/** Returns the `node_modules` folder of Livery's libraries: its own, or the one that Livery is installed in. */
export function findModules(): string {
  const own = join(packageFolder, 'node_modules')
  return existsSync(join(own, known)) ? own : dirname(packageFolder)
}

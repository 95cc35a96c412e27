import { existsSync } from 'node:fs'
import { browserOptions } from '../src/shots/browser-options.ts'
import { ensurePackages } from './debian/ensure-packages.ts'

/** A browser, and letters for every language: without a font some letters are boxes. */
const packages = {
  chromium: browserOptions.executablePath,
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto',
  'fonts-thai-tlwg': '/usr/share/fonts/truetype/tlwg',
  'fonts-khmeros': '/usr/share/fonts/truetype/khmeros',
} as const

ensurePackages(packages)
// Without a browser nothing can be shown.
if (!existsSync(packages.chromium)) process.exitCode = 1

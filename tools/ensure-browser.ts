import { existsSync } from 'node:fs'
import { browserOptions } from '../src/shots/browser-options.ts'
import { journeyBrowser } from '../tests/e2e/support/browser.ts'
import { ensurePackages } from './debian/ensure-packages.ts'

/**
 * The browsers of pictures and of journeys, letters for every language, for without a font some are
 * boxes, and Roboto, which a phone has and a merchant's letters are measured against until they come.
 */
const packages = {
  chromium: browserOptions.executablePath,
  'chromium-headless-shell': journeyBrowser.executablePath,
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto',
  'fonts-thai-tlwg': '/usr/share/fonts/truetype/tlwg',
  'fonts-khmeros': '/usr/share/fonts/truetype/khmeros',
  'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto',
} as const

ensurePackages(packages)
// Without the browsers nothing can be shown.
const browsers = [browserOptions, journeyBrowser]
if (!browsers.every(({ executablePath }) => existsSync(executablePath))) process.exitCode = 1

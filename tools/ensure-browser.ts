import { existsSync } from 'node:fs'
import { browserOptions } from '../src/cli/screenshots/browser-options.ts'
import { journeyBrowser } from '../tests/e2e/support/browser.ts'
import { ensurePackages } from './debian/ensure-packages.ts'

/**
 * The browsers of pictures and of journeys, letters for every language, for without a font some are
 * boxes, Roboto, which a phone has and a merchant's letters are measured against until they come,
 * and a wide font. Each is known by a file of its own: other packages put files into its folder too.
 */
const packages = {
  chromium: browserOptions.executablePath,
  'chromium-headless-shell': journeyBrowser.executablePath,
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'fonts-thai-tlwg': '/usr/share/fonts/truetype/tlwg/Loma.ttf',
  'fonts-khmeros': '/usr/share/fonts/truetype/khmeros/KhmerOS.ttf',
  'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
} as const

ensurePackages(packages)
// Without the browsers nothing can be shown.
const browsers = [browserOptions, journeyBrowser]
if (!browsers.every(({ executablePath }) => existsSync(executablePath))) process.exitCode = 1

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { printSheet } from '../../src/cli/screenshots/browser.ts'
import { merchants } from '../e2e/support/words.ts'
import { screensOf } from './look-screens.ts'
import { withStudio } from './sheet-browser.ts'
import { shootScreen } from './shoot-screen.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * Design pictures beside the product's own screens at the same size, a sheet for each merchant
 * in sheets/look/. `--pictures` is a folder that holds `<merchant>/<screen>.png` at two device pixels
 * per CSS pixel; `--only` is one merchant.
 */
const { pictures, only } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
}).values
if (!pictures) throw new Error('Say where the pictures are: --pictures DIR')
const wanted = merchants.filter((code) => only === undefined || code === only)

await withStudio(async (studio) => {
  for (const code of wanted) {
    const pairs: string[] = []
    for (const [name, screen] of Object.entries(screensOf(code))) {
      const file = join(pictures, code, `${name}.png`)
      if (!existsSync(file)) continue
      const picture = readFileSync(file)
      const shot = await shootPatiently(studio, { code, screen, height: readHeight(picture) / 2 })
      pairs.push(
        `<figure><figcaption>${name}</figcaption><img src="${asAddress(picture, 'png')}"><img src="${asAddress(shot, 'jpeg')}"></figure>`,
      )
    }
    const image = await printSheet(studio.browser, sheetOf(pairs), { width: 2400, type: 'jpeg' })
    writeSheet(`look/${code}.jpg`, image)
  }
})

/** Draws a screen again where a busy machine was too slow for it, twice at most. */
async function shootPatiently(...[studio, shot]: Parameters<typeof shootScreen>): Promise<Buffer> {
  const shoot = (): Promise<Buffer> => shootScreen(studio, shot)
  return shoot().catch(shoot).catch(shoot)
}

/** A PNG says its height in device pixels in its header. */
function readHeight(png: Buffer): number {
  return png.readUInt32BE(20)
}

function sheetOf(pairs: readonly string[]): string {
  return `<!doctype html><style>
    body { margin: 0; padding: 20px; background: #d9d9de; columns: 4; column-gap: 20px; font: 13px sans-serif }
    figure { margin: 0 0 20px; display: grid; grid-template-columns: 1fr 1fr; gap: 6px; break-inside: avoid }
    figcaption { grid-column: 1 / -1 }
    img { inline-size: 100% }
  </style>${pairs.join('')}`
}

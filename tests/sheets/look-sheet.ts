import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { meetMerchant } from '../e2e/support/player.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { watchTrouble } from '../e2e/support/trouble.ts'
import { merchants, projectRoot, readMerchant } from '../e2e/support/words.ts'
import { type Scene, scenesOf, settle } from './look-scenes.ts'
import { asAddress, openPhone, printSheet, type Studio, withStudio } from './sheet-browser.ts'

/**
 * Design pictures beside the product's own screens at the same size, a sheet for each merchant
 * in docs/look/. `--pictures` is a folder that holds `<merchant>/<screen>.png` at two device pixels
 * per CSS pixel; `--only` is one merchant.
 */
const { pictures, only } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
}).values
if (!pictures) throw new Error('Say where the pictures are: --pictures DIR')
const wanted = merchants.filter((code) => only === undefined || code === only)
const out = join(projectRoot, 'docs/look')

await withStudio(async (studio) => {
  mkdirSync(out, { recursive: true })
  for (const code of wanted) {
    const pairs: string[] = []
    for (const [name, scene] of Object.entries(scenesOf(code))) {
      const file = join(pictures, code, `${name}.png`)
      if (!existsSync(file)) continue
      const picture = readFileSync(file)
      const shot = await shoot(studio, { code, scene, height: readHeight(picture) / 2 })
      pairs.push(
        `<figure><figcaption>${name}</figcaption><img src="${asAddress(picture, 'png')}"><img src="${asAddress(shot, 'jpeg')}"></figure>`,
      )
    }
    writeFileSync(join(out, `${code}.jpg`), await printSheet(studio.browser, sheetOf(pairs), 2400))
  }
})

/** A PNG says its height in device pixels in its header. */
function readHeight(png: Buffer): number {
  return png.readUInt32BE(20)
}

interface Shot {
  readonly code: (typeof merchants)[number]
  readonly scene: Scene
  readonly height: number
}

async function shoot({ host, browser }: Studio, { code, scene, height }: Shot): Promise<Buffer> {
  const context = await openPhone(browser, { height: Math.ceil(height), scale: 2 })
  const page = await context.newPage()
  const sandbox = controlSandbox(host.port)
  const language = scene.language ?? readMerchant(code).languages.default
  const meeting = { page, trouble: await watchTrouble(page), host, sandbox, root: projectRoot }
  const player = meetMerchant(code, meeting, language)
  if (scene.language) await page.addInitScript(`localStorage.setItem('language', '${language}')`)
  if (scene.member) await player.logIn('member88')
  await player.open(scene.path)
  await settle(page)
  await scene.prepare?.(player)
  await settle(page)
  const image = await page.screenshot({ type: 'jpeg', quality: 85 })
  await context.close()
  return image
}

function sheetOf(pairs: readonly string[]): string {
  return `<!doctype html><style>
    body { margin: 0; padding: 20px; background: #d9d9de; columns: 4; column-gap: 20px; font: 13px sans-serif }
    figure { margin: 0 0 20px; display: grid; grid-template-columns: 1fr 1fr; gap: 6px; break-inside: avoid }
    figcaption { grid-column: 1 / -1 }
    img { inline-size: 100% }
  </style>${pairs.join('')}`
}

import type { Page } from '@playwright/test'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { openPhone, printSheet } from '../../src/cli/screenshots/browser.ts'
import { deriveTokens } from '../../src/core/config/theme/derive-tokens.ts'
import type { Theme } from '../../src/core/contract/generated/config.ts'
import { type Palette, readPalettes } from '../support/palettes.ts'
import { withStudio } from './sheet-browser.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * The guest home of the neutral merchant in every palette of Bootswatch and daisyUI, by day and by
 * night, on one sheet: `sheets/palettes.jpg`. Shapes and depths go in turn, so that each meets many
 * palettes.
 */
const shapes = ['soft', 'sharp', 'round', 'pill'] as const
const depths = ['line', 'shadow', 'glow', 'flat'] as const
const columns = 16

await withStudio(async ({ host, browser }) => {
  const context = await openPhone(browser, { height: 1400, scale: 1 })
  const page = await context.newPage()
  await page.addInitScript("localStorage.setItem('language', 'en')")
  await page.goto(`${host.address('base')}/m/home`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const cells: string[] = []
  for (const [index, palette] of readPalettes().entries())
    for (const theme of applyPalette(palette, index)) {
      const image = asAddress(await shoot(page, theme), 'jpeg')
      cells.push(`<figure><img src="${image}"><figcaption>${palette.name}</figcaption></figure>`)
    }
  const sheet = await printSheet(browser, sheetOf(cells), { width: columns * 128, type: 'jpeg' })
  writeSheet('palettes.jpg', sheet)
})

function applyPalette({ light, dark }: Palette, index: number): Theme[] {
  const shape = shapes[index % shapes.length] ?? 'soft'
  const depth = depths[Math.floor(index / shapes.length) % depths.length] ?? 'line'
  return [light, dark].map((theme) => ({ ...theme, shape, depth }))
}

/** The page in another theme; its pictures keep the colours of base, because the host draws them. */
async function shoot(page: Page, theme: Theme): Promise<Buffer> {
  const { colours, measures } = deriveTokens(theme)
  const { mode = 'light', shape = '', depth = '' } = theme
  await page.evaluate(
    async ({ tokens, look }) => {
      const { style, dataset } = document.documentElement
      for (const [name, value] of Object.entries(tokens)) style.setProperty(`--${name}`, value)
      Object.assign(dataset, look)
      style.colorScheme = look.mode
      // Hidden and shown again, so that what a layer of its own painted is painted anew.
      const { style: rootStyle } = document.getElementById('root') ?? document.body
      rootStyle.display = 'none'
      void document.body.offsetHeight
      rootStyle.display = ''
      // Colours that are handed down change a level at a time.
      await new Promise((done) => setTimeout(done, 300))
    },
    { tokens: { ...colours, ...measures }, look: { mode, shape, depth } },
  )
  return page.screenshot({ type: 'jpeg', quality: 85 })
}

function sheetOf(cells: readonly string[]): string {
  return `<style>
    body { margin: 0; padding: 8px; background: #d9d9de; display: grid; gap: 8px; grid-template-columns: repeat(${columns}, 1fr); font: 10px sans-serif }
    figure { margin: 0 }
    img { display: block; inline-size: 100% }
  </style>${cells.join('')}`
}

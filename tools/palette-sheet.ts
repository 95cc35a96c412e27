import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { deriveTokens } from '../src/config/theme/derive-tokens.ts'
import type { Theme } from '../src/contract/generated/config.ts'
import { browserOptions } from '../tests/support/browser-options.ts'
import { type Palette, readPalettes } from '../tests/support/palettes.ts'
import { startTestHost } from '../tests/support/start-test-host.ts'

/**
 * The guest home of the neutral merchant in every palette of Bootswatch and daisyUI, by day and by
 * night, at 390 wide on one sheet: `docs/palettes.jpg`. Shape and depth go in turn, so that each
 * meets many palettes.
 */
const shapes = ['soft', 'sharp', 'round', 'pill'] as const
const depths = ['line', 'shadow', 'glow', 'flat'] as const
const root = join(import.meta.dirname, '..')
const columns = 16

const host = await startTestHost({ root })
const browser = await chromium.launch(browserOptions)
try {
  const page = await openHome(browser, host.address('base'))
  const cells: string[] = []
  for (const [index, palette] of readPalettes().entries())
    for (const theme of dress(palette, index))
      cells.push(
        `<figure><img src="${await shoot(page, theme)}"><figcaption>${palette.name}</figcaption></figure>`,
      )
  writeFileSync(join(root, 'docs/palettes.jpg'), await compose(browser, cells))
} finally {
  await browser.close()
  await host.close()
}

function dress({ light, dark }: Palette, index: number): Theme[] {
  const shape = shapes[index % shapes.length] ?? 'soft'
  const depth = depths[Math.floor(index / shapes.length) % depths.length] ?? 'line'
  return [light, dark].map((theme) => ({ ...theme, shape, depth }))
}

async function openHome(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 1500 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await page.goto(`${address}/m/home`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  return page
}

/** The page in another theme: the tokens are all that a theme changes. */
async function shoot(page: Page, theme: Theme): Promise<string> {
  const { colours, measures } = deriveTokens(theme)
  await page.evaluate(
    ([tokens, look]) => {
      const { style, dataset } = document.documentElement
      for (const [name, value] of Object.entries(tokens)) style.setProperty(`--${name}`, value)
      Object.assign(dataset, look)
      style.colorScheme = look.mode
    },
    [
      { ...colours, ...measures },
      { mode: theme.mode ?? 'light', shape: theme.shape ?? '', depth: theme.depth ?? '' },
    ] as const,
  )
  const image = await page.screenshot({ type: 'jpeg', quality: 85 })
  return `data:image/jpeg;base64,${image.toString('base64')}`
}

async function compose(browser: Browser, cells: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * 150, height: 900 } })
  await page.setContent(`<style>
    body { margin: 0; padding: 8px; background: #d9d9de; display: grid; gap: 8px; grid-template-columns: repeat(${columns}, 1fr); font: 10px sans-serif }
    figure { margin: 0 }
    img { display: block; inline-size: 100% }
  </style>${cells.join('')}`)
  const image = await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true })
  await page.close()
  return image
}

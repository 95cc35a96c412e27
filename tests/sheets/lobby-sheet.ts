import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { printSheet } from '../../src/cli/screenshots/browser.ts'
import type { Player } from '../e2e/support/player.ts'
import { merchants } from '../e2e/support/words.ts'
import type { ScreenSetup } from './look-screens.ts'
import { withStudio } from './sheet-browser.ts'
import { shootScreen } from './shoot-screen.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * Container, vendor list, search, lotteries and a running game of every demonstration merchant, each
 * in the merchant's first language, on one sheet.
 */
const words = { siamstar: 'มังกร', kiwibet: 'draw', hongyun: '锦鲤', reef: 'pearl' } as const

function screensOf(code: keyof typeof words): readonly ScreenSetup[] {
  const slots = '/m/gameContainer?gameType=RNG'
  return [
    { path: slots, member: true },
    { path: slots, member: true, prepare: openVendor },
    { path: `${slots}&${new URLSearchParams({ q: words[code] })}`, member: true },
    { path: '/m/moreLottery', member: true },
    { path: slots, member: true, prepare: openGame },
  ]
}

/** The list of the first vendor in the bar. */
async function openVendor({ block, step }: Player): Promise<void> {
  const links = block('vendors').getByRole('link')
  const vendor = new URL((await links.nth(1).getAttribute('href')) ?? '', 'http://x').searchParams
  const query = new URLSearchParams({ gameType: 'RNG', vassalage: vendor.get('vass') ?? '' })
  await step(`/m/rngList?${query}`)
}

async function openGame({ page, block }: Player): Promise<void> {
  await block('games')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

await withStudio(async (studio) => {
  const rows: string[] = []
  for (const code of merchants) {
    const cells: string[] = []
    for (const screen of screensOf(code)) {
      const image = await shootScreen(studio, { code, screen, height: 844 })
      cells.push(`<img src="${asAddress(image, 'jpeg')}">`)
    }
    rows.push(`<div class="row">${cells.join('')}</div>`)
  }
  const sheet = `<style>
    body { margin: 0; padding: 24px; background: #d9d9de; display: grid; gap: 32px }
    .row { display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px; align-items: start }
    img { inline-size: 100%; border-radius: 10px }
  </style>${rows.join('')}`
  const image = await printSheet(studio.browser, sheet, { width: 1800, type: 'jpeg' })
  writeSheet('lobby.jpg', image)
})

import type { Browser, Page } from '@playwright/test'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { openPhone, printSheet } from '../../src/cli/screenshots/browser.ts'
import { merchants, readMerchant, readWords } from '../e2e/support/words.ts'
import { withStudio } from './sheet-browser.ts'
import { writeReadmePicture } from './write-sheet.ts'

/** Home, login, registration and menu of every demonstration merchant at 390 wide, on one sheet. */
const screens = {
  home: { path: '/m/home', height: 1700 },
  login: { path: '/m/login', height: 1000 },
  register: { path: '/m/register', height: 1500 },
  menu: { path: '/m/home', height: 844 },
} as const
type Screen = keyof typeof screens

await withStudio(async ({ host, browser }) => {
  const rows: string[] = []
  for (const code of merchants) {
    const cells: string[] = []
    for (const screen of Object.keys(screens) as Screen[]) {
      const image = await shoot(browser, host.address(code), { code, screen })
      cells.push(`<img src="${asAddress(image, 'jpeg')}">`)
    }
    rows.push(`<div class="row">${cells.join('')}</div>`)
  }
  const sheet = `<style>
    body { margin: 0; padding: 24px; background: #d9d9de; display: grid; gap: 32px }
    .row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; align-items: start }
    img { inline-size: 100%; max-block-size: 1500px; object-fit: cover; object-position: top; border-radius: 10px }
  </style>${rows.join('')}`
  await writeReadmePicture(await printSheet(browser, sheet, { width: 1560, type: 'png' }))
})

interface Shot {
  readonly code: string
  readonly screen: Screen
}

async function shoot(browser: Browser, address: string, shot: Shot): Promise<Buffer> {
  const { path, height } = screens[shot.screen]
  const context = await openPhone(browser, { height, scale: 1.25 })
  const page = await context.newPage()
  await page.goto(`${address}${path}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  if (shot.screen === 'menu') await openMenu(page, shot)
  await page.waitForTimeout(600)
  const image = await page.screenshot({ type: 'jpeg', quality: 88 })
  await context.close()
  return image
}

async function openMenu(page: Page, { code }: Shot): Promise<void> {
  const t = readWords(code, readMerchant(code).languages.default)
  await page.getByRole('button', { name: t('header.menu'), exact: true }).click()
}

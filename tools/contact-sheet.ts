import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../tests/support/browser-options.ts'
import { startTestHost } from '../tests/support/start-test-host.ts'

/** Home, login, registration and menu of every demonstration merchant at 390 wide, on one sheet. */
const screens = ['home', 'login', 'register', 'menu'] as const
type Screen = (typeof screens)[number]

const paths: Record<Screen, string> = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  menu: '/m/home',
}
const heights: Record<Screen, number> = { home: 1700, login: 1000, register: 1500, menu: 844 }
const root = join(import.meta.dirname, '..')

const host = await startTestHost({ root })
const browser = await chromium.launch(browserOptions)
try {
  const shots: string[][] = []
  for (const code of merchantCodes()) {
    const row: string[] = []
    for (const screen of screens) row.push(await shoot(browser, host.address(code), screen))
    shots.push(row)
  }
  writeFileSync(join(root, 'docs/contact-sheet.jpg'), await compose(browser, shots))
} finally {
  await browser.close()
  await host.close()
}

function merchantCodes(): string[] {
  return readdirSync(join(root, 'merchants')).filter((code) => {
    const file = readFileSync(join(root, 'merchants', code, 'merchant.json'), 'utf8')
    return file.includes('"extends"')
  })
}

async function shoot(browser: Browser, address: string, screen: Screen): Promise<string> {
  const context = await browser.newContext({
    // Sections off screen are not painted, so the page is shot in a window as tall as the crop.
    viewport: { width: 390, height: heights[screen] },
    deviceScaleFactor: 1.25,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${address}${paths[screen]}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  if (screen === 'menu') await openMenu(page)
  await page.waitForTimeout(600)
  const image = await page.screenshot({ type: 'jpeg', quality: 88 })
  await context.close()
  return `data:image/jpeg;base64,${image.toString('base64')}`
}

async function openMenu(page: Page): Promise<void> {
  const language = await page.locator('html').getAttribute('lang')
  const words = JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8'))
  await page.getByRole('button', { name: words.header.menu, exact: true }).click()
}

async function compose(browser: Browser, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } })
  const cells = rows.map(
    (row) => `<div class="row">${row.map((source) => `<img src="${source}">`).join('')}</div>`,
  )
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: #d9d9de; display: grid; gap: 32px }
    .row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; align-items: start }
    img { inline-size: 100%; max-block-size: 1500px; object-fit: cover; object-position: top; border-radius: 10px }
  </style>${cells.join('')}`)
  const image = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true })
  await page.close()
  return image
}

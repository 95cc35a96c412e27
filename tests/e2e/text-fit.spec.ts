import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findMisfits } from './support/text-fit.ts'
import { merchants, readMerchant } from './support/words.ts'

const widths = [320, 360, 390, 430] as const
/** The size of plain text that a player may set in the browser. */
const sizes = [16, 32] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens pages without loading the app anew, as a link would. */
async function go({ page }: Player, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

interface Screen {
  readonly name: string
  readonly player: Player
  readonly browser: CDPSession
}

/** Everything that does not fit on this screen, at every width and size of text. */
async function measure({ name, player, browser }: Screen): Promise<string[]> {
  const { page } = player
  const found: string[] = []
  for (const size of sizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      await page.evaluate(layOutAll)
      const misfits = await findMisfits(page)
      found.push(...misfits.map((one) => `${name} ${width} px ${size}: ${one}`))
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  return found
}

/** Lays out what is off screen too, and waits until it is. */
async function layOutAll(): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-block] { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

for (const code of merchants) {
  test(`nothing of ${code} is cut, covered or pushed aside`, async ({ meet, page }) => {
    test.setTimeout(240_000)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const language of readMerchant(code).languages.supported) {
      const player = meet(code, language)
      const look = async (name: string): Promise<void> => {
        await settle(page)
        found.push(...(await measure({ name: `${code} ${language} ${name}`, player, browser })))
      }
      await page.addInitScript((tag) => localStorage.setItem('language', tag), language)
      await player.open('/m/home')
      await look('home')
      await page
        .getByRole('button', { name: player.say('header.menu'), exact: true })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: player.say('menu.title') })).toBeVisible()
      await look('menu')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: player.say('language.title') })
        .first()
        .click()
      await expect(page.getByRole('radiogroup')).toBeVisible()
      await look('languages')
      await page.keyboard.press('Escape')
      for (const path of ['login', 'register', 'trail', 'help']) {
        await go(player, `/m/${path}`)
        await look(path)
      }
    }
    expect(found).toEqual([])
  })
}

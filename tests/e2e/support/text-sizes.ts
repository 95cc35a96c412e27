import { type CDPSession, expect, type Page } from '@playwright/test'
import type { Player } from './player.ts'
import { findMisfits } from './text-fit.ts'
import type { Look } from './walk-as-guest.ts'

/**
 * The sizes of plain text in pixels that a player may set in the browser, the usual one and twice as
 * large, each with the widths of screens it is measured on: what fits at both ends fits between them.
 */
const sizes = [
  { size: 16, widths: [320, 430] },
  { size: 32, widths: [320, 390] },
] as const

export interface Walk {
  readonly player: Player
  readonly browser: CDPSession
  readonly found: string[]
}

/** Begins a walk in a language; `found` fills with what is cut, covered or pushed aside. */
export async function setOut(
  player: Player,
  { page, language }: { page: Page; language: string },
): Promise<Walk> {
  await page.addInitScript((tag) => localStorage.setItem('language', tag), language)
  return { player, browser: await page.context().newCDPSession(page), found: [] }
}

/** Goes along the same screens with every size of text: to change it on each would lay each out anew. */
export async function inEverySize(walk: Walk, look: (at: Look) => Promise<void>): Promise<void> {
  for (const { size, widths } of sizes) {
    await walk.browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await look((name) => measure(`${name}, ${(size / 16) * 100} %`, walk, widths))
  }
}

async function measure(name: string, walk: Walk, widths: readonly number[]): Promise<void> {
  const { page } = walk.player
  // A list keeps one after its rows until the player has scrolled to its end.
  await expect(page.locator('main span[data-shape][aria-hidden]:not(ul + span)')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 })
    const misfits = await findMisfits(page)
    walk.found.push(...misfits.map((one) => `${name}, ${width} px: ${one}`))
  }
}

import { type CDPSession, expect, type Page } from '@playwright/test'
import type { Player } from './player.ts'
import { findMisfits } from './text-fit.ts'
import { spaceText } from './text-spacing.ts'
import type { Look } from './walk-as-guest.ts'

export interface TextSize {
  /** The size of plain text in pixels. */
  readonly size: number
  /** The widths of the screens that it is measured on: what fits at both ends fits between them. */
  readonly widths: readonly number[]
  /** With the spacing of text that a reader may set. */
  readonly spaced?: true
}

/** The sizes that a player may set in the browser: the usual one and twice as large. */
export const textSizes: readonly TextSize[] = [
  { size: 16, widths: [320, 430] },
  { size: 32, widths: [320, 390] },
]

/** The same, and the usual size spaced out. */
export const textWays: readonly TextSize[] = [
  ...textSizes,
  { size: 16, widths: [320, 390], spaced: true },
]

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
export async function inEverySize(
  walk: Walk,
  look: (at: Look) => Promise<void>,
  ways = textSizes,
): Promise<void> {
  for (const { size, widths, spaced } of ways) {
    const name = `${(size / 16) * 100} %${spaced ? ' spaced out' : ''}`
    await walk.browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    if (spaced) await spaceText(walk.player.page)
    await look((screen) => measure(`${screen}, ${name}`, walk, widths))
  }
}

async function measure(name: string, walk: Walk, widths: readonly number[]): Promise<void> {
  const { page } = walk.player
  // A list keeps one after its rows until the player has scrolled to its end.
  await expect(page.locator('main [data-kit="skeleton"]:not(ul + span)')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 })
    const misfits = await findMisfits(page)
    walk.found.push(...misfits.map((one) => `${name}, ${width} px: ${one}`))
  }
}

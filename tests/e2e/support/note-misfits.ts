import type { Page } from '@playwright/test'
import { findMisfits } from './text-fit.ts'
import type { Look } from './walk-as-guest.ts'

/** Notes what does not fit on a screen that is open, on phones of these widths. */
export function noteMisfits(page: Page, widths: readonly number[]) {
  const found: string[] = []
  const look: Look = async (name) => {
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      for (const misfit of await findMisfits(page)) found.push(`${name}, ${width} px: ${misfit}`)
    }
  }
  return { found, look }
}

import { expect, type Page } from '@playwright/test'
import { readRoute } from '../../../src/core/contract/pages.ts'

/** Opens a page as a link inside the player does, and waits until it shows its own contents. */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  const [name = ''] = path.split('?')
  const main = page.locator(`[data-column][data-route="${readRoute(name)}"] main`)
  await expect.poll(async () => (await main.innerText()).trim()).not.toBe('')
  await page.waitForFunction(hasArrived)
  await page.evaluate('document.fonts.ready')
}

/** Runs in the page: whether no skeleton is in view. A list keeps one at its end, where more of it loads. */
function hasArrived(): boolean {
  const waits = document.querySelectorAll('main :is([data-kit="skeleton"], [data-pending])')
  return [...waits].every((one) => one.getBoundingClientRect().top > innerHeight)
}

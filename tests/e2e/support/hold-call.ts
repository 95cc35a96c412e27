import type { Page } from '@playwright/test'

/** Calls that wait on their way until they are released. */
export interface HeldCall {
  /** Done when the page has asked. */
  readonly asked: Promise<unknown>
  readonly release: () => void
}

/** Holds the calls to an address back, however long the clock of the page runs. */
export async function holdCall(page: Page, address: RegExp): Promise<HeldCall> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return { asked: page.waitForRequest(address), release }
}

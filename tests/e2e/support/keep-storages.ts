import type { BrowserContext } from '@playwright/test'

/** What the device and the tab hold for a session. */
export type KeptStorages = Readonly<Record<'device' | 'visit', Readonly<Record<string, string>>>>

/** Gives every page of a browser context what its device and its tab hold. */
export async function keepStorages(
  context: BrowserContext,
  { device, visit }: KeptStorages,
): Promise<void> {
  await context.addInitScript(
    ([ofDevice, ofTab]) => {
      for (const [name, value] of Object.entries(ofDevice)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(ofTab)) sessionStorage.setItem(name, value)
    },
    [device, visit] as const,
  )
}

import { expect, type Page } from '@playwright/test'

export interface Trouble {
  /** Allows console errors of this kind for the rest of the journey. */
  readonly expect: (kind: RegExp) => void
  /** Fails when anything happened that was not allowed. */
  readonly check: () => void
}

/** The browser's message about a call that failed on purpose. */
export const failedCall = /Failed to load resource/

/** Collects console errors, uncaught errors, dialogs and violations of the policy of a page. */
export async function watchTrouble(page: Page): Promise<Trouble> {
  const seen: string[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return {
    expect: (kind) => void allowed.push(kind),
    check: () =>
      expect(seen.filter((line) => !allowed.some((kind) => kind.test(line)))).toEqual([]),
  }
}

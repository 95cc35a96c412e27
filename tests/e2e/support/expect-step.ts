import { expect, type Page } from '@playwright/test'

/** Expects the focus on something that is shown: what had it is not gone with the step before (WCAG 2.4.3). */
export async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toBeVisible()
}

/**
 * Expects a step that a page shows now: the document is named after it, a screen reader hears its name,
 * and the focus is kept (WCAG 2.4.2, 2.4.3, 4.1.3).
 */
export async function expectStep(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.title()).toContain(name)
  await expect(page.getByRole('banner').getByRole('status')).toContainText(name)
  await expectFocus(page)
}

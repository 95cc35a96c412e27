import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What a screen reader and the list of windows know of the page that is open. */
interface Standing {
  readonly title: string
  /** Whether a control or a part that is shown has the focus. */
  readonly isFocused: boolean
  readonly address: string
}

/** Ways inside a page to another view of it: links, what opens a dialog, and tabs. */
const ways = {
  link: 'main a[href*="?"]:not([aria-current])',
  dialog: ':is(main, header) [aria-haspopup="dialog"]:not([aria-disabled="true"], :disabled)',
  tab: 'main [role="tab"][aria-selected="true"]',
} as const

/**
 * Presses, by keyboard, one way of each kind on the page that is open. Returns where the focus is lost, where the
 * title stays although the page is about something else, and what is not announced (WCAG 2.4.2, 2.4.3, 4.1.3).
 */
export async function walkSteps(page: Page, open: () => Promise<void>): Promise<string[]> {
  const found: string[] = []
  const path = new URL(page.url()).pathname
  for (const address of await listViews(page, path)) {
    found.push(...(await pressLink(page, address)))
    await open()
  }
  const openers = page.locator(ways.dialog)
  for (let at = 0; at < (await openers.count()); at += 1)
    found.push(...(await pressOpener(page, openers.nth(at))))
  const tabs = page.locator(ways.tab)
  for (let at = 0; at < (await tabs.count()); at += 1) await pressTab(page, tabs.nth(at))
  return found
}

/** Expects that the page that was just opened has its own title, and the focus on its heading. */
export async function findLostPage(page: Page): Promise<string[]> {
  const heading = page.locator('[data-page-heading]')
  await expect(heading).toHaveText(/\S/)
  const name = ((await heading.textContent()) ?? '').trim()
  await expect.poll(() => page.title()).toContain(name)
  const [isFocused, level] = await heading.evaluate((one) => [
    one === document.activeElement,
    one.localName,
  ])
  return [
    ...(isFocused ? [] : ['the heading has no focus']),
    ...(level === 'h1' ? [] : [`the heading is ${level}`]),
  ]
}

/** Lists the addresses of other views of the page, one for each set of parameters. */
async function listViews(page: Page, path: string): Promise<string[]> {
  const addresses = await page
    .locator(ways.link)
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    )
  const views = new Map<string, string>()
  for (const address of addresses) {
    const { pathname, searchParams, search } = new URL(address)
    const kind = [...searchParams.keys()].sort().join()
    // A search is a field of the same view, which has the focus.
    if (pathname !== path || searchParams.has('q') || views.has(kind)) continue
    views.set(kind, pathname + search)
  }
  return [...views.values()]
}

async function pressLink(page: Page, address: string): Promise<string[]> {
  const link = page.locator(`main a[href=${JSON.stringify(address)}]`).first()
  const before = await standing(page)
  await link.press('Enter')
  await expect.poll(async () => (await standing(page)).address).not.toBe(before.address)
  let arrived = 'nothing' as Arrival
  // The name of what is open may come with its answer, and a sheet with its code.
  await expect
    .poll(async () => {
      arrived = await readArrival(page, before.title)
      return arrived
    }, `what comes after ${address}`)
    .not.toBe('nothing')
  if (arrived === 'dialog') return closeDialog(page, address)
  await expectFocus(page, address)
  if (arrived === 'kept') return []
  const onHeading = await page.evaluate(() => document.activeElement?.localName === 'h1')
  const heard = (await page.getByRole('banner').getByRole('status').allTextContents()).join('')
  const title = await page.title()
  return onHeading || (heard !== '' && title.startsWith(heard))
    ? []
    : [`${address}: "${title}" is not heard`]
}

/** What a link led to: a dialog, the view that it marks as chosen, or a view with a title of its own. */
type Arrival = 'dialog' | 'kept' | 'view' | 'nothing'

async function readArrival(page: Page, titleBefore: string): Promise<Arrival> {
  if (await page.getByRole('dialog').isVisible()) return 'dialog'
  const isKept = await page.evaluate(() => document.activeElement?.matches('main a[aria-current]'))
  if (isKept) return 'kept'
  return (await page.title()) === titleBefore ? 'nothing' : 'view'
}

async function pressOpener(page: Page, opener: Locator): Promise<string[]> {
  if (!(await opener.isVisible())) return []
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
  await opener.press('Enter')
  const found = await closeDialog(page, name)
  await expect(opener, `the focus after ${name}`).toBeFocused()
  return found
}

/** Expects the focus in the dialog that opens and a name of it, and closes it by Escape. */
async function closeDialog(page: Page, name: string): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect
    .poll(() => dialog.evaluate((one) => one.contains(document.activeElement)), `focus in ${name}`)
    .toBe(true)
  const isNamed = (await dialog.ariaSnapshot()).startsWith('- dialog "')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page, name)
  return isNamed ? [] : [`${name}: the dialog has no name`]
}

async function pressTab(page: Page, tab: Locator): Promise<void> {
  await expect(tab).toBeVisible()
  const name = await tab.innerText()
  await tab.press('ArrowRight')
  const chosen = page.locator('[role="tab"][aria-selected="true"]:focus')
  await expect(chosen, `the tab after ${name} has the focus`).toHaveCount(1)
}

/** Expects the focus on something that is shown, which a page may give it after a moment. */
async function expectFocus(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => (await standing(page)).isFocused, `the focus after ${name}`)
    .toBe(true)
}

function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => {
    const { activeElement, body, title } = document
    const isFocused = activeElement !== body && (activeElement?.getClientRects().length ?? 0) > 0
    return { title, isFocused, address: location.pathname + location.search }
  })
}

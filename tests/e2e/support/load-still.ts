import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readRoute } from '../../../src/core/contract/pages.ts'
import { type KeptStorages, keepStorages } from './keep-storages.ts'
import type { Pace, StillLoad } from './still-loads.ts'
import { type Shift, watchShifts } from './watch-shifts.ts'

export interface StillVisit extends StillLoad {
  /** The address of the merchant's pages, without a path. */
  readonly origin: string
  readonly language: string
  readonly storages: KeptStorages
}

/** How many times slower the processor of the phone is. */
const slowdown = 6
/** What a page holds that has nothing more to wait for, in milliseconds without change. */
const quietMs = 600
/** A page that is never quiet is measured as it is then. */
const longestMs = 90_000

/** Opens a page on a slow phone that was never there, or steps to it, and returns what moves until it is quiet. */
export async function loadStill(browser: Browser, visit: StillVisit): Promise<readonly Shift[]> {
  const viewport = { width: visit.width, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    const page = await openPhone(context, visit)
    const pending = watchPending(page)
    const [path = ''] = visit.path.split('?')
    const isStep = visit.mode === 'step'
    if (isStep) {
      await page.goto(visit.origin + beforeOf(visit.path))
      await untilQuiet(page, pending)
    }
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await delay(context, visit.pace)
    if (isStep) await page.evaluate(step, { to: visit.path, route: readRoute(path) })
    else await page.goto(visit.origin + visit.path, { waitUntil: 'commit' })
    await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: longestMs })
    await untilQuiet(page, pending)
    const at = new URL(page.url())
    if (at.pathname !== path) throw new Error(`${visit.path} led to ${at.pathname}${at.search}`)
    const since = await page.evaluate<number>('globalThis.framedAt ?? 0')
    const shifts = await page.evaluate<Shift[]>('globalThis.shifts')
    return shifts.filter((shift) => shift.at > since)
  } finally {
    await context.close()
  }
}

/** The page from which a step leads to another. */
function beforeOf(path: string): string {
  return path === '/m/home' ? '/m/help' : '/m/home'
}

async function openPhone(context: BrowserContext, visit: StillVisit): Promise<Page> {
  const { device, visit: tab } = visit.storages
  await keepStorages(context, { device: { ...device, language: visit.language }, visit: tab })
  await context.addInitScript(watchShifts)
  return context.newPage()
}

async function delay(context: BrowserContext, pace: Pace): Promise<void> {
  if (pace === '0') return
  await context.route('**/*', async (route) => {
    const request = route.request()
    const late = latenessOf(pace, { type: request.resourceType(), url: new URL(request.url()) })
    await new Promise((done) => setTimeout(done, late))
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined)
  })
}

/** Returns by how many milliseconds a file or an answer is late. */
function latenessOf(pace: Pace, asked: { readonly type: string; readonly url: URL }): number {
  const kind = kindOf(asked)
  if (pace === 'mixed') return kind === undefined ? 0 : sumOf(asked.url.pathname) % 2000
  if (pace === kind) return 4000
  return kind === 'answers' ? Number(pace) || 0 : 0
}

function kindOf({ type, url }: { readonly type: string; readonly url: URL }) {
  if (/^\/(wps|lgw)\//.test(url.pathname)) return 'answers'
  if (type === 'script' || type === 'stylesheet') return 'code'
  if (type === 'image') return 'pictures'
  return type === 'font' || url.pathname.endsWith('.woff2') ? 'fonts' : undefined
}

/** A number that is another one for most texts and always the same for one. */
function sumOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return sum
}

/** Runs in the page: steps as a link does, and notes when the frame of the new page has been laid out. */
function step({ to, route }: { readonly to: string; readonly route: string | undefined }): void {
  history.pushState(null, '', to)
  const framed = (): void => {
    const column = document.querySelector<HTMLElement>('[data-column]')
    // A slow machine draws the page that is left for some frames more.
    if (column?.dataset['route'] !== route) requestAnimationFrame(framed)
    else
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(globalThis, { framedAt: performance.now() })),
      )
  }
  framed()
}

function watchPending(page: Page): () => number {
  const pending = new Set<unknown>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}

/** Waits until nothing is on its way, no skeleton is on the screen and nothing has moved for a while. */
async function untilQuiet(page: Page, pending: () => number): Promise<void> {
  const end = Date.now() + longestMs
  let quietSince = Number.POSITIVE_INFINITY
  let moved = 0
  while (Date.now() < end && Date.now() - quietSince < quietMs) {
    const { shifts, waits } = await page.evaluate(readQuiet)
    const isQuiet = pending() === 0 && !waits && shifts === moved
    quietSince = isQuiet ? Math.min(quietSince, Date.now()) : Date.now()
    moved = shifts
  }
}

/** Runs in the page: what it still waits for, once it has had the time to paint. */
async function readQuiet(): Promise<{ shifts: number; waits: boolean }> {
  await new Promise((done) =>
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 50))),
  )
  const { shifts } = globalThis as unknown as { shifts: readonly unknown[] }
  const waits = [...document.querySelectorAll('main :is([data-kit="skeleton"], [data-pending])')]
  const seen = waits.some((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const isEmpty = document.querySelector('main *') === null
  return { shifts: shifts.length, waits: seen || isEmpty || document.fonts.status !== 'loaded' }
}

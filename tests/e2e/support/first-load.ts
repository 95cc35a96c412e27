import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { formatShift, type Shift, watchShifts } from './watch-shifts.ts'

export interface Visit {
  /** The address of the home. */
  readonly address: string
  readonly width: number
  /** The language that the device chose before. */
  readonly language: string
  /** The delay of fonts after all other files, in milliseconds; by default none. */
  readonly fontsLater?: number
  /** The stored data of a session on the device and in the tab. */
  readonly storages?: {
    readonly device: Readonly<Record<string, string>>
    readonly visit: Readonly<Record<string, string>>
  }
}

/** The layout shifts and the requests of a first load without a touch of the player. */
export interface FirstLoad {
  /** Everything that moved: how much, and which elements from where to where. */
  readonly shifts: readonly string[]
  /** Bytes as they travel, by address, largest first. */
  readonly fonts: readonly Fetched[]
  readonly images: readonly Fetched[]
}

interface Fetched {
  readonly path: string
  readonly bytes: number
}

/** Opens a home on a phone that was never there, with an empty cache. */
export async function loadFirst(browser: Browser, visit: Visit): Promise<FirstLoad> {
  const { width, address } = visit
  const viewport = { width, height: 844 }
  const phone = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  try {
    await remember(context, visit)
    await delayFonts(context, visit)
    const page = await context.newPage()
    const fetched = watchFetched(page)
    await page.addInitScript(watchShifts)
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // Waits until the last content is painted and animations run.
    await page.waitForTimeout(600)
    const shifts = await page.evaluate<Shift[]>('globalThis.shifts')
    return { shifts: shifts.map(formatShift), ...(await fetched()) }
  } finally {
    await context.close()
  }
}

async function remember(context: BrowserContext, { language, storages }: Visit): Promise<void> {
  const device = { ...storages?.device, language }
  await context.addInitScript(
    ([kept, visited]) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(visited)) sessionStorage.setItem(name, value)
    },
    [device, storages?.visit ?? {}] as const,
  )
}

async function delayFonts(context: BrowserContext, { fontsLater }: Visit): Promise<void> {
  if (fontsLater === undefined) return
  await context.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, fontsLater))
    await route.continue()
  })
}

function watchFetched(page: Page): () => Promise<Pick<FirstLoad, 'fonts' | 'images'>> {
  const kinds = { fonts: 'font', images: 'image' } as const
  const sizes: Promise<Fetched & { kind: string }>[] = []
  const note = (request: Request): void => {
    const { protocol, pathname } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    const kind = pathname.endsWith('.woff2') ? 'font' : request.resourceType()
    const size = request
      .sizes()
      .then(({ responseBodySize: bytes }) => ({ kind, path: pathname, bytes }))
    // A visit that fails closes the page before anybody waits for it.
    size.catch(() => undefined)
    sizes.push(size)
  }
  page.on('requestfinished', note)
  return async () => {
    // Later requests do not count, and the page closes.
    page.off('requestfinished', note)
    const all = await Promise.all(sizes)
    const of = (kind: string): Fetched[] =>
      all.filter((one) => one.kind === kind).sort((a, b) => b.bytes - a.bytes)
    return { fonts: of(kinds.fonts), images: of(kinds.images) }
  }
}

/** The sum in kilobytes, and what it is made of. */
export function weigh(fetched: readonly Fetched[]): { kilobytes: number; figures: string } {
  const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0)
  const figures = fetched.map((one) => `${(one.bytes / 1024).toFixed(1)} ${one.path}`).join('\n')
  return { kilobytes: bytes / 1024, figures }
}

import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../src/cli/screenshots/browser-options.ts'

/** Starts the browser of the journeys with a phone's screen. */
export function launch(): Promise<Browser> {
  return chromium.launch(browserOptions)
}

const ready = 'globalThis.startBench !== undefined'

export interface Opened {
  readonly page: Page
  /** Milliseconds the main thread works on `script`, paint included, at this slowdown of the CPU. */
  readonly work: (script: string, slowdown?: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Opens an address in a browser context of its own. */
export async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address, { waitUntil: 'load' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const work = async (script: string, slowdown = 1) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForFunction(ready)
    const before = await busy()
    await page.evaluate(script)
    const after = await busy()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return after - before
  }
  return { page, work, close: () => context.close() }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export interface FloorRow {
  readonly work: string
  readonly floor: readonly number[]
  readonly livery: readonly number[]
  /** The most times of the floor. */
  readonly most: number
}

/** Formats the medians of a work in milliseconds and their ratio. */
export function formatRow({ work, floor, livery, most }: FloorRow): string {
  const ratio = median(livery) / median(floor)
  const verdict = ratio <= most ? 'holds' : 'MISSED'
  return `${work}: by hand ${median(floor).toFixed(0)}, Livery ${median(livery).toFixed(0)} (slowest of ${livery.length} ${Math.max(...livery).toFixed(0)}), ratio ${ratio.toFixed(2)} (at most ${most}) ${verdict}`
}

import type { CDPSession, Page } from '@playwright/test'
import type { Kept } from './kept-rounds.ts'

/** Counts the nodes and event listeners of a page; a garbage collection is forced before each count. */
export async function countKept(page: Page): Promise<() => Promise<Kept>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  return async () => {
    // Objects that the first collection finalizes are removed by the second.
    for (let turn = 0; turn < 2; turn += 1) await browser.send('HeapProfiler.collectGarbage')
    return readCounts(browser)
  }
}

async function readCounts(browser: CDPSession): Promise<Kept> {
  const { metrics } = await browser.send('Performance.getMetrics')
  const read = (name: string): number => {
    const found = metrics.find((metric) => metric.name === name)
    if (!found) throw new Error(`The browser counts no "${name}".`)
    return found.value
  }
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') }
}

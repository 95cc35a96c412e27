import { join } from 'node:path'
import type { Browser, Page, Route } from '@playwright/test'
import { mostNodes, type Scrolled, scroll, scrollPlain, summarize } from './bench-scroll.ts'
import { buildPage } from './build-pages.ts'
import { makeRecords } from './many-records.ts'
import { formatRow } from './measure.ts'
import { applyLook, openAsMember, openFloor, type PageLook, readLook } from './open-lobby.ts'

const runs = 3
const recordCount = 10_000
/** From an answer of the gateway until its records are painted (SPEC §11.74), in times of the same by hand. */
const mostFilter = 1.3
const filters = ['Withdrawal', 'Deposit', 'Bonus', 'Rebate', 'Transfer'] as const

/**
 * Scrolls through ten thousand records, all loaded and 20 a page, against a list that has them all, and
 * measures how long a filter takes from the gateway's answer to the paint, against the same page by hand.
 */
export async function benchRecords(browser: Browser, origin: string, folder: string) {
  await buildPage('plain-records', 0, join(folder, 'plain-records'))
  await buildPage('records-floor', 0, join(folder, 'records-floor'))
  const [loaded, paged, plain]: [Scrolled[], Scrolled[], Scrolled[]] = [[], [], []]
  const times: number[] = []
  const byHand: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const whole = await scrollRecords(browser, recordCount)
    const growing = await scrollRecords(browser, 20)
    loaded.push(whole.scrolled)
    paged.push(growing.scrolled)
    times.push(...growing.times)
    byHand.push(...(await filterByHand(browser, `${origin}/records-floor/`, growing.look)))
    plain.push(await scrollPlain(browser, `${origin}/plain-records/`))
  }
  const [ours, paging, theirs] = [summarize(loaded), summarize(paged), summarize(plain)]
  const holds = Math.max(ours.nodes, paging.nodes) <= mostNodes ? 'holds' : 'MISSED'
  return [
    `records scroll, 10,000 records, CPU slowed four times: plain list drops ${theirs.dropped} of ${theirs.frames} frames with ${theirs.nodes} elements, Livery ${ours.dropped} of ${ours.frames} with ${ours.nodes}, and ${paging.dropped} of ${paging.frames} with ${paging.nodes} while it loads 20 a page (at most ${mostNodes} elements) ${holds}`,
    formatRow({
      work: 'records filter after the answer, CPU slowed four times',
      floor: byHand,
      livery: times,
      most: mostFilter,
    }),
  ].join('\n')
}

async function scrollRecords(browser: Browser, pageSize: number) {
  const path = '/m/transaction/record'
  const { page, session, close } = await openAsMember(browser, path, (one) =>
    answerWithRecords(one, pageSize),
  )
  await page.locator('main ul li a time').first().waitFor()
  const scrolled = await scroll(page, session)
  const look = await readLook(page)
  const times = await timeFilters(page)
  await close()
  return { scrolled, look, times }
}

/** Chooses filters, and returns the milliseconds from each answer until its first record is painted. */
async function timeFilters(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (const name of filters) {
    await page.locator('main [aria-expanded]').first().click()
    await page.getByRole('button', { name, exact: true }).waitFor()
    times.push(await page.evaluate(chooseAndWait, name))
  }
  return times
}

/** Chooses the same filters on the page that is written by hand. */
async function filterByHand(
  browser: Browser,
  address: string,
  look: PageLook,
): Promise<readonly number[]> {
  const { page, close } = await openFloor(browser, address, (one) => answerWithRecords(one, 20))
  await applyLook(page, look)
  const times = await timeFilters(page)
  await close()
  return times
}

/** Keeps the time of the last answer of the gateway. Runs in the page before its scripts. */
export function watchAnswers(): void {
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    Object.assign(globalThis, { answeredAt: performance.now() })
    return response
  }
}

/** Presses an option, and returns the milliseconds from the answer to the paint. Runs in the page. */
async function chooseAndWait(name: string): Promise<number> {
  const times = globalThis as { answeredAt?: number }
  const option = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')].find(
    (button) => button.textContent === name,
  )
  const before = document.querySelector('main ul li a')
  times.answeredAt = 0
  option?.click()
  const painted = await paintedWhen(() => {
    const row = document.querySelector('main ul li a')
    return row !== null && row !== before && times.answeredAt !== 0
  })
  return painted - times.answeredAt
}

async function answerWithRecords(page: Page, pageSize: number): Promise<void> {
  const all = makeRecords(recordCount, Date.now() - 60_000)
  await page.addInitScript(watchAnswers)
  const answer = (route: Route, value: unknown): Promise<void> =>
    route.fulfill({ json: { success: true, value } })
  await page.route('**/GLS2_TxCodeList*', (route) =>
    answer(route, {
      maxDays: 30,
      categories: ['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate'].map((category) => ({
        category,
        states: ['processing', 'success', 'failed'],
      })),
    }),
  )
  await page.route('**/ODS2_MemberTransaction*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const category = query.get('category')
    const found = category ? all.filter((record) => record.category === category) : all
    const pageNum = Number(query.get('pageNum') ?? 1)
    return answer(route, {
      transactions: found.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      totalIn: '12979.80',
      totalOut: '-22340.00',
      totalCount: found.length,
      pageNum,
      totalPages: Math.ceil(found.length / pageSize),
    })
  })
}

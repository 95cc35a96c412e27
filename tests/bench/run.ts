import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { merchants } from '../e2e/support/words.ts'
import { measureEditor } from './bench-editor.ts'
import { benchFirstLoad } from './bench-first-load.ts'
import { benchForm } from './bench-form.ts'
import { measurePlan } from './bench-plan.ts'
import { benchPublish, benchValidate } from './bench-publish.ts'
import { benchRecords } from './bench-records.ts'
import { benchScroll } from './bench-scroll.ts'
import { benchSearch } from './bench-search.ts'
import { benchTeam } from './bench-team.ts'
import { buildPage, type Contestant } from './build-pages.ts'
import { launch, median, open } from './measure.ts'
import { serveFolder } from './serve-folder.ts'

const runs = 9
const contestants = ['floor', 'livery'] as const satisfies readonly Contestant[]

interface Row {
  readonly work: string
  readonly count: number
  readonly most: number
  /** The fresh pages that a run takes its median of; the shorter the work, the more it needs. */
  readonly pages: number
  readonly flip?: true
}
const rows: readonly Row[] = [
  { work: 'first paint from JSON, 12 blocks', count: 12, most: 1.1, pages: 5 },
  { work: 'first paint from JSON, 100 blocks', count: 100, most: 1, pages: 3 },
  { work: 'painted, 1,000 blocks', count: 1000, most: 0.35, pages: 1 },
  {
    work: 'one flag flips, 1,000 blocks, CPU slowed four times',
    count: 1000,
    most: 0.45,
    pages: 1,
    flip: true,
  },
]

const only = readOnly(process.argv.slice(2))
const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'))
const server = await serveFolder(folder)
const works: readonly { readonly name: string; readonly run: () => Promise<void> }[] = [
  ...rows.map((row) => ({ name: row.work, run: () => inBrowser((one) => printRow(row, one)) })),
  { name: 'answers to an editor', run: async () => console.log(await measureEditor()) },
  { name: 'plan 100 blocks', run: async () => console.log(measurePlan()) },
  {
    name: 'registration form',
    run: () => inBrowser(async (one) => console.log(await benchForm(one, server.origin, folder))),
  },
  {
    name: 'search among 10,000 games',
    run: () => inBrowser(async (one) => console.log(await benchSearch(one, server.origin, folder))),
  },
  {
    name: 'scroll through 10,000 games',
    run: () => inBrowser(async (one) => console.log(await benchScroll(one, server.origin, folder))),
  },
  {
    name: 'records scroll',
    run: () =>
      inBrowser(async (one) => console.log(await benchRecords(one, server.origin, folder))),
  },
  {
    name: 'team of 10,000',
    run: () => inBrowser(async (one) => console.log(await benchTeam(one, server.origin, folder))),
  },
  ...merchants.flatMap((code) =>
    (['guest', 'member'] as const).map((account) => ({
      name: `first load of ${code} for a ${account}`,
      run: async () => console.log((await benchFirstLoad({ code, account })).join('\n')),
    })),
  ),
  { name: 'validate many merchants', run: () => benchValidate((line) => console.log(line)) },
  { name: 'publish many merchants', run: () => benchPublish((line) => console.log(line)) },
]
const chosen = works.filter(({ name }) => name.includes(only))
try {
  if (chosen.length === 0) throw new Error(`No row has "${only}" in its name.`)
  console.log(`medians of ${runs} interleaved runs, milliseconds of main-thread work`)
  for (const { run } of chosen) await run()
} finally {
  server.close()
  await rm(folder, { recursive: true })
}

/** The part of a row's name after `--only`; without it every row is measured. */
function readOnly(args: readonly string[]): string {
  return parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values.only ?? ''
}

/** Measures a row in a browser of its own, and once more from its start where that browser is lost. */
async function inBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  for (const last of [false, true]) {
    const browser = await launch()
    try {
      return await measure(browser)
    } catch (error) {
      if (last || browser.isConnected()) throw error
      console.log('The browser was lost; the row starts again.')
    } finally {
      await browser.close()
    }
  }
}

async function printRow(row: Row, browser: Browser): Promise<void> {
  for (const who of contestants) {
    await buildPage(who, row.count, join(folder, `${who}-${row.count}`))
  }
  const taken: Record<(typeof contestants)[number], number[]> = { floor: [], livery: [] }
  let again = 0
  for (let run = 0; run < runs; run += 1) {
    for (const who of run % 2 ? contestants.toReversed() : contestants) {
      const address = `${server.origin}/${who}-${row.count}/`
      const { ms, renderedAgain } = await runOnce(browser, address, row)
      taken[who].push(ms)
      if (who === 'livery') again = Math.max(again, renderedAgain)
    }
  }
  const floor = median(taken.floor)
  const livery = median(taken.livery)
  const ratio = livery / floor
  const verdict = ratio <= row.most ? 'holds' : 'MISSED'
  const counted = row.flip ? `; blocks rendered again without reading the flag: ${again}` : ''
  console.log(
    `${row.work}: floor ${floor.toFixed(1)}, Livery ${livery.toFixed(1)}, ratio ${ratio.toFixed(2)} (at most ${row.most}) ${verdict}${counted}`,
  )
}

async function runOnce(browser: Browser, address: string, row: Row) {
  const pages = []
  for (let page = 0; page < row.pages; page += 1) pages.push(await onePage(browser, address, row))
  return {
    ms: median(pages.map(({ ms }) => ms)),
    renderedAgain: Math.max(...pages.map(({ renderedAgain }) => renderedAgain)),
  }
}

/** One fresh page: its first paint, or one flag turned off and on again. */
async function onePage(browser: Browser, address: string, { flip, count }: Row) {
  const { page, work, close } = await open(browser, address)
  const start = await work('startBench()')
  const shown = await page.locator('[data-block]').count()
  if (shown !== count) throw new Error(`${address} shows ${shown} blocks, not ${count}.`)
  if (!flip) {
    await close()
    return { ms: start, renderedAgain: 0 }
  }
  await page.evaluate('globalThis.benchRenders = {}')
  const ms = await work('flipFlag().then(() => flipFlag())', 4)
  // biome-ignore format: one expression for the page
  const rendered = await page.evaluate<string[]>('Object.keys(globalThis.benchRenders)')
  await close()
  return {
    ms,
    renderedAgain: rendered.filter((id) => Number(id.split('-')[1]) % 100 !== 50).length,
  }
}

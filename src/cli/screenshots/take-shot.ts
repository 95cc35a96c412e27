import type { Browser, Page } from 'playwright-core'
import { type CallValue, calls } from '../../core/contract/calls.ts'
import { contentCalls, type NamedScenario } from '../../core/contract/scenarios.ts'
import { openPhone } from './browser.ts'
import type { ShotResult, ShownBlock } from './photographer.ts'

/** The address of a page and the settings of the browser. */
export interface ShotSettings {
  readonly address: string
  readonly scenario: NamedScenario
  /** Epoch milliseconds that the page takes for now. */
  readonly now: number
}

const scale = 1
/** The first look at a page, and the tallest picture, in CSS pixels. */
const glance = 844
const tallest = 6000
/** Limits for a page to start and to load everything, in milliseconds. */
const startMs = 20_000
const settleMs = 8000
/** Milliseconds after which a page that still shows skeletons is photographed with them. */
const contentMs = 30_000
/** Milliseconds after which a waiting page is photographed; its first requests have timed out by then. */
const waitingMs = 5000

/** A picture of a page as it is once everything has come, or why it does not come. */
export async function takeShot(browser: Browser, sight: ShotSettings): Promise<ShotResult> {
  const context = await openPhone(browser, { height: glance, scale })
  try {
    return await look(await context.newPage(), sight)
  } catch (error) {
    return { failed: formatFailed(error) }
  } finally {
    await context.close()
  }
}

async function look(page: Page, { address, scenario, now }: ShotSettings): Promise<ShotResult> {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.clock.setFixedTime(now)
  // Random choices of a page are the same in every picture.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  if (scenario.empty) await emptyLists(page)
  const answer = await page.goto(address, { waitUntil: 'commit' })
  if (!answer?.ok())
    return { failed: `The page is answered with ${answer?.status() ?? 'nothing'}.` }
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: startMs })
  const waits = scenario.failing?.some(({ how }) => how === 'slow')
  if (waits) await page.waitForTimeout(waitingMs)
  else await settle(page)
  await grow(page)
  if (!waits) {
    await settle(page)
    await loadPictures(page)
  }
  const [first] = thrown
  if (first !== undefined) return { failed: `Its script failed: ${first}.` }
  const blocks = await loadBlocks(page)
  return { png: await page.screenshot({ type: 'png', animations: 'disabled' }), blocks }
}

/** Everything has arrived and been drawn, as far as it comes within some seconds. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined)
  const options = { timeout: contentMs, polling: 200 }
  await page.waitForFunction(hasContent, undefined, options).catch(() => undefined)
  await page.evaluate(drawLoaded, settleMs)
  await page.waitForTimeout(300)
}

/**
 * Waits until every picture on the tall screen has arrived, as far as it comes within some seconds: a slow machine
 * draws them one after another.
 */
async function loadPictures(page: Page): Promise<void> {
  const options = { timeout: contentMs, polling: 200 }
  await page.waitForFunction(hasPictures, undefined, options).catch(() => undefined)
  await page.evaluate(drawLoaded, settleMs)
}

/** Runs in the page: draws the fonts and pictures that have arrived, as far as they are drawn within some milliseconds. */
async function drawLoaded(most: number): Promise<void> {
  // One that is not asked for yet, as far down the page, would never be decoded.
  const loaded = [...document.images].filter(({ complete }) => complete)
  const decoded = loaded.map((image) => image.decode().catch(() => undefined))
  await Promise.race([
    Promise.all([document.fonts.ready, ...decoded]),
    new Promise((done) => setTimeout(done, most)),
  ])
}

/** Runs in the page: returns whether every picture on the screen has arrived. A row that scrolls has more beside it. */
function hasPictures(): boolean {
  return [...document.images].every((image) => {
    const { width, height, left, right, top, bottom } = image.getBoundingClientRect()
    const isSeen = width > 0 && height > 0 && right > 0 && left < innerWidth
    return image.complete || !isSeen || bottom <= 0 || top >= innerHeight
  })
}

/** Runs in the page: returns whether no skeleton is on the screen. */
function hasContent(): boolean {
  const places = document.querySelectorAll('main :is([data-kit="skeleton"], [data-pending])')
  return [...places].every((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= innerHeight || bottom <= 0
  })
}

/**
 * Makes the screen as tall as the page is on a phone, so that bars stand at its ends. Before, what
 * is drawn only where somebody comes near is drawn, and the page fills the phone's screen and not
 * the tall one.
 */
async function grow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLElement>('[data-block]'))
      block.style.contentVisibility = 'visible'
    for (const image of document.images) image.loading = 'eager'
    const main = document.querySelector('main')
    if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 390, height: Math.min(Math.max(height, glance), tallest) })
}

function loadBlocks(page: Page): Promise<ShownBlock[]> {
  return page.locator('[data-block]').evaluateAll((blocks, by) => {
    const round = (value: number): number => Math.round(value * by)
    return blocks.flatMap((block) => {
      const { x, y, width, height } = block.getBoundingClientRect()
      const id = block.getAttribute('data-block') ?? ''
      if (width === 0 || height === 0) return []
      return [{ id, x: round(x), y: round(y), width: round(width), height: round(height) }]
    })
  }, scale)
}

/** Answers with nothing in them. */
const nothing: { readonly [N in (typeof contentCalls)[number]]: CallValue<N> } = {
  announcements: {},
  vendors: { sorting: [], mapping: {} },
  popularGames: [],
  hotGames: { list: [] },
  winnerBoard: { list: [] },
  lobbyNews: { matches: [], fixtures: [] },
  lotteries: [],
  gameList: { games: [], pageNum: 1, totalPages: 1, totalCount: 0 },
}

async function emptyLists(page: Page): Promise<void> {
  for (const name of contentCalls) {
    const value = nothing[name]
    const body = JSON.stringify('bare' in calls[name] ? value : { success: true, value })
    await page.route(
      (url) => url.pathname === calls[name].path,
      (route) => route.fulfill({ contentType: 'application/json', body }),
    )
  }
}

function formatFailed(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return /Timeout/.test(first) ? 'It did not start within 20 seconds.' : `It failed: ${first}.`
}

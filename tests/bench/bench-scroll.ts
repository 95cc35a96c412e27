import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { buildPage } from './build-pages.ts'
import { median } from './measure.ts'
import { openLobby, openPhone } from './open-lobby.ts'

const runs = 3
export const mostNodes = 400
/** CSS pixels that a run scrolls, and how many of them in a second. */
const distance = 9000
const speed = 1500

export interface Scrolled {
  /** Frames that were not drawn in time, of those that there was time for. */
  readonly dropped: number
  readonly frames: number
  /** The most elements that the page had. */
  readonly nodes: number
}

/** A steady scroll through ten thousand games in the lobby, against a list that has them all. */
export async function benchScroll(browser: Browser, origin: string, folder: string) {
  await buildPage('plain-list', 0, join(folder, 'plain-list'))
  const livery: Scrolled[] = []
  const plain: Scrolled[] = []
  for (let run = 0; run < runs; run += 1) {
    livery.push(await scrollLobby(browser))
    plain.push(await scrollPlain(browser, `${origin}/plain-list/`))
  }
  const [ours, theirs] = [summarize(livery), summarize(plain)]
  const holds = ours.nodes <= mostNodes ? 'holds' : 'MISSED'
  return `scroll through 10,000 games, CPU slowed four times: plain list drops ${theirs.dropped} of ${theirs.frames} frames with ${theirs.nodes} elements, Livery ${ours.dropped} of ${ours.frames} with ${ours.nodes} (at most ${mostNodes}) ${holds}`
}

async function scrollLobby(browser: Browser): Promise<Scrolled> {
  const { page, session, close } = await openLobby(browser, '/m/gameContainer?gameType=RNG')
  await page.locator('[data-block="games"] li').first().waitFor()
  const scrolled = await scroll(page, session)
  await close()
  return scrolled
}

/** Returns the median of several scrolls, and the most elements of any. */
export function summarize(all: readonly Scrolled[]): Scrolled {
  return {
    dropped: median(all.map(({ dropped }) => dropped)),
    frames: median(all.map(({ frames }) => frames)),
    nodes: Math.max(...all.map(({ nodes }) => nodes)),
  }
}

/** Scrolls a list that has every item. */
export async function scrollPlain(browser: Browser, address: string): Promise<Scrolled> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction('globalThis.startBench !== undefined')
  await page.evaluate('startBench()')
  const scrolled = await scroll(page, await context.newCDPSession(page))
  await context.close()
  return scrolled
}

/** Scrolls a page with a finger, its processor slowed four times. */
export async function scroll(page: Page, session: CDPSession): Promise<Scrolled> {
  await page.waitForTimeout(1000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen = { frames: [] as number[], nodes: 0 }
    Object.assign(globalThis, { seen })
    const look = (now: number): void => {
      seen.frames.push(now)
      seen.nodes = Math.max(seen.nodes, document.getElementsByTagName('*').length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -distance,
    speed,
    gestureSourceType: 'touch',
  })
  const { frames, nodes } = await page.evaluate<{ frames: number[]; nodes: number }>(
    'globalThis.seen',
  )
  const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now))
  const due = gaps.map((gap) => Math.max(1, Math.round(gap / (1000 / 60))))
  const all = due.reduce((sum, count) => sum + count, 0)
  return { frames: all, dropped: all - due.length, nodes }
}

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { buildPlayer } from '../../tools/build-player.ts'
import { createPlayer } from '../e2e/support/player.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { watchTrouble } from '../e2e/support/trouble.ts'
import { projectRoot } from '../e2e/support/words.ts'
import { startTestHost } from '../support/start-test-host.ts'
import { makeGames } from './many-games.ts'

export const gameCount = 10_000

export interface OpenLobby {
  readonly page: Page
  readonly session: CDPSession
  readonly close: () => Promise<void>
}

/** The player's own lobby of a member, over a gateway that has ten thousand games. */
export function openLobby(browser: Browser, path: string): Promise<OpenLobby> {
  return openAsMember(browser, path, answerWithMany)
}

/** A page of a member, over a gateway whose answers the given function replaces. */
export async function openAsMember(
  browser: Browser,
  path: string,
  replaceAnswers: (page: Page) => Promise<void>,
): Promise<OpenLobby> {
  if (!buildPlayer()) throw new Error('The player could not be built.')
  const host = await startTestHost({ root: projectRoot })
  const context = await openPhone(browser)
  const page = await context.newPage()
  const sandbox = controlSandbox(host.port)
  const sources = { page, trouble: await watchTrouble(page), host, sandbox, root: projectRoot }
  const player = createPlayer('kiwibet', sources)
  await player.logIn('member88')
  await replaceAnswers(page)
  await player.open(path)
  const session = await context.newCDPSession(page)
  const close = async (): Promise<void> => {
    await context.close()
    await host.close()
  }
  return { page, session, close }
}

/** A page that is written by hand, over the same answers, its processor slowed four times. */
export async function openFloor(
  browser: Browser,
  address: string,
  replaceAnswers: (page: Page) => Promise<void>,
): Promise<OpenLobby> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await replaceAnswers(page)
  await page.goto(address)
  await page.waitForFunction('globalThis.startBench !== undefined')
  await page.evaluate('startBench()')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, session, close: () => context.close() }
}

/** What a page of the player is drawn with. */
export interface PageLook {
  /** The rules of its style sheets. */
  readonly styles: string
  /** The attributes of its root, which the rules select. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Its drawings of icons, as SVG. */
  readonly sprite: string
}

/** Returns what a page of the player is drawn with, so that a page by hand is laid out and painted with the same. */
export function readLook(page: Page): Promise<PageLook> {
  return page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const icon = document.querySelector('svg use')?.getAttribute('href') ?? ''
    return {
      styles: rules.map(({ cssText }) => cssText).join('\n'),
      attributes: [...document.documentElement.attributes].map(
        ({ name, value }) => [name, value] as const,
      ),
      sprite: await (await fetch(icon.replace(/#.*/, ''))).text(),
    }
  })
}

/** Draws a page that is written by hand with what a page of the player is drawn with. */
export async function applyLook(
  page: Page,
  { styles, attributes, sprite }: PageLook,
): Promise<void> {
  await page.route('**/sprite.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: sprite }),
  )
  await page.addStyleTag({ content: styles })
  await page.evaluate((all) => {
    for (const [name, value] of all) document.documentElement.setAttribute(name, value)
  }, attributes)
}

export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(provideClock)
  return context
}

declare global {
  /** Resolves when a frame is painted that shows what is looked for, with the time of it. */
  var paintedWhen: (isShown: () => boolean) => Promise<number>
}

/** Provides `paintedWhen`. Runs in the page before its scripts. */
function provideClock(): void {
  globalThis.paintedWhen = async (isShown) => {
    do await new Promise((resolve) => requestAnimationFrame(resolve))
    while (!isShown())
    // The styles, the layout and the paint of a frame follow its callbacks.
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(0)
    })
    return performance.now()
  }
}

/** Answers the calls of the list of games with ten thousand of them. */
export async function answerWithMany(page: Page): Promise<void> {
  const games = makeGames(gameCount)
  await page.route('**/GCSGAME_gameList?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const size = Number(query.get('pageSize') ?? 24)
    const pageNum = Number(query.get('pageNum') ?? 1)
    const value = {
      games: games.slice((pageNum - 1) * size, pageNum * size),
      pageNum,
      totalPages: Math.ceil(games.length / size),
      totalCount: games.length,
    }
    await route.fulfill({ json: { success: true, value } })
  })
}

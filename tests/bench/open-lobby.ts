import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { buildPlayer } from '../../tools/build-player.ts'
import { meetMerchant } from '../e2e/support/player.ts'
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
  const meeting = { page, trouble: await watchTrouble(page), host, sandbox, root: projectRoot }
  const player = meetMerchant('kiwibet', meeting)
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

export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
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

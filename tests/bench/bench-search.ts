import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildPage } from './build-pages.ts'
import { makeGames } from './many-games.ts'
import { formatRow } from './measure.ts'
import {
  answerWithMany,
  applyLook,
  gameCount,
  openFloor,
  openLobby,
  readLook,
} from './open-lobby.ts'

const most = { key: 1.3, list: 1.5 }
const rounds = 9
const within = 5
const wanted = 6

/**
 * Measures the time of a key, and the time until the whole list is found, against the same search by hand
 * over the same answers, with the processor slowed four times; and whether a search with a typing error
 * still finds the game.
 */
export async function benchSearch(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<string> {
  await buildPage('search-floor', 0, join(folder, 'search-floor'))
  const names = makeGames(gameCount)
  const slips = slipsOf(names)
  // The list is whole once its last game is found.
  const end = names.at(-1)?.gameName ?? ''
  const [ours, floor] = [newTimes(), newTimes()]
  const missed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const lobby = await openLobby(browser, '/m/gameContainer?gameType=RNG&q=')
    await lobby.page.getByRole('searchbox').waitFor()
    // The page by hand has nothing behind its search that would still come.
    await lobby.page.waitForLoadState('networkidle')
    await lobby.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const plain = await openFloor(browser, `${origin}/search-floor/`, answerWithMany)
    await applyLook(plain.page, await readLook(lobby.page))
    floor.ready.push(await findLast(plain.page, end))
    ours.ready.push(await findLast(lobby.page, end))
    await lobby.page.getByRole('status').filter({ hasText: /^\d/ }).waitFor({ timeout: 120_000 })
    for (const { text, name } of slips.filter((_, place) => place % rounds === round)) {
      floor.keys.push(...(await typeSlowly(plain.page, text)).times)
      const { times, found } = await typeSlowly(lobby.page, text)
      ours.keys.push(...times)
      if (!found.slice(0, within).includes(name)) missed.push(`${text} for ${name}`)
    }
    await plain.close()
    await lobby.close()
  }
  const work = 'search among 10,000 games, CPU slowed four times'
  return [
    formatRow({ work: `${work}, a key`, floor: floor.keys, livery: ours.keys, most: most.key }),
    formatRow({
      work: `${work}, the last game found`,
      floor: floor.ready,
      livery: ours.ready,
      most: most.list,
    }),
    `search, within the first ${within}: ${slips.length - missed.length} of ${slips.length} (missing letter, swapped letters, Thai, Chinese) ${missed.length === 0 ? 'holds' : `MISSED: ${missed.slice(0, 5).join('; ')}`}`,
  ].join('\n')
}

interface Times {
  readonly keys: number[]
  readonly ready: number[]
}

function newTimes(): Times {
  return { keys: [], ready: [] }
}

/** Types the name of the last game, with which the list begins to load. Returns the milliseconds until it is painted. */
async function findLast(page: Page, name: string): Promise<number> {
  const began = Date.now()
  await page.getByRole('searchbox').fill(name)
  await page.getByText(name, { exact: true }).waitFor({ timeout: 120_000 })
  return Date.now() - began
}

/** Names with a letter missing and with two swapped, and those in Thai and Chinese as they are. */
function slipsOf(games: ReturnType<typeof makeGames>) {
  const step = Math.floor(games.length / wanted)
  return Array.from({ length: wanted }, (_, place) => games[place * step]).flatMap((game) => {
    if (!game) return []
    const { gameName: name, otherNames: [thai = '', han = ''] = [] } = game
    const at = name.indexOf(' ') + 2
    const missing = name.slice(0, at) + name.slice(at + 1)
    const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
    return [missing, swapped, thai, han].map((text) => ({ text, name }))
  })
}

/** Types a text letter by letter; answers with the milliseconds until each was painted, and what is found. */
function typeSlowly(page: Page, text: string) {
  return page.evaluate(async (whole: string) => {
    const input = document.querySelector<HTMLInputElement>('dialog input')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const rows = (): HTMLElement | null => document.querySelector('dialog ul[aria-label*="“"]')
    const settled = (words: string): boolean => {
      const shownText = document.querySelector('dialog')?.textContent ?? ''
      return rows()?.ariaLabel?.includes(`“${words}”`) ?? shownText.includes(`“${words}”`)
    }
    const times: number[] = []
    for (let length = 1; length <= whole.length; length += 1) {
      const words = whole.slice(0, length)
      const began = performance.now()
      setValue?.call(input, words)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      times.push((await paintedWhen(() => settled(words.trim()))) - began)
    }
    const found = [...(rows()?.querySelectorAll('[data-part="title"]') ?? [])].map(
      ({ textContent }) => textContent,
    )
    return { times, found }
  }, text)
}

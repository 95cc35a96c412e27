import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import type gameWords from '../../src/sandbox/games/words/en.json'
import {
  blocksAreDrawn,
  findLeak,
  type Kept,
  planRounds,
  restPath,
} from '../e2e/support/kept-rounds.ts'
import { declarationsOf, exampleOf, requiredFields } from '../e2e/support/registration-values.ts'
import { findGap, keysToGoal } from '../e2e/support/slider-keys.ts'
import { type merchants, readMerchant, type Translate } from '../e2e/support/words.ts'
import { type EnginePage, seek, waitFor } from './engine-page.ts'
import { watchKept } from './watch-kept.ts'

export interface Visit {
  readonly code: (typeof merchants)[number]
  readonly page: EnginePage
  readonly t: Translate
  /** Reads the words of the demonstration games. */
  readonly translateInGame: (key: keyof typeof gameWords) => string
  /** The address of the merchant's pages, without a path. */
  readonly origin: string
  /** The answer of the captcha that the gateway drew last. */
  readonly solveCaptcha: () => Promise<string>
  /** The addresses, without an origin, that the server was asked for in this visit. */
  readonly readRequests: () => readonly string[]
  readonly hasHttpCache: boolean
}

export interface Step {
  readonly name: string
  readonly walk: (visit: Visit) => Promise<void>
}

/** Asks the game how many rounds the member played. */
const countRounds =
  'fetch(location.pathname + "/rounds").then((answer) => answer.json()).then((rounds) => rounds.length)'
const slots = '/m/gameContainer?gameType=RNG'

/** The steps of a visitor without an account, in order. */
export const guestSteps: readonly Step[] = [
  { name: 'home shows its blocks', walk: openHome },
  { name: 'home asked the server for its words once', walk: expectWordsOnce },
  { name: 'the menu opens and closes', walk: openMenu },
  { name: 'the lobby of slots shows a guest games', walk: openLobby },
  { name: 'a visitor registers and lands signed in on home', walk: register },
]

/** The steps of a visitor of a published site, on a new device. */
export const publishedSteps: readonly Step[] = [
  { name: 'the published home shows its blocks', walk: openHome },
  { name: 'the published home asked the server for each file once', walk: expectFilesOnce },
  { name: 'the device keeps every file of the visit and asks for none again', walk: keepFiles },
]

/** The steps of a visitor who moves between pages for a long time. */
export const roundSteps: readonly Step[] = [
  { name: 'ten visits leave no page and no listener behind', walk: goRounds },
]

/** The steps of a member, in order, on a device without the visitor's data. */
export const memberSteps: readonly Step[] = [
  { name: 'a member logs in and finds the account on home', walk: logIn },
  { name: 'a member narrows the lobby to one provider', walk: narrowLobby },
  { name: 'a member opens a game and plays a round', walk: playRound },
]

async function openPage({ page, origin }: Visit, path: string): Promise<void> {
  await page.open(origin + path)
  await waitFor(`the player on ${path}`, () => has(page, 'html[data-started]'))
}

async function openHome(visit: Visit): Promise<void> {
  await openPage(visit, '/m/home')
  await waitFor('blocks', () => has(visit.page, 'main [data-block]'))
}

/** Returns true if the site's worker has stored every file that the visit loaded. Runs in the page. */
async function keepsFiles(): Promise<boolean> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = addresses.filter(({ pathname }) => /^\/(assets|files|fonts)\//.test(pathname))
  const kept = await Promise.all(files.map(({ href }) => caches.match(href)))
  return kept.length > 0 && kept.every((answer) => answer !== undefined)
}

async function keepFiles(visit: Visit): Promise<void> {
  const { page, hasHttpCache } = visit
  await waitFor('every file in a cache', () => page.read<boolean>(`(${keepsFiles})()`))
  if (hasHttpCache) await expectFilesOnce(visit)
}

async function expectWordsOnce({ readRequests }: Visit): Promise<void> {
  expectEachOnce(readRequests().filter((path) => path.includes('/messages/')))
}

async function expectFilesOnce({ readRequests }: Visit): Promise<void> {
  expectEachOnce(readRequests().filter((path) => /^\/(assets|files|fonts)\//.test(path)))
}

function expectEachOnce(paths: readonly string[]): void {
  const again = paths.filter((path, index) => paths.indexOf(path) !== index)
  if (paths.length === 0) throw new Error('The server was asked for none.')
  if (again.length > 0)
    throw new Error(`${again.length} of ${paths.length} were asked for again: ${again.join(' ')}`)
}

async function openMenu({ page, t }: Visit): Promise<void> {
  await (await seek(page, { role: 'button', name: t('header.menu') })).click()
  await seek(page, { role: 'dialog', name: t('menu.title') })
  await page.press('Escape')
  await waitFor('no menu', async () => !(await has(page, 'dialog[open]')))
}

async function openLobby(visit: Visit): Promise<void> {
  await openPage(visit, slots)
  await waitFor('games', () => has(visit.page, '[data-block="games"] li'))
}

async function register(visit: Visit): Promise<void> {
  const { page, t, code } = visit
  await openPage(visit, '/m/register')
  for (const name of requiredFields[code])
    await (await seek(page, { role: 'field', name: t(`field.${name}`) })).type(exampleOf(name))
  await proveHuman(visit)
  // A press of a key: in the middle of a box and its words may be the link of the terms.
  for (const name of declarationsOf(readMerchant(code), t)) {
    await (await seek(page, { role: 'checkbox', name })).focus()
    await page.press('Space')
  }
  await (await seek(page, { role: 'button', name: t('register.submit') })).click()
  await expectSignedIn(page)
}

async function logIn(visit: Visit): Promise<void> {
  const { page, t } = visit
  await openPage(visit, '/m/login')
  await (await seek(page, { role: 'field', name: t('field.account') })).type('member88')
  await (await seek(page, { role: 'field', name: t('field.password') })).type(demoPassword)
  await proveHuman(visit)
  await (await seek(page, { role: 'button', name: t('login.submit') })).click()
  await expectSignedIn(page)
}

/** Fills the captcha where one is asked, and moves the piece of the slider into its gap by keys. */
async function proveHuman({ page, t, solveCaptcha }: Visit): Promise<void> {
  const captcha = await page.find({ role: 'field', name: t('field.captcha') })
  if (captcha) await captcha.type(await solveCaptcha())
  const slider = await seek(page, { role: 'slider' })
  await waitFor('the pictures of the check', () =>
    page.read<boolean>(
      `[...document.querySelectorAll('img[src^="data:image"]')].filter((one) => one.complete).length > 1`,
    ),
  )
  const goal = await page.read<number>(`(${findGap})()`)
  await slider.focus()
  for (const key of keysToGoal(goal)) await page.press(key)
  await seek(page, { role: 'slider', name: t('form.slideDone') })
}

async function expectSignedIn(page: EnginePage): Promise<void> {
  await waitFor('home', () => page.read<boolean>('location.pathname === "/m/home"'))
  await waitFor('the account', () => has(page, '[data-type="account"] [data-who="member"]'))
}

async function narrowLobby(visit: Visit): Promise<void> {
  const { page } = visit
  await openLobby(visit)
  // A lobby lists its providers, or has a filter of them.
  if (await has(page, '[data-block="vendors"] a'))
    await page.read('document.querySelectorAll(\'[data-block="vendors"] a\')[1].click()')
  else {
    await page.read('document.querySelector(\'[data-kit="filters"] button\').click()')
    const second = 'document.querySelectorAll(\'dialog [data-kit="options"] button\')[1]'
    await waitFor('the providers', () => page.read<boolean>(`${second} !== undefined`))
    await page.read(`${second}.click()`)
  }
  await waitFor('one provider', () => page.read<boolean>('location.search.includes("vass=")'))
  await waitFor('games', () => has(page, '[data-block="games"] li'))
}

async function playRound(visit: Visit): Promise<void> {
  const { page, translateInGame } = visit
  const vendor = await page.read<string>('new URLSearchParams(location.search).get("vass")')
  await openPage(visit, `/m/game?gameType=RNG&vassKey=${vendor}`)
  await waitFor('the frame of the game', () => has(page, 'iframe'))
  await page.inFrame(async (frame) => {
    const spin = await seek(frame, { role: 'button', name: translateInGame('slot.spin') })
    const before = await frame.read<number>(countRounds)
    await spin.click()
    await waitFor('a round more', async () => (await frame.read<number>(countRounds)) > before)
  })
}

async function goRounds(visit: Visit): Promise<void> {
  const { page, code } = visit
  const { collectGarbage } = page
  if (!collectGarbage) throw new Error('This engine cannot be told to collect garbage.')
  await openPage(visit, restPath)
  // Before the code that a visit loads later, Firefox keeps what is left while it moves.
  await waitFor('the later code', () => page.read<boolean>('performance.now() > 7000'))
  await page.read(`(${watchKept})()`)
  const plan = planRounds().find((one) => one.code === code)
  const leak = await findLeak({
    paths: plan?.guest ?? [],
    // Firefox keeps what was removed while an endless animation ran on it: a skeleton and a spinner of each round.
    least: 3,
    async visit(path) {
      await page.read(`history.pushState(null, '', ${JSON.stringify(path)})`)
      await waitFor(`the blocks of ${path}`, () => page.read<boolean>(`(${blocksAreDrawn})()`))
    },
    count: () => countAtRest(page, collectGarbage),
  })
  if (leak) throw new Error(`Every visit leaves something behind: ${JSON.stringify(leak)}`)
}

/** The number of collections in a row, each 100 ms after the other, that must free nothing. */
const restingTurns = 12

/**
 * Counts what the page keeps once collections free nothing more. Firefox holds a page with a form for up to a second
 * after a visitor left it, while no request and no timer of ours runs; Chromium frees the same page at once.
 */
function countAtRest(page: EnginePage, collectGarbage: () => Promise<void>): Promise<Kept> {
  let before: Kept | undefined
  let turns = 0
  return waitFor('a count that stays', async () => {
    await collectGarbage()
    const kept = await page.read<Kept>('countKept()')
    turns = kept.nodes === before?.nodes && kept.listeners === before.listeners ? turns + 1 : 0
    before = kept
    return turns >= restingTurns && kept
  })
}

function has(page: EnginePage, selector: string): Promise<boolean> {
  return page.read<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`)
}

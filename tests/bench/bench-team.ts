import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createAccount, memberTypes } from '../../src/sandbox/accounts/accounts.ts'
import { openDatabase } from '../../src/sandbox/database/open-database.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { createPasswords } from '../../src/sandbox/secrets/passwords.ts'
import type { SandboxMerchant } from '../../src/sandbox/world/sandbox-merchant.ts'
import { buildPlayer } from '../../tools/build-player.ts'
import { createPlayer } from '../e2e/support/player.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { watchTrouble } from '../e2e/support/trouble.ts'
import { projectRoot } from '../e2e/support/words.ts'
import { makeTree } from '../support/make-tree.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'
import { watchAnswers } from './bench-records.ts'
import { buildPage } from './build-pages.ts'
import { formatRow, median } from './measure.ts'
import { applyLook, openFloor, openPhone, type PageLook, readLook } from './open-lobby.ts'

const runs = 7
const code = 'kiwibet'
const teamPath = '/m/member/agent/team'
/** The first screen of a great team against that of a small one. */
const mostRatio = 1.2
/** From an answer of the gateway until its accounts are painted, in times of the same by hand. */
const mostSearch = 1.3
const searches = ['big0123', 'big0999', 'big05', 'big00777', 'big09'] as const

const trees = [
  { username: 'smallagent', prefix: 'small', count: 10, levels: 2 },
  { username: 'bigagent', prefix: 'big', count: 10_000, levels: 10 },
] as const

/**
 * Opens the team of an agent with ten accounts below and of one with ten thousand, on the real sandbox, and
 * measures how long a search takes from the gateway's answer to the paint, against the same lines by hand.
 */
export async function benchTeam(browser: Browser, origin: string, folder: string): Promise<string> {
  await buildPage('team-floor', 0, join(folder, 'team-floor'))
  if (!buildPlayer()) throw new Error('The player could not be built.')
  const host = await startTestHost({ root: projectRoot, prepare: growTrees })
  const [small, big]: [number[], number[]] = [[], []]
  const answers: number[] = []
  const byHand: number[] = []
  try {
    // The first visit seeds the merchant.
    await openTeam(browser, host, trees[1].username)
    for (let run = 0; run < runs; run += 1) {
      const order = run % 2 ? trees.toReversed() : trees
      for (const { username, prefix } of order) {
        const { ms, found, look } = await openTeam(browser, host, username)
        if (prefix === 'small') small.push(ms)
        else {
          big.push(ms)
          answers.push(...found.map((one) => one.ms))
          const address = `${origin}/team-floor/`
          byHand.push(...(await searchByHand(browser, { address, found, look })))
        }
      }
    }
  } finally {
    await host.close()
  }
  const ratio = median(big) / median(small)
  return [
    `team, first screen, CPU slowed four times: 10 accounts ${median(small).toFixed(0)} ms, 10,000 accounts ${median(big).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${mostRatio}) ${ratio <= mostRatio ? 'holds' : 'MISSED'}`,
    formatRow({
      work: 'team search among 10,000 accounts after the answer, CPU slowed four times',
      floor: byHand,
      livery: answers,
      most: mostSearch,
    }),
  ].join('\n')
}

/** Writes two agents with their trees into a database that no host has opened. */
async function growTrees(data: string): Promise<void> {
  const world = JSON.parse(readFileSync(join(projectRoot, 'merchants', code, 'world.json'), 'utf8'))
  const merchant = { code, world } as SandboxMerchant // what trees need of one
  const passwordHash = await createPasswords().hash(demoPassword)
  const database = openDatabase(data)
  const now = Date.now()
  for (const { username, ...tree } of trees) {
    const type = memberTypes.agent
    const account = { merchant: code, username, passwordHash, type, createdAt: now }
    const top = await createAccount(database, account)
    if (!top) throw new Error(`"${username}" is taken.`)
    await makeTree(database, { merchant, topId: top.id, bets: 2, now, ...tree })
  }
  await database.destroy()
}

/** Logs an agent in on a fresh page and steps to its team. Returns the milliseconds until the team is painted, and those of searches. */
async function openTeam(browser: Browser, host: TestHost, username: string) {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.addInitScript(watchAnswers)
  const sandbox = controlSandbox(host.port)
  const sources = { page, trouble: await watchTrouble(page), host, sandbox, root: projectRoot }
  const player = createPlayer(code, sources)
  await player.logIn(username)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shown = page.evaluate(awaitTeam)
  await player.step(teamPath)
  const ms = await shown
  const found: FoundTeam[] = []
  if (username === trees[1].username)
    for (const text of searches) found.push(await searchTeam(page, text))
  const look = await readLook(page)
  await context.close()
  return { ms, found, look }
}

/** A search of a team: its text, the answer, and the milliseconds until its accounts are painted. */
interface FoundTeam {
  readonly text: string
  readonly answer: string
  readonly ms: number
}

async function searchTeam(page: Page, text: string): Promise<FoundTeam> {
  const coming = page.waitForResponse(
    (one) => one.url().includes('/agent/downlines') && one.url().includes(text),
  )
  const ms = await search(page, text)
  return { text, answer: await (await coming).text(), ms }
}

interface SearchByHand {
  /** The address of the page that is written by hand. */
  readonly address: string
  readonly found: readonly FoundTeam[]
  readonly look: PageLook
}

/** Searches again on the page that is written by hand, with the same answers. */
async function searchByHand(
  browser: Browser,
  { address, found, look }: SearchByHand,
): Promise<readonly number[]> {
  const { page, close } = await openFloor(browser, address, async (one) => {
    await one.addInitScript(watchAnswers)
    await one.route('**/downlines?text=*', (route) => {
      const text = new URL(route.request().url()).searchParams.get('text')
      const answer = found.find((search) => search.text === text)?.answer ?? ''
      return route.fulfill({ contentType: 'application/json', body: answer })
    })
  })
  await applyLook(page, look)
  const times: number[] = []
  for (const { text } of found) times.push(await search(page, text))
  await close()
  return times
}

/** Returns the milliseconds until the figures and the first accounts of the team are painted. Runs in the page. */
async function awaitTeam(): Promise<number> {
  const began = performance.now()
  const painted = await paintedWhen(() => {
    const rows = document.querySelectorAll('main ul[aria-label] li article').length
    return rows > 3 && Boolean(document.querySelector('main section dd')?.textContent)
  })
  return painted - began
}

/** Types a search, and returns the milliseconds from its answer until its accounts are painted. */
async function search(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    Object.assign(globalThis, { answeredAt: 0 })
  })
  await page.getByRole('searchbox').fill(text)
  return page.evaluate(awaitFound, text)
}

/** Waits for accounts that match alone. Runs in the page. */
async function awaitFound(text: string): Promise<number> {
  const times = globalThis as { answeredAt?: number }
  const painted = await paintedWhen(() => {
    const names = [...document.querySelectorAll('main ul[aria-label] li article')].map(
      ({ textContent }) => textContent ?? '',
    )
    const found = names.length > 0 && names.every((name) => name.includes(text))
    return found && Boolean(times.answeredAt)
  })
  return painted - (times.answeredAt ?? painted)
}

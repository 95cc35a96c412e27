import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, pick } from '../mutate-text.ts'
import { inspectLedger } from './inspect-ledger.ts'
import { createSender } from './send-until-answered.ts'
import { createWalkPlayer, minorOf, type WalkPlayer } from './walk-player.ts'
import { openWalkServer } from './walk-server.ts'
import { addWalkAccounts } from './walk-world.ts'

export interface WalkOptions {
  readonly players: number
  /** The actions of all players together. */
  readonly actions: number
  readonly kills: number
  readonly seed: number
  /** Hears of each kill and of each fault. */
  readonly progress?: (line: string) => void
}

export interface WalkReport {
  readonly faults: readonly string[]
  readonly actions: number
  readonly requests: number
  readonly lost: number
  readonly kills: number
  /** The orders and rounds that players got an answer about. */
  readonly orders: number
  readonly rounds: number
  /** How often each action was answered, with the codes of refusals. */
  readonly answered: ReadonlyMap<string, number>
}

/** Every so many players one plays for bonuses, so that limits of what can be withdrawn are met. */
const collectorsEvery = 2
const minute = 60_000
const hour = 60 * minute
/** By how much the clock is ahead after a kill, so that orders, bonuses, sessions and days end. */
const leaps = [0, 0, 0, 1000, 16 * minute, 3 * hour, 13 * hour, 25 * hour, 6 * 24 * hour] as const

/** Has players do random things with their money, while the sandbox is killed and started again. */
export async function walkMoney(options: WalkOptions): Promise<WalkReport> {
  const { players: size, actions, kills, seed, progress } = options
  const random = createRandom(seed)
  const data = mkdtempSync(join(tmpdir(), 'livery-walk-'))
  const faults: string[] = []
  const counts = { requests: 0, lost: 0 }
  const blame = (fault: string): void => {
    faults.push(fault)
    progress?.(fault)
  }
  const accounts = await addWalkAccounts(data, size)
  const server = openWalkServer(data)
  const players = accounts.map((account, at) => {
    const own = createRandom(seed + at + 1)
    const { username } = account
    const sender = createSender({ server, username, random: own, counts, blame })
    const collectsBonuses = at % collectorsEvery === 0
    return createWalkPlayer({ account, sender, random: own, collectsBonuses, blame })
  })
  let done = 0
  let killed = 0
  let ahead = 0
  const isOver = (): boolean => done >= actions || faults.length > 20

  async function walk(player: WalkPlayer): Promise<void> {
    while (!isOver()) {
      await player.act()
      done += 1
    }
  }

  async function killAgainAndAgain(): Promise<void> {
    for (let next = 1; next <= kills; next += 1) {
      while (!isOver() && done < (actions * next) / (kills + 1)) await wait(3)
      await wait(random() * 30)
      await server.kill()
      killed += 1
      for (const fault of inspectLedger(data, players)) blame(`Kill ${killed}: ${fault}`)
      ahead += pick(leaps, random)
      await server.start(ahead)
      progress?.(`${killed} kills, ${done} actions, ${faults.length} faults`)
      if (isOver()) return
    }
  }

  try {
    await server.start(ahead)
    await Promise.all([...players.map(walk), killAgainAndAgain()])
    for (const player of players) await comparePostings(player, blame)
    await server.kill()
    for (const fault of inspectLedger(data, players)) blame(`At the end: ${fault}`)
    const errors = server.errors()
    if (errors) blame(`The sandbox wrote: ${errors.slice(0, 2000)}`)
  } finally {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  const answered = new Map<string, number>()
  for (const player of players)
    for (const [what, count] of player.answered)
      answered.set(what, (answered.get(what) ?? 0) + count)
  const sum = (read: (player: WalkPlayer) => number): number =>
    players.reduce((total, player) => total + read(player), 0)
  return {
    faults,
    ...counts,
    actions: done,
    kills: killed,
    orders: sum(({ orders }) => orders.size),
    rounds: sum(({ rounds }) => rounds.size),
    answered,
  }
}

/** Adds up all postings that a player is shown, page by page. */
async function comparePostings(
  { sender, account, answered }: WalkPlayer,
  blame: (fault: string) => void,
): Promise<void> {
  // The cashier decides nothing between two calls.
  const body = JSON.stringify({ cashier: 'forget', transferFailures: {} })
  await sender.ask('localhost', '/sandbox/walk/settings', { method: 'PATCH', body })
  const { value: before } = await sender.call('walletBalance')
  let sum = 0
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const { value } = await sender.call('accountRecord', { query: { pageNum, pageSize: 100 } })
    pages = value?.totalPages ?? 0
    for (const { amount } of value?.postings ?? []) sum += minorOf(amount)
  }
  const { value: after } = await sender.call('walletBalance')
  const balances = [before?.sumBalance, after?.sumBalance]
  if (!balances.includes((sum / 100).toFixed(2)))
    blame(`${account.username}: postings of ${sum} and balances of ${balances.join(' and ')}`)
  for (const kind of ['bonusForfeit', 'bonusCap'] as const) {
    const { value } = await sender.call('accountRecord', { query: { kind } })
    answered.set(`posted ${kind}`, value?.totalCount ?? 0)
  }
  const { value: listed } = await sender.call('bonuses', { query: {} })
  for (const { state } of listed?.bonuses ?? [])
    answered.set(`bonus ${state}`, (answered.get(`bonus ${state}`) ?? 0) + 1)
  await comparePoints({ sender, account }, blame)
}

/** Adds up all postings of points that a player is shown, page by page. */
async function comparePoints(
  { sender, account }: Pick<WalkPlayer, 'sender' | 'account'>,
  blame: (fault: string) => void,
): Promise<void> {
  const { value } = await sender.call('pointsBalance')
  let sum = 0
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const page = await sender.call('pointsRecord', { query: { pageNum, pageSize: 100 } })
    pages = page.value?.totalPages ?? 0
    for (const { points } of page.value?.postings ?? []) sum += points
  }
  if (sum !== value?.points)
    blame(`${account.username}: postings of ${sum} points and ${value?.points} points`)
}

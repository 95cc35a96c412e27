import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GameRound, GameTable } from '../../../src/core/contract/game-table.ts'
import type { Client } from '../../../src/core/gateway-client/client-options.ts'
import { GatewayError } from '../../../src/core/gateway-client/gateway-error.ts'
import { between, type Random } from '../../../src/sandbox/kit/random.ts'
import { fetchWithin } from '../../../src/site/gateway/fetch-within.ts'
import { launchQuery } from '../../support/play-games.ts'

/** The observations of all tabs: the round in the answer to each key, and unexpected events. */
export interface Record {
  readonly roundsOf: Map<string, Set<string>>
  readonly codes: Map<string, number>
  /** Keys that placed a round. */
  readonly placed: Set<string>
  readonly counts: { doubled: number; dropped: number; reloaded: number; retried: number }
}

export interface Tab {
  readonly client: Client
  readonly gameCode: string
  /** The index of its stake. */
  readonly stake: number
  readonly random: Random
  readonly record: Record
}

interface Answer {
  readonly status: number
  readonly json: GameRound & { readonly error?: string }
}

/** Plays rounds until it is stopped: sends requests twice, drops connections, and reloads. */
export async function playRestlessly(tab: Tab, goesOn: () => boolean): Promise<void> {
  let address = await launch(tab)
  while (address !== undefined && goesOn()) {
    if (tab.random() < 0.05) {
      tab.record.counts.reloaded += 1
      address = await launch(tab)
      continue
    }
    const table = await readTable(address)
    if (table.kind === 'cards') await playHand(tab, address, table)
    else if (table.kind === 'draw') await buyTicket(tab, address, table)
    else await place(tab, address, { stake: table.stakes[tab.stake] })
  }
}

async function playHand(tab: Tab, address: string, table: GameTable): Promise<void> {
  const placed = table.open ?? (await place(tab, address, { stake: table.stakes[tab.stake] }))
  let round: GameRound | undefined = placed ?? (await readTable(address)).open
  while (round?.state === 'open') {
    // A hand is sometimes left for the other tab.
    if (tab.random() < 0.1) return
    const steps: readonly string[] = round.cards?.steps ?? []
    const step = steps[between(tab.random, 0, steps.length - 1)]
    const path = `/rounds/${round.roundId}/steps`
    const answer = await send(tab, address + path, { key: randomUUID(), step })
    round = answer.status === 200 ? answer.json : (await readTable(address)).open
  }
}

async function buyTicket(tab: Tab, address: string, { draw, stakes }: GameTable): Promise<void> {
  const bets = draw?.bets ?? []
  const wanted = Array.from({ length: between(tab.random, 1, 3) }, () => ({
    selection: bets[between(tab.random, 0, bets.length - 1)]?.selection,
    stake: stakes[tab.stake],
  }))
  const round = await place(tab, address, { stakes: wanted })
  if (!round) return sleep(50)
  if (tab.random() > 0.3) return
  const body = { key: randomUUID(), suborderId: String(between(tab.random, 1, wanted.length)) }
  await send(tab, `${address}/rounds/${round.roundId}/cancel`, body)
}

/** Places a round with a key of its own; undefined when it is refused. */
async function place(tab: Tab, address: string, body: object): Promise<GameRound | undefined> {
  const key = randomUUID()
  const { status, json } = await send(tab, `${address}/rounds`, { key, ...body })
  if (status === 402) await sleep(100)
  if (status !== 200) return undefined
  tab.record.placed.add(key)
  return json
}

/** Sends a request until it is answered, sometimes twice at once and sometimes cut off before. */
async function send(
  tab: Tab,
  address: string,
  body: { readonly key: string; readonly [name: string]: unknown },
): Promise<Answer> {
  const { random, record } = tab
  for (;;) {
    const mood = random()
    const signal = mood < 0.15 ? AbortSignal.timeout(between(random, 1, 6)) : undefined
    const times = mood > 0.85 ? 2 : 1
    if (signal) record.counts.dropped += 1
    if (times === 2) record.counts.doubled += 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => post(address, body, signal)),
    )
    for (const answer of answers) note(record, body.key, answer)
    const [answer] = answers.filter((one) => one !== undefined)
    if (answer) return answer
    record.counts.retried += 1
    await sleep(signal ? between(random, 1, 10) : 100)
  }
}

async function post(
  address: string,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  try {
    const { origin } = new URL(address)
    const init = { method: 'POST', headers: { origin }, body: JSON.stringify(body) }
    const answer = await fetchWithin(address, { ...init, ...(signal && { signal }) })
    return { status: answer.status, json: await answer.json() }
  } catch {
    return undefined
  }
}

function note(record: Record, key: string, answer: Answer | undefined): void {
  if (!answer) return
  const code = answer.json.error ?? 'done'
  record.codes.set(code, (record.codes.get(code) ?? 0) + 1)
  if (answer.status !== 200) return
  const rounds = record.roundsOf.get(key) ?? new Set<string>()
  record.roundsOf.set(key, rounds.add(answer.json.roundId))
}

/** Asks until the host is there. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (cause) {
      if (cause instanceof GatewayError && cause.kind === 'refused') throw cause
      await sleep(100)
    }
  }
}

function readTable(address: string): Promise<GameTable> {
  return persist(async () => {
    const answer = await fetchWithin(`${address}/table`)
    if (answer.status !== 200) throw new Error(`The table answers ${answer.status}`)
    return answer.json()
  })
}

/** The address of the game, or undefined when nothing is left to play with. */
async function launch({ client, gameCode, record }: Tab): Promise<string | undefined> {
  const query = launchQuery(gameCode)
  try {
    const { content } = await persist(() => client.call('launchGame', { query }))
    return content.game_url
  } catch (cause) {
    if (!(cause instanceof GatewayError) || cause.code !== 'balance.insufficient') throw cause
    record.codes.set(cause.code, (record.codes.get(cause.code) ?? 0) + 1)
    return undefined
  }
}

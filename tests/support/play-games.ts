import { randomUUID } from 'node:crypto'
import type { GameRound, GameTable } from '../../src/core/contract/game-table.ts'
import type { World } from '../../src/core/contract/generated/world.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import type { TestSandbox } from './start-test-sandbox.ts'

/** A world with a vendor of slots, one of cards, one that is closed, and two lotteries. */
export const gamesWorld = {
  historyDays: 0,
  openingBalance: '1000.00',
  settings: { humanCheck: false, wallet: 'single' as const },
  vendors: [
    { code: 'REELS', name: 'Reels', categories: [{ category: 'RNG', games: 2 }] },
    { code: 'TABLES', name: 'Tables', categories: [{ category: 'LIVE', games: 2 }] },
    { code: 'BALLS', name: 'Balls', categories: [{ category: 'LOTT', games: 1 }] },
    {
      code: 'SHUT',
      name: 'Shut',
      categories: [{ category: 'RNG', games: 1, maintenance: true }],
    },
  ],
  games: [
    { code: 'SPIN', name: { en: 'Spin', th: 'หมุน' }, vendor: 'REELS', category: 'RNG' },
    { code: 'HAND', name: 'Hand', vendor: 'TABLES', category: 'LIVE' },
  ],
  lotteries: [
    {
      code: 'DICE',
      name: 'Dice',
      vendor: 'BALLS',
      minutes: 3,
      balls: 3,
      from: 1,
      to: 6,
      repeats: true,
    },
    {
      code: 'HOUR',
      name: 'Hour',
      vendor: 'BALLS',
      minutes: 60,
      balls: 5,
      from: 0,
      to: 9,
      repeats: true,
    },
  ],
} satisfies World

export async function signInTo(sandbox: TestSandbox, username = 'member88'): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}

const kindOf = {
  SPIN: ['RNG', 'REELS'],
  HAND: ['LIVE', 'TABLES'],
  DICE: ['LOTT', 'BALLS'],
} as const

/** Returns the query of a launch of a game of `gamesWorld`. */
export function launchQuery(gameCode: string, more: object = {}) {
  const [gameType, vassalage] = Object.hasOwn(kindOf, gameCode)
    ? kindOf[gameCode as keyof typeof kindOf] // an own key of it
    : ['RNG', 'REELS']
  const launchMode = gameType === 'LOTT' ? ('LOTT' as const) : ('GLS' as const)
  return {
    ...{ gameType, vassalage, gameCode, launchMode, language: 'EN', platform: 'mobile' },
    ...{ accountType: 1, backUrl: 'http://test.localhost:4173/m/home' },
    ...more,
  }
}

export interface TestGame {
  /** The path of its page. */
  readonly path: string
  readonly table: () => Promise<GameTable>
  readonly rounds: () => Promise<GameRound[]>
  readonly play: (body: object) => Promise<GameAnswer>
  readonly step: (roundId: string, body: object) => Promise<GameAnswer>
  readonly cancel: (roundId: string, suborderId: string) => Promise<GameAnswer>
}

export interface GameAnswer {
  readonly status: number
  readonly error?: string
  readonly round: GameRound
}

/** Opens a game as a player does. */
export async function openTestGame(
  sandbox: TestSandbox,
  gameCode: string,
  more: object = {},
): Promise<TestGame> {
  const query = launchQuery(gameCode, more)
  const { content } = await sandbox.client.call('launchGame', { query })
  const path = new URL(content.game_url).pathname
  const post = async (rest: string, body: object): Promise<GameAnswer> => {
    const answer = await sandbox.games(path + rest, { method: 'POST', body: JSON.stringify(body) })
    const json = await answer.json()
    return { status: answer.status, error: json.error, round: json }
  }
  return {
    path,
    table: async () => (await sandbox.games(`${path}/table`)).json(),
    rounds: async () => (await sandbox.games(`${path}/rounds`)).json(),
    play: (body) => post('/rounds', body),
    step: (roundId, body) => post(`/rounds/${roundId}/steps`, body),
    cancel: (roundId, suborderId) =>
      post(`/rounds/${roundId}/cancel`, { key: randomUUID(), suborderId }),
  }
}

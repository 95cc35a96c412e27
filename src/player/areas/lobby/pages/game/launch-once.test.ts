import { expect, test, vi } from 'vitest'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { launchOnce } from './launch-once.ts'

const query = {
  gameType: 'RNG',
  vassalage: 'PG',
  gameCode: 'Koi',
  language: 'EN',
  platform: 'mobile',
  launchMode: 'GLS',
  accountType: 1,
  backUrl: 'https://shop.example/m/home',
} as const
const rules = { hosts: ['games.example'], page: 'https://shop.example' }

function gateway(game_url: string) {
  const asked: string[] = []
  const call = vi.fn(async (name: string) => {
    asked.push(name)
    return name === 'launchGame' ? { content: { game_url } } : {}
  })
  const client = { call } as unknown as Client // answers the two calls that are made
  return { asked, needs: { client, send: client.call, rules } }
}

test('two launches at once are one, and a later one is another', async () => {
  const { asked, needs } = gateway('https://games.example/1')
  const [one, two] = await Promise.all([launchOnce(query, needs), launchOnce({ ...query }, needs)])
  expect(one).toBe(two)
  expect(asked).toEqual(['launchGame', 'addRecentGame'])
  await launchOnce(query, needs)
  expect(asked.filter((name) => name === 'launchGame')).toHaveLength(2)
})

test('another game is another launch', async () => {
  const { asked, needs } = gateway('https://games.example/1')
  await Promise.all([launchOnce(query, needs), launchOnce({ ...query, gameCode: 'Frog' }, needs)])
  expect(asked.filter((name) => name === 'launchGame')).toHaveLength(2)
})

test('an address of another host is refused, and no game counts as entered', async () => {
  const { asked, needs } = gateway('https://evil.example/1')
  expect(await launchOnce(query, needs)).toBeUndefined()
  expect(asked).toEqual(['launchGame'])
})

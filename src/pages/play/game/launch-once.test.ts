import { expect, test, vi } from 'vitest'
import type { Client } from '../../../gateway/plain/client-options.ts'
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
  return { asked, client: { call } as unknown as Client } // answers the two calls that are made
}

test('two launches at once are one, and a later one is another', async () => {
  const { asked, client } = gateway('https://games.example/1')
  const [one, two] = await Promise.all([
    launchOnce(client, query, rules),
    launchOnce(client, { ...query }, rules),
  ])
  expect(one).toBe(two)
  expect(asked).toEqual(['launchGame', 'addRecentGame'])
  await launchOnce(client, query, rules)
  expect(asked.filter((name) => name === 'launchGame')).toHaveLength(2)
})

test('another game is another launch', async () => {
  const { asked, client } = gateway('https://games.example/1')
  await Promise.all([
    launchOnce(client, query, rules),
    launchOnce(client, { ...query, gameCode: 'Frog' }, rules),
  ])
  expect(asked.filter((name) => name === 'launchGame')).toHaveLength(2)
})

test('an address of another host is none, and no game was entered', async () => {
  const { asked, client } = gateway('https://evil.example/1')
  expect(await launchOnce(client, query, rules)).toBeUndefined()
  expect(asked).toEqual(['launchGame'])
})

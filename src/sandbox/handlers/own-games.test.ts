import { afterEach, beforeEach, expect, it } from 'vitest'
import { gamesWorld } from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../demo/demo-accounts.ts'

const lottery = { vendor: 'BALLS', gameCode: 'DICE' }
let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ world: gamesWorld })
  const body = { username: 'newbie88', password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
})
afterEach(() => sandbox.close())

it('keeps a lottery among the keys of the favourites, and out of the list of games', async () => {
  const { client } = sandbox
  await client.call('addFavourite', { body: lottery })
  expect(await client.call('favouriteKeys')).toEqual({ list: [lottery] })
  expect(await client.call('favourites', { query: {} })).toMatchObject({ content: [] })
  await client.call('removeFavourite', { body: lottery })
  expect(await client.call('favouriteKeys')).toEqual({ list: [] })
})

it('refuses a lottery that there is not', async () => {
  const body = { ...lottery, gameCode: 'NONE' }
  await expect(sandbox.client.call('addFavourite', { body })).rejects.toMatchObject({
    code: 'game.not.found',
  })
})

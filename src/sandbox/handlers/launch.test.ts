import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  gamesWorld,
  launchQuery,
  openTestGame,
  signInTo,
} from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'

const world = {
  ...gamesWorld,
  settings: { ...gamesWorld.settings, wallet: 'transfer' as const },
  openingWallets: [
    { vendor: 'REELS', amount: '20.00' },
    { vendor: 'SHUT', amount: '5.00' },
  ],
}
let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ world, chance: (below) => below - 9 })
  await signInTo(sandbox)
})
afterEach(() => sandbox.close())

const launch = (code: string, more: object = {}) =>
  sandbox.client.call('launchGame', { query: launchQuery(code, more) })
const wallets = async () => {
  const { totalBalance, vendors = [] } = await sandbox.client.call('walletBalance')
  const held = vendors.filter(({ balance }) => balance !== '0.00')
  return [totalBalance, ...held.map(({ vendor, balance }) => `${vendor} ${balance}`)].join(', ')
}
const settle = (change: object) => sandbox.control('/test/settings', 'PATCH', change)

it('returns an address at the games’ own origin with a new ticket each time', async () => {
  const [first, second] = await Promise.all([launch('SPIN'), launch('SPIN')])
  expect(first.content.game_url).toMatch(/^http:\/\/games\.localhost:4173\/play\/[\w-]{43}$/)
  expect(first.content.game_url).not.toBe(second.content.game_url)
})

it('opens the vendor’s first game of the category where none is named', async () => {
  const game = await openTestGame(sandbox, '', { vassalage: 'TABLES', gameType: 'LIVE' })
  expect(await game.table()).toMatchObject({ kind: 'cards', name: 'Hand', vendorName: 'Tables' })
})

describe('is refused', () => {
  it('without a session, and to trial accounts', async () => {
    await signInTo(sandbox, 'trial88')
    await expect(launch('SPIN')).rejects.toMatchObject({ code: 'demo.not.allowed' })
    sandbox.signIn(undefined)
    await expect(launch('SPIN')).rejects.toMatchObject({ code: 'login.not.session' })
  })

  it('for a game that does not exist, is closed or is blocked in the region', async () => {
    await expect(launch('NONE')).rejects.toMatchObject({ code: 'game.not.found' })
    await expect(launch('', { vassalage: 'constructor' })).rejects.toMatchObject({
      code: 'game.not.found',
    })
    await expect(launch('SHUT-RNG-1', { vassalage: 'SHUT' })).rejects.toMatchObject({
      code: 'game.maintenance',
      value: { maintenanceFrom: expect.any(Number), maintenanceTo: expect.any(Number) },
    })
    await settle({ regionBlockedVendors: ['REELS'] })
    await expect(launch('SPIN')).rejects.toMatchObject({ code: 'game.region.restricted' })
    await settle({ regionBlockedVendors: [] })
    await launch('SPIN')
  })

  it('while a round is open in another game of the vendor, but not in the same one', async () => {
    const game = await openTestGame(sandbox, 'HAND')
    const [stake = ''] = (await game.table()).stakes
    const { round } = await game.play({ key: 'deal-0001', stake })
    expect(round.state).toBe('open')
    await expect(launch('TABLES-LIVE-1', { vassalage: 'TABLES' })).rejects.toMatchObject({
      code: 'game.round.open',
      value: { open: { vendor: 'TABLES', gameCode: 'HAND', gameName: 'Hand' } },
    })
    await launch('HAND')
    await launch('SPIN')
  })

  it('where the wallet does not hold a single stake', async () => {
    await sandbox.client.call('walletTransfer', { body: { action: 'auto', auto: false } })
    await expect(launch('HAND')).rejects.toMatchObject({
      code: 'balance.insufficient',
      value: { required: expect.stringMatching(/^\d+\.\d\d$/) },
    })
    expect(await wallets()).toBe('975.00, REELS 20.00, SHUT 5.00')
  })
})

describe('with a wallet for each vendor', () => {
  it('moves the money of the main wallet, and pays the game from the vendor’s', async () => {
    const game = await openTestGame(sandbox, 'SPIN')
    expect(await wallets()).toBe('0.00, REELS 995.00, SHUT 5.00')
    expect((await game.table()).balance).toBe('995.00')
  })

  it('moves the money of another vendor where the main wallet is empty', async () => {
    await launch('SPIN')
    await launch('HAND')
    expect(await wallets()).toBe('0.00, TABLES 995.00, SHUT 5.00')
  })

  it('plays with the money of the vendor when automatic transfer is off', async () => {
    await sandbox.client.call('walletTransfer', { body: { action: 'auto', auto: false } })
    const game = await openTestGame(sandbox, 'SPIN')
    expect((await game.table()).balance).toBe('20.00')
    expect(await wallets()).toBe('975.00, REELS 20.00, SHUT 5.00')
  })
})

it('moves everything into the one wallet where all vendors share it', async () => {
  await settle({ wallet: 'single' })
  const game = await openTestGame(sandbox, 'SPIN')
  expect((await game.table()).balance).toBe('1000.00')
})

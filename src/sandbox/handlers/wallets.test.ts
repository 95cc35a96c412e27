import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../demo/demo-accounts.ts'

const offer = [{ category: 'RNG' as const, games: 3 }]
const closed = [{ category: 'RNG' as const, games: 3, maintenance: true }]
const world = {
  openingBalance: '100.00',
  openingWallets: [
    { vendor: 'OPEN', amount: '20.50' },
    { vendor: 'SHUT', amount: '9.50' },
  ],
  settings: {
    wallet: 'transfer' as const,
    humanCheck: false,
    loginCaptcha: 'after-failures' as const,
  },
  vendors: [
    { code: 'OPEN', name: { en: 'Open' }, categories: offer },
    { code: 'EMPTY', name: { en: 'Empty' }, categories: offer },
    { code: 'SHUT', name: { en: 'Shut' }, categories: closed },
  ],
}

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ world })
  await signIn('member88')
})
afterEach(() => sandbox.close())

async function signIn(username: string): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}
const recall = () => sandbox.client.call('walletTransfer', { body: { action: 'recall' } })

it('recalls the money of open vendors, reports what stays, and keeps the sum', async () => {
  expect(await sandbox.client.call('walletBalance')).toMatchObject({
    sumBalance: '100.00',
    totalBalance: '70.00',
  })
  const orderId = expect.stringMatching(/^T\d{6}-\d{7}$/)
  expect(await recall()).toEqual({
    transfers: [
      { vendor: 'OPEN', displayName: 'Open', amount: '20.50', state: 'done', orderId },
      { vendor: 'SHUT', displayName: 'Shut', amount: '9.50', state: 'maintenance' },
    ],
  })
  expect(await sandbox.client.call('walletBalance')).toMatchObject({
    sumBalance: '100.00',
    totalBalance: '90.50',
    vendors: [
      { vendor: 'OPEN', balance: '0.00' },
      { vendor: 'EMPTY', balance: '0.00' },
      { vendor: 'SHUT', balance: '9.50', maintenance: true },
    ],
  })
})

it('moves money once when two recalls come together', async () => {
  const answers = await Promise.all([recall(), recall()])
  const moved = answers.flatMap(({ transfers }) =>
    transfers.filter(({ state }) => state === 'done'),
  )
  expect(moved).toHaveLength(1)
  expect(await sandbox.client.call('walletBalance')).toMatchObject({ totalBalance: '90.50' })
})

it('remembers whether money follows into games', async () => {
  expect(await sandbox.client.call('walletBalance')).toMatchObject({ autoTransfer: true })
  await sandbox.client.call('walletTransfer', { body: { action: 'auto', auto: false } })
  expect(await sandbox.client.call('walletBalance')).toMatchObject({ autoTransfer: false })
  await sandbox.client.call('walletTransfer', { body: { action: 'auto', auto: true } })
  expect(await sandbox.client.call('walletBalance')).toMatchObject({ autoTransfer: true })
})

it('refuses transfers of trial accounts, of single wallets and of closed modules', async () => {
  await sandbox.control('/test/settings', 'PATCH', { whitelabel: { FUNDTRANS3: false } })
  await expect(recall()).rejects.toMatchObject({ code: 'function.not.available' })
  await sandbox.control('/test/settings', 'PATCH', {
    wallet: 'single',
    whitelabel: { FUNDTRANS3: true },
  })
  await expect(recall()).rejects.toMatchObject({ code: 'function.not.available' })
  const single = await sandbox.client.call('walletBalance')
  expect(single).toMatchObject({ isSingle: true, totalBalance: '100.00' })
  expect(single).not.toHaveProperty('autoTransfer')
  await sandbox.control('/test/settings', 'PATCH', { wallet: 'transfer' })
  await signIn('trial88')
  await expect(recall()).rejects.toMatchObject({ code: 'demo.not.allowed' })
})

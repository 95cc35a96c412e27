import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('invite')
const world = {
  ...base,
  settings: { ...base.settings, humanCheck: false, whitelabel: { CAPTCHA3: false } },
  invite: {
    minDeposit: '200',
    rewards: [
      { from: 1, amount: '20' },
      { from: 2, amount: '30' },
    ],
    turnover: 2,
  },
}
let time = 0
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  sandbox = await startTestSandbox({ world, now: () => time })
  await logIn('member88')
})
afterEach(() => sandbox.close())

async function logIn(username: string): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}
async function registerFriend(username: string, affiliateCode: string): Promise<void> {
  const password = demoPassword
  const text = await sandbox.client.call('captcha')
  const answer = await sandbox.control(`/captcha/${text.captchaId}`, 'GET')
  const { text: captcha } = await answer.json()
  const body = {
    registerUrl: 'test.localhost',
    registerMethod: 'H5' as const,
    username,
    password,
    confirmPassword: password,
    type: 0,
    domain: 'test.localhost',
    affiliateCode,
    captcha,
    captchaId: text.captchaId,
    ...(await sandbox.passHumanCheck()),
  }
  sandbox.signIn((await sandbox.client.call('register', { body })).token)
}
async function deposit(amount: string): Promise<void> {
  const body = { methodId: 'qr', amount }
  const { orderId } = await sandbox.client.call('depositByGateway', { body })
  await sandbox.client.call('confirmDeposit', { body: { orderId } })
  time += 30_000
  await sandbox.client.call('depositReport', { query: { orderId } })
}
const main = async () => Number((await sandbox.client.call('walletBalance')).totalBalance)
const read = () => sandbox.client.call('invitation')

describe('an invitation', () => {
  it('has a code of the member and a link to registration at the host of the page', async () => {
    const { code, link, rewards, minDeposit } = await read()
    expect(link).toBe(`http://test.localhost:4173/m/register?affiliateCode=${code}`)
    expect(minDeposit).toBe('200.00')
    expect(rewards).toEqual([
      { from: 1, amount: '20.00', reached: false },
      { from: 2, amount: '30.00', reached: false },
    ])
    const query = { code, domain: 'test.localhost' }
    expect(await sandbox.client.call('affiliate', { query })).toMatchObject({
      success: true,
      inviter: 'me****8',
    })
    expect((await read()).opened).toBe(1)
  })

  it('pays once for each friend, after the first deposit of the minimum, by the number of the friend', async () => {
    const before = await main()
    const { code } = await read()
    await registerFriend('friendone', code)
    await deposit('150')
    await logIn('member88')
    expect(await read()).toMatchObject({ registered: 1, deposited: 1, earned: '0.00' })
    sandbox.signIn(
      (
        await sandbox.client.call('login', {
          body: { username: 'friendone', password: demoPassword },
        })
      ).token,
    )
    await deposit('200')
    await deposit('300')
    await registerFriend('friendtwo', code.toLowerCase())
    await deposit('500')
    await logIn('member88')
    expect(await read()).toMatchObject({ registered: 2, deposited: 2, earned: '50.00' })
    expect(await main()).toBe(before + 50)
    const { friends } = await sandbox.client.call('inviteHistory', { query: {} })
    expect(friends.map(({ name, state, reward }) => [name, state, reward])).toEqual([
      ['fr****o', 'rewarded', '30.00'],
      ['fr****e', 'rewarded', '20.00'],
    ])
    const { bonuses } = await sandbox.client.call('bonuses', { query: { state: 'active' } })
    expect(bonuses.map(({ title, required }) => [title, required])).toEqual([
      ['Friend reward', '60.00'],
      ['Friend reward', '40.00'],
    ])
  })

  it('is refused to a trial account, and an unknown code is refused', async () => {
    const none = sandbox.client.call('affiliate', { query: { code: '00000000', domain: 'x' } })
    expect(await none).toEqual({ success: false })
    await logIn('trial88')
    await expect(read()).rejects.toMatchObject({ code: 'demo.not.allowed' })
  })
})

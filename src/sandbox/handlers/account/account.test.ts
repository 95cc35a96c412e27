import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallPng } from '../../../../tests/support/small-png.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { hourMs } from '../../kit/durations.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const world = {
  ...createDefaultWorld('account'),
  settings: {
    humanCheck: false,
    passwordBySms: true,
    maxBankCards: 2,
    whitelabel: { CAPTCHA3: false, INBOX3: true, FEEDBACK3: true },
  },
}
let time = Date.UTC(2026, 4, 12, 9)
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  sandbox = await startTestSandbox({ world, now: () => time })
  await logIn()
})
afterEach(() => sandbox.close())

async function logIn(username = 'member88', password = demoPassword): Promise<string> {
  const { token } = await sandbox.client.call('login', { body: { username, password } })
  sandbox.signIn(token)
  return token
}
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await answer.then(() => undefined).catch((cause) => cause)
  return (error as { readonly code?: string } | undefined)?.code // a GatewayError, or undefined
}
const change = (oldPassword: string, password: string, confirmPassword = password) =>
  sandbox.client.call('changePassword', { body: { oldPassword, password, confirmPassword } })

it('stores no icon where the merchant has no pictures of profiles', async () => {
  await sandbox.control('/test/settings', 'PATCH', { whitelabel: { PROFPIC3: false } })
  const before = await sandbox.client.call('headIcon')
  const body = { iconId: before === 3 ? 4 : 3 }
  expect(await codeOf(sandbox.client.call('setHeadIcon', { body }))).toBe('function.not.available')
  expect(await sandbox.client.call('headIcon')).toBe(before)
})

it('changes the nickname with the login password alone', async () => {
  const set = (verifyPwd: string) =>
    sandbox.client.call('setNickname', { body: { nickname: 'Mint', verifyPwd } })
  expect(await codeOf(set('Wrong-2026'))).toBe('password.incorrect')
  await set(demoPassword)
  expect((await sandbox.client.call('memberInfo')).nickname).toBe('Mint')
})

describe('a change of the password', () => {
  it('ends the other sessions and keeps its own', async () => {
    const other = await logIn()
    await logIn()
    await change(demoPassword, 'Livery-2027')
    expect(await codeOf(sandbox.client.call('memberInfo'))).toBeUndefined()
    sandbox.signIn(other)
    expect(await codeOf(sandbox.client.call('memberInfo'))).toBe('user.or.token.invalid')
    await logIn('member88', 'Livery-2027')
  })

  it.each([
    ['a wrong old password', 'Wrong-2026', 'Livery-2027', 'Livery-2027', 'password.old.incorrect'],
    ['the same password', demoPassword, demoPassword, demoPassword, 'password.same'],
    [
      'another confirmation',
      demoPassword,
      'Livery-2027',
      'Livery-2028',
      'password.confirm.mismatch',
    ],
    ['a password that the pattern refuses', demoPassword, 'short', 'short', 'format.password'],
  ])('refuses %s', async (_, old, next, again, code) => {
    expect(await codeOf(change(old, next, again))).toBe(code)
  })

  it('succeeds for one of two devices at once, and is refused for the other', async () => {
    const passwords = ['Livery-2027', 'Livery-2028']
    const refusals = await Promise.all(passwords.map((next) => codeOf(change(demoPassword, next))))
    expect([...refusals].sort()).toEqual(['password.old.incorrect', undefined])
    const kept = passwords[refusals.indexOf(undefined)]
    await logIn('member88', kept)
  })

  it('makes a client wait that tries passwords', async () => {
    for (let tries = 0; tries < 12; tries += 1) await codeOf(change('Wrong-2026', 'Livery-2027'))
    expect(await codeOf(change(demoPassword, 'Livery-2027'))).toBe('TOO_MANY_REQUEST')
  })

  it('ends the demand to change a first password', async () => {
    const first = { username: 'newbie88', password: demoPassword }
    const session = await sandbox.client.call('login', { body: first })
    expect(session.firstTimeLogin).toBe(true)
    sandbox.signIn(session.token)
    await change(demoPassword, 'Livery-2027')
    const again = { username: 'newbie88', password: 'Livery-2027' }
    expect((await sandbox.client.call('login', { body: again })).firstTimeLogin).toBe(false)
  })
})

describe('the withdrawal PIN', () => {
  const set = (paymentPassword: string, oldPaymentPassword?: string) =>
    sandbox.client.call('setPaymentPassword', {
      body: { paymentPassword, ...(oldPaymentPassword && { oldPaymentPassword }) },
    })

  it('has six digits, changes with the old one, and is reset with the login password', async () => {
    expect(await codeOf(set('12345'))).toBe('pin.format')
    await set('246810')
    expect(await sandbox.client.call('hasWithdrawalPassword')).toEqual({ set: true })
    expect(await codeOf(set('135791', '000000'))).toBe('pin.incorrect')
    expect(await codeOf(set('246810', '246810'))).toBe('pin.same')
    await set('135791', '246810')
    const reset = (verifyPwd: string) =>
      sandbox.client.call('resetPaymentPassword', {
        body: { paymentPassword: '112233', verifyPwd },
      })
    expect(await codeOf(reset('Wrong-2026'))).toBe('password.incorrect')
    await reset(demoPassword)
    await set('445566', '112233')
  })
})

it('keeps the first of two withdrawal PINs that arrive at once', async () => {
  const set = (paymentPassword: string) =>
    sandbox.client.call('setPaymentPassword', { body: { paymentPassword } })
  const refusals = await Promise.all(['246810', '135791'].map((pin) => codeOf(set(pin))))
  expect(refusals.sort()).toEqual(['pin.incorrect', undefined])
})

describe('a new password by SMS', () => {
  const mobileNum = '+66811112222'
  const body = { mobileNum, password: 'Livery-2027', confirmPassword: 'Livery-2027' }
  const confirm = (code: string) =>
    sandbox.client.call('confirmPasswordBySms', { body: { ...body, code } })
  async function readCode(): Promise<string> {
    const [sms] = await (await sandbox.control('/outbox', 'GET')).json()
    return /\d{6}/.exec(sms.body)?.[0] ?? ''
  }
  beforeEach(async () => {
    await sandbox.client.call('setProfile', {
      body: { field: 'mobileNum', value: mobileNum, verifyPwd: demoPassword },
    })
    sandbox.signIn(undefined)
  })

  it('needs the code that was sent, and one minute between two codes', async () => {
    expect(await sandbox.client.call('passwordBySms', { body: { mobileNum } })).toEqual({
      resendAfter: 60,
    })
    const again = { mobileNum: ' ＋６６８１１１１๒๒๒๒' }
    expect(await codeOf(sandbox.client.call('passwordBySms', { body: again }))).toBe(
      'TOO_MANY_REQUEST',
    )
    await confirm(`${await readCode()} `)
    await logIn('member88', 'Livery-2027')
  })

  it('accepts a code once when two devices send it at once', async () => {
    await sandbox.client.call('passwordBySms', { body: { mobileNum } })
    const code = await readCode()
    const refusals = await Promise.all([codeOf(confirm(code)), codeOf(confirm(code))])
    expect(refusals.sort()).toEqual(['sms.code.expired', undefined])
  })

  it('invalidates a code after five wrong tries', async () => {
    await sandbox.client.call('passwordBySms', { body: { mobileNum } })
    const code = await readCode()
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 4; tries += 1)
      expect(await codeOf(confirm(wrong))).toBe('sms.code.invalid')
    expect(await codeOf(confirm(wrong))).toBe('sms.code.expired')
    expect(await codeOf(confirm(code))).toBe('sms.code.expired')
  })

  it('returns the same answer for a number without an account', async () => {
    const unknown = { mobileNum: '+66899999999' }
    expect(await sandbox.client.call('passwordBySms', { body: unknown })).toEqual({
      resendAfter: 60,
    })
    expect(await (await sandbox.control('/outbox', 'GET')).json()).toEqual([])
  })
})

describe('the profile', () => {
  const set = (field: 'birthday' | 'occupation' | 'sourceOfIncome', value: string) =>
    sandbox.client.call('setProfile', { body: { field, value, verifyPwd: demoPassword } })
  const fieldOf = async (name: string) =>
    (await sandbox.client.call('profile')).fields.find((field) => field.name === name)

  it('masks what identifies the member, and locks the real name once it is set', async () => {
    const body = { payeeName: 'Maya Rangi', verifyPwd: demoPassword }
    await sandbox.client.call('setPayeeName', { body })
    expect(await fieldOf('payeeName')).toEqual({
      name: 'payeeName',
      value: 'Maya Rangi',
      locked: true,
    })
    expect(await codeOf(sandbox.client.call('setPayeeName', { body }))).toBe('profile.locked')
    expect((await fieldOf('email'))?.value).toBe('m****@test.example')
  })

  it('keeps the first of two real names that arrive at once', async () => {
    const set = (payeeName: string) =>
      sandbox.client.call('setPayeeName', { body: { payeeName, verifyPwd: demoPassword } })
    const refusals = await Promise.all(['Maya Rangi', 'Mia Rangi'].map((name) => codeOf(set(name))))
    expect(refusals.sort()).toEqual(['profile.locked', undefined])
  })

  it('accepts a birthday of a member who is old enough', async () => {
    expect(await codeOf(set('birthday', '2001-02-30'))).toBe('format.birthday')
    expect(await codeOf(set('birthday', '2008-05-13'))).toBe('age.too.young')
    await set('birthday', '2008-05-12')
    expect(await codeOf(set('birthday', '1990-01-01'))).toBe('profile.locked')
  })

  it('accepts only the values that it lists', async () => {
    expect(await codeOf(set('sourceOfIncome', 'luck'))).toBe('request_param_err')
    await set('sourceOfIncome', 'salary')
    expect(await fieldOf('sourceOfIncome')).toMatchObject({ value: 'salary' })
  })
})

describe('bank accounts', () => {
  const add = (number: string, verifyPwd = demoPassword) =>
    sandbox.client.call('addBankCard', { body: { bankCode: 'HARB', number, verifyPwd } })

  it('need the real name, a number of the bank, and a place on the list', async () => {
    expect(await codeOf(add('12345678'))).toBe('payeeName.missing')
    const body = { payeeName: 'Maya Rangi', verifyPwd: demoPassword }
    await sandbox.client.call('setPayeeName', { body })
    expect(await codeOf(add('123'))).toBe('bankCard.number')
    expect(await codeOf(add('12345678', 'Wrong-2026'))).toBe('password.incorrect')
    await add('1234 5678')
    expect(await codeOf(add('12345678'))).toBe('bankCard.exists')
    await add('87654321')
    expect(await codeOf(add('1234567890'))).toBe('bankCard.max')
    expect((await sandbox.client.call('bankCards')).cards).toMatchObject([
      { number: '****5678', holder: 'M****', bankName: 'Harbour Bank' },
      { number: '****4321' },
    ])
  })
})

describe('the identity', () => {
  const send = (slot: 'front' | 'back' | 'selfie', picture = smallPng) =>
    sandbox.client.call('sendIdentityPicture', {
      body: { documentType: 'idCard', slot, picture },
    })
  const decide = (slot: string, decision: object) =>
    sandbox.control(`/test/members/member88/identity/${slot}`, 'PUT', decision)

  it('is verified when staff accept every picture, and asks again for a rejected one', async () => {
    expect(await codeOf(send('front', 'R0lGODlhAQABAAAAACw='))).toBe('picture.invalid')
    for (const slot of ['front', 'back', 'selfie'] as const) await send(slot)
    expect(await sandbox.client.call('identity')).toMatchObject({ state: 'pending' })
    expect(await codeOf(send('front'))).toBe('identity.closed')
    await decide('front', { state: 'verified' })
    await decide('selfie', { state: 'verified' })
    await decide('back', { state: 'rejected', reason: 'blurred' })
    expect(await sandbox.client.call('identity')).toMatchObject({
      state: 'rejected',
      slots: [
        { slot: 'front', state: 'verified' },
        { slot: 'back', state: 'rejected', reason: 'blurred' },
        { slot: 'selfie', state: 'verified' },
      ],
    })
    await send('back')
    await decide('back', { state: 'verified' })
    expect(await sandbox.client.call('identity')).toMatchObject({ state: 'verified' })
  })
})

describe('limits of play', () => {
  const set = (amount?: string) =>
    sandbox.client.call('setPlayLimit', {
      body: { kind: 'loss', period: 'day', ...(amount !== undefined && { amount }) },
    })
  const lossOfDay = async () =>
    (await sandbox.client.call('playLimits')).limits.find(
      ({ kind, period }) => kind === 'loss' && period === 'day',
    )
  const launch = () =>
    sandbox.client.call('launchGame', {
      query: {
        gameType: 'RNG',
        vassalage: world.vendors?.[0]?.code ?? '',
        gameCode: '',
        language: 'EN',
        platform: 'mobile',
        launchMode: 'GLS',
        accountType: 1,
        backUrl: 'http://test.localhost:4173/m/home',
      },
    })

  it('tighten at once and loosen after a day', async () => {
    await set('500')
    await set('200')
    expect(await lossOfDay()).toMatchObject({ amount: '200.00' })
    await set('900')
    expect(await lossOfDay()).toMatchObject({ amount: '200.00', next: { amount: '900.00' } })
    time += 25 * hourMs
    await logIn()
    expect(await lossOfDay()).toMatchObject({ amount: '900.00' })
  })

  it('keep a member from games during a time-out, which cannot be shortened', async () => {
    await sandbox.client.call('startTimeOut', { body: { hours: 48 } })
    expect(await codeOf(launch())).toBe('play.timeOut')
    const { timeOutUntil } = await sandbox.client.call('startTimeOut', { body: { hours: 1 } })
    expect(timeOutUntil).toBe(time + 48 * hourMs)
    time += 49 * hourMs
    await logIn()
    expect(await codeOf(launch())).not.toBe('play.timeOut')
  })

  it('keep a member from games after a self-exclusion', async () => {
    const body = { months: 6, verifyPwd: demoPassword }
    await sandbox.client.call('startExclusion', { body })
    expect(await codeOf(launch())).toBe('play.excluded')
  })
})

describe('messages', () => {
  const post = (message: object) =>
    sandbox.control('/test/members/member88/messages', 'POST', message)

  it('arrive unread, are read, answered and deleted', async () => {
    await post({ title: 'Welcome', body: '<p>Hello</p>' })
    await post({ title: 'Maintenance', body: '<p>Tonight</p>', from: 'system' })
    expect(await sandbox.client.call('unreadMessages')).toEqual({
      count: 2,
      recipients: ['service'],
    })
    const inbox = await sandbox.client.call('messages', { query: { box: 'inbox' } })
    expect(inbox.messages).toMatchObject([{ title: 'Welcome', preview: 'Hello', read: false }])
    const messageId = inbox.messages[0]?.messageId ?? ''
    await sandbox.client.call('readMessages', { body: { messageIds: [messageId] } })
    expect((await sandbox.client.call('unreadMessages')).count).toBe(1)
    const reply = { recipient: 'service', title: 'Re', body: '<b>5 > 3</b>', replyTo: messageId }
    const sent = await sandbox.client.call('sendMessage', {
      body: { ...reply, recipient: 'service' },
    })
    const detail = await sandbox.client.call('message', { query: { messageId: sent.messageId } })
    expect(detail.body).toBe('<p>&lt;b&gt;5 &gt; 3&lt;/b&gt;</p>')
    await sandbox.client.call('deleteMessages', { body: { messageIds: [messageId] } })
    expect(await codeOf(sandbox.client.call('message', { query: { messageId } }))).toBe(
      'message.not.found',
    )
  })
})

describe('an account that staff', () => {
  const put = (state: string) => sandbox.control('/test/members/member88/state', 'PUT', { state })

  it('that staff disabled has no session and cannot log in', async () => {
    await put('disabled')
    expect(await codeOf(sandbox.client.call('memberInfo'))).toBe('user.or.token.invalid')
    sandbox.signIn(undefined)
    expect(await codeOf(logIn())).toBe('user.disabled')
    await put('enabled')
    await logIn()
  })
})

it('lists the sign-ins of the account and ends the others', async () => {
  await logIn()
  const { signIns } = await sandbox.client.call('signIns')
  expect(signIns.map(({ current, open }) => [current, open])).toEqual([
    [true, true],
    [false, true],
  ])
  await sandbox.client.call('endOtherSignIns')
  const after = await sandbox.client.call('signIns')
  expect(after.signIns.map(({ open }) => open)).toEqual([true, false])
})

it('refuses a trial account', async () => {
  sandbox.signIn(undefined)
  const { session } = await sandbox.trialClient.call('testPlay', {
    body: { merchantCode: 'test-trial' },
  })
  sandbox.signIn(session?.token)
  expect(await codeOf(sandbox.client.call('profile'))).toBe('demo.not.allowed')
})

describe('attempts that come at once', () => {
  const counted = (codes: readonly (string | undefined)[], code: string): number =>
    codes.filter((one) => one === code).length
  const sixteen = Array.from({ length: 16 }, (_, at) => at)
  const sixty = Array.from({ length: 60 }, (_, at) => at)
  const guess = (username: string) =>
    codeOf(sandbox.client.call('login', { body: { username, password: 'Wrong-2026' } }))

  it('at one password are checked twelve times of sixty, by the name, in other letters or by the mobile number', async () => {
    const mobileNum = '+66812345677'
    await sandbox.client.call('setProfile', {
      body: { field: 'mobileNum', value: mobileNum, verifyPwd: demoPassword },
    })
    const names = ['member88', 'MEMBER88', ' ｍｅｍｂｅｒ８８', mobileNum]
    const codes = await Promise.all(sixty.map((at) => guess(names[at % names.length] ?? '')))
    expect(counted(codes, 'login.invalid')).toBe(12)
    expect(counted(codes, 'TOO_MANY_REQUEST')).toBe(48)
  })

  it('at the password of a member who is signed in are checked twelve times, whatever asks for it', async () => {
    const body = { field: 'nickname', value: 'Mint', verifyPwd: 'Wrong-2026' } as const
    const codes = await Promise.all(
      sixty.map((at) =>
        at % 2
          ? codeOf(change('Wrong-2026', 'Livery-2027'))
          : codeOf(sandbox.client.call('setProfile', { body })),
      ),
    )
    expect(counted(codes, 'password.old.incorrect') + counted(codes, 'password.incorrect')).toBe(12)
  })

  it('at a withdrawal PIN are checked twelve times of sixty', async () => {
    const first = { paymentPassword: '482913' }
    await sandbox.client.call('setPaymentPassword', { body: first })
    const body = { oldPaymentPassword: '000000', paymentPassword: '739201' }
    const codes = await Promise.all(
      sixty.map(() => codeOf(sandbox.client.call('setPaymentPassword', { body }))),
    )
    expect(counted(codes, 'pin.incorrect')).toBe(12)
    expect(counted(codes, 'TOO_MANY_REQUEST')).toBe(48)
  })

  it('at a hundred names from one address are checked sixty times', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(`stranger${at}`)))
    expect(counted(codes, 'login.invalid')).toBe(60)
    expect(counted(codes, 'TOO_MANY_REQUEST')).toBe(40)
  })

  it('at a code of an SMS are checked five times, and the right one after them is refused', async () => {
    const mobileNum = '+66812345678'
    await sandbox.client.call('setProfile', {
      body: { field: 'mobileNum', value: mobileNum, verifyPwd: demoPassword },
    })
    await sandbox.client.call('passwordBySms', { body: { mobileNum } })
    const sent = await (await sandbox.control('/outbox', 'GET')).json()
    const code = /\d{6}/.exec(sent[0].body)?.[0] ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    const password = 'Livery-2027'
    const codes = await Promise.all(
      [...sixteen.map(() => wrong), code].map((one) => {
        const body = { mobileNum, code: one, password, confirmPassword: password }
        return codeOf(sandbox.client.call('confirmPasswordBySms', { body }))
      }),
    )
    expect(counted(codes, 'sms.code.invalid')).toBe(4)
    expect(counted(codes, 'sms.code.expired')).toBe(13)
  })
})

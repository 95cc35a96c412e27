import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import { flags } from '../../core/contract/flags.ts'

let studioApi: TestStudioApi

beforeAll(async () => {
  studioApi = await startTestStudioApi()
})
afterAll(() => studioApi.close())

function read() {
  return studioApi.ask('readSettings', { merchant: 'shop', body: undefined })
}

it('lists the owner, the value and the blocks of every flag', async () => {
  const { flags: states } = await read()
  expect(states.map(({ name }) => name)).toEqual(Object.keys(flags))
  expect(states.find(({ name }) => name === 'PTSYS3')).toEqual({
    name: 'PTSYS3',
    title: 'Points mall',
    owner: 'promotions',
    changes: flags.PTSYS3.changes,
    platform: false,
    default: false,
    on: false,
    decides: [
      'pages.home.blocks.mall',
      'pages.shell.blocks.menu',
      'pages.member-home.blocks.list',
      'pages.member-home.blocks.icons',
      'routes.mall',
      'routes.pointsRecord',
    ],
  })
  const trial = states.find(({ name }) => name === 'FREEPLAY3')
  expect(trial?.decides).toContain('pages.trial.blocks.form')
})

it('lists the blocks whose component reads a flag or a setting', async () => {
  const { flags: states, readers } = await read()
  const google = states.find(({ name }) => name === 'GOOGLELOGIN3')
  expect(google?.decides).toEqual(['pages.login.blocks.social', 'pages.register.blocks.social'])
  expect(readers['register.captcha']).toEqual(['pages.register.blocks.form'])
  expect(readers['loginCaptcha']).toEqual(['pages.login.blocks.form'])
})

it('lists the pages and the parts of the frame that read a flag or a setting', async () => {
  const { flags: states, readers } = await read()
  const readersOf = (flag: string) => states.find(({ name }) => name === flag)?.decides
  expect(readersOf('PROFPIC3')).toEqual(['routes.settings'])
  expect(readersOf('DAILYSALCONT3')).toContain('frame.contract-prompts')
  expect(readersOf('MEMTRANS3')).toEqual(['routes.agentHome', 'routes.team', 'routes.teamTransfer'])
  expect(states.filter(({ decides }) => decides.length === 0)).toEqual([])
  expect(readers['identity']).toEqual(['routes.settings'])
  expect(readers['passwordByEmail']).toEqual(['routes.forgot'])
})

it('lists the flags that a merchant forces off, and why', async () => {
  const file = join(studioApi.root, 'merchants/shop/merchant.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('{', '{ "forceOff": { "PTSYS3": "This brand has no points." },'))
  const { flags: states } = await read()
  writeFileSync(file, text)
  expect(states.flatMap(({ name, forcedOff }) => (forcedOff ? [[name, forcedOff]] : []))).toEqual([
    ['PTSYS3', 'This brand has no points.'],
  ])
})

it('switches what the control API switches, for one merchant', async () => {
  const body = { whitelabel: { PTSYS3: true }, humanCheck: false }
  const { settings, flags: states } = await studioApi.ask('changeSettings', {
    merchant: 'shop',
    body,
  })
  expect(settings).toMatchObject({ humanCheck: false, whitelabel: { PTSYS3: true } })
  expect(states.find(({ name }) => name === 'PTSYS3')?.on).toBe(true)
  const headers = { host: `localhost:${studioApi.port}` }
  const control = await studioApi.askRaw({ path: '/sandbox/shop/settings', headers })
  expect(control.body).toEqual(settings)
  const other = await studioApi.ask('readSettings', { merchant: 'base', body: undefined })
  expect(other.flags.find(({ name }) => name === 'PTSYS3')?.on).toBe(false)
})

it('refuses an unknown setting, and a merchant that is not served', async () => {
  const wrong = studioApi.ask('changeSettings', { merchant: 'shop', body: { moon: true } })
  await expect(wrong).rejects.toMatchObject({ refusal: { code: 'wrong-body' } })
  mkdirSync(join(studioApi.root, 'merchants/broken'))
  writeFileSync(join(studioApi.root, 'merchants/broken/merchant.json'), '{')
  const broken = studioApi.ask('readSettings', { merchant: 'broken', body: undefined })
  await expect(broken).rejects.toThrow('The sandbox does not serve "broken" yet')
})

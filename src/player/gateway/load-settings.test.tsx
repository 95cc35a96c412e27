import { beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../tests/support/patience.ts'
import { readHook } from '../../../tests/support/read-hook.ts'
import type { CallName } from '../../core/contract/calls.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Client } from '../../core/gateway-client/client-options.ts'
import { useFacts } from '../state/live.ts'
import { publishStatus, readPlatformStatus } from '../state/status.ts'
import { createSettingsLoader } from './load-settings.ts'

const skinGateway: Skin['gateway'] = {
  origin: '',
  merchantCode: 'siam',
  trialMerchantCode: 'siam-trial',
  paths: {},
  session: 'token',
  tokenInQuery: false,
  statusReading: 'B',
  serviceDecoder: 'base64',
  imageHosts: [],
  linkHosts: [],
  frameHosts: [],
  agentExcludedTypes: [4, 40, 41, 42],
  nonMemberTypes: [],
  trialTypes: [4],
  moduleIds: {},
  fallbackOrigins: [],
  prizeModes: {},
}

function setUp(answers: Partial<Record<CallName, () => unknown>>, gateway = skinGateway) {
  const call = vi.fn(async (name: CallName) => {
    const answer = answers[name]
    if (!answer) throw new Error('down')
    return answer()
  })
  const loader = createSettingsLoader({
    client: { call } as unknown as Client, // a client of fixed answers
    gateway,
    wait: async () => {},
  })
  return { call, loader }
}

const whole = {
  systemStatus: () => ({
    maintenance: false,
    info: { register: { captcha: true, fields: { email: { enabled: true, required: false } } } },
  }),
  whitelabel: () => [{ modId: 'PTSYS3', enabled: '1' }],
  templates: () => ({ mem_cen: '1', dep_func: 'x' }),
  consolidatedSettings: () => ({ currency: 'THB', currencySymbol: '฿', socialProviders: [] }),
}

beforeEach(() => publishStatus('open', { info: {} }))

test('the answers become facts', async () => {
  await setUp(whole).loader.load()
  expect(readHook(useFacts)).toMatchObject({
    flags: { PTSYS3: true },
    templates: { mem_cen: 'new', dep_func: 'base' },
    settings: {
      'register.captcha': true,
      'register.fields.email.enabled': true,
      currency: 'THB',
      currencySymbol: '฿',
    },
  })
  expect(JSON.parse(localStorage.getItem('status') ?? '')).toMatchObject({ maintenance: false })
})

test('each setting is requested in a task of its own, so that a touch comes between', async () => {
  const { call, loader } = setUp(whole)
  const loading = loader.load()
  await Promise.resolve().then().then().then()
  expect(call.mock.calls.length).toBeLessThan(2)
  await loading
  expect(call).toHaveBeenCalledTimes(4)
})

test('the status of the last visit is used at once, and the fresh one replaces it', async () => {
  localStorage.setItem('status', '{"maintenance":true,"info":{}}')
  const { loader } = setUp(whole)
  const loading = loader.load()
  expect(readPlatformStatus().name).toBe('maintenance')
  await loading
  expect(readPlatformStatus().name).toBe('open')
})

test.each(['{', '{"info":1}', 'null'])(
  'a stored status of another shape, %s, is ignored',
  async (text) => {
    localStorage.setItem('status', text)
    const { loader } = setUp(whole)
    const loading = loader.load()
    expect(readPlatformStatus().answer).toEqual({ info: {} })
    await loading
  },
)

test('a failing call leaves the others alone and is asked again until it answers', async () => {
  let down = 3
  const { loader, call } = setUp({
    ...whole,
    templates: () => {
      down -= 1
      if (down > 0) throw new Error('down')
      return { mem_cen: '0' }
    },
  })
  await loader.load()
  await vi.waitFor(() => expect(readHook(useFacts).templates.mem_cen).toBe('base'), patience)
  expect(call.mock.calls.filter(([name]) => name === 'templates')).toHaveLength(3)
  expect(call.mock.calls.filter(([name]) => name === 'whitelabel')).toHaveLength(1)
})

test('the key for encrypted calls comes with the status, or is pinned', async () => {
  const encryption = { keyId: 'k1', publicKey: 'from-status' }
  const answers = { systemStatus: () => ({ info: { encryption } }) }
  expect(await setUp(answers).loader.loadEncryption()).toEqual(encryption)
  const pinned = { ...skinGateway, publicKey: 'pinned' }
  expect(await setUp(answers, pinned).loader.loadEncryption()).toEqual({
    keyId: 'k1',
    publicKey: 'pinned',
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'

describe('the studio reads the flags of all merchants', () => {
  let studio: TestStudioApi
  beforeAll(async () => {
    studio = await startTestStudioApi()
    const environments = {
      staging: { gateway: 'http://127.0.0.1:9' },
      production: { gateway: 'http://127.0.0.1:9' },
    }
    writeFileSync(
      join(studio.root, 'livery.json'),
      JSON.stringify({ schemaVersion: 1, environments }),
    )
  })
  afterAll(() => studio.close())

  const read = (environment: string) => studio.ask('readFlags', { body: { environment } })

  it('as the sandbox sends them, with what can be asked beside it', async () => {
    await studio.ask('changeSettings', { merchant: 'shop', body: { whitelabel: { PTSYS3: true } } })
    const { environments, merchants } = await read('sandbox')
    expect(environments).toEqual([
      { name: 'sandbox', kind: 'sandbox' },
      { name: 'staging', kind: 'other', gateway: 'http://127.0.0.1:9' },
      { name: 'production', kind: 'production', gateway: 'http://127.0.0.1:9' },
    ])
    expect(merchants.map(({ code }) => code)).toEqual(['base', 'shop'])
    expect(merchants[1]?.flags?.['PTSYS3']).toEqual({ isOn: true, by: 'sent' })
  })

  it('with the line that forces one off', async () => {
    const forced = shopText.replace(
      '"safety":',
      '"forceOff": { "PTSYS3": "No mall." },\n  "safety":',
    )
    writeFileSync(join(studio.root, 'merchants/shop/merchant.json'), forced)
    expect((await read('sandbox')).merchants[1]?.flags?.['PTSYS3']).toEqual({
      isOn: false,
      by: 'forced',
      reason: 'No mall.',
      place: expect.stringMatching(/^merchants\/shop\/merchant\.json:\d+:\d+$/),
    })
  })

  it('and says why those of a gateway are not known', async () => {
    expect((await read('staging')).merchants).toEqual([
      { code: 'base', name: 'Livery', problem: expect.stringContaining('connection failed') },
      { code: 'shop', name: 'The Shop', problem: expect.stringContaining('connection failed') },
    ])
    await expect(read('stagin')).rejects.toThrow('livery.json has no environment "stagin"')
  })
})

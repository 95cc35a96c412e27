import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestStudioApi, type TestStudioApi } from '../support/start-test-studio-api.ts'
import { startTestTeam, type TestTeam } from '../support/start-test-team.ts'

describe('the studio finds merchants', () => {
  let studio: TestStudioApi
  beforeAll(async () => {
    studio = await startTestStudioApi()
  })
  afterAll(() => studio.close())

  const find = (text: string) => studio.ask('findMerchants', { body: { text } })
  const codesOf = async (text: string) => (await find(text)).merchants.map(({ code }) => code)

  it('that meet every condition, with what meets it and its place', async () => {
    expect(await find('block contact, shop')).toMatchObject({
      merchants: [
        {
          code: 'shop',
          matches: expect.arrayContaining([
            {
              condition: 'block contact',
              text: 'pages.home.blocks.mall',
              place: expect.stringMatching(/^merchants\/shop\/merchant\.json:\d+:\d+$/),
            },
          ]),
        },
      ],
      problems: [],
    })
  })

  it('by the flags that the sandbox sends', async () => {
    await studio.ask('changeSettings', {
      merchant: 'shop',
      body: { whitelabel: { PTSYS3: true } },
    })
    const { merchants } = await find('PTSYS3 on in sandbox')
    expect(merchants.find(({ code }) => code === 'shop')?.matches).toEqual([
      { condition: 'PTSYS3 on in sandbox', text: 'PTSYS3 is sent as on in sandbox' },
    ])
  })

  it('by what is published, which is nothing here', async () => {
    expect(await codesOf('unpublished')).toEqual(['base', 'shop'])
    expect(await codesOf('published')).toEqual([])
    expect(await codesOf('state = scheduled')).toEqual([])
    expect(await studio.ask('readStatuses', { body: undefined })).toEqual({ merchants: [] })
  })

  it('and says what is wrong with a condition, or with an environment', async () => {
    expect(await find('block baner')).toMatchObject({
      merchants: [],
      problems: ['There is no block "baner". Did you mean "banner"?'],
    })
    expect((await find('theme.shap = pill')).problems).toEqual([
      'No merchant has a value "theme.shap". Did you mean "theme.shape"?',
    ])
    expect((await find('PTSYS3 on in staging')).problems).toEqual([
      expect.stringContaining('livery.json has no environment "staging".'),
    ])
    expect((await find('published in staging')).problems).toEqual([
      expect.stringContaining('livery.json has no environment "staging".'),
    ])
  })

  it('and suggests how what is typed could go on', async () => {
    const { suggestions } = await find('shop, theme.shap')
    expect(suggestions[0]).toEqual({ text: 'theme.shape = ', isWhole: false })
  })
})

describe('whoever has a role for one merchant', () => {
  let team: TestTeam
  beforeAll(async () => {
    team = await startTestTeam()
    const hidden = { schemaVersion: 1, code: 'bank', pages: { 'own-vault': { path: '/m/vault' } } }
    mkdirSync(join(team.root, 'merchants/bank'), { recursive: true })
    writeFileSync(join(team.root, 'merchants/bank/merchant.json'), JSON.stringify(hidden))
  })
  afterAll(() => team.close())

  it('finds no other one, and learns nothing of others from suggestions', async () => {
    const browser = team.open()
    await browser.signIn('shop-viewer')
    const find = async (text: string) => {
      const body = JSON.stringify({ text })
      return JSON.parse((await browser.call('/merchants/find', { method: 'POST', body })).text)
    }
    const all = await find('theme.mode = light')
    expect(all.merchants.map(({ code }: { code: string }) => code)).toEqual(['base', 'shop'])
    expect((await find('pages.own-vault')).suggestions).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { pictureOf } from '../../core/config/testing.ts'
import { filesAfter } from '../../site/history/files-after.ts'
import type { NewFolder } from '../environment.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  parent: { theme: { shape: 'pill' } },
  lagoon: {
    extends: 'parent',
    hosts: ['lagoon.localhost'],
    brand: { name: { en: 'Lagoon' } },
    gateway: { merchantCode: 'LAGOON-1', trialMerchantCode: 'LAGOON-1-trial' },
  },
})

async function duplicate(args: readonly string[], over: Readonly<Record<string, string>> = {}) {
  const encoder = new TextEncoder()
  const all = filesAfter(
    files,
    Object.entries(over).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
  )
  let made: NewFolder | undefined
  const placerAt = () => (folder: NewFolder) => {
    made = folder
  }
  const answer = await runLivery(['duplicate', ...args], all, { placerAt })
  const read = (name: string): string => {
    const content = made?.content.get(name)
    return typeof content === 'string' ? content : new TextDecoder().decode(content)
  }
  const changes = [...(made?.content ?? [])].map(([name]) => ({
    path: `${made?.path}/${name}`,
    bytes: encoder.encode(read(name)),
  }))
  return { ...answer, made, read, after: filesAfter(all, changes) }
}

const typed = `{
  // The lagoon, as the brand book draws it.
  "schemaVersion": 1,
  "code": "lagoon",
  "extends": "parent",
  "hosts": ["lagoon.localhost"],
  "brand": { "name": { "en": "Lagoon" } },
  "languages": { "default": "en", "supported": ["en"] }, /* one */
  "theme": {   "motion": "calm" }
}
`

describe('livery duplicate', () => {
  it('copies the file as it is typed, with a code, a name and hosts of its own', async () => {
    const args = ['lagoon', 'bay', '--name', 'The Bay', '--hosts', 'bay.example,www.bay.example']
    const { code, read } = await duplicate(args, { 'merchants/lagoon/merchant.json': typed })
    expect(code).toBe(0)
    expect(read('merchant.json')).toBe(
      typed
        .replace('"lagoon"', '"bay"')
        .replace('["lagoon.localhost"]', '["bay.example", "www.bay.example"]')
        .replace('"Lagoon"', '"The Bay"'),
    )
  })

  it('copies every file of the folder byte for byte', async () => {
    const messages = '{ "login": { "welcome": "Welcome to Lagoon" } }\n'
    const { made, read, out } = await duplicate(['lagoon', 'bay'], {
      'merchants/lagoon/merchant.json': typed.replace(
        '{ "name"',
        '{ "logo": "art/logo.svg", "name"',
      ),
      'merchants/lagoon/messages/en.json': messages,
      'merchants/lagoon/look/button.css': '[data-kit="button"] { opacity: 0.9 }\n',
      'merchants/lagoon/art/icons/game.svg': '<svg/>',
      'merchants/lagoon/art/logo.svg': '<svg/>',
    })
    expect(made?.path).toBe('merchants/bay')
    expect([...(made?.content.keys() ?? [])].sort()).toEqual([
      'art/icons/game.svg',
      'art/logo.svg',
      'look/button.css',
      'merchant.json',
      'messages/en.json',
    ])
    expect(read('messages/en.json')).toBe(messages)
    expect(out).toContain('These texts name the brand of "lagoon": messages/en.json.')
    expect(out).toContain('These pictures are those of "lagoon": art/logo.svg.')
  })

  it('makes no heir, and a merchant without an error', async () => {
    const { after, read } = await duplicate(['lagoon', 'bay'])
    expect(JSON.parse(read('merchant.json'))).toMatchObject({
      code: 'bay',
      extends: 'parent',
      hosts: ['bay.localhost'],
      brand: { name: { en: 'Bay' } },
    })
    const errors = checkMerchants(after, ['bay']).filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
  })

  it('does not play for the account of the merchant at the platform', async () => {
    const { read, out } = await duplicate(['lagoon', 'bay'])
    expect(JSON.parse(read('merchant.json')).gateway).toEqual({
      merchantCode: 'bay',
      trialMerchantCode: 'bay-trial',
    })
    expect(out).toContain('"gateway.merchantCode" is "bay" and not that of "lagoon".')
  })

  it('says what it does not copy, and why', async () => {
    const livery = JSON.stringify({
      studio: {
        issuer: 'https://id.example',
        client: 'livery',
        grants: [
          { claim: 'groups', value: 'a', role: 'editor', merchants: ['lagoon'] },
          { claim: 'groups', value: 'b', role: 'admin' },
        ],
      },
    })
    const { out } = await duplicate(['lagoon', 'bay'], { 'livery.json': livery })
    expect(out).toContain('lagoon.localhost stays with "lagoon", because a host has one merchant.')
    expect(out).toContain('1 role in livery.json is for "lagoon" and not for "bay"')
    expect(out).toContain('Schedules, notes, drafts and releases of "lagoon" are not copied')
  })

  it.each([
    {
      args: ['lagoon', 'parent'],
      refusal: 'merchants/parent already exists. Choose another code.',
    },
    { args: ['lagoon', 'B'], refusal: '"B" is not a valid code.' },
    {
      args: ['lagoon', 'bay', '--hosts', 'lagoon.localhost'],
      refusal: 'already a host of "lagoon"',
    },
    { args: ['lagoon', 'bay', '--name', '{{name}}'], refusal: 'double braces' },
  ])('refuses $args and writes nothing', async ({ args, refusal }) => {
    const { code, error, made } = await duplicate(args)
    expect(code).toBe(1)
    expect(error).toContain(refusal)
    expect(error).toContain('Nothing is written.')
    expect(made).toBeUndefined()
  })

  it('says which merchant it does not know', async () => {
    const { code, error } = await duplicate(['lagon', 'bay'])
    expect(code).toBe(2)
    expect(error).toContain('Did you mean "lagoon"?')
  })

  it('prints JSON for a script', async () => {
    const { out } = await duplicate(['lagoon', 'bay', '--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({
      merchant: 'bay',
      folder: 'merchants/bay',
      files: expect.arrayContaining(['merchants/bay/merchant.json']),
      notes: expect.any(Array),
    })
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { realWrites } from '../../site/disk/replace-files.ts'

let studioApi: TestStudioApi
let broken: string | undefined

beforeAll(async () => {
  studioApi = await startTestStudioApi({
    writes: {
      ...realWrites,
      write: (path, bytes) => {
        if (broken) throw Object.assign(new Error(broken), { code: broken })
        realWrites.write(path, bytes)
      },
    },
  })
})
afterAll(() => studioApi.close())

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path fill="#123456" d="M0 0h90v20H0z"/></svg>'
const base64 = (text: string) => Buffer.from(text).toString('base64')

it('offers an answer for everything, and shows every problem at its field', async () => {
  const nothing = await studioApi.ask('previewMerchant', { body: { code: '' } })
  expect(nothing.offered).toEqual({
    parent: 'base',
    look: 'base',
    name: '',
    colour: '#0B6E8C',
    languages: ['th', 'en', 'zh'],
    hosts: '',
  })
  expect(nothing.languages).toContainEqual({ tag: 'th', name: 'ไทย' })
  expect(nothing.problems.map(({ about }) => about)).toEqual(['code'])
  const wrong = await studioApi.ask('previewMerchant', {
    body: {
      code: 'a/b',
      name: '{{name}}',
      names: { th: '{{name}}', xx: 'X' },
      colour: 'sea',
      hosts: 'shop.localhost',
      logo: { name: 'logo.svg', content: base64(wide.replace('<path', '<script/><path')) },
    },
  })
  expect(
    wrong.problems.map(({ about, language = '', message }) => `${about}${language}: ${message}`),
  ).toEqual([
    'code: "a/b" is not a valid code. Use 2 to 32 lower-case letters, digits and dashes, with a letter first.',
    'name: The name contains double braces or invisible characters. Remove them.',
    expect.stringMatching(/^nameth: The name contains double braces/),
    expect.stringMatching(/^namexx: The name "X" is for the language "xx", which is not chosen/),
    'colour: "sea" is not a colour. Use six hexadecimal digits, such as 0B6E8C.',
    'hosts: "shop.localhost" is already a host of "shop". Choose another.',
    expect.stringMatching(/^logo: The picture "[^"]+" contains a script/),
  ])
})

it('keeps the colour of a brand for dark pages where the operator asks for them', async () => {
  const body = { code: 'orb', colour: '#B6F23C' } as const
  const light = await studioApi.ask('previewMerchant', { body })
  expect(light.colour?.taken).not.toBe('#B6F23C')
  const dark = await studioApi.ask('previewMerchant', { body: { ...body, mode: 'dark' } })
  expect(dark.colour).toMatchObject({ typed: '#B6F23C', taken: '#B6F23C' })
})

it('shows what the colour and the logo become before it writes anything', async () => {
  const { colour, logo, notes, problems } = await studioApi.ask('previewMerchant', {
    body: { code: 'orb', colour: '#FFFF00', logo: { name: 'logo.svg', content: base64(wide) } },
  })
  expect(problems).toEqual([])
  expect(colour).toMatchObject({ typed: '#FFFF00', taken: expect.not.stringMatching('#FFFF00') })
  expect(colour?.takenRatio).toBeGreaterThan(colour?.typedRatio ?? 9)
  expect(notes).toEqual([
    { about: 'colour', message: expect.stringContaining('too close to the page colour') },
    { about: 'logo', message: expect.stringContaining('dark browser tab') },
    { about: 'logo', message: expect.stringContaining('"brand.mark"') },
  ])
  expect(logo).toBe(`data:image/svg+xml;base64,${base64(wide)}`)
  expect(existsSync(join(studioApi.root, 'merchants/orb'))).toBe(false)
})

it('makes a merchant that validates, and writes nothing where anything is wrong', async () => {
  const body = { code: 'orb', names: { th: 'ออร์บ' }, languages: ['en', 'th'] }
  await expect(studioApi.ask('makeMerchant', { body: { ...body, colour: 'sea' } })).rejects.toThrow(
    '"sea" is not a colour. Use six hexadecimal digits, such as 0B6E8C. Nothing was written.',
  )
  const { code, files } = await studioApi.ask('makeMerchant', { body })
  expect(code).toBe('orb')
  expect(files).toContain('merchants/orb/merchant.json')
  expect(checkMerchants(openDiskFiles(studioApi.root), ['orb'])).toEqual([])
  const made = JSON.parse(readFileSync(join(studioApi.root, 'merchants/orb/merchant.json'), 'utf8'))
  expect(made.brand.name).toMatchObject({ en: 'Orb', th: 'ออร์บ' })
  await expect(studioApi.ask('makeMerchant', { body })).rejects.toThrow(
    'merchants/orb already exists. Choose another code. Nothing was written.',
  )
})

it('leaves nothing behind on a disk that cannot store it', async () => {
  const before = readdirSync(studioApi.root)
  for (const [code, message] of [
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
  ] as const) {
    broken = code
    await expect(studioApi.ask('makeMerchant', { body: { code: 'bay' } })).rejects.toThrow(message)
    expect(readdirSync(studioApi.root)).toEqual(before)
    expect(existsSync(join(studioApi.root, 'merchants/bay'))).toBe(false)
  }
  broken = undefined
})

it('refuses a page of another site, and a body that is not a file', async () => {
  const asked = {
    path: '/studio/api/merchants',
    method: 'POST',
    body: JSON.stringify({ code: 'far' }),
    headers: { host: `localhost:${studioApi.port}`, 'content-type': 'application/json' },
  }
  const headers = { ...asked.headers, origin: 'http://elsewhere.example' }
  expect((await studioApi.askRaw({ ...asked, headers })).status).toBe(403)
  expect(
    (await studioApi.askRaw({ ...asked, path: '/studio/api/new-merchant/preview', headers }))
      .status,
  ).toBe(403)
  expect(existsSync(join(studioApi.root, 'merchants/far'))).toBe(false)
  const logo = { name: 'logo.png', content: 'no base64!' }
  await expect(studioApi.ask('previewMerchant', { body: { code: 'far', logo } })).rejects.toThrow(
    '"content" is no base64',
  )
})

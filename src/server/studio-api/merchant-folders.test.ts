import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'

let studioApi: TestStudioApi
beforeAll(async () => {
  studioApi = await startTestStudioApi()
})
afterAll(() => studioApi.close())

const isThere = (code: string): boolean => existsSync(join(studioApi.root, 'merchants', code))
const ask = (merchant: string) => ({ merchant })

describe('a copy of a merchant', () => {
  it('is described before it is made, with what is wrong at its answer', async () => {
    const body = { code: 'kiosk', hosts: 'shop.localhost' }
    const preview = await studioApi.ask('previewDuplicate', { ...ask('shop'), body })
    expect(preview.offered).toEqual({ name: 'Kiosk', hosts: 'kiosk.localhost' })
    expect(preview.problems).toEqual([
      { about: 'hosts', message: '"shop.localhost" is already a host of "shop". Choose another.' },
    ])
    const right = await studioApi.ask('previewDuplicate', {
      ...ask('shop'),
      body: { code: 'kiosk' },
    })
    expect(right.problems).toEqual([])
    expect(right.notes[0]).toBe(
      'shop.localhost stays with "shop", because a host has one merchant.',
    )
    expect(isThere('kiosk')).toBe(false)
  })

  it('keeps the comments of the file, and is refused where its code is taken', async () => {
    const body = { code: 'kiosk', name: 'The Kiosk' }
    const made = await studioApi.ask('duplicateMerchant', { ...ask('shop'), body })
    expect(made).toMatchObject({ code: 'kiosk', files: ['merchants/kiosk/merchant.json'] })
    expect(readFileSync(join(studioApi.root, 'merchants/kiosk/merchant.json'), 'utf8')).toBe(
      shopText
        .replace('"code": "shop"', '"code": "kiosk"')
        .replace('"shop.localhost"', '"kiosk.localhost"')
        .replace('"The Shop"', '"The Kiosk"'),
    )
    const errors = checkMerchants(openDiskFiles(studioApi.root), ['kiosk'])
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([])
    await expect(studioApi.ask('duplicateMerchant', { ...ask('shop'), body })).rejects.toThrow(
      'merchants/kiosk already exists. Choose another code. Nothing was written.',
    )
  })
})

describe('an archived merchant', () => {
  it('is marked in the list, and comes back as it was', async () => {
    const archive = (archived: boolean) =>
      studioApi.ask('archiveMerchant', { ...ask('kiosk'), body: { archived } })
    const path = join(studioApi.root, 'merchants/kiosk/merchant.json')
    const before = readFileSync(path, 'utf8')
    const listArchived = async () => {
      const { merchants } = await studioApi.ask('listMerchants', { body: undefined })
      return merchants.filter(({ archived }) => archived).map(({ code }) => code)
    }
    expect(await archive(true)).toEqual({ code: 'kiosk', archived: true })
    expect(await archive(true)).toEqual({ code: 'kiosk', archived: true })
    expect(await listArchived()).toEqual(['kiosk'])
    expect(await archive(false)).toEqual({ code: 'kiosk', archived: false })
    expect(await listArchived()).toEqual([])
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('is no parent of one that is not archived', async () => {
    const archiving = studioApi.ask('archiveMerchant', { ...ask('base'), body: { archived: true } })
    await expect(archiving).rejects.toThrow(
      /inherit from it: kiosk, shop\. .*Nothing was changed\./,
    )
  })
})

describe('the rename of a merchant', () => {
  it('says why a code cannot be had, and moves the folder with all that names it', async () => {
    const impactOf = (merchant: string, code: string) =>
      studioApi.ask('readRenameImpact', { ...ask(merchant), body: { code } })
    expect((await impactOf('kiosk', 'shop')).problem).toBe(
      'merchants/shop already exists. Choose another code.',
    )
    const { basis, sentences } = await impactOf('kiosk', ' booth ')
    expect(sentences.slice(0, 2)).toEqual([
      'merchants/kiosk becomes merchants/booth: 1 file.',
      'The gateway knows it by "kiosk" as before, so players notice nothing.',
    ])
    const renaming = { code: 'booth', basis }
    expect(await studioApi.ask('renameMerchant', { ...ask('kiosk'), body: renaming })).toEqual({
      code: 'booth',
    })
    expect([isThere('kiosk'), isThere('booth')]).toEqual([false, true])
    const text = readFileSync(join(studioApi.root, 'merchants/booth/merchant.json'), 'utf8')
    expect(text).toContain('// A shop for tests.')
    expect(text).toContain('"merchantCode": "kiosk"')
    const again = await impactOf('booth', 'kiosk')
    await studioApi.ask('renameMerchant', {
      ...ask('booth'),
      body: { code: 'kiosk', basis: again.basis },
    })
    expect(isThere('kiosk')).toBe(true)
  })
})

describe('the deletion of a merchant', () => {
  it('is refused while others inherit from it', async () => {
    const impact = await studioApi.ask('readDeletionImpact', { ...ask('base'), body: undefined })
    expect(impact.obstacles[0]).toContain('"base" is what merchants inherit from.')
    const body = { typed: 'base', basis: impact.basis }
    await expect(studioApi.ask('deleteMerchant', { ...ask('base'), body })).rejects.toThrow(
      'Nothing was deleted.',
    )
    expect(isThere('base')).toBe(true)
  })

  it('needs the code as it is, and what was read before', async () => {
    const { basis, sentences } = await studioApi.ask('readDeletionImpact', {
      ...ask('kiosk'),
      body: undefined,
    })
    expect(sentences[0]).toMatch(/^merchants\/kiosk is removed: 1 file, \d+ KB\.$/)
    const attempt = (typed: string, on: string) =>
      studioApi.ask('deleteMerchant', { ...ask('kiosk'), body: { typed, basis: on } })
    await expect(attempt('shop', basis)).rejects.toThrow('is not the code "kiosk"')
    await expect(attempt('kiosk', 'another')).rejects.toThrow('Read again what it removes.')
    expect(isThere('kiosk')).toBe(true)
    expect(await attempt(' kiosk ', basis)).toEqual({ code: 'kiosk' })
    expect(isThere('kiosk')).toBe(false)
    const { merchants } = await studioApi.ask('listMerchants', { body: undefined })
    expect(merchants.map(({ code }) => code)).toEqual(['base', 'shop'])
  })

  it('takes the roles that name it out of livery.json, which stays as it is typed otherwise', async () => {
    const path = join(studioApi.root, 'livery.json')
    const before = `{
  "studio": {
    "issuer": "https://id.example", "client": "livery", // ours
    "grants": [
      { "claim": "groups", "value": "a", "role": "viewer", "merchants": ["stall", "shop"] },
      { "claim": "groups", "value": "b", "role": "admin", "merchants": ["stall"] }
    ]
  }
}
`
    await studioApi.ask('duplicateMerchant', { ...ask('shop'), body: { code: 'stall' } })
    writeFileSync(path, before)
    const { basis, sentences } = await studioApi.ask('readDeletionImpact', {
      ...ask('stall'),
      body: undefined,
    })
    expect(sentences).toContain('2 roles in livery.json no longer name it.')
    await studioApi.ask('deleteMerchant', { ...ask('stall'), body: { typed: 'stall', basis } })
    const after = readFileSync(path, 'utf8')
    expect(after).toContain('"merchants": ["shop"]')
    expect(after).toContain('// ours')
    expect(after).not.toContain('stall')
    expect(after).not.toContain('"admin"')
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'

describe('an edit of several merchants in the studio', () => {
  let studio: TestStudioApi
  beforeAll(async () => {
    studio = await startTestStudioApi()
  })
  afterAll(() => studio.close())

  const file = 'merchants/shop/merchant.json'
  const read = () => readFileSync(join(studio.root, file), 'utf8')
  const edit = { merchants: ['base', 'shop'], path: 'theme.shape', value: 'pill' }

  it('writes what was reviewed, and nothing else', async () => {
    const impact = await studio.ask('previewEdit', { body: edit })
    expect(impact.merchants.map(({ code, outcome }) => `${code} ${outcome}`)).toEqual([
      'base changes',
      'shop has',
    ])
    const typed = read()
    writeFileSync(
      join(studio.root, 'merchants/base/merchant.json'),
      readFileSync(join(studio.root, 'merchants/base/merchant.json'), 'utf8').replace('{', '{ '),
    )
    await expect(
      studio.ask('applyEdit', { body: { ...edit, basis: impact.basis } }),
    ).rejects.toThrow('a file changed meanwhile')
    const { basis } = await studio.ask('previewEdit', { body: edit })
    expect(await studio.ask('applyEdit', { body: { ...edit, basis } })).toMatchObject({ files: 1 })
    expect(read()).toBe(typed)
  })

  it('is refused without a review, for what cannot be shared and for a merchant that is not there', async () => {
    const own = { merchants: ['shop'], path: 'theme.shape', value: 'sharp' }
    await expect(studio.ask('applyEdit', { body: own })).rejects.toThrow('Look at its impact again')
    const hosts = { merchants: ['shop'], path: 'hosts.0', value: 'x.localhost' }
    await expect(studio.ask('previewEdit', { body: hosts })).rejects.toThrow('for itself')
    const nobody = { ...own, merchants: ['nobody'] }
    await expect(studio.ask('previewEdit', { body: nobody })).rejects.toThrow('"nobody"')
  })
})

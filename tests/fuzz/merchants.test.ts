import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { composeSkin } from '../../src/core/config/compose-skin.ts'
import { type Files, listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { themeCss } from '../../src/core/config/theme/theme-css.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, mutateText, pick } from '../support/mutate-text.ts'

const mutations = howOften({ check: 100, all: 1500, soak: 10_000 })
const noAssets = { art: () => undefined, sprite: '', languages: [] }
const files = cached(openDiskFiles(join(import.meta.dirname, '../..')))
const codes = listMerchants(files)

test(`${mutations} random mutations of merchant files lead to findings or to a valid merchant`, () => {
  const random = createRandom(20_251_121)
  for (let round = 0; round < mutations; round++) {
    const code = pick(codes, random)
    const file = merchantFile(code)
    const text = mutateText(files.read(file) ?? '', random)
    const mutated: Files = { ...files, read: (path) => (path === file ? text : files.read(path)) }
    const { merchant, findings } = resolveMerchant(mutated, code)
    expect(merchant !== undefined || findings.length > 0, `round ${round}`).toBe(true)
    expect(Array.isArray(checkMerchants(mutated, [code]))).toBe(true)
    if (!merchant) continue
    expect(composeSkin({ merchant }, noAssets).code).toBe(merchant.code)
    expect(themeCss(merchant.theme)).not.toContain('<')
  }
})

function cached(source: Files): Files {
  const texts = new Map<string, string | undefined>()
  const sizes = new Map<string, number | undefined>()
  return {
    list: source.list,
    read: (path) => {
      if (!texts.has(path)) texts.set(path, source.read(path))
      return texts.get(path)
    },
    size: (path) => {
      if (!sizes.has(path)) sizes.set(path, source.size?.(path))
      return sizes.get(path)
    },
  }
}

import * as disk from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkMerchants } from '../../src/config/check-merchants.ts'
import { composeSkin } from '../../src/config/compose-skin.ts'
import { diskFiles, type Files, listMerchants, merchantFile } from '../../src/config/files.ts'
import { resolveMerchant } from '../../src/config/resolve-merchant.ts'
import { themeCss } from '../../src/config/theme/theme-css.ts'

const mutations = 2000
const noAssets = { art: {}, sprite: '', languages: [] }
const files = cached(diskFiles(disk, join(import.meta.dirname, '../..')))
const codes = listMerchants(files)

test(`${mutations} random mutations of merchant files are answered by findings or a merchant to wear`, () => {
  const random = createRandom(20_251_121)
  for (let round = 0; round < mutations; round++) {
    const code = pick(codes, random)
    const file = merchantFile(code)
    const text = mutate(files.read(file) ?? '', random)
    const mutated: Files = { ...files, read: (path) => (path === file ? text : files.read(path)) }
    const { merchant, findings } = resolveMerchant(mutated, code)
    expect(merchant !== undefined || findings.length > 0, `round ${round}`).toBe(true)
    expect(Array.isArray(checkMerchants(mutated, [code]))).toBe(true)
    if (!merchant) continue
    expect(composeSkin({ merchant }, noAssets).code).toBe(merchant.code)
    expect(themeCss(merchant.theme)).not.toContain('<')
  }
}, 120_000)

type Random = () => number

const pieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  'null',
  'true',
  '-1',
  '1e999',
  '{}',
  '[]',
  '""',
  '"*"',
  '\\u0000',
  '"__proto__": {}',
  '"constructor"',
  '"$remove": true',
  '"$replace": true',
  '"$remove": false',
  '{ "$remove": true }',
  '"extends": "base"',
  '"javascript:alert(1)"',
  '"type": "winer-board"',
  '{ "all": [] }',
  '{ "not": { "flag": "X" } }',
  '"<svg onload=alert(1)>"',
  '/*',
  '//',
  '\uD800',
]

function mutate(text: string, random: Random): string {
  let result = text
  const times = 1 + Math.floor(random() * 3)
  for (let time = 0; time < times; time++) result = mutateOnce(result, random)
  return result
}

function mutateOnce(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const kind = random()
  if (kind < 0.2) return text.slice(0, at) + text.slice(at + Math.ceil(random() * 20))
  if (kind < 0.4) return text.slice(0, at) + pick(pieces, random) + text.slice(at)
  const values = [...text.matchAll(/(?<=: |\[|, )("[^"]*"|-?\d+|true|false|\{\}|\[\])/g)]
  const keys = [...text.matchAll(/"[^"]*"(?=:)/g)]
  const target = pick(kind < 0.8 ? values : keys, random)
  if (!target) return text
  const other = kind < 0.9 ? pick(pieces, random) : (pick(keys, random)?.[0] ?? '')
  return text.slice(0, target.index) + other + text.slice(target.index + target[0].length)
}

function pick<T>(list: readonly T[], random: Random): T {
  // Lists here are never empty but for matches, whose absence the caller looks at.
  return list[Math.floor(random() * list.length)] as T
}

/** A small generator that gives the same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

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

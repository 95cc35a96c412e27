import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDiskFiles } from '../disk/disk-files.ts'
import { makeDigitsTabular } from './make-digits-tabular.ts'
import { planHan } from './plan-han.ts'
import { readAdvances, readGlyphs } from './read-glyphs.ts'
import { readSfnt, tableOf } from './sfnt.ts'
import { subsetGlyphs } from './subset-glyphs.ts'
import { subsetHan } from './subset-han.ts'

const modules = openDiskFiles(join(import.meta.dirname, '../../../node_modules'))
const serif = {
  package: '@fontsource-variable/noto-serif-sc',
  weight: 700,
  charBytes: 190,
  limit: 40,
}

describe('a font of Chinese headlines', () => {
  it('contains exactly the requested characters, from any number of slices', async () => {
    const plan = planHan(modules, serif, '登录注册游戏鸿运龘')
    expect(plan.slices.length).toBeGreaterThan(2)
    const packed = await subsetHan(modules, plan)
    expect(packed.toString('latin1', 0, 4)).toBe('wOF2')
    const sfnt = readSfnt(await subsetGlyphs(packed, { chars: '登录注册游戏鸿运龘中' }))
    const drawn = [...readGlyphs(sfnt).keys()].map((code) => String.fromCodePoint(code))
    expect(drawn.sort()).toEqual([...'登录注册游戏鸿运龘'].sort())
    expect([...readAdvances(sfnt).values()]).toEqual(drawn.map(() => 1))
    expect(tableOf(sfnt, 'glyf').length).toBeGreaterThan(1000)
  })

  it('gives each character a square in vertical text', async () => {
    const sfnt = readSfnt(
      await subsetGlyphs(await subsetHan(modules, planHan(modules, serif, '澄江')), {
        chars: '澄江',
      }),
    )
    const em = tableOf(sfnt, 'head').readUInt16BE(18)
    const advances = tableOf(sfnt, 'vmtx')
    const whole = tableOf(sfnt, 'vhea').readUInt16BE(34)
    expect(whole).toBeGreaterThan(0)
    for (let glyph = 0; glyph < whole; glyph += 1) expect(advances.readUInt16BE(glyph * 4)).toBe(em)
  })

  it('leaves out characters that the family lacks or that exceed its limit', () => {
    const plan = planHan(modules, { ...serif, limit: 2 }, '\ue000登录注')
    expect(plan.slices.map(({ chars }) => chars).join('')).toHaveLength(2)
    expect(plan.range.split(',')).toEqual(['U+5F55', 'U+767B'])
  })

  it('has no slices if no characters are requested', () => {
    expect(planHan(modules, serif, '').slices).toEqual([])
  })
})

describe('makeDigitsTabular', () => {
  it('gives every digit the same width', async () => {
    const source = modules.readBytes('@fontsource/prompt/files/prompt-latin-600-normal.woff2')
    if (!source) throw new Error('Prompt is not installed.')
    const font = await subsetGlyphs(source, { chars: '0123456789a' })
    const widths = (): Set<number | undefined> => {
      const advances = readAdvances(readSfnt(font))
      return new Set([...'0123456789'].map((digit) => advances.get(digit.charCodeAt(0))))
    }
    expect(widths().size).toBeGreaterThan(1)
    makeDigitsTabular(font)
    expect(widths().size).toBe(1)
  })
})

import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFontSubsetter } from './font-subsetter.ts'
import { planHan } from './plan-han.ts'

const subsetter = createFontSubsetter(join(import.meta.dirname, '../../../node_modules'))
const serif = {
  package: '@fontsource-variable/noto-serif-sc',
  weight: 700,
  charBytes: 190,
  limit: 40,
}

afterAll(() => subsetter.close())

it('answers several requests at once, each with its own font', async () => {
  const plans = ['登录', '注册游戏鸿运'].map((chars) => planHan(subsetter.modules, serif, chars))
  const [few, many] = await Promise.all(plans.map(subsetter.subset))
  expect(few?.toString('latin1', 0, 4)).toBe('wOF2')
  expect(many?.length).toBeGreaterThan(few?.length ?? 0)
})

it('names a missing font file, and makes the next font', async () => {
  const missing = { family: serif, slices: [{ file: 'no/such.woff2', chars: '登' }], range: '' }
  await expect(subsetter.subset(missing)).rejects.toThrow('The font file no/such.woff2 is missing.')
  const font = await subsetter.subset(planHan(subsetter.modules, serif, '登'))
  expect(font.length).toBeGreaterThan(100)
})

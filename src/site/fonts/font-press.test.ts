import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFontPress } from './font-press.ts'
import { planHan } from './plan-han.ts'

const subsetter = openFontPress(join(import.meta.dirname, '../../../node_modules'))
const serif = {
  package: '@fontsource-variable/noto-serif-sc',
  weight: 700,
  charBytes: 190,
  limit: 40,
}

afterAll(() => subsetter.close())

it('answers several requests at once, each with its own font', async () => {
  const plans = ['登录', '注册游戏鸿运'].map((chars) => planHan(subsetter.modules, serif, chars))
  const [few, many] = await Promise.all(plans.map(subsetter.draw))
  expect(few?.toString('latin1', 0, 4)).toBe('wOF2')
  expect(many?.length).toBeGreaterThan(few?.length ?? 0)
})

it('names a missing font file, and makes the next font', async () => {
  const missing = { family: serif, slices: [{ file: 'no/such.woff2', chars: '登' }], range: '' }
  await expect(subsetter.draw(missing)).rejects.toThrow('The font file no/such.woff2 is missing.')
  const font = await subsetter.draw(planHan(subsetter.modules, serif, '登'))
  expect(font.length).toBeGreaterThan(100)
})

import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openFontPress } from './font-press.ts'
import { planHan } from './plan-han.ts'

const press = openFontPress(join(import.meta.dirname, '../../../node_modules'))
const serif = {
  package: '@fontsource-variable/noto-serif-sc',
  weight: 700,
  charBytes: 190,
  limit: 40,
}

afterAll(() => press.close())

it('draws fonts side by side, each for whoever asked', async () => {
  const plans = ['登录', '注册游戏鸿运'].map((chars) => planHan(press.modules, serif, chars))
  const [few, many] = await Promise.all(plans.map(press.draw))
  expect(few?.toString('latin1', 0, 4)).toBe('wOF2')
  expect(many?.length).toBeGreaterThan(few?.length ?? 0)
})

it('says what is missing, and draws the next one', async () => {
  const missing = { family: serif, slices: [{ file: 'no/such.woff2', chars: '登' }], range: '' }
  await expect(press.draw(missing)).rejects.toThrow('no/such.woff2 is missing')
  const font = await press.draw(planHan(press.modules, serif, '登'))
  expect(font.length).toBeGreaterThan(100)
})

import { expect, it } from 'vitest'
import { mergeText } from './merge-text.ts'

const merge = (base: object, mine: object, theirs: object) => {
  const text = (value: object): string => JSON.stringify(value, null, 2)
  const path = 'merchants/shop/merchant.json'
  const merged = mergeText({ path, base: text(base), mine: text(mine), theirs: text(theirs) })
  if ('refused' in merged) throw new Error(merged.message)
  return { value: JSON.parse(merged.text), at: merged.conflicts.map((one) => one.path.join('.')) }
}

it('keeps what both editors set in a group that neither had before', () => {
  expect(merge({}, { theme: { shape: 'pill' } }, { theme: { motion: 'lively' } })).toEqual({
    value: { theme: { motion: 'lively', shape: 'pill' } },
    at: [],
  })
  expect(merge({}, { theme: { shape: 'pill' } }, { theme: { shape: 'soft' } }).at).toEqual([
    'theme.shape',
  ])
})

it('removes the settings of a group and keeps what the other editor set beside them', () => {
  const theme = { shape: 'pill' }
  expect(merge({ theme }, {}, { theme: { ...theme, motion: 'lively' } })).toEqual({
    value: { theme: { motion: 'lively' } },
    at: [],
  })
  expect(merge({ theme }, {}, { theme })).toEqual({ value: {}, at: [] })
})

it('asks where one editor removed a block and the other changed it', () => {
  const home = (block: object) => ({ pages: { home: { blocks: { best: block } } } })
  const before = home({ type: 'winner-board' })
  const changed = home({ type: 'winner-board', when: { flag: 'PTSYS3' } })
  expect(merge(before, {}, changed)).toEqual({ value: changed, at: ['pages.home.blocks.best'] })
})

import { expect, it } from 'vitest'
import { findChangedBlock } from './find-changed-block.ts'

const page = ['banner', 'notices', 'popular', 'winners']

it.each([
  ['nothing of a page that is as it was', page, page, undefined],
  ['a block that was added', page, ['banner', 'offer', 'notices', 'popular', 'winners'], 'offer'],
  ['a block that moved up', page, ['winners', 'banner', 'notices', 'popular'], 'winners'],
  ['a block that moved down', page, ['notices', 'popular', 'winners', 'banner'], 'banner'],
  ['nothing for a block that was removed', page, ['banner', 'popular', 'winners'], undefined],
  ['nothing of several', page, ['winners', 'popular', 'notices', 'banner'], undefined],
  ['nothing of several that were added', [], page, undefined],
])('finds %s', (_, before, after, turned) => {
  expect(findChangedBlock(before, after)).toBe(turned)
})

it('finds the selected one of two blocks that changed places', () => {
  const swapped = ['banner', 'popular', 'notices', 'winners']
  expect(findChangedBlock(page, swapped, 'notices')).toBe('notices')
  expect(findChangedBlock(page, swapped, 'popular')).toBe('popular')
  expect(findChangedBlock(page, swapped, 'winners')).toBe('popular')
})

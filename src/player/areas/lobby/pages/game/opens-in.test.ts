import { expect, test } from 'vitest'
import { opensIn } from './opens-in.ts'

test('a vendor opens as the merchant sets for it, else for all, else in a frame', () => {
  expect(opensIn({}, 'PG')).toBe('frame')
  expect(opensIn({ in: 'window' }, 'PG')).toBe('window')
  expect(opensIn({ in: 'window', vendors: { PG: 'frame' } }, 'PG')).toBe('frame')
  expect(opensIn({ vendors: { PG: 'window' } }, 'JILI')).toBe('frame')
  expect(opensIn({ vendors: {} }, 'constructor')).toBe('frame')
})

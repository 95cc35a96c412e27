import { expect, it } from 'vitest'
import type { AuditEntry } from '../../core/contract/generated/studio-api.ts'
import { emptyFilter, loadWhole, readFilter } from './audit-filter.ts'
import { formatChange } from './format-change.ts'

const entry = (id: number): AuditEntry => ({
  id,
  at: '2026-11-30T18:00:00.000Z',
  who: 'Ann',
  from: '192.0.2.7',
  action: 'save',
  merchants: [],
  outcome: 'allowed',
})

it('the query has the parts that are typed', () => {
  expect(readFilter(emptyFilter)).toEqual({})
  expect(readFilter({ ...emptyFilter, who: ' ann ', since: '2026-11-30' })).toEqual({
    who: 'ann',
    since: '2026-11-30',
  })
})

it('an export has every page, the oldest entry first', async () => {
  const load = async ({ before = 4 }) => ({ entries: [entry(before - 1)], hasMore: before > 2 })
  expect((await loadWhole({}, load)).map(({ id }) => id)).toEqual([1, 2, 3])
})

it('a change shows the lines of files, and anything else as JSON', () => {
  const files = [{ path: 'a.json', before: 'x', after: 'y', patch: '-1\n+2\n' }]
  expect(formatChange({ files })).toBe('-1\n+2')
  expect(formatChange({ files: [{ path: 'a.json', before: 'x', after: 'y' }] })).toBe(
    'a.json: x → y',
  )
  expect(formatChange({ id: 'abc' })).toContain('"id": "abc"')
})

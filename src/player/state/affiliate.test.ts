import { beforeEach, expect, test } from 'vitest'
import { readInvitation, refuseAffiliate, startAffiliate } from './affiliate.ts'
import { leaveAffiliate } from './affiliate-link.ts'

beforeEach(() => leaveAffiliate())

test('the code of a link lasts for the visit', () => {
  startAffiliate('?affiliateCode=abc-1')
  startAffiliate('')
  expect(readInvitation()).toEqual({ kind: 'from-link', code: 'abc-1' })
  expect(sessionStorage.getItem('affiliate')).toBe('abc-1')
})

test.each(['', '?affiliateCode=', '?affiliateCode=<script>', `?affiliateCode=${'a'.repeat(65)}`])(
  '%s invites nobody',
  (search) => {
    startAffiliate(search)
    expect(readInvitation()).toEqual({ kind: 'none' })
  },
)

test('a refused link can be left behind', () => {
  startAffiliate('?affiliateCode=bad')
  refuseAffiliate()
  expect(readInvitation()).toEqual({ kind: 'refused', code: 'bad' })
  leaveAffiliate()
  startAffiliate('')
  expect(readInvitation()).toEqual({ kind: 'none' })
})

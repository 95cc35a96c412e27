import { describe, expect, it } from 'vitest'
import { pickCdn } from './icon-address.ts'
import { groupVendors, isVendorClosed } from './vendor-groups.ts'

const entry = (name: string) => ({ accountTypeName: name, displayName: `${name}!`, gameCount: 3 })

describe('groupVendors', () => {
  it('sorts by ordinal, drops unknown categories and keeps the order of vendors', () => {
    const groups = groupVendors({
      sorting: [
        { gameCategory: 'FISH', ordinal: 2, vendorNames: ['Sea'], vendors: ['SEA'] },
        { gameCategory: 'constructor', ordinal: 0, vendorNames: [], vendors: [] },
        { gameCategory: 'RNG', ordinal: 1, vendorNames: ['A', 'B'], vendors: ['B', 'A'] },
      ],
      mapping: { RNG: [entry('A'), entry('B')] },
    })
    expect(groups.map(({ category }) => category)).toEqual(['RNG', 'FISH'])
    expect(groups[0]?.vendors.map(({ accountTypeName }) => accountTypeName)).toEqual(['B', 'A'])
    expect(groups[0]?.games).toBe(6)
    expect(groups[1]?.vendors).toEqual([{ accountTypeName: 'SEA', displayName: 'Sea' }])
  })

  it('reads entries by game type, such as LOTT.LOTT', () => {
    const [group] = groupVendors({
      sorting: [{ gameCategory: 'LOTT', ordinal: 1, vendorNames: ['A'], vendors: ['A'] }],
      mapping: { 'LOTT.LOTT': [entry('A')] },
    })
    expect(group?.vendors[0]?.displayName).toBe('A!')
  })
})

describe('isClosed', () => {
  it('is true only within the window', () => {
    const vendor = { ...entry('A'), maintenanceFrom: 10, maintenanceTo: 20 }
    expect([5, 10, 19, 20].map((now) => isVendorClosed(vendor, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isVendorClosed(entry('A'), 5)).toBe(false)
  })
})

describe('pickCdn', () => {
  it('returns a random one of the list, and none of an empty list', () => {
    expect(pickCdn(['https://a/', 'https://b'], 0)).toBe('https://a')
    expect(pickCdn(['https://a/', 'https://b'], 0.99)).toBe('https://b')
    expect(pickCdn([], 0.5)).toBeUndefined()
  })
})

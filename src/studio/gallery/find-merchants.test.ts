import { expect, it } from 'vitest'
import { findMerchants } from './find-merchants.ts'

const lagoon = {
  code: 'lagoon',
  name: 'ลากูน',
  hosts: ['lagoon.example'],
  errors: 0,
  warnings: 0,
  hasLook: false,
}
const orb = {
  code: 'orb',
  name: 'Orb',
  hosts: [],
  parent: 'lagoon',
  errors: 1,
  warnings: 0,
  hasLook: false,
}
const find = (wanted: string): string[] =>
  findMerchants([lagoon, orb], wanted).map(({ code }) => code)

it('finds merchants by name, code, host or parent, in any script, if they have every word of the search', () => {
  expect(find('  ')).toEqual(['lagoon', 'orb'])
  expect(find('ลากูน')).toEqual(['lagoon'])
  expect(find('LAGOON')).toEqual(['lagoon', 'orb'])
  expect(find('lagoon orb')).toEqual(['orb'])
  expect(find('example')).toEqual(['lagoon'])
  expect(find('reef')).toEqual([])
})

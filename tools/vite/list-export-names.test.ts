import { expect, it } from 'vitest'
import { listExportNames } from './list-export-names.ts'

it('lists the short names of exports that variables can have', () => {
  const code =
    'var first, second, third, own;\nexport { first as a, second as in, third as Navbar, own };'
  expect(listExportNames(code)).toEqual({ $first: 'a' })
})

it('lists nothing where a chunk exports nothing', () => {
  expect(listExportNames('export default 1')).toEqual({})
})

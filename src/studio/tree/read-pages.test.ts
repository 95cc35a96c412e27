import { expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { valueAt } from '../../core/config/edit/edit-value.ts'
import type { Values } from '../state/values.ts'
import { readPages } from './read-pages.ts'

/** The values of a merchant that types some pages and inherits others. */
function valuesOf(own: Json, resolved: Json): Values {
  return {
    file: 'merchants/orb/merchant.json',
    own: (path) => valueAt(own, path),
    resolved: (path) => valueAt(resolved, path),
    shown: (path) => valueAt(own, path) ?? valueAt(resolved, path),
    chain: () => [],
  }
}

const contact = { order: ['contact'], blocks: { contact: { type: 'contact' } } }

it('lists own pages below those of the product: what is inherited, and what is typed just now', () => {
  const inherited = { pages: { 'own-club': contact } }
  const typed = { pages: { 'own-club': {}, 'own-start': contact, home: {} } }
  const rows = readPages(valuesOf(typed, inherited))
  expect(rows.slice(-2).map(({ page }) => page)).toEqual(['own-club', 'own-start'])
  expect(rows.at(-1)?.blocks.map(({ id }) => id)).toEqual(['contact'])
  expect(rows.filter(({ page }) => page === 'home')).toHaveLength(1)
})

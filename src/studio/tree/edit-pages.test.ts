import { expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { valueAt } from '../../core/config/edit/edit-value.ts'
import type { Statement } from '../../core/contract/generated/studio-api.ts'
import type { Values } from '../state/values.ts'
import { isPageRemoved, removePage } from './edit-pages.ts'

const file = 'merchants/orb/merchant.json'

/** The values of a merchant, with the file that sets the path of its page. */
function valuesOf(own: Json, setIn: string): Values {
  const at = { file: setIn, act: 'set', line: 1, column: 1, value: '/m/club' } as const
  const set: Statement = { ...at, layer: setIn }
  return {
    file,
    own: (path) => valueAt(own, path),
    resolved: () => undefined,
    shown: (path) => valueAt(own, path),
    chain: (path) => (path.at(-1) === 'path' ? [set] : []),
  }
}

it('takes out a page of the merchant, and removes an inherited one by name', () => {
  const path = ['pages', 'own-club']
  const own = valuesOf({ pages: { 'own-club': { path: '/m/club' } } }, file)
  expect(removePage(own, 'own-club')).toEqual([{ path, remove: true }])
  const inherited = valuesOf({}, 'merchants/base/merchant.json')
  expect(removePage(inherited, 'own-club')).toEqual([{ path, value: { $remove: true } }])
})

it('knows a page that the merchant removes by name', () => {
  const removed = valuesOf({ pages: { 'own-club': { $remove: true } } }, file)
  expect(isPageRemoved(removed, 'own-club')).toBe(true)
  expect(isPageRemoved(removed, 'own-other')).toBe(false)
})

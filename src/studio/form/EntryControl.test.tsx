import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { followSchema, keySchema, merchantSchema } from '../../core/config/schema-registry.ts'
import { Control } from './Control.tsx'
import { kindOfSchema } from './kind-of.ts'
import { renderInEditor } from './testing.tsx'

const navigation = followSchema(keySchema(merchantSchema.schema, 'navigation') ?? {}).schema
const edited = kindOfSchema(keySchema(navigation, 'bottom') ?? {})
const text = JSON.stringify({
  pages: { 'own-club': { path: '/m/club' } },
  navigation: { entries: { vip: { page: 'own-club' } } },
})
let written: Json | undefined

function Bottom({ from }: { readonly from: Json }): ReactNode {
  const [value, setValue] = useState<Json | undefined>(from)
  written = value
  return (
    <Control
      label="Bottom"
      named={{ 'aria-label': 'Bottom' }}
      path={['navigation', 'bottom']}
      edited={edited}
      value={value}
      isInherited={false}
      onChange={setValue}
    />
  )
}

it('offers the rows and the pages of the merchant before those of the product, and adds the chosen one', () => {
  renderInEditor(<Bottom from={['home', 'live', 'slots']} />, text)
  fireEvent.click(screen.getByRole('button', { name: /Bottom/ }))
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered.slice(0, 2)).toEqual(['vip', 'own-club'])
  expect(offered).toContain('Winners')
  expect(offered).not.toContain('Home')
  fireEvent.click(screen.getByRole('option', { name: 'own-club' }))
  expect(written).toEqual(['home', 'live', 'slots', 'own-club'])
})

it('keeps a listed name that no page has, so that it can be removed', () => {
  renderInEditor(<Bottom from={['home', 'gone', 'live', 'slots']} />, text)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Gone' }))
  expect(written).toEqual(['home', 'live', 'slots'])
})

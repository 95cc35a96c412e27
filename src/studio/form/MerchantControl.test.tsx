import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { keySchema, merchantSchema } from '../../core/config/schema-registry.ts'
import { Control } from './Control.tsx'
import { kindOfSchema } from './kind-of.ts'
import { renderInEditor } from './testing.tsx'

const merchant = (code: string, name: string, hasLook: boolean) => ({
  code,
  name,
  hosts: [],
  errors: 0,
  warnings: 0,
  hasLook,
})
const merchants = [
  merchant('kiwibet', 'Kiwibet', true),
  merchant('plain', 'Plain', false),
  merchant('shop', 'Shop', true),
]

it('offers the other merchants that have a look, and writes the code of the chosen one', async () => {
  const theme = kindOfSchema(keySchema(merchantSchema.schema, 'theme') ?? {})
  const edited = kindOfSchema(keySchema(theme.schema, 'look') ?? {})
  expect(edited.kind).toEqual({ kind: 'merchant' })
  let written: Json | undefined
  function Host(): ReactNode {
    const [value, setValue] = useState<Json | undefined>(undefined)
    written = value
    return (
      <Control
        label="Look"
        named={{ 'aria-label': 'Look' }}
        path={['theme', 'look']}
        edited={edited}
        value={value}
        isInherited={false}
        onChange={setValue}
      />
    )
  }
  renderInEditor(<Host />, '{}', { listMerchants: { merchants } })
  // The list opens when there is something to choose.
  await screen.findByText('Kiwibet (kiwibet)', { ignore: false, selector: 'option' })
  fireEvent.click(screen.getByRole('button', { name: /Look/ }))
  expect(screen.getAllByRole('option')).toHaveLength(1)
  fireEvent.click(screen.getByRole('option', { name: 'Kiwibet (kiwibet)' }))
  expect(written).toBe('kiwibet')
})

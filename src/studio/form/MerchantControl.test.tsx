import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '../../core/config/edit/edit.ts'
import { keySchema, merchantSchema } from '../../core/config/schema-registry.ts'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { Control } from './Control.tsx'
import { kindOfSchema } from './kind-of.ts'
import { renderInEditor } from './testing.tsx'

const summary = (code: string, more: Partial<MerchantSummary> = {}): MerchantSummary => ({
  code,
  name: code.toUpperCase(),
  hosts: [],
  errors: 0,
  warnings: 0,
  hasLook: true,
  ...more,
})

const theme = kindOfSchema(keySchema(merchantSchema.schema, 'theme') ?? {})
const edited = kindOfSchema(keySchema(theme.schema, 'look') ?? {})
let written: Json | undefined

function Look({ from }: { readonly from?: Json }): ReactNode {
  const [value, setValue] = useState<Json | undefined>(from)
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

async function openList(): Promise<HTMLElement[]> {
  // The list opens when there is something to choose.
  await screen.findAllByText(/./, { ignore: false, selector: 'option:not([value=""])' })
  fireEvent.click(screen.getByRole('button', { name: /Look/ }))
  return screen.getAllByRole('option')
}

beforeEach(() => {
  // Nothing is on the screen, so no frame is opened.
  class Observer {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

it('offers the other merchants that have a look, and writes the code of the chosen one', async () => {
  expect(edited.kind).toEqual({ kind: 'merchant' })
  const merchants = [summary('kiwibet'), summary('plain', { hasLook: false }), summary('shop')]
  renderInEditor(<Look />, '{}', { listMerchants: { merchants } })
  expect(await openList()).toHaveLength(1)
  fireEvent.click(screen.getByRole('option', { name: /^KIWIBET \(kiwibet\)/ }))
  expect(written).toBe('kiwibet')
})

it('shows which look has findings, and why a merchant has no picture', async () => {
  const unread = {
    message: 'The file ends too early.',
    place: 'merchants/broken/merchant.json:3:1',
  }
  const merchants = [
    summary('kiwibet', { errors: 2, warnings: 1 }),
    summary('broken', { unread, errors: 1 }),
    summary('reef'),
  ]
  renderInEditor(<Look />, '{}', { listMerchants: { merchants } })
  const [kiwibet, broken, reef] = await openList()
  expect(kiwibet?.textContent).toContain('2 errors')
  expect(broken?.textContent).toContain('The file ends too early.')
  expect(reef?.textContent).toBe('RREEF (reef)')
})

it('keeps a look that no merchant has in the list', async () => {
  renderInEditor(<Look from="gone" />, '{}', { listMerchants: { merchants: [summary('reef')] } })
  expect((await openList()).map(({ textContent }) => textContent)).toEqual(['RREEF (reef)', 'gone'])
})

it('says that there is no look to take', async () => {
  const merchants = [summary('shop'), summary('plain', { hasLook: false })]
  renderInEditor(<Look />, '{}', { listMerchants: { merchants } })
  await screen.findByText('No other merchant has a look that can be taken.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that it waits for the merchants', () => {
  renderInEditor(<Look />)
  screen.getByRole('button', { name: /Loading/ })
})

it('says why the merchants cannot be listed, and tries again', async () => {
  const answers: Record<string, unknown> = { listMerchants: new Error('offline') }
  renderInEditor(<Look />, '{}', answers)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers['listMerchants'] = { merchants: [summary('reef')] }
  fireEvent.click(again)
  expect(await openList()).toHaveLength(1)
})

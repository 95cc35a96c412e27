import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { pathTo } from '../../src/core/contract/pages.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { createAnsweringClient } from '../support/answering-client.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { loadCode, type PlacedBlock } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const files = openDiskFiles(join(import.meta.dirname, '../..'))
const wallet = { totalBalance: '120.00', sumBalance: '120.00', currency: 'USD', isSingle: true }
const pages = ['deposit', 'withdraw', 'bankCards'] as const

/** Returns the blocks of a merchant's member centre that one variant of the template shows. */
function listBlocks(code: string, variant: 'base' | 'new') {
  const page = resolveMerchant(files, code).merchant?.pages['member-home']
  const shown = (page?.order ?? []).filter((id) => {
    const { when } = page?.blocks[id] ?? {}
    return !when || !('template' in when) || when.is === variant
  })
  const member = { session: 'member' as const }
  return Object.fromEntries(shown.map((id) => [id, { ...page?.blocks[id], when: member }]))
}

afterEach(cleanup)

describe.each(['base', 'siamstar', 'kiwibet', 'hongyun', 'reef'])(
  'the member centre of %s',
  (code) => {
    it.each(['base', 'new'] as const)(
      'leads once to deposit, withdrawal and bank accounts with the template "%s"',
      async (variant) => {
        const blocks = listBlocks(code, variant)
        // The check has filled in the defaults of the blocks.
        await loadCode(Object.values(blocks) as unknown as PlacedBlock[])
        const { client } = createAnsweringClient({ walletBalance: wallet })
        renderWithProviders(<PageView pageId="member-home" />, {
          catalogue: blockCatalogue,
          client,
          memberType: 41,
          skin: { pages: { 'member-home': { order: Object.keys(blocks), blocks } } },
        })
        await screen.findByRole('link', { name: 'Transaction records' })
        const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
        const times = pages.map((route) => paths.filter((path) => path === pathTo(route)).length)
        expect(times).toEqual([1, 1, 1])
      },
    )
  },
)

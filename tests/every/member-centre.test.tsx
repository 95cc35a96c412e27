import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import type { CallName } from '../../src/core/contract/calls.ts'
import { GatewayError } from '../../src/core/gateway-client/gateway-error.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { createAnsweringClient } from '../support/answering-client.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { loadCode, type PlacedBlock } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const files = openDiskFiles(join(import.meta.dirname, '../..'))
const page = resolveMerchant(files, 'base').merchant?.pages['member-home']
/** The cards of the base variant. */
const order = ['profile', 'wallet', 'list'] as const
const blocks = Object.fromEntries(
  order.map((id) => [id, { ...page?.blocks[id], when: { session: 'member' as const } }]),
)
const member = { id: '1', account: 'maya88', nickname: 'Maya', type: 41, level: 'VIP 3' }
const wallet = { totalBalance: '120.00', currency: 'USD', isSingle: true, wallets: [] }

// The check has filled in the defaults of the blocks.
beforeAll(() => loadCode(Object.values(blocks) as unknown as PlacedBlock[]))

it.each<readonly [failing: CallName, stays: string]>([
  ['memberInfo', 'Total balance'],
  ['walletBalance', 'Maya'],
])(
  'a card of the member centre is the only one that fails while %s has no answer',
  async (failing, stays) => {
    const { client } = createAnsweringClient({
      memberInfo: member,
      walletBalance: wallet,
      [failing]: new GatewayError('offline', { call: failing }),
    })
    renderWithProviders(<PageView pageId="member-home" />, {
      catalogue: blockCatalogue,
      client,
      memberType: 41,
      skin: { pages: { 'member-home': { order, blocks } } },
    })
    await waitFor(() => expect(document.body.textContent).toContain(stays))
    expect(screen.getByRole('link', { name: 'Transaction records' })).toBeTruthy()
  },
)

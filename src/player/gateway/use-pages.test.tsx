import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../core/gateway-client/client-options.ts'
import { startLanguage } from '../state/language.ts'
import { signIn, startSession } from '../state/session.ts'
import { GatewayProvider } from './GatewayProvider.tsx'
import { createGateway } from './gateway.ts'
import { usePages } from './use-pages.ts'

beforeEach(() => {
  startSession({ merchantCode: 'siam', agentExcludedTypes: [40], trialTypes: [4] })
  startLanguage({ default: 'en', supported: [] })
  signIn({ token: 't', userName: 'u', customerType: 40 })
})

const row = (orderId: string) => ({ orderId })
const query = { from: 0, to: 1 }
const totals = [{ currency: 'THB' }]

/** A list whose gateway announces 400 pages, read by whoever asks for more as long as there is more. */
async function readAll(rowsOf: (page: number) => readonly object[]) {
  const call = vi.fn(
    async (_: string, { query }: { query: { pageNum?: number; page?: number } }) => {
      const page = query.pageNum ?? query.page ?? 1
      return { transactions: rowsOf(page), totals, pageNum: page, totalPages: 400 }
    },
  )
  const gateway = createGateway({ call } as unknown as Client) // a client of one answer
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
  )
  const { result } = renderHook(() => usePages('transactions', query), {
    wrapper,
  })
  await waitFor(() => expect(result.current.pages).toHaveLength(1))
  for (let turns = 0; turns < 10 && result.current.more; turns += 1) {
    const { length } = result.current.pages
    act(() => result.current.more?.())
    await waitFor(() => expect(result.current.pages).toHaveLength(length + 1))
  }
  return { call, list: result.current }
}

it('reads on while pages bring rows', async () => {
  const { list } = await readAll((page) => [row(`order-${page}`)])
  expect(list.pages).toHaveLength(11)
  expect(list.more).toBeDefined()
})

it('ends at a page without rows, whatever number of pages the gateway announces', async () => {
  const { call, list } = await readAll((page) => (page === 1 ? [row('a'), row('b')] : []))
  expect(list.more).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(2)
})

it('ends at a page that repeats the one before it', async () => {
  const { call, list } = await readAll(() => [row('a'), row('b')])
  expect(list.more).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(2)
})

import { act, cleanup } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { flags } from '../../src/core/contract/flags.ts'
import { readsOf } from '../../src/core/contract/reads/read-block.ts'
import { evaluate } from '../../src/core/engine/evaluate.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { publishLive } from '../../src/player/state/live.ts'
import { publishConsolidated } from '../../src/player/state/status.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { listBlockForms } from '../support/block-forms.ts'
import { loadCode } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const provider = {
  clientId: 'livery',
  authorizationEndpoint: 'http://social.localhost/auth',
  redirectUri: 'http://small.localhost/m/login',
}
/** The blocks that flags may hide. The menu opens over the page, and is empty until then. */
const blocks = listBlockForms().filter(
  (block) => block.type !== 'slide-menu' && readsOf(block).flags.length > 0,
)
const placed = Object.fromEntries(blocks.map((block, place) => [`${block.type}-${place}`, block]))
const sessions = [
  ['guest', undefined],
  ['member', 1],
  ['trial', 4],
] as const

beforeAll(async () => {
  await loadCode(blocks)
  const socialProviders = [
    { id: 'google' as const, ...provider },
    { id: 'facebook' as const, ...provider },
  ]
  publishConsolidated({ currency: 'USD', currencySymbol: '$', currencyDigits: 2, socialProviders })
})

it.each(sessions)(
  'a block that its component hides from a %s is reported as hidden',
  async (session, memberType) => {
    const on = await listShown(true, memberType)
    const off = await listShown(false, memberType)
    const facts = {
      templates: {},
      settings: {},
      session,
      language: 'en',
      device: 'browser',
    } as const
    const hidden = Object.entries(placed).filter(([id, block]) => {
      const { draws } = readsOf(block)
      const result = draws && evaluate(draws, { ...facts, flags: allFlags(false) }, {}).result
      const isHidden = on.has(id) && !off.has(id)
      if (result === 'false') expect(off.has(id), `${id} is hidden`).toBe(false)
      if (isHidden) expect(result, `${id} is explained`).toBe('false')
      return isHidden
    })
    expect(hidden.length > 0).toBe(true)
  },
)

/** Returns the ids of the blocks that show anything while every flag of the gateway is on, or off. */
async function listShown(on: boolean, memberType: number | undefined): Promise<Set<string>> {
  act(() => publishLive({ flags: allFlags(on) }))
  const { container } = renderWithProviders(<PageView pageId="home" />, {
    catalogue: blockCatalogue,
    skin: { pages: { home: { order: Object.keys(placed), blocks: placed } } },
    ...(memberType !== undefined && { memberType }),
  })
  // What a member is shown loads with the page.
  await act(async () => undefined)
  const shown = [...container.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((block) => block.querySelector('*') !== null)
    .map(({ dataset }) => dataset['block'] ?? '')
  cleanup()
  return new Set(shown)
}

function allFlags(on: boolean): Record<string, boolean> {
  return Object.fromEntries(Object.keys(flags).map((name) => [name, on]))
}

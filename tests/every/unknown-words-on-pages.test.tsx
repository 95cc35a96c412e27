import { act } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { blockSchemas } from '../../src/core/config/block-schemas.ts'
import type { CallName } from '../../src/core/contract/calls.ts'
import { pageIds, pathTo, routes } from '../../src/core/contract/pages.ts'
import { type LaterPageId, loadLaterPage } from '../../src/player/app/on-demand/later-pages.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { publishConsolidated } from '../../src/player/state/status.ts'
import { createAnsweringClient } from '../support/answering-client.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'
import { declaredCalls, type Leaf, sampleAnswer } from '../support/sample-answer.ts'

/** An answer as it comes through the check when a gateway knows only words that the player does not. */
function writeUnknown({ schema, path }: Leaf): unknown {
  if (Array.isArray(schema['enum'])) return 'unknown'
  const [kind] = [schema['type']].flat()
  // What is closed for everybody has a page of its own.
  if (kind === 'boolean') return !/maintenance|closed|end|excluded/i.test(path.at(-1) ?? '')
  if (/^(day|today)$/.test(path.at(-1) ?? '')) return '2026-11-28'
  return kind === 'string' ? '12.50' : 1
}

const answers = Object.fromEntries(
  declaredCalls.map(([call]) => [call, sampleAnswer(call, writeUnknown)]),
) as Readonly<Record<CallName, unknown>> // an answer for each call

interface Caught {
  readonly errors: unknown[]
  readonly children: ReactNode
}

/** Remembers what a page throws. */
class Catch extends Component<Caught, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.errors.push(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** What these pages read of a skin. */
const emptyLists = {
  documents: { updated: '2026-01-01', agreement: [], privacy: [] },
  registration: { order: ['*'], fields: {}, minimumAge: 18 },
}

interface Shown {
  readonly text: string
  readonly errors: readonly unknown[]
}

/** Shows something to an agent and waits until its code and its answers are there. */
async function show(node: ReactNode, skin: object, at: string): Promise<Shown> {
  const errors: unknown[] = []
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', withdrawalPassword: true })
  const { client } = createAnsweringClient(answers)
  const { container } = renderWithProviders(<Catch errors={errors}>{node}</Catch>, {
    client,
    skin: { ...skin, ...emptyLists },
    catalogue: blockCatalogue,
    memberType: 5,
    at,
    report: (...told) => errors.push(told),
  })
  for (let round = 0; round < 4; round += 1)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  return { text: container.textContent ?? '', errors }
}

/** The text of a page for a word that it does not know. */
const says: Readonly<Partial<Record<LaterPageId, string>>> = {
  accountRecord: 'Kind not known here',
  bets: 'Status not known here',
  records: 'Kind not known here',
  bonus: 'Status not known here',
  withdraw: 'You cannot withdraw now',
  messages: '12.50',
  playSafely: 'Kind not known here',
  identity: 'Status not known here',
  invite: 'Status not known here',
  activity: '12.50',
  feedback: 'Status not known here',
}

const ids = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (id): id is Exclude<LaterPageId, 'needsAccount'> =>
    !['home', 'game', 'gameContainer', 'gameList', 'login', 'register', 'trial'].includes(id) &&
    !(pageIds as readonly string[]).includes(id),
)

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllMocks()
})

describe.each(ids)('the page %s', (id) => {
  it.each(['', 'order', 'id', 'message', 'payout', 'link'])(
    'shows answers whose words it does not know (%s)',
    async (name) => {
      const { default: Page } = await loadLaterPage(id)
      const at = pathTo(id, name === '' ? {} : { [name]: '12.50' })
      const { text, errors } = await show(<Page route={id} />, {}, at)
      expect(errors).toEqual([])
      expect(text).not.toMatch(/undefined|System busy/)
      if (name === '' && says[id] !== undefined) expect(text).toContain(says[id])
    },
  )
})

const blocks = [...blockSchemas].flatMap(([type, { properties }]) => {
  const variants = properties?.['variant']?.enum ?? ['']
  return variants.map((variant) => [type, String(variant)] as const)
})

it.each(blocks)(
  'the block %s (%s) shows answers whose words it does not know',
  async (type, variant) => {
    const settings = type === 'vendor-section' ? { category: 'LIVE' } : {}
    const block = { type, variant, settings }
    const skin = { pages: { home: { order: ['one'], blocks: { one: block } } } }
    const { text, errors } = await show(<PageView pageId="home" />, skin, '/m/home')
    expect(errors).toEqual([])
    expect(text).not.toMatch(/undefined|System busy/)
  },
)

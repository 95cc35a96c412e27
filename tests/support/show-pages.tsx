import { act } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { vi } from 'vitest'
import { listBlockSchemas } from '../../src/core/config/block-schemas.ts'
import type { CallName } from '../../src/core/contract/calls.ts'
import { pageIds, pathTo, routes } from '../../src/core/contract/pages.ts'
import { type LaterPageId, loadLaterPage } from '../../src/player/app/on-demand/later-pages.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { publishConsolidated } from '../../src/player/state/status.ts'
import { createAnsweringClient } from './answering-client.ts'
import { blockCatalogue } from './block-catalogue.ts'
import { neededSettings } from './block-forms.ts'
import { renderWithProviders } from './render-with-providers.tsx'
import { declaredCalls, type Leaf, sampleAnswer } from './sample-answer.ts'

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

/** What pages read of a skin. */
const emptyLists = {
  documents: { updated: '2026-01-01', agreement: [], privacy: [] },
  registration: { order: ['*'], fields: {}, minimumAge: 18 },
}

/** Returns an answer for each call, with every field, each value written by a function. */
export function answerAll(writeLeaf: (leaf: Leaf) => unknown): Readonly<Record<CallName, unknown>> {
  const entries = declaredCalls.map(([call]) => [call, sampleAnswer(call, writeLeaf)])
  return Object.fromEntries(entries) as Readonly<Record<CallName, unknown>> // an answer for each call
}

export interface PageAnswers {
  readonly answers: Readonly<Record<CallName, unknown>>
}

interface ShowOptions extends PageAnswers {
  readonly at: string
  readonly skin?: object
}

export interface Shown {
  readonly container: HTMLElement
  /** What was thrown. */
  readonly thrown: readonly unknown[]
  /** What was reported to the operator. */
  readonly reported: readonly unknown[]
}

/** Shows something to an agent and waits until its code and its answers are there. */
async function showToAgent(node: ReactNode, options: ShowOptions): Promise<Shown> {
  const { answers, at, skin = {} } = options
  const thrown: unknown[] = []
  const reported: unknown[] = []
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', withdrawalPassword: true })
  const { client } = createAnsweringClient(answers)
  const { container } = renderWithProviders(<Catch errors={thrown}>{node}</Catch>, {
    client,
    skin: { ...skin, ...emptyLists },
    catalogue: blockCatalogue,
    memberType: 5,
    at,
    report: (...lines) => reported.push(lines),
  })
  for (let round = 0; round < 4; round += 1)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  return { container, thrown, reported }
}

/** The pages that have a component of their own and no block. */
export const pagesWithoutBlocks = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (id): id is Exclude<LaterPageId, 'needsAccount'> =>
    !['home', 'game', 'gameContainer', 'gameList', 'login', 'register', 'trial'].includes(id) &&
    !(pageIds as readonly string[]).includes(id),
)

/** Shows a page with a value of its query, or without one for an empty name, and what its code throws. */
export async function showPage(
  id: (typeof pagesWithoutBlocks)[number],
  { name, value, answers }: { readonly name: string; readonly value: string } & PageAnswers,
): Promise<Shown> {
  const { default: Page } = await loadLaterPage(id)
  const at = pathTo(id, name === '' ? {} : { [name]: value })
  return showToAgent(<Page route={id} />, { answers, at })
}

/** The values of a query that lead a page to a part of it. */
export const queryNames = ['', 'order', 'id', 'message', 'payout', 'link'] as const

/** Shows a home that is one block. */
export function showBlock(
  [type, variant]: readonly [type: string, variant: string],
  { answers }: PageAnswers,
): Promise<Shown> {
  const settings = neededSettings[type] ?? {}
  const blocks = { one: { type, variant, settings } }
  const skin = { pages: { home: { order: ['one'], blocks } } }
  return showToAgent(<PageView pageId="home" />, { answers, skin, at: '/m/home' })
}

/** Every block in each of its variants. */
export const everyBlock = [...listBlockSchemas()].flatMap(([type, { properties }]) => {
  const variants = properties?.['variant']?.enum ?? ['']
  return variants.map((variant) => [type, String(variant)] as const)
})

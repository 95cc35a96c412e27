import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Facts } from '../../core/contract/facts.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { markSettled } from '../state/live.ts'
import type { BlockCatalogue, CallScope } from './block.ts'
import { PageView } from './PageView.tsx'
import { FactsPlanProvider } from './plan-context.tsx'
import { SkinProvider } from './skin-context.tsx'
import { useFirstBlocks } from './use-first-blocks.ts'

const facts: Facts = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  language: 'en',
  device: 'browser',
}

function definition(type: string, call?: string): object {
  return {
    type,
    place: 'page',
    load: async () => ({ default: () => <p>{type}</p> }),
    height: () => 100,
    ...(call ? { calls: () => [{ call, query: undefined }] } : {}),
  }
}

function Page(): ReactNode {
  return <PageView pageId="home" ready={useFirstBlocks('home')} />
}

/** A request to a gateway that answers only on demand. */
interface Silence {
  readonly preload: () => Promise<unknown> | undefined
  readonly answer: () => void
}

function keepSilence(): Silence {
  let answer = (): void => undefined
  let first: Promise<void> | undefined = new Promise((resolve) => {
    answer = resolve
  })
  return {
    preload: () => first,
    answer: () => {
      first = undefined
      answer()
    },
  }
}

function pageOf(definitions: object) {
  const order = Object.keys(definitions)
  const blocks: Record<string, object> = Object.fromEntries(
    order.map((type) => [type, { type, settings: {} }]),
  )
  return { order, blocks }
}

interface PageOptions {
  readonly ahead?: () => boolean
  readonly page?: object
}

/** Renders a page, and returns what renders it again with other facts. */
async function renderPage(
  definitions: object,
  { preload }: Silence,
  { ahead = () => false, page = pageOf(definitions) }: PageOptions = {},
) {
  const catalogue = definitions as BlockCatalogue // only what this page places
  const skin = { pages: { home: page }, flags: {} } as unknown as Skin // what planning reads
  const needs = { catalogue, preload, ahead, report: () => undefined }
  const view = render(<SkinProvider skin={skin}>{null}</SkinProvider>)
  const show = (known: Facts) =>
    act(async () =>
      view.rerender(
        <SkinProvider skin={skin}>
          <FactsPlanProvider {...needs} facts={known}>
            <Page />
          </FactsPlanProvider>
        </SkinProvider>,
      ),
    )
  await show(facts)
  return show
}

/** The heights of the blocks whose place a skeleton keeps. */
function listHeights(): string[] {
  const skeletons = document.querySelectorAll<HTMLElement>('div:has(> [data-kit="skeleton"])')
  return [...skeletons].map(({ style }) => style.height)
}

const unsteady = { unsteady: () => true }

it('a block waits for the answers above it, and a skeleton keeps its place', async () => {
  const silence = keepSilence()
  const definitions = {
    notices: definition('notices'),
    banner: definition('banner', 'announcements'),
    contact: definition('contact'),
  }
  await renderPage(definitions, silence)
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.queryByText('banner')).toBeNull()
  expect(screen.queryByText('contact')).toBeNull()
  expect(listHeights()).toEqual(['100px', '100px'])
  await act(async () => silence.answer())
  expect(screen.getByText('banner')).toBeTruthy()
  expect(screen.getByText('contact')).toBeTruthy()
  expect(listHeights()).toEqual([])
})

it('what is below a block that a late flag decides waits for the flag', async () => {
  const { blocks, ...page } = pageOf({ notices: {}, banner: {}, contact: {} })
  const when = { flag: 'REG3' }
  const gated = { ...page, blocks: { ...blocks, banner: { ...blocks['banner'], when } } }
  const definitions = {
    notices: definition('notices'),
    banner: definition('banner'),
    contact: definition('contact'),
  }
  const show = await renderPage(definitions, keepSilence(), { page: gated })
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.queryByText('contact')).toBeNull()
  await show({ ...facts, flags: { REG3: true } })
  expect(screen.getByText('banner')).toBeTruthy()
  expect(screen.getByText('contact')).toBeTruthy()
})

it('what is below a block whose call a flag allows waits for the facts of the visit', async () => {
  const calls = (_: unknown, { allows }: CallScope) =>
    allows('GAMELOREC3') === undefined ? null : []
  const definitions = {
    notices: definition('notices'),
    banner: { ...definition('banner'), calls },
    contact: definition('contact'),
  }
  const show = await renderPage(definitions, keepSilence())
  await show({ ...facts, flags: { GAMELOREC3: false } })
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.queryByText('contact')).toBeNull()
  await act(async () => markSettled())
  expect(await screen.findByText('banner')).toBeTruthy()
  expect(await screen.findByText('contact')).toBeTruthy()
})

it('on a page rendered ahead only what is below an unsteady block waits', async () => {
  const silence = keepSilence()
  const definitions = {
    notices: definition('notices', 'lobbyNews'),
    lotteries: { ...definition('lotteries', 'lotteries'), ...unsteady },
    contact: definition('contact'),
  }
  await renderPage(definitions, silence, { ahead: () => true })
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.getByText('lotteries')).toBeTruthy()
  expect(screen.queryByText('contact')).toBeNull()
  await act(async () => silence.answer())
  expect(screen.getByText('contact')).toBeTruthy()
})

it('the blocks below the last awaited block appear one after the other', async () => {
  const silence = keepSilence()
  const definitions = {
    lotteries: { ...definition('lotteries', 'lotteries'), ...unsteady },
    contact: definition('contact'),
    footer: definition('footer'),
  }
  await renderPage(definitions, silence, { ahead: () => true })
  const came: string[] = []
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    came.push(added.map(({ textContent }) => textContent).join())
  })
  watch.observe(document.body, { childList: true, subtree: true })
  silence.answer()
  await screen.findByText('footer')
  watch.disconnect()
  expect(came.filter((text) => /contact|footer/.test(text))).toEqual(['contact', 'footer'])
})

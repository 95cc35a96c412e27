import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Facts } from '../../core/contract/facts.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { BlockCatalogue } from './block.ts'
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
  return <PageView pageId="home" upTo={useFirstBlocks('home')} />
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

async function renderPage(definitions: object, { preload }: Silence, ahead = () => false) {
  const catalogue = definitions as BlockCatalogue // only what this page places
  const order = Object.keys(definitions)
  const blocks = Object.fromEntries(order.map((type) => [type, { type, settings: {} }]))
  const skin = { pages: { home: { order, blocks } }, flags: {} } as unknown as Skin // what planning reads
  const needs = { facts, catalogue, preload, ahead, report: () => undefined }
  await act(async () => {
    render(
      <SkinProvider skin={skin}>
        <FactsPlanProvider {...needs}>
          <Page />
        </FactsPlanProvider>
      </SkinProvider>,
    )
  })
}

it('a block waits for the answers of those above it, and then all stand', async () => {
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
  await act(async () => silence.answer())
  expect(screen.getByText('banner')).toBeTruthy()
  expect(screen.getByText('contact')).toBeTruthy()
})

it('a page whose answers are late shows all its blocks, with their skeletons', async () => {
  vi.useFakeTimers()
  const definitions = {
    banner: definition('banner', 'announcements'),
    contact: definition('contact'),
  }
  await renderPage(definitions, keepSilence())
  expect(screen.queryByText('contact')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.getByText('banner')).toBeTruthy()
  expect(screen.getByText('contact')).toBeTruthy()
  vi.useRealTimers()
})

it('on a page rendered ahead only what is below an unsteady block waits', async () => {
  const silence = keepSilence()
  const definitions = {
    notices: definition('notices', 'lobbyNews'),
    lotteries: { ...definition('lotteries', 'lotteries'), unsteady: () => true },
    contact: definition('contact'),
  }
  await renderPage(definitions, silence, () => true)
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.getByText('lotteries')).toBeTruthy()
  expect(screen.queryByText('contact')).toBeNull()
  await act(async () => silence.answer())
  expect(screen.getByText('contact')).toBeTruthy()
})

it('what is below the last block that was awaited comes one after the other', async () => {
  const silence = keepSilence()
  const definitions = {
    lotteries: { ...definition('lotteries', 'lotteries'), unsteady: () => true },
    contact: definition('contact'),
    footer: definition('footer'),
  }
  await renderPage(definitions, silence, () => true)
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

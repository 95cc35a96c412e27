import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Facts } from '../contract/facts.ts'
import type { Skin } from '../contract/skin.ts'
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

it('a block waits for the answers of those above it, and then all stand', async () => {
  const catalogue = {
    notices: definition('notices'),
    banner: definition('banner', 'announcements'),
    contact: definition('contact'),
  } as unknown as BlockCatalogue // only what this page places
  const order = ['notices', 'banner', 'contact']
  const blocks = Object.fromEntries(order.map((type) => [type, { type, settings: {} }]))
  const skin = { pages: { home: { order, blocks } }, flags: {} } as unknown as Skin
  const answer: { come?: (value?: unknown) => void; first?: Promise<unknown> | undefined } = {}
  answer.first = new Promise((resolve) => {
    answer.come = resolve
  })
  await act(async () => {
    render(
      <SkinProvider skin={skin}>
        <FactsPlanProvider
          facts={facts}
          catalogue={catalogue}
          preload={() => answer.first}
          report={() => undefined}
        >
          <Page />
        </FactsPlanProvider>
      </SkinProvider>,
    )
  })
  expect(screen.getByText('notices')).toBeTruthy()
  expect(screen.queryByText('banner')).toBeNull()
  expect(screen.queryByText('contact')).toBeNull()
  await act(async () => {
    answer.first = undefined
    answer.come?.()
  })
  expect(screen.getByText('banner')).toBeTruthy()
  expect(screen.getByText('contact')).toBeTruthy()
})

import { act, cleanup } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { evaluate } from '../../src/core/engine/evaluate.ts'
import { readsOf } from '../../src/core/engine/reads/read-block.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { listBlockForms } from '../support/block-forms.ts'
import { loadCode, type PlacedBlock } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const facts = { templates: {}, settings: {}, language: 'en', device: 'browser', flags: {} } as const
/** The blocks that show nothing to a trial account whatever the flags are, and something to a member. */
const blocks = listBlockForms().filter(
  (block) => drawsFor(block, 'trial') === 'false' && drawsFor(block, 'member') === 'true',
)

function drawsFor(block: PlacedBlock, session: 'trial' | 'member'): string {
  const { draws } = readsOf(block)
  return draws ? evaluate(draws, { ...facts, session }, {}).result : 'true'
}

beforeAll(() => loadCode(blocks))

it.each(['level-gifts', 'missions', 'reward-list', 'sign-in-calendar'])(
  'knows that %s is for real accounts',
  (type) => expect(blocks.map((block) => block.type)).toContain(type),
)

it.each(blocks)('a trial account is sent no call of $type $variant', async (block) => {
  expect(await listCalls(block, 4)).toEqual([])
  expect(await listCalls(block, 1)).not.toEqual([])
})

/** Returns the calls that a page with one block makes, as it comes and ahead of it. */
async function listCalls(block: PlacedBlock, memberType: number): Promise<string[]> {
  const preloaded: string[] = []
  const { calls } = renderWithProviders(<PageView pageId="home" />, {
    catalogue: blockCatalogue,
    skin: { pages: { home: { order: ['one'], blocks: { one: block } } } },
    memberType,
    preload: ({ call }) => {
      preloaded.push(call)
      return undefined
    },
  })
  await act(async () => undefined)
  cleanup()
  return [...preloaded, ...calls]
}

import { join } from 'node:path'
import { act, cleanup } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import {
  type PageId,
  pageIds,
  type RouteDeclaration,
  routes,
} from '../../src/core/contract/pages.ts'
import { readsOf } from '../../src/core/contract/reads/read-block.ts'
import { evaluate } from '../../src/core/engine/evaluate.ts'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { readDefinition } from '../../src/player/registry/read-definition.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { listBlockForms } from '../support/block-forms.ts'
import { loadCode, type PlacedBlock } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

type Session = 'guest' | 'trial' | 'member'
const memberTypes = { guest: undefined, trial: 4, member: 1 } as const
const facts = { templates: {}, settings: {}, language: 'en', device: 'browser', flags: {} } as const
const forms = new Map(listBlockForms().map((block) => [`${block.type} ${block.variant}`, block]))
/** The blocks that show nothing to a trial account whatever the flags are, and something to a member. */
const blocks = [...forms.values()].filter(
  (block) => drawsFor(block, 'trial') === 'false' && drawsFor(block, 'member') !== 'false',
)

function drawsFor(block: PlacedBlock, session: Session): string {
  const { draws } = readsOf(block)
  return draws ? evaluate(draws, { ...facts, session }, {}).result : 'true'
}

beforeAll(() => loadCode([...forms.values()]))

it('every block of the pages for real accounts is declared for real accounts', () => {
  const known = blocks.map(({ type }) => type)
  const open = pageIds.filter((page) => page !== 'shell' && !isForRealAccounts(page))
  const elsewhere = open.flatMap(listTypes)
  const placed = pageIds.filter(isForRealAccounts).flatMap(listTypes)
  expect(placed).toEqual(expect.arrayContaining(['goods', 'deposit', 'reward-list']))
  const own = placed.filter((type) => !elsewhere.includes(type))
  expect([...own, 'red-envelope'].filter((type) => !known.includes(type))).toEqual([])
})

it.each([...forms.values()])(
  '$type $variant shows a note where it shows nothing else to a guest or a trial',
  async (block) => {
    if (!(await look(block, 'member')).shown) return
    for (const session of ['guest', 'trial'] as const) {
      const { shown } = await look(block, session)
      if (!shown) expect(drawsFor(block, session), session).not.toBe('true')
      if (drawsFor(block, session) === 'false') expect(shown, session).toBe(false)
    }
  },
)

it.each(blocks)('a guest and a trial account are sent no call of $type $variant', async (block) => {
  expect((await look(block, 'guest')).calls).toEqual([])
  expect((await look(block, 'trial')).calls).toEqual([])
})

const { merchant: base } = resolveMerchant(
  openDiskFiles(join(import.meta.dirname, '../..')),
  'base',
)

/** Returns the types of the blocks that base places on a page. */
function listTypes(page: PageId): string[] {
  return Object.values(base?.pages[page]?.blocks ?? {}).flatMap((block) => block?.type ?? [])
}

/** Returns whether members enter every route of a page, and trial accounts none. */
function isForRealAccounts(page: PageId): boolean {
  const rows: readonly RouteDeclaration[] = Object.values(routes)
  const shown = rows.filter((row) => row.page === page)
  const isReal = ({ sessions }: RouteDeclaration): boolean =>
    sessions?.includes('member') === true && !sessions.includes('trial')
  return shown.length > 0 && shown.every(isReal)
}

interface Look {
  /** Whether the block shows anything while its calls are not answered. */
  readonly shown: boolean
  /** The calls that a page with this block makes, as it comes and ahead of it. */
  readonly calls: readonly string[]
}

async function look(block: PlacedBlock, session: Session): Promise<Look> {
  const preloaded: string[] = []
  const memberType = memberTypes[session]
  const place = readDefinition(blockCatalogue, block.type)?.place
  const { calls, container } = renderWithProviders(
    <PageView pageId="home" {...(place && { place })} />,
    {
      catalogue: blockCatalogue,
      skin: { pages: { home: { order: ['one'], blocks: { one: block } } } },
      ...(memberType !== undefined && { memberType }),
      at: '/m/gameContainer?category=LIVE',
      preload: ({ call }) => {
        preloaded.push(call)
        return undefined
      },
    },
  )
  await act(async () => undefined)
  const shown = container.querySelector('[data-block] *') !== null
  cleanup()
  return { shown, calls: [...preloaded, ...calls] }
}

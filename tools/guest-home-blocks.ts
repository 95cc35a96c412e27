import { resolveMerchant } from '../src/core/config/resolve-merchant.ts'
import type { Facts } from '../src/core/contract/facts.ts'
import type { Page } from '../src/core/contract/generated/config.ts'
import { orderIds } from '../src/core/engine/order-ids.ts'
import { planPage } from '../src/core/engine/plan-page.ts'
import { openDiskFiles } from '../src/site/disk/disk-files.ts'
import { readBlockCode, type Shown } from './block-code.ts'

/** The files that every home loads by itself once it is shown, below the root. */
export const afterHome: readonly string[] = ['src/player/app/on-demand/after-home.ts']

/** The files that the home of a member loads by itself once it is shown, below the root. */
export const afterLogin: readonly string[] = [
  'src/player/app/on-demand/Lines.tsx',
  'src/player/app/on-demand/watch-session.ts',
  'src/player/areas/frame/blocks/header/on-demand/InboxLink.tsx',
]

/**
 * Returns the files of the components that each merchant's home and shell place, by its code; for a guest
 * without the blocks that no guest is shown.
 */
export function homeComponents(root: string, who: Shown = 'guest'): Map<string, readonly string[]> {
  const files = openDiskFiles(root)
  return new Map(
    files.list('merchants').map((code) => {
      const pages = resolveMerchant(files, code).merchant?.pages
      const components = [pages?.shell, pages?.home]
        .flatMap((page) => placedBlocks(page, who))
        .flatMap((block) => readBlockCode(root, block.type, who)(block.variant ?? '') ?? [])
      return [code, [...new Set(components)]]
    }),
  )
}

/** A block that its page inherits, but whose id its order does not name, is on no page. */
function placedBlocks(page: Pick<Page, 'order' | 'blocks'> = {}, who: Shown) {
  const { order = ['*'], blocks = {} } = page
  const known = Object.fromEntries(Object.values(blocks).map((block) => [block?.type, true]))
  const plan = planPage({ page, pageId: 'home', facts: facts[who], defaults: {}, known })
  const hidden = plan.blocks.filter(({ reason }) => reason.leaf?.source === 'session')
  const ids = new Set(hidden.filter(({ shown }) => !shown).map(({ id }) => id))
  return orderIds(order, Object.keys(blocks)).flatMap((id) =>
    ids.has(id) ? [] : (blocks[id] ?? []),
  )
}

const unknown = {
  flags: {},
  templates: {},
  settings: {},
  language: '',
  device: 'browser',
  time: 0,
} as const
/** What decides which blocks nobody of a kind is shown. Members are shown what a merchant has for any of them. */
const facts: Readonly<Record<Shown, Facts>> = {
  guest: { ...unknown, session: 'guest' },
  member: { ...unknown, session: 'member' },
}

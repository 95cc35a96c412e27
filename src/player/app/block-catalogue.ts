import { useSyncExternalStore } from 'react'
import type { Skin } from '../../core/contract/skin.ts'
import { block as bottomMenu } from '../areas/frame/blocks/bottom-menu/bottom-menu.block.ts'
import { block as footer } from '../areas/frame/blocks/footer/footer.block.ts'
import { block as header } from '../areas/frame/blocks/header/header.block.ts'
import { block as slideMenu } from '../areas/frame/blocks/slide-menu/slide-menu.block.ts'
import { block as contact } from '../areas/help/blocks/contact/contact.block.ts'
import { block as service } from '../areas/help/blocks/service/service.block.ts'
import { block as account } from '../areas/home/blocks/account/account.block.ts'
import { block as banner } from '../areas/home/blocks/banner/banner.block.ts'
import { block as categories } from '../areas/home/blocks/categories/categories.block.ts'
import { block as notices } from '../areas/home/blocks/notices/notices.block.ts'
import { block as popularGames } from '../areas/home/blocks/popular-games/popular-games.block.ts'
import { block as trialPlay } from '../areas/home/blocks/trial-play/trial-play.block.ts'
import { block as vendorSection } from '../areas/home/blocks/vendor-section/vendor-section.block.ts'
import { block as winnerBoard } from '../areas/home/blocks/winner-board/winner-board.block.ts'
import { block as fixtures } from '../areas/lobby/blocks/fixtures/fixtures.block.ts'
import { block as gameList } from '../areas/lobby/blocks/game-list/game-list.block.ts'
import { block as lotteries } from '../areas/lobby/blocks/lotteries/lotteries.block.ts'
import { block as scoreboard } from '../areas/lobby/blocks/scoreboard/scoreboard.block.ts'
import { block as redEnvelope } from '../areas/rewards/blocks/red-envelope/red-envelope.block.ts'
import type { BlockCatalogue } from '../registry/block.ts'

/** Definitions of the blocks of the shell and of home, which every page loads. */
const startBlocks = {
  header,
  footer,
  'bottom-menu': bottomMenu,
  'slide-menu': slideMenu,
  service,
  banner,
  notices,
  account,
  categories,
  'vendor-section': vendorSection,
  'popular-games': popularGames,
  'winner-board': winnerBoard,
  scoreboard,
  fixtures,
  contact,
  'game-list': gameList,
  lotteries,
  'trial-play': trialPlay,
  'red-envelope': redEnvelope,
} satisfies BlockCatalogue

let catalogue: BlockCatalogue = startBlocks
let ownBlocks: Skin['ownBlocks']
const listeners = new Set<() => void>()

/** Returns the block definitions that are loaded. The object is a new one once those of other pages are loaded. */
export function readBlockCatalogue(): BlockCatalogue {
  return catalogue
}

export function useBlockCatalogue(): BlockCatalogue {
  return useSyncExternalStore(subscribe, readBlockCatalogue, readBlockCatalogue)
}

/** Loads the definitions of the blocks of every page but home, and of the workspace's own blocks. */
export async function loadLaterBlocks(): Promise<void> {
  if (catalogue !== startBlocks) return
  const { laterBlocks, defineOwnBlocks } = await import('./on-demand/after-home.ts')
  const product = { ...startBlocks, ...laterBlocks } satisfies Required<BlockCatalogue>
  catalogue = { ...product, ...defineOwnBlocks(ownBlocks) }
  for (const listener of listeners) listener()
}

/** Adds definitions to those that are loaded, or in their place. */
export function addBlocks(blocks: BlockCatalogue): void {
  catalogue = { ...catalogue, ...blocks }
}

/** Loads the definitions of the other blocks if a merchant places one of them on home or in the shell. */
export async function loadBlocksOfHome({ pages, ownBlocks: own }: Skin): Promise<void> {
  ownBlocks = own
  const placed = [pages.home, pages.shell].flatMap((page) => Object.values(page?.blocks ?? {}))
  if (placed.every((block) => !block || Object.hasOwn(startBlocks, block.type))) return
  // If they fail to load, the other blocks are shown.
  await loadLaterBlocks().catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'
import type { Skin } from '../../core/contract/skin.ts'
import { block as account } from '../blocks/account/account.block.ts'
import { block as banner } from '../blocks/banner/banner.block.ts'
import { block as bottomMenu } from '../blocks/bottom-menu/bottom-menu.block.ts'
import { block as categories } from '../blocks/categories/categories.block.ts'
import { block as contact } from '../blocks/contact/contact.block.ts'
import { block as fixtures } from '../blocks/fixtures/fixtures.block.ts'
import { block as footer } from '../blocks/footer/footer.block.ts'
import { block as gameList } from '../blocks/game-list/game-list.block.ts'
import { block as header } from '../blocks/header/header.block.ts'
import { block as lotteries } from '../blocks/lotteries/lotteries.block.ts'
import { block as notices } from '../blocks/notices/notices.block.ts'
import { block as popularGames } from '../blocks/popular-games/popular-games.block.ts'
import { block as scoreboard } from '../blocks/scoreboard/scoreboard.block.ts'
import { block as service } from '../blocks/service/service.block.ts'
import { block as slideMenu } from '../blocks/slide-menu/slide-menu.block.ts'
import { block as trialPlay } from '../blocks/trial-play/trial-play.block.ts'
import { block as vendorSection } from '../blocks/vendor-section/vendor-section.block.ts'
import { block as winnerBoard } from '../blocks/winner-board/winner-board.block.ts'
import type { BlockCatalogue } from '../registry/block.ts'

/** The kinds of blocks that stand around pages or were made for home; they come with every page. */
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
} satisfies BlockCatalogue

let catalogue: BlockCatalogue = startBlocks
const listeners = new Set<() => void>()

/** The kinds of blocks at hand: another object once those of other pages are. */
export function readBlockCatalogue(): BlockCatalogue {
  return catalogue
}

export function useBlockCatalogue(): BlockCatalogue {
  return useSyncExternalStore(subscribe, readBlockCatalogue, readBlockCatalogue)
}

/** Loads the kinds of blocks that were made for other pages than home. */
export async function loadLaterBlocks(): Promise<void> {
  if (catalogue !== startBlocks) return
  const { laterBlocks } = await import('./on-demand/later-blocks.ts')
  catalogue = { ...startBlocks, ...laterBlocks } satisfies Required<BlockCatalogue>
  for (const listener of listeners) listener()
}

/** Loads them where a merchant places one on home or around pages. */
export async function loadBlocksOfHome({ pages }: Skin): Promise<void> {
  const placed = [pages.home, pages.shell].flatMap((page) => Object.values(page?.blocks ?? {}))
  if (placed.every((block) => !block || Object.hasOwn(startBlocks, block.type))) return
  // Without them, what else there is stands.
  await loadLaterBlocks().catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

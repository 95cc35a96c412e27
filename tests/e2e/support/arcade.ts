import { expect } from '@playwright/test'
import { createDefaultWorld } from '../../../src/sandbox/world/default-world.ts'
import { findSerious, rest } from './find-serious.ts'
import { test as studioApi } from './own-merchants.ts'
import type { Player } from './player.ts'
import { findSmallTargets } from './small-targets.ts'
import { type StagedGame, type Staging, stageGame } from './staged-game.ts'
import { plainMerchant } from './temp-root.ts'

/** A merchant that shows the staged game. */
export const arcade = 'arcade'
/** The page of the staged game. */
export const gamePath = '/m/game?vassKey=PG&gameCode=Koi&gameType=RNG'
/** The games of the sandbox, and the vendor of the staged game. */
const arcadeWorld = {
  ...createDefaultWorld(arcade),
  vendors: [{ code: 'PG', name: 'PG', categories: [{ category: 'RNG', games: 1 }] }],
  games: [{ code: 'Koi', name: 'Koi', vendor: 'PG', category: 'RNG' }],
}

export interface AtGame {
  readonly player: Player
  readonly game: StagedGame
}

interface StagedPlayer {
  /** Additional settings of the merchant. */
  readonly merchant?: object
  readonly staging?: Staging
}

interface Arcade {
  /** Returns a player of the merchant; no game is staged and no page is open. */
  readonly createPlayer: (merchant?: object) => Player
  /** The same with a game that can be launched. */
  readonly stagePlayer: (player?: StagedPlayer) => Promise<AtGame>
  /** A member on the home page. */
  readonly enter: (player?: StagedPlayer) => Promise<AtGame>
  /** A member in the game. */
  readonly play: (player?: StagedPlayer) => Promise<AtGame>
}

/** A journey to a game of a vendor that the journey answers for. */
export const test = studioApi.extend<{ readonly visit: Arcade }>({
  visit: async ({ root, createOwnPlayer, page }, use) => {
    const createPlayer: Arcade['createPlayer'] = (more = {}) => {
      const gateway = { frameHosts: ['games.example'] }
      const languages = { default: 'en', supported: ['en', 'th', 'zh'] }
      root.write(arcade, plainMerchant(arcade, { gateway, languages, ...more }))
      root.write(arcade, arcadeWorld, 'world.json')
      return createOwnPlayer(arcade)
    }
    const stagePlayer: Arcade['stagePlayer'] = async ({ merchant, staging } = {}) => ({
      player: createPlayer(merchant),
      game: await stageGame(page, staging),
    })
    const enter: Arcade['enter'] = async (player) => {
      const at = await stagePlayer(player)
      await enterHome(at.player)
      return at
    }
    await use({
      createPlayer,
      stagePlayer,
      enter,
      async play(player) {
        const at = await enter(player)
        await at.player.step(gamePath)
        await expect(at.game.frame.getByRole('button')).toBeVisible()
        return at
      },
    })
  },
})

export { expect } from '@playwright/test'

/** A member on the home page. */
export async function enterHome(player: Player): Promise<void> {
  await player.open('/m/home')
  await player.logIn('member88')
}

/** Steps as a link of the product does, so that a way back is there. */
export async function walk({ page }: Player, to: string): Promise<void> {
  await page.evaluate((next) => history.pushState({ depth: 1 }, '', next), to)
}

export function back({ page, t }: Player) {
  return page.getByRole('button', { name: t('app.back'), exact: true })
}

/** Nothing of the page is hard to read or to touch. */
export async function expectFit(player: Player): Promise<void> {
  // A frame that a journey answers for is never told to be idle.
  await rest(player)
  expect(await findSerious(player)).toEqual([])
  expect(await findSmallTargets(player.page)).toEqual([])
}

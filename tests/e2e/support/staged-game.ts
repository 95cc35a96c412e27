import type { FrameLocator, Page, Request } from '@playwright/test'
import type { GameMessage } from '../../../src/core/contract/game-message.ts'

/** Where the staged game lives; a merchant that shows it lists this host. */
export const stage = 'https://games.example'
/** What a launch answers with; no one but the frame may ever see it. */
export const launchAddress = `${stage}/play/ticket-7f3a9c`

export interface StagedGame {
  /** The launches that were asked for. */
  readonly launches: readonly Request[]
  readonly frame: FrameLocator
  /** Makes the game tell the page something. */
  readonly say: (message: GameMessage | object) => Promise<void>
}

export interface Staging {
  /** What the launch answers with in place of the game's address. */
  readonly address?: string
  /** Says nothing when it is there. */
  readonly silent?: true
}

/** A vendor's game of a button and no more, and a gateway that launches it. */
export async function stageGame(page: Page, staging: Staging = {}): Promise<StagedGame> {
  const { address: game_url = launchAddress, silent } = staging
  const launches: Request[] = []
  const ready = silent ? '' : "parent.postMessage({source:'game',event:'ready'},'*')"
  await page.route(`${stage}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Game</title><button>Spin</button><script>${ready}</script></html>`,
    }),
  )
  await page.route('**/launchGame?*', (route) => {
    launches.push(route.request())
    return route.fulfill({ json: { success: true, value: { content: { game_url } } } })
  })
  const frame = page.frameLocator('iframe')
  return {
    launches,
    frame,
    say: (message) =>
      frame.locator('html').evaluate((_, said) => window.parent.postMessage(said, '*'), message),
  }
}

/** A wallet that holds what the journey says. */
export async function stageWallet(page: Page, first: string) {
  let sumBalance = first
  let asked = 0
  await page.route('**/wallets/balance', (route) => {
    asked += 1
    const wallet = { sumBalance, totalBalance: sumBalance, isSingle: false }
    const value = { ...wallet, currency: 'THB', currencySymbol: '฿' }
    return route.fulfill({ json: { success: true, value } })
  })
  return {
    set: (amount: string) => {
      sumBalance = amount
    },
    asked: () => asked,
  }
}

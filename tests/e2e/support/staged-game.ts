import type { FrameLocator, Page, Request } from '@playwright/test'
import type { GameMessage } from '../../../src/core/contract/game-message.ts'

/** The origin of the staged game, which its merchant lists as a host. */
export const stage = 'https://games.example'
/** The address in a launch's answer. Only the frame may ever contain it. */
export const launchAddress = `${stage}/play/ticket-7f3a9c`

export interface StagedGame {
  /** The launches that were asked for. */
  readonly launches: readonly Request[]
  readonly frame: FrameLocator
  /** Makes the game tell the page something. */
  readonly send: (message: GameMessage | object) => Promise<void>
}

export interface Staging {
  /** The address in the launch's answer, if it is not the game's. */
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
    send: (message) =>
      frame.locator('html').evaluate((_, data) => window.parent.postMessage(data, '*'), message),
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

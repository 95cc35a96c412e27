import type { Sandbox } from '../requests/sandbox.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'
import type { PlayedGame } from './played-game.ts'

/** A player at a game. */
export interface Seat {
  readonly sandbox: Sandbox
  readonly merchant: SandboxMerchant
  readonly settings: SandboxSettings
  readonly accountId: string
  /** The wallet of the play: `main`, or the vendor. */
  readonly wallet: string
  readonly played: PlayedGame
  /** Language tag. */
  readonly language: string
}

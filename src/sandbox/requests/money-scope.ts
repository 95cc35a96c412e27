import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'
import type { Sandbox } from './sandbox.ts'

/** What the money of a merchant's members is moved with. */
export interface MoneyScope {
  readonly sandbox: Pick<Sandbox, 'database' | 'now'>
  readonly merchant: SandboxMerchant
  readonly settings: Pick<SandboxSettings, 'cashier' | 'cashierSeconds'>
}

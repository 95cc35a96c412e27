import type { Facts } from '../../contract/facts.ts'
import type { FlagDefaults } from '../read-fact.ts'

/** The facts that the gateway sends, and the moment of its clock. */
export type GatewayFacts = Pick<Facts, 'flags' | 'templates' | 'settings' | 'time'>

/** What a gateway sends, and the values of flags that a merchant sets. */
export interface SwitchSide {
  readonly sent: GatewayFacts
  readonly flags: FlagDefaults
}

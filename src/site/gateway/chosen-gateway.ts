import type { Environment } from '../../core/config/environments.ts'

/** A gateway that is asked for its settings. */
export interface ChosenGateway {
  readonly address: URL
  /** The adapter in place of that of each merchant; empty for none, absent if the merchants' own apply. */
  readonly adapter?: string
}

/** Returns the gateway of an environment. */
export function gatewayOf({ gateway, adapter }: Environment): ChosenGateway {
  return { address: gateway, ...(adapter !== undefined && { adapter }) }
}

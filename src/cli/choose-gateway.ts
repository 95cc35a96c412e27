import { Option } from '@commander-js/extra-typings'
import { type Environment, findEnvironment } from '../core/config/environments.ts'
import type { Files } from '../core/config/files.ts'

/** The option that names an environment in place of the address of a gateway. */
export function environmentOption() {
  return new Option('--env <name>', 'the gateway of an environment of livery.json').conflicts(
    'gateway',
  )
}

/** A gateway that a command asks. */
export interface ChosenGateway {
  readonly address: URL
  /** The adapter in place of that of each merchant; empty for none, absent if the merchants' own apply. */
  readonly adapter?: string
}

/** Returns the gateway that the options of a command name; undefined without them. Throws for an unknown environment. */
export function chooseGateway(
  { gateway, env }: { readonly gateway?: URL | undefined; readonly env?: string | undefined },
  files: Files,
): ChosenGateway | undefined {
  if (env !== undefined) return gatewayOf(findEnvironment(files, env))
  return gateway && { address: gateway }
}

/** Returns the gateway of an environment. */
export function gatewayOf({ gateway, adapter }: Environment): ChosenGateway {
  return { address: gateway, ...(adapter !== undefined && { adapter }) }
}

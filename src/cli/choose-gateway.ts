import { Option } from '@commander-js/extra-typings'
import { findEnvironment } from '../core/config/environments.ts'
import type { Files } from '../core/config/files.ts'
import { type ChosenGateway, gatewayOf } from '../site/gateway/chosen-gateway.ts'

/** The option that names an environment in place of the address of a gateway. */
export function environmentOption() {
  return new Option('--env <name>', 'the gateway of an environment of livery.json').conflicts(
    'gateway',
  )
}

/** Returns the gateway that the options of a command name; undefined without them. Throws for an unknown environment. */
export function chooseGateway(
  { gateway, env }: { readonly gateway?: URL | undefined; readonly env?: string | undefined },
  files: Files,
): ChosenGateway | undefined {
  if (env !== undefined) return gatewayOf(findEnvironment(files, env))
  return gateway && { address: gateway }
}

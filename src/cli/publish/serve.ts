import type { FolderServer } from '../../site/publish/serve/serve-folder.ts'
import { chooseGateway, environmentOption } from '../choose-gateway.ts'
import { type AddCommand, formatExits, formatOption, parsePort, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { parseGatewayUrl } from '../parse-gateway-url.ts'
import { attemptPublishing, noRelease } from './target-command.ts'

export const addServe: AddCommand = (program, { environment, end }) => {
  program
    .command('serve')
    .summary('serves a published folder on this machine, as a web server would')
    .description(
      'Serves a published folder on this machine as a web server would, each host by its name, until it is stopped with Ctrl+C.',
    )
    .argument('<dir>', 'the published folder')
    .option('--port <n>', 'the port; 0 chooses a free one', parsePort, 4180)
    .option(
      '--gateway <url>',
      'passes on what the folder does not answer, for merchants whose gateway has no address of its own, such as http://localhost:4173 beside npm start',
      parseGatewayUrl,
    )
    .addOption(environmentOption())
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it was stopped', 1: 'it cannot be served' }))
    .action(async (dir, options) =>
      end(await attemptPublishing(() => serve(dir, options, environment), environment.printError)),
    )
}

interface Options {
  readonly port: number
  readonly gateway?: URL | undefined
  readonly env?: string | undefined
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ port, addresses }` on one line as soon as it answers. */
async function serve(
  dir: string,
  { port, format, root, ...named }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const gateway = chooseGateway(named, environment.filesAt(root))
  const publisher = await environment.publisher()
  const served = await publisher.serve(dir, { port, ...(gateway && { gateway: gateway.address }) })
  const addresses = addressesOf(served)
  environment.print(
    format === 'json'
      ? JSON.stringify({ port: served.port, addresses })
      : [...listAddresses(addresses), '', '  Stop with Ctrl+C'].join('\n'),
  )
  await environment.untilStopped()
  await served.close()
  return 0
}

function listAddresses(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [`  ${noRelease}`]
  return addresses.map((address) => `  ${address}`)
}

function addressesOf({ hosts, port }: FolderServer): string[] {
  return hosts.map((host) => `http://${host}:${port}/m/home`)
}

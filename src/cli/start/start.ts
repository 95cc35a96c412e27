import { findEnvironment } from '../../core/config/environments.ts'
import { type AddCommand, formatExits, formatOption, parsePort, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import type { HostRequest, RunningHost } from './running-host.ts'

export const addStart: AddCommand = (program, { environment, end }) => {
  program
    .command('start')
    .summary('serves all merchants with the sandbox gateway and the studio')
    .description(
      'Serves all merchants on this machine, each by a host of its own, with the sandbox gateway and the studio, until it is stopped with Ctrl+C. A saved file is taken in at once. With --env, the gateway of an environment answers in place of the sandbox.',
    )
    .addOption(rootOption(environment))
    .option('--port <n>', 'the port; 0 chooses a free one', parsePort, environment.port)
    .option(
      '--env <name>',
      'passes every call on to the gateway of an environment of livery.json: accounts and money are those of that gateway',
    )
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it was stopped', 1: 'it cannot be served' }))
    .action(async (options) => end(await start(options, environment)))
}

interface Options {
  readonly root: string
  readonly port: number
  readonly env?: string | undefined
  readonly format: 'text' | 'json'
}

/** As JSON, `{ port, addresses, studio, gateway? }` on one line as soon as merchants are served. */
async function start(
  { root, port, env, format }: Options,
  { openHost, filesAt, untilStopped, print, printError }: CliEnvironment,
): Promise<number> {
  const found = env === undefined ? undefined : findEnvironment(filesAt(root), env)
  const gateway = found && {
    name: found.name,
    address: found.gateway,
    ...(found.adapter !== undefined && { adapter: found.adapter }),
  }
  try {
    const host = await openHost({ root, port, ...(gateway && { gateway }) })
    const addresses = Object.fromEntries(host.addresses)
    const { studio } = host
    print(
      format === 'json'
        ? JSON.stringify({
            port: host.port,
            addresses,
            studio,
            ...(gateway && { gateway: gateway.address.origin }),
          })
        : [...listAddresses(host, gateway), '', '  Stop with Ctrl+C'].join('\n'),
    )
    // The page of the studio says that it is being built, so a failure ends nothing.
    host.built.catch((error: unknown) => printError(formatError(error, port)))
    await untilStopped()
    await host.close()
    return 0
  } catch (error) {
    printError(formatError(error, port))
    return 1
  }
}

function listAddresses(
  { addresses, studio, accounts }: RunningHost,
  gateway: HostRequest['gateway'],
): string[] {
  return [
    ...[...addresses].map(([code, address]) => `  ${code.padEnd(12)} ${address}`),
    '',
    `  Studio       ${studio}`,
    '',
    ...(gateway
      ? formatGateway(gateway)
      : [`  Demo accounts: ${accounts.names.join(', ')}; the password is ${accounts.password}`]),
  ]
}

/** Describes the gateway between two rules, so that nobody takes it for the sandbox. */
function formatGateway({ name, address }: NonNullable<HostRequest['gateway']>): string[] {
  const lines = [
    `Every call goes to ${address.origin}, the gateway of ${name}.`,
    'Accounts, money and bets on these pages are those of that gateway.',
  ]
  const rule = '!'.repeat(Math.max(...lines.map(({ length }) => length)))
  return [rule, ...lines, rule].map((line) => `  ${line}`)
}

function formatError(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error)
  const isBusy = 'code' in error && error.code === 'EADDRINUSE'
  return isBusy ? `Port ${port} is in use. Choose another one with --port.` : error.message
}

import { InvalidArgumentError } from '@commander-js/extra-typings'
import { readTeamSettings } from '../../core/config/team-settings.ts'
import {
  type AddCommand,
  exitUsage,
  failCommand,
  formatExits,
  formatOption,
  parsePort,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addStudio: AddCommand = (program, { environment, end }) => {
  program
    .command('studio')
    .summary('serves the studio to a team that signs in')
    .description(
      'Serves the studio to a team, until it is stopped with Ctrl+C. It listens on this machine only: a web server in front of it has the certificate of its name. People sign in at the identity provider that livery.json names, whose secret comes from LIVERY_STUDIO_SECRET, and may do what their roles hold. The studio of one machine, without sign-in, is part of "livery start".',
    )
    .option('--serve', 'serves it')
    .option(
      '--origin <address>',
      'the address at which people open it, such as https://studio.example',
      parseOrigin,
    )
    .option('--port <n>', 'the port; 0 chooses a free one', parsePort, environment.port)
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it was stopped', 1: 'it cannot be served' }))
    .action(async (options) => end(await serve(options, environment)))
}

interface Options {
  readonly serve?: true | undefined
  readonly origin?: string | undefined
  readonly port: number
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ port, studio, callback }` on one line as soon as it is served. */
async function serve(options: Options, environment: CliEnvironment): Promise<number> {
  const { port, root, origin } = options
  const { filesAt, openStudio, studioSecret: secret, untilStopped, print, printError } = environment
  if (!options.serve || origin === undefined) {
    printError(
      options.serve
        ? 'Name the address at which people open the studio: --origin https://studio.example.'
        : '"livery start" prints the address of the studio of this machine. "livery studio --serve --origin https://studio.example" serves one to a team.',
    )
    return exitUsage
  }
  if (secret === undefined || secret === '')
    return failCommand(
      environment,
      'LIVERY_STUDIO_SECRET is not set. Set it to the secret that the identity provider gave the client of the studio.',
    )
  const team = readTeamSettings(filesAt(root))
  try {
    const studio = await openStudio({ root, port, origin, team, secret })
    const callback = `${origin}/studio/sign-in/callback`
    const lines = [
      `  Studio       ${origin}/studio, from port ${studio.port} of this machine`,
      `  Sign-in      at ${team.issuer}, which sends people back to ${callback}`,
      '',
      '  Stop with Ctrl+C',
    ]
    print(
      options.format === 'json'
        ? JSON.stringify({ port: studio.port, studio: `${origin}/studio`, callback })
        : lines.join('\n'),
    )
    // The page of the studio says that it is being built, so a failure ends nothing.
    studio.built.catch((error: unknown) => printError(String(error)))
    await untilStopped()
    await studio.close()
    return 0
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const message = error instanceof Error ? error.message : String(error)
    return failCommand(
      environment,
      isBusy ? `Port ${port} is in use. Choose another one with --port.` : message,
    )
  }
}

/** Parses the origin of a studio: `https`, or `http` at a name of this machine. */
function parseOrigin(text: string): string {
  const url = URL.parse(text)
  const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(text.toLowerCase())
  const isLocal = url !== null && /^(.+\.)?localhost$/.test(url.hostname)
  if (isOrigin && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    return url.origin
  throw new InvalidArgumentError(
    'It is an address such as https://studio.example, without a path. Only one of this machine, such as http://localhost:4173, may begin with http.',
  )
}

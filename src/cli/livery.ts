import { Command, CommanderError } from '@commander-js/extra-typings'
import { type AddCommand, exitUsage } from './command.ts'
import { addConform } from './conform/conform.ts'
import { addDiff } from './diff/diff.ts'
import { addDocs } from './docs/docs.ts'
import type { CliEnvironment } from './environment.ts'
import { addExplain } from './explain.ts'
import { addHelp } from './help.ts'
import { addImpact } from './impact/impact.ts'
import { addMerge } from './merge/merge.ts'
import { addNew } from './new/new.ts'
import { addPrune } from './publish/prune.ts'
import { addPublish } from './publish/publish.ts'
import { addReleases } from './publish/releases.ts'
import { addRollback } from './publish/rollback.ts'
import { addServe } from './publish/serve.ts'
import { addSet } from './set.ts'
import { addShots } from './shots/shots.ts'
import { addTokens } from './tokens/tokens.ts'
import { addValidate } from './validate.ts'
import { addWhy } from './why/why.ts'

const commands: readonly AddCommand[] = [
  addNew,
  addSet,
  addValidate,
  addExplain,
  addWhy,
  addDiff,
  addImpact,
  addMerge,
  addConform,
  addTokens,
  addDocs,
  addShots,
  addPublish,
  addReleases,
  addRollback,
  addPrune,
  addServe,
  addHelp,
]

/** Runs one command line and answers its exit code; 1 when the disk refuses, 2 when the question itself is wrong. */
export async function livery(args: readonly string[], world: CliEnvironment): Promise<number> {
  const environment = clearFirst(world)
  let code = 0
  const end = (said: number): void => {
    code = said
  }
  const program = openProgram(environment)
  for (const add of commands) add(program, { environment, end })
  if (args.length === 0) {
    environment.printError(program.helpInformation().trimEnd())
    return exitUsage
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    // The parser has said itself what it found wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitUsage
    environment.printError(error instanceof Error ? error.message : String(error))
    return isOfDisk(error) ? 1 : exitUsage
  }
}

/** Formats an error of the parser as a sentence. */
function sayWrong(text: string): string {
  const [first = '', ...more] = text
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n')
  const quoted = first
    .replace(/^option '(\S+)[^']*' argument ('.*') is invalid\./, "'$1' cannot be $2.")
    .replace(/^command-argument value ('.*') is invalid for argument ('.*')\./, '$2 cannot be $1.')
    .replace(/'([^']*)'/g, '"$1"')
    .replace(/[^.?]$/, '$&.')
  return [quoted.charAt(0).toUpperCase() + quoted.slice(1), ...more].join('\n')
}

/** Returns an environment that clears the progress line before each output. */
function clearFirst(environment: CliEnvironment): CliEnvironment {
  const after = (print: CliEnvironment['print']) => (line: string) => {
    environment.progress('')
    print(line)
  }
  return {
    ...environment,
    print: after(environment.print),
    printError: after(environment.printError),
  }
}

/** Returns true if the request succeeded and only the disk failed to store the result. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && error.name === 'WriteError'
}

function openProgram({ version, print, printError }: CliEnvironment): Command {
  return new Command('livery')
    .description('Makes, checks, explains and publishes merchants.')
    .version(version, '-V, --version', 'prints which Livery this is, and which Node it runs on')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
      outputError: (text, write) => write(sayWrong(text)),
    })
    .showHelpAfterError('Add --help to see what the command takes.')
}

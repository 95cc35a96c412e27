import { Command, CommanderError } from '@commander-js/extra-typings'
import { explainAbsent } from './absent-commands.ts'
import { type AddCommand, exitUsage } from './command.ts'
import type { CliEnvironment } from './environment.ts'

/** Loads each command by its name, because loading all of them takes longer than most of them do. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  init: async () => (await import('./init/init.ts')).addInit,
  start: async () => (await import('./start/start.ts')).addStart,
  studio: async () => (await import('./studio/studio.ts')).addStudio,
  'api-tokens': async () => (await import('./studio/api-tokens.ts')).addApiTokens,
  audit: async () => (await import('./studio/audit.ts')).addAudit,
  upgrade: async () => (await import('./upgrade/upgrade.ts')).addUpgrade,
  doctor: async () => (await import('./doctor/doctor.ts')).addDoctor,
  new: async () => (await import('./new/new.ts')).addNew,
  duplicate: async () => (await import('./merchant-folders/duplicate.ts')).addDuplicate,
  rename: async () => (await import('./merchant-folders/rename.ts')).addRename,
  archive: async () => (await import('./merchant-folders/archive.ts')).addArchive,
  restore: async () => (await import('./merchant-folders/archive.ts')).addRestore,
  delete: async () => (await import('./merchant-folders/delete.ts')).addDelete,
  set: async () => (await import('./set.ts')).addSet,
  'set-all': async () => (await import('./set-all/set-all.ts')).addSetAll,
  validate: async () => (await import('./validate.ts')).addValidate,
  lsp: async () => (await import('./add-lsp.ts')).addLsp,
  list: async () => (await import('./list/list.ts')).addList,
  flags: async () => (await import('./flags/flags.ts')).addFlags,
  explain: async () => (await import('./explain.ts')).addExplain,
  why: async () => (await import('./why/why.ts')).addWhy,
  diff: async () => (await import('./diff/diff.ts')).addDiff,
  log: async () => (await import('./log/log.ts')).addLog,
  undo: async () => (await import('./undo/undo.ts')).addUndo,
  impact: async () => (await import('./impact/impact.ts')).addImpact,
  compare: async () => (await import('./compare/compare.ts')).addCompare,
  merge: async () => (await import('./merge/merge.ts')).addMerge,
  conform: async () => (await import('./conform/conform.ts')).addConform,
  tokens: async () => (await import('./tokens/tokens.ts')).addTokens,
  words: async () => (await import('./words/words.ts')).addWords,
  'new-language': async () => (await import('./words/new-language.ts')).addNewLanguage,
  'new-block': async () => (await import('./blocks/new-block.ts')).addNewBlock,
  docs: async () => (await import('./docs/docs.ts')).addDocs,
  shots: async () => (await import('./shots/shots.ts')).addShots,
  publish: async () => (await import('./publish/publish.ts')).addPublish,
  schedules: async () => (await import('./publish/schedules.ts')).addSchedules,
  releases: async () => (await import('./publish/releases.ts')).addReleases,
  rollback: async () => (await import('./publish/rollback.ts')).addRollback,
  prune: async () => (await import('./publish/prune.ts')).addPrune,
  serve: async () => (await import('./publish/serve.ts')).addServe,
  help: async () => (await import('./help.ts')).addHelp,
}

/** The commands that describe all of them. */
const describing = ['docs', 'help']

/** Runs one command line and answers its exit code; 1 when the disk refuses, 2 when the question itself is wrong. */
export async function livery(args: readonly string[], world: CliEnvironment): Promise<number> {
  const environment = clearFirst(world)
  let code = 0
  const end = (exitCode: number): void => {
    code = exitCode
  }
  const absent = explainAbsent(args[0] ?? '')
  if (absent !== undefined) {
    environment.printError(absent)
    return exitUsage
  }
  const program = openProgram(environment)
  for (const add of await loadCommands(args[0])) add(program, { environment, end })
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

/** Loads the named command; all of them for one that describes them, or for a name that is none of theirs. */
async function loadCommands(name = ''): Promise<readonly AddCommand[]> {
  const isOne = Object.hasOwn(commands, name) && !describing.includes(name)
  const load = isOne ? commands[name] : undefined
  return load ? [await load()] : Promise.all(Object.values(commands).map((each) => each()))
}

/** Formats an error of the parser as a sentence. */
function formatWrong(text: string): string {
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

/** Returns true if the request was right and only the disk or the database of the team failed. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && ['WriteError', 'TeamStoreError'].includes(error.name)
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
      outputError: (text, write) => write(formatWrong(text)),
    })
    .showHelpAfterError('Add --help to see what the command takes.')
}

import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { type Files, listToCheck, merchantFile } from '../core/config/files.ts'
import { formatUnknownMerchant } from '../core/config/format-unknown-merchant.ts'
import type { CliEnvironment } from './environment.ts'

/** A command's environment, and the function that takes its exit code. */
export interface CommandContext {
  readonly environment: CliEnvironment
  readonly end: (code: number) => void
}

/** Adds a command to the program, with its arguments, options, help and exit codes. */
export type AddCommand = (program: Command, works: CommandContext) => void

/** The exit code of every command whose arguments are wrong. */
export const exitUsage = 2

export function rootOption({ workspace }: Pick<CliEnvironment, 'workspace'>) {
  return new Option(
    '--root <dir>',
    'the folder that holds merchants/ and locales/; the workspace around the current folder by default, or else that folder',
  )
    .argParser(parseFolder)
    .default(workspace, 'here')
}

/** Parses the name of a folder; an unset variable of the shell gives an empty one, which is refused. */
export function parseFolder(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('It names no folder.')
}

/** Parses the number of a port. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new InvalidArgumentError('A port is a number from 0 to 65535.')
}

/** Parses the name of a file; refuses an empty one. */
export function parseFile(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('It names no file.')
}

export function formatOption() {
  return new Option('--format <kind>', 'text for people, or JSON for scripts')
    .choices(['text', 'json'] as const)
    .default('text' as const)
}

/** Returns an option that may be repeated; with choices, it takes only those. */
export function manyOption<const Flags extends string, const Choice extends string = string>(
  flags: Flags,
  description: string,
  choices?: readonly Choice[],
) {
  const text = choices ? `${description} (choices: ${choices.join(', ')})` : description
  let given: readonly Choice[] = []
  return new Option(flags, text).argParser((value): readonly Choice[] => {
    const chosen = choices ? choices.find((one) => one === value) : (value as Choice) // any text is one
    if (chosen === undefined)
      throw new InvalidArgumentError(`Allowed choices are ${choices?.join(', ')}.`)
    given = [...given, chosen]
    return given
  })
}

/** Formats the end of a command's help: the meaning of each exit code. */
export function formatExits(exits: Readonly<Record<number, string>>): string {
  const all = { ...exits, [exitUsage]: 'the command line is wrong' }
  const lines = Object.entries(all).map(([code, meaning]) => `  ${code}  ${meaning}`)
  return `\nExit codes:\n${lines.join('\n')}`
}

/** Prints why a command cannot do its work; returns the exit code 1. */
export function failCommand({ printError }: CliEnvironment, message: string): number {
  printError(message)
  return 1
}

/** Formats the message that a merchant has errors, for a command that needs one without errors. */
export function formatHasErrors(code: string): string {
  return `"${code}" has errors. Run "livery validate ${code}" to see them.`
}

/** Returns the named merchants, each once, or all of a folder; throws a message for the operator. */
export function chooseMerchants(files: Files, codes: readonly string[], root: string): string[] {
  const known = listToCheck(files)
  const isEmpty = files.list('merchants').length === 0
  if (isEmpty || (codes.length === 0 && known.length === 0))
    throw new Error(
      `There is no merchant in ${root}/merchants. Name the folder that holds merchants/ with --root.`,
    )
  for (const code of codes) {
    const isRead = known.includes(code) && files.read(merchantFile(code)) !== undefined
    const unknown = isRead ? undefined : formatUnknownMerchant(code, files)
    if (unknown !== undefined) throw new Error(unknown)
  }
  return codes.length > 0 ? [...new Set(codes)] : known
}

import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { type Files, listToCheck, merchantFile } from '../core/config/files.ts'
import { sayUnknownMerchant } from '../core/config/say-unknown-merchant.ts'
import type { Edges } from './edges.ts'

/** What a command works with: the world, and where it says with which exit code it ended. */
export interface Works {
  readonly edges: Edges
  readonly end: (code: number) => void
}

/** Adds a command to the program: its arguments, options, help and exit codes in one place. */
export type AddCommand = (program: Command, works: Works) => void

/** What every command answers with when the question itself is wrong. */
export const wrongQuestion = 2

export function rootOption() {
  return new Option(
    '--root <dir>',
    'the folder that holds merchants/ and locales/; this one without it',
  )
    .argParser(readFolder)
    .default('.', 'here')
}

/** A folder as it is typed; what a variable of the shell says that is not set is none. */
export function readFolder(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('It names no folder.')
}

/** The same of a file. */
export function readFile(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('It names no file.')
}

export function formatOption() {
  return new Option('--format <kind>', 'words for people, or JSON for scripts')
    .choices(['text', 'json'] as const)
    .default('text' as const)
}

/** An option that may be given more than once; with choices only those are taken. */
export function manyOption<const Flags extends string, const Choice extends string = string>(
  flags: Flags,
  says: string,
  choices?: readonly Choice[],
) {
  const told = choices ? `${says} (choices: ${choices.join(', ')})` : says
  let given: readonly Choice[] = []
  return new Option(flags, told).argParser((value): readonly Choice[] => {
    const chosen = choices ? choices.find((one) => one === value) : (value as Choice) // any text is one
    if (chosen === undefined)
      throw new InvalidArgumentError(`Allowed choices are ${choices?.join(', ')}.`)
    given = [...given, chosen]
    return given
  })
}

/** The end of a command's help: what its exit codes tell a script. */
export function sayExits(exits: Readonly<Record<number, string>>): string {
  const all = { ...exits, [wrongQuestion]: 'the question itself is wrong' }
  const lines = Object.entries(all).map(([code, says]) => `  ${code}  ${says}`)
  return `\nExit codes:\n${lines.join('\n')}`
}

/** Ends a command that cannot do what was asked. */
export function refuse({ printError }: Edges, message: string): number {
  printError(message)
  return 1
}

/** That a merchant has errors, for a command that needs one without. */
export function sayErrors(code: string): string {
  return `"${code}" has errors. Run "livery validate ${code}" to see them.`
}

/** The named merchants, each once, or all of a folder; throws in the operator's words. */
export function chooseMerchants(files: Files, codes: readonly string[], root: string): string[] {
  const known = listToCheck(files)
  const isEmpty = files.list('merchants').length === 0
  if (isEmpty || (codes.length === 0 && known.length === 0))
    throw new Error(
      `There is no merchant in ${root}/merchants. Name the folder that holds merchants/ with --root.`,
    )
  for (const code of codes) {
    const isRead = known.includes(code) && files.read(merchantFile(code)) !== undefined
    const unknown = isRead ? undefined : sayUnknownMerchant(code, files)
    if (unknown !== undefined) throw new Error(unknown)
  }
  return codes.length > 0 ? [...new Set(codes)] : known
}

import { merchantFile } from '../../core/config/files.ts'
import {
  describeArchive,
  formatRelated,
  planArchive,
} from '../../site/merchant-folders/plan-archive.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addArchive: AddCommand = (program, context) => {
  addArchiving(program, context, {
    name: 'archive',
    summary: 'keeps a merchant and leaves it out of what is done to all',
    description:
      'Archives a merchant: a publish of all merchants leaves it out, validate checks it only where it is named, and the gallery hides it. What is published of it stays until it is published by its name, which takes its hosts down. Refuses while a merchant that is not archived inherits from it. Example: livery archive lagoon',
    archived: true,
  })
}

export const addRestore: AddCommand = (program, context) => {
  addArchiving(program, context, {
    name: 'restore',
    summary: 'brings an archived merchant back',
    description:
      'Restores an archived merchant. Refuses while it inherits from one that is archived. Example: livery restore lagoon',
    archived: false,
  })
}

interface Archiving {
  readonly name: 'archive' | 'restore'
  readonly summary: string
  readonly description: string
  readonly archived: boolean
}

function addArchiving(
  program: Parameters<AddCommand>[0],
  { environment, end }: Parameters<AddCommand>[1],
  { name, summary, description, archived }: Archiving,
): void {
  program
    .command(name)
    .summary(summary)
    .description(description)
    .argument('<merchant>', 'the code of the merchant')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'it is done, or was so already',
        1: 'another merchant is in the way, or the file cannot be written; nothing is changed',
      }),
    )
    .action((code, options) => end(archive({ code, archived }, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
}

interface Wanted {
  readonly code: string
  readonly archived: boolean
}

/** As JSON, `{ merchant, archived, changed }`. */
function archive(
  { code, archived }: Wanted,
  { root, format }: Options,
  environment: CliEnvironment,
): number {
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  const { text, related } = planArchive(files, code, archived)
  if (related.length > 0)
    return failCommand(
      environment,
      `${formatRelated(related.join(', '), archived)} Nothing is changed.`,
    )
  const changed = text !== undefined
  if (changed) environment.writerAt(root)(merchantFile(code), text)
  const state = archived ? 'archived' : 'not archived'
  const lines = changed
    ? [`"${code}" is ${state} now.`, ...describeArchive(code, archived)]
    : [`"${code}" is ${state} already.`]
  environment.print(
    format === 'json'
      ? JSON.stringify({ merchant: code, archived, changed }, null, 2)
      : lines.join('\n'),
  )
  return 0
}

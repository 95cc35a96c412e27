import { isProductBlock } from '../../core/config/block-schemas.ts'
import type { Files } from '../../core/config/files.ts'
import { refreshEditorSchema } from '../../core/config/own-blocks/editor-schema.ts'
import { isOwnType, ownBlockFile, ownTypeRule } from '../../core/config/own-blocks/own-block.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { composeNewBlock } from '../../site/own-blocks/compose-new-block.ts'
import { type AddCommand, failCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addNewBlock: AddCommand = (program, { environment, end }) => {
  program
    .command('new-block')
    .summary('makes a block of your own, with its component, call, styles and messages')
    .description(
      'Makes blocks/<type>/ with a component, a call of its own and the handler that answers it in the sandbox, a style sheet and messages. All merchants of the folder can place the block. Example: livery new-block club-card',
    )
    .argument('<type>', `the type of the block: ${ownTypeRule}`)
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the block is made', 1: 'nothing is written' }))
    .action((type, options) => end(makeBlock(type, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ type, files, next }`. */
function makeBlock(type: string, { root, format }: Options, environment: CliEnvironment): number {
  const files = environment.filesAt(root)
  refuseType(type, files)
  const content = composeNewBlock(type, files)
  const folder = `${ownBlocksFolder}/${type}`
  try {
    environment.placerAt(root)({ path: folder, content })
    const after = environment.filesAt(root)
    refreshEditorSchema(after, readOwnBlocks(after), environment.writerAt(root))
  } catch (problem) {
    return failCommand(environment, problem instanceof Error ? problem.message : String(problem))
  }
  const made = {
    type,
    files: [...content.keys()].map((name) => `${folder}/${name}`),
    next: [
      `npx livery set <merchant> pages.home.blocks.${type} '{ "type": "${type}" }'`,
      `npx livery set <merchant> pages.home.order '["${type}", "*"]'`,
      'npx livery start  # shows each change of the block when the page is loaded again',
    ],
  }
  const report = [
    `Made ${folder}:`,
    ...made.files.map((file) => `  ${file}`),
    'Next:',
    ...made.next.map((line) => `  ${line}`),
  ]
  environment.print(format === 'json' ? JSON.stringify(made, null, 2) : report.join('\n'))
  return 0
}

/** Throws a message for a name that cannot be a type, or that is taken. */
function refuseType(type: string, files: Files): void {
  if (isProductBlock(type))
    throw new Error(`Livery has a block of the type "${type}" itself. Choose another type.`)
  if (!isOwnType(type))
    throw new Error(`"${type}" cannot be the type of a block. A type is made of ${ownTypeRule}.`)
  if (files.read(ownBlockFile(type)) !== undefined)
    throw new Error(`${ownBlocksFolder}/${type} is there already. Choose another type.`)
}

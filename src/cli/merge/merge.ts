import { mergeText } from '../../core/config/edit/merge-text.ts'
import { pathText } from '../../core/config/tree.ts'
import { type AddCommand, failCommand, formatExits, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addMerge: AddCommand = (program, { environment, end }) => {
  program
    .command('merge')
    .summary('merges two changes of a JSON file value by value, for git')
    .description(
      'Merges two changes of a JSON file value by value and writes the result over the first one. git calls it with the files of a merge: git config merge.livery.driver "npx livery merge %O %A %B %P"',
    )
    .argument('<base>', 'the file before both changes')
    .argument('<ours>', 'the file with our change, which is overwritten')
    .argument('<theirs>', 'the file with the other change')
    .argument('[path]', 'the path of the file in the repository')
    .addOption(rootOption(environment))
    .addHelpText(
      'after',
      formatExits({ 0: 'both changes are in the file', 1: 'the changes contradict each other' }),
    )
    .action((base, ours, theirs, path, { root }) =>
      end(merge({ base, ours, theirs, path: path ?? ours }, root, environment)),
    )
}

interface MergeFiles {
  readonly base: string
  readonly ours: string
  readonly theirs: string
  readonly path: string
}

function merge(
  { base, ours, theirs, path }: MergeFiles,
  root: string,
  world: CliEnvironment,
): number {
  const files = world.filesAt(root)
  const unread = [base, ours, theirs].find((file) => files.read(file) === undefined)
  if (unread !== undefined) return failCommand(world, `${unread} cannot be read.`)
  const [before = '', mine = '', other = ''] = [base, ours, theirs].map((file) => files.read(file))
  // Their changes are applied to our text, so that our comments and order stay.
  const merged = mergeText({ path, base: before, mine: other, theirs: mine })
  if (!('refused' in merged) && merged.conflicts.length === 0) {
    world.writerAt(root)(ours, merged.text)
    return 0
  }
  const names = 'refused' in merged ? [] : merged.conflicts.map((one) => `"${pathText(one.path)}"`)
  if (names.length > 0) world.printError(`${path}: both changed ${names.join(', ')}.`)
  // Lines show a person the rest: git writes its marks where it cannot merge them either.
  return world.git(root, ['merge-file', ours, base, theirs]).code === 0 ? 0 : 1
}

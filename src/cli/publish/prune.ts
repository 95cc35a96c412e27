import { InvalidArgumentError } from '@commander-js/extra-typings'
import { count } from '../../core/config/count.ts'
import type { FileTotals, PruneResult } from '../../site/publish/prune/prune.ts'
import { type AddCommand, formatExits, formatOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import {
  addWritingCommand,
  attemptPublishing,
  findTarget,
  nameTarget,
  type TargetOptions,
} from './target-command.ts'

export const addPrune: AddCommand = (program, { environment, end }) => {
  addWritingCommand(program, 'prune', environment)
    .summary('deletes old releases and unused files')
    .description(
      'Deletes old releases of a published folder or bucket, and files that nothing uses any more. The release that is served stays with all that it uses, and so do the latest, those that were served lately, for players have their pages open, and what was written lately. It can be ended at any point and begun again.',
    )
    .option('--keep <n>', 'the number of latest releases to keep', readWhole, 10)
    .option('--days <n>', 'keep what was served or written in the last n days', readWhole, 30)
    .option('--dry-run', 'lists what would be deleted, and deletes nothing')
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'everything old is deleted, or there was nothing to delete',
        1: 'a publish is running, or nothing can be deleted',
      }),
    )
    .action(async (options) =>
      end(await attemptPublishing(() => run(options, environment), environment.printError)),
    )
}

interface Options extends TargetOptions {
  readonly keep: number
  readonly days: number
  readonly dryRun?: true | undefined
  readonly format: 'text' | 'json'
}

function readWhole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It is a whole number.')
  return Number(text)
}

/**
 * As JSON, `{ kept: [{ name, published, current }], gone: { releases, sites, files, bytes },
 * left: { files, bytes } }`; with --dry-run `gone` is what would be.
 */
async function run(
  { keep, days, dryRun, format, ...place }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const publisher = await environment.publisher()
  const target = findTarget(place, { ...environment, publisher })
  const progress = ({ done, of }: { readonly done: number; readonly of: number }) =>
    environment.progress(`${done} of ${of}`)
  const work = dryRun ? publisher.dryRunPrune : publisher.prune
  const pruned = await work(target, { keep, days, progress })
  environment.progress('')
  environment.print(
    format === 'json'
      ? JSON.stringify(pruned, null, 2)
      : report(pruned, { place: nameTarget(target), isDone: !dryRun }),
  )
  return 0
}

interface Telling {
  readonly place: string
  readonly isDone: boolean
}

function report({ kept, gone, left }: PruneResult, { place, isDone }: Telling): string {
  const widest = Math.max(0, ...kept.map(({ name }) => name.length))
  const stays = `"${place}" ${isDone ? 'holds' : 'would hold'} ${count(kept.length, 'release')}, ${weigh(left)}:`
  const lines = kept.map(({ name, published, current }) => {
    const time = published.slice(0, 16).replace('T', ' ')
    return `  ${name.padEnd(widest)}  ${time}${current ? '  served' : ''}`
  })
  const old = gone.releases.length > 0 ? `\n  ${gone.releases.join(', ')}` : ''
  if (gone.files === 0 && old === '') return [stays, ...lines, 'Nothing is old.'].join('\n')
  const what = `${count(gone.releases.length, 'release')} and ${count(gone.sites, 'site')}, ${weigh(gone)}`
  const verb = isDone ? 'Deleted' : 'Would delete'
  return [stays, ...lines, `${verb} ${what}${isDone ? '.' : '. Nothing was deleted.'}${old}`].join(
    '\n',
  )
}

function weigh({ files, bytes }: FileTotals): string {
  return `${count(files, 'file')} of ${(bytes / 1_000_000).toFixed(1)} MB`
}

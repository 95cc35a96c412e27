import { count } from '../../core/config/count.ts'
import { type FolderReport, loadFolderReport } from '../../site/publish/load-folder-report.ts'
import { type AddCommand, formatExits, formatOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import {
  addTargetCommand,
  attemptPublishing,
  findTarget,
  noRelease,
  type TargetOptions,
} from './target-command.ts'

export const addReleases: AddCommand = (program, { environment, end }) => {
  addTargetCommand(program, 'releases', environment)
    .summary('lists the releases of a published folder or bucket, and what each host serves')
    .description(
      'Lists the releases of a published folder or bucket, newest first, and what each host serves.',
    )
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({ 0: 'the list is printed', 1: 'the folder or bucket cannot be read' }),
    )
    .action(async (options) =>
      end(await attemptPublishing(() => list(options, environment), environment.printError)),
    )
}

interface Options extends TargetOptions {
  readonly format: 'text' | 'json'
}

/**
 * As JSON, `{ releases: [{ name, published, lastServed, hosts, commit, current }], hosts: [{ host, site,
 * release }] }`; `published` and `lastServed` are ISO times, `release` the newest that has this site at this host, or null.
 */
async function list({ format, ...place }: Options, environment: CliEnvironment): Promise<number> {
  const publisher = await environment.publisher()
  const folder = await publisher.openPublishedFolder(
    findTarget(place, { ...environment, publisher }),
  )
  const report = await loadFolderReport(folder)
  environment.print(format === 'json' ? JSON.stringify(report, null, 2) : print(report))
  return 0
}

function print({ releases, hosts }: FolderReport): string {
  if (releases.length + hosts.length === 0) return noRelease
  const widest = Math.max(0, ...releases.map(({ name }) => name.length))
  const longest = Math.max(0, ...hosts.map(({ host }) => host.length))
  return [
    ...releases.map(({ name, published, lastServed, hosts: size, current }) => {
      const head = `${name.padEnd(widest)}  ${formatTime(published)}  ${count(size, 'host')}`
      const again = lastServed === published ? '' : `  served again ${formatTime(lastServed)}`
      return `${head}${again}${current ? '  served' : ''}`
    }),
    '',
    ...hosts.map(
      ({ host, site, release }) =>
        `${host.padEnd(longest)}  ${release ?? 'in no release'}  ${site}`,
    ),
  ].join('\n')
}

function formatTime(iso: string | null): string {
  return iso?.slice(0, 16).replace('T', ' ') ?? ''
}

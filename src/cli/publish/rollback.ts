import { type AddCommand, count, formatOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { attempt, outOption } from './publishing.ts'

export const addRollback: AddCommand = (program, { edges, end }) => {
  program
    .command('rollback')
    .summary('lets every host serve an earlier release again')
    .description('Lets every host of a published folder serve an earlier release again.')
    .argument('[release]', 'which release; the one before without it')
    .addOption(outOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({ 0: 'the release is served', 1: 'it cannot be served, or nothing be written' }),
    )
    .action(async (name, options) =>
      end(await attempt(() => rollBack(name, options, edges), edges.printError)),
    )
}

interface Options {
  readonly out: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ release, hosts, changedHosts }`. */
async function rollBack(
  name: string | undefined,
  { out, format }: Options,
  edges: Edges,
): Promise<number> {
  const publisher = await edges.publisher()
  const { release, changedHosts } = await publisher.rollBack(out, name)
  const hosts = Object.fromEntries(release.hosts)
  edges.print(
    format === 'json'
      ? JSON.stringify({ release: release.name, hosts, changedHosts }, null, 2)
      : `Release ${release.name} is served from "${out}": ${changedHosts} of ${count(release.hosts.size, 'host')} changed.`,
  )
  return 0
}

import { count } from '../../config/count.ts'
import { type AddCommand, formatOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { addWriting, attempt, findTarget, nameTarget, type Place } from './publishing.ts'

export const addRollback: AddCommand = (program, { edges, end }) => {
  addWriting(program, 'rollback')
    .summary('lets every host serve an earlier release again')
    .description('Lets every host of a published folder or bucket serve an earlier release again.')
    .argument('[release]', 'which release; the one before without it')
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({ 0: 'the release is served', 1: 'it cannot be served, or nothing be written' }),
    )
    .action(async (name, options) =>
      end(await attempt(() => rollBack(name, options, edges), edges.printError)),
    )
}

interface Options extends Place {
  readonly format: 'text' | 'json'
}

/** As JSON, `{ release, hosts, changedHosts }`. */
async function rollBack(
  name: string | undefined,
  { format, ...place }: Options,
  edges: Edges,
): Promise<number> {
  const publisher = await edges.publisher()
  const target = findTarget(place, publisher)
  const { release, changedHosts } = await publisher.rollBack(target, name)
  const hosts = Object.fromEntries(release.hosts)
  edges.print(
    format === 'json'
      ? JSON.stringify({ release: release.name, hosts, changedHosts }, null, 2)
      : `Release ${release.name} is served from "${nameTarget(target)}": ${changedHosts} of ${count(release.hosts.size, 'host')} changed.`,
  )
  return 0
}

import { printFinding } from '../../config/finding.ts'
import type { Published } from '../../publish/publish.ts'
import type { Refused } from '../../publish/send-merchants.ts'
import {
  type AddCommand,
  chooseMerchants,
  count,
  formatOption,
  rootOption,
  sayExits,
} from '../command.ts'
import type { Edges } from '../edges.ts'
import {
  aloneOption,
  attempt,
  endpointOption,
  findTarget,
  nameTarget,
  outOption,
  type Place,
  toOption,
} from './publishing.ts'

export const addPublish: AddCommand = (program, { edges, end }) => {
  program
    .command('publish')
    .summary('puts merchants out to a folder or a bucket that any web server can serve')
    .description(
      'Puts merchants out to a folder or a bucket as pages and files. A merchant with errors stays as it was while the others go out, and hosts change only when all of a release is there. Without merchants the place holds those there are, and nobody else.',
    )
    .argument('[merchant...]', 'which merchants; every one without it')
    .addOption(outOption())
    .addOption(toOption())
    .addOption(endpointOption())
    .addOption(aloneOption())
    .option('--release <name>', 'the name of the release; made from what it holds without it')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({ 0: 'all of them went out', 1: 'some were refused, or nothing could be written' }),
    )
    .action(async (codes, options) =>
      end(await attempt(() => publish(codes, options, edges), edges.printError)),
    )
}

interface Options extends Place {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly release?: string | undefined
}

/**
 * As JSON, `{ release, hosts, published, refused: [{ code, reason?, findings }], takenDown,
 * changedHosts, files: { fresh, kept } }`.
 */
async function publish(
  codes: readonly string[],
  { root, format, release, ...place }: Options,
  edges: Edges,
): Promise<number> {
  const chosen = chooseMerchants(edges.filesAt(root), codes, root)
  const publisher = await edges.publisher()
  const out = findTarget(place, publisher)
  const published = await publisher.publish({
    root,
    out,
    ...(codes.length > 0 && { codes: chosen }),
    ...(release !== undefined && { release }),
    progress: (code, { done, of }) => edges.progress(`${done} of ${of}  ${code}`),
  })
  edges.progress('')
  edges.print(format === 'json' ? toJson(published) : report(published, nameTarget(out)))
  return published.refused.length > 0 ? 1 : 0
}

function toJson({ release, ...rest }: Published): string {
  const hosts = Object.fromEntries(release?.hosts ?? [])
  return JSON.stringify({ release: release?.name ?? null, hosts, ...rest }, null, 2)
}

function report(published: Published, out: string): string {
  const { release, refused, takenDown, changedHosts, files } = published
  const lines = refused.flatMap((one) => sayRefused(one, published))
  if (takenDown.length > 0) lines.push(`No longer served: ${takenDown.join(', ')}.`)
  if (!release) return [...lines, `Nothing is published in "${out}".`].join('\n')
  const hosts = count(release.hosts.size, 'host')
  lines.push(
    `Release ${release.name} in "${out}": ${count(published.published.length, 'merchant')} published, ${changedHosts} of ${hosts} changed.`,
    `${count(files.fresh, 'file')} new, ${files.kept} kept.`,
  )
  return lines.join('\n')
}

function sayRefused(
  { code, findings, reason }: Refused,
  { release }: Pick<Published, 'release'>,
): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const serving = [...(release?.hosts.values() ?? [])].some((site) => site.startsWith(`${code}-`))
  const consequence = serving ? 'It goes on serving what it served.' : 'It is not served.'
  const why = reason ?? `It has ${count(errors.length, 'error')}.`
  return [...errors.map(printFinding), `"${code}" was refused. ${why} ${consequence}`]
}

import { compareSites } from '../../core/compare/compare-sites.ts'
import { count } from '../../core/config/count.ts'
import type { Published } from '../../site/publish/publish.ts'
import { sayRefused } from '../../site/publish/say-refused.ts'
import { type AddCommand, chooseMerchants, formatOption, rootOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { printRefused } from './print-refused.ts'
import { addWriting, attempt, findTarget, nameTarget, type Place } from './publishing.ts'
import { previewToJson, reportPreview } from './report-preview.ts'

export const addPublish: AddCommand = (program, { edges, end }) => {
  addWriting(program, 'publish')
    .summary('publishes merchants to a folder or a bucket')
    .description(
      'Publishes merchants to a folder or a bucket that any web server can serve. A merchant with errors keeps its published state while the others are published, and hosts change only when a release is complete. Without merchants, the release holds all present merchants and no others.',
    )
    .argument('[merchant...]', 'the merchants; all of them by default')
    .option(
      '--release <name>',
      'the name of the release; by default Livery makes one from its content',
    )
    .option('--dry-run', 'reports what would change for each merchant, and writes nothing')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({
        0: 'all merchants are published, or would be',
        1: 'a merchant is or would be refused, or nothing can be written',
      }),
    )
    .action(async (codes, options) =>
      end(await attempt(() => run(codes, options, edges), edges.printError)),
    )
}

interface Options extends Place {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly release?: string | undefined
  readonly dryRun?: true | undefined
}

async function run(
  codes: readonly string[],
  { root, format, release, dryRun, ...place }: Options,
  edges: Edges,
): Promise<number> {
  const publisher = await edges.publisher()
  const out = findTarget(place, publisher)
  const chosen = chooseMerchants(edges.filesAt(root), codes, root)
  const request = {
    root,
    out,
    ...(codes.length > 0 && { codes: chosen }),
    ...(release !== undefined && { release }),
    progress: (code: string, { done, of }: { readonly done: number; readonly of: number }) =>
      edges.progress(`${done} of ${of}  ${code}`),
  }
  const isJson = format === 'json'
  const say = (sent: Sent, told: string): number => {
    edges.progress('')
    edges.print(isJson ? told : [...sayHostless(codes, sent), told].join('\n'))
    return sent.refused.length > 0 ? 1 : 0
  }
  if (dryRun) {
    const preview = await publisher.preview({ ...request, compare: compareSites })
    const sent = { ...preview, published: preview.merchants.map((one) => one.code) }
    return say(sent, isJson ? previewToJson(preview) : reportPreview(preview, nameTarget(out)))
  }
  const published = await publisher.publish(request)
  return say(published, isJson ? toJson(published) : report(published, nameTarget(out)))
}

type Sent = Pick<Published, 'published' | 'refused'>

/** Who was named and goes nowhere. */
function sayHostless(codes: readonly string[], { published, refused }: Sent): string[] {
  const sent = new Set([...published, ...refused.map(({ code }) => code)])
  return [...new Set(codes)].flatMap((code) =>
    sent.has(code) ? [] : [`"${code}" has no host, so it is not served. Add one to its "hosts".`],
  )
}

/**
 * `{ release, hosts, published, refused: [{ code, reason?, findings }], takenDown, changedHosts,
 * files: { fresh, kept } }`.
 */
function toJson({ release, ...rest }: Published): string {
  const hosts = Object.fromEntries(release?.hosts ?? [])
  return JSON.stringify({ release: release?.name ?? null, hosts, ...rest }, null, 2)
}

function report(published: Published, out: string): string {
  const { release, refused, takenDown, changedHosts, files } = published
  const said = sayRefused(refused, { hosts: release?.hosts, verb: 'was' })
  const lines = said.flatMap(printRefused)
  if (takenDown.length > 0) lines.push(`No longer served: ${takenDown.join(', ')}.`)
  if (!release) return [...lines, `Nothing is published in "${out}".`].join('\n')
  const hosts = count(release.hosts.size, 'host')
  lines.push(
    `Release ${release.name} in "${out}": ${count(published.published.length, 'merchant')} published, ${changedHosts} of ${hosts} changed.`,
    `${count(files.fresh, 'file')} new, ${files.kept} kept.`,
  )
  return lines.join('\n')
}

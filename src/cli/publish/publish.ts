import { Option } from '@commander-js/extra-typings'
import { count } from '../../core/config/count.ts'
import { type Environment, findEnvironment } from '../../core/config/environments.ts'
import { formatRefused } from '../../site/publish/format-refused.ts'
import type { OtherGateway } from '../../site/publish/other-gateway.ts'
import type { PublishResult } from '../../site/publish/publish.ts'
import { type AddCommand, chooseMerchants, formatExits, formatOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { printRefused } from './print-refused.ts'
import type { ScheduleOptions } from './schedule-publish.ts'
import {
  addWritingCommand,
  attemptPublishing,
  findTarget,
  nameTarget,
  type TargetOptions,
} from './target-command.ts'

export const addPublish: AddCommand = (program, { environment, end }) => {
  addWritingCommand(program, 'publish', environment)
    .summary('publishes merchants to a folder or a bucket')
    .description(
      'Publishes merchants to a folder or a bucket that any web server can serve. With --env, to the place that livery.json names for an environment, with pages that call its gateway. A merchant with errors keeps its published state while the others are published, and hosts change only when a release is complete. Without merchants, the release holds all present merchants and no others.',
    )
    .argument('[merchant...]', 'the merchants; all of them by default')
    .option(
      '--release <name>',
      'the name of the release; by default Livery makes one from its content',
    )
    .option('--dry-run', 'reports what would change for each merchant, and writes nothing')
    .addOption(
      new Option(
        '--at <time>',
        'lets the served studio of the team publish it then: 2026-12-24T18:00 in the time zone of the merchants, or with an offset',
      ).conflicts(notScheduled),
    )
    .addOption(
      new Option(
        '--until <time>',
        'what is served before comes back then, by the served studio; needs --at',
      ).conflicts(notScheduled),
    )
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'all merchants are published, or would be, or the release is planned',
        1: 'a merchant is or would be refused, or nothing can be written',
      }),
    )
    .action(async (codes, options) => {
      const work = () =>
        options.at === undefined && options.until === undefined
          ? run(codes, options, environment)
          : schedule(codes, options, environment)
      end(await attemptPublishing(work, environment.printError))
    })
}

/** A served studio publishes to its own folder, or to the place of an environment. */
const notScheduled = ['out', 'to', 'endpoint', 'alone', 'dryRun']

async function schedule(
  codes: readonly string[],
  options: ScheduleOptions,
  environment: CliEnvironment,
): Promise<number> {
  if (options.at === undefined)
    throw new Error('--until needs --at, the time at which it goes out.')
  const { schedulePublish } = await import('./schedule-publish.ts')
  return schedulePublish(codes, options, environment)
}

interface Options extends TargetOptions {
  readonly format: 'text' | 'json'
  readonly release?: string | undefined
  readonly dryRun?: true | undefined
}

async function run(
  codes: readonly string[],
  { format, release, dryRun, ...place }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const publisher = await environment.publisher()
  const { root, env } = place
  const files = environment.filesAt(root)
  const out = findTarget(place, { ...environment, publisher })
  const gateway = env === undefined ? undefined : readOther(findEnvironment(files, env))
  const chosen = chooseMerchants(files, codes, root)
  const request = {
    root,
    out,
    ...(codes.length > 0 && { codes: chosen }),
    ...(release !== undefined && { release }),
    ...(gateway !== undefined && { gateway }),
    progress: (code: string, { done, of }: { readonly done: number; readonly of: number }) =>
      environment.progress(`${done} of ${of}  ${code}`),
  }
  const isJson = format === 'json'
  const finish = (sent: Sent, text: string): number => {
    environment.progress('')
    const lines = [...formatHostless(codes, sent), text, ...formatGateway(env, gateway?.origin)]
    environment.print(isJson ? text : lines.join('\n'))
    return sent.refused.length > 0 ? 1 : 0
  }
  if (dryRun) {
    const { compareSites } = await import('../../core/compare/compare-sites.ts')
    const { formatPreview, previewToJson } = await import('./report-preview.ts')
    const preview = await publisher.dryRun({ ...request, compare: compareSites })
    const sent = { ...preview, published: preview.merchants.map((one) => one.code) }
    return finish(sent, isJson ? previewToJson(preview) : formatPreview(preview, nameTarget(out)))
  }
  const published = await publisher.publish(request)
  return finish(published, isJson ? toJson(published) : report(published, nameTarget(out)))
}

function readOther({ gateway: { origin }, adapter }: Environment): OtherGateway {
  return { origin, ...(adapter !== undefined && { adapter }) }
}

/** Names the gateway that the pages call, where it is that of an environment. */
function formatGateway(env: string | undefined, gateway: string | undefined): readonly string[] {
  if (env === undefined || gateway === undefined) return []
  return [`Their pages call ${gateway}, the gateway of ${env}.`]
}

type Sent = Pick<PublishResult, 'published' | 'refused'>

/** Lists the merchants that were named but not published. */
function formatHostless(codes: readonly string[], { published, refused }: Sent): string[] {
  const sent = new Set([...published, ...refused.map(({ code }) => code)])
  return [...new Set(codes)].flatMap((code) =>
    sent.has(code) ? [] : [`"${code}" has no host, so it is not served. Add one to its "hosts".`],
  )
}

/**
 * `{ release, hosts, published, refused: [{ code, reason?, findings }], takenDown, changedHosts,
 * files: { fresh, kept } }`.
 */
function toJson({ release, ...rest }: PublishResult): string {
  const hosts = Object.fromEntries(release?.hosts ?? [])
  return JSON.stringify({ release: release?.name ?? null, hosts, ...rest }, null, 2)
}

function report(published: PublishResult, out: string): string {
  const { release, refused, takenDown, changedHosts, files } = published
  const formatted = formatRefused(refused, { hosts: release?.hosts, verb: 'was' })
  const lines = formatted.flatMap(printRefused)
  if (takenDown.length > 0) lines.push(`No longer served: ${takenDown.join(', ')}.`)
  if (!release) return [...lines, `Nothing is published in "${out}".`].join('\n')
  const hosts = count(release.hosts.size, 'host')
  lines.push(
    `Release ${release.name} in "${out}": ${count(published.published.length, 'merchant')} published, ${changedHosts} of ${hosts} changed.`,
    `${count(files.fresh, 'file')} new, ${files.kept} kept.`,
  )
  return lines.join('\n')
}

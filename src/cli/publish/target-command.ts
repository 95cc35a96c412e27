import { type Command, Option } from '@commander-js/extra-typings'
import { findEnvironment } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import type { Publisher } from '../../site/publish/create-publisher.ts'
import { findEnvironmentTarget } from '../../site/publish/environment-target.ts'
import type { PublishTarget } from '../../site/publish/publish-target.ts'
import { parseFolder, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

/** A command about what is published somewhere, with the options that say where that is. */
export function addTargetCommand(
  program: Command,
  name: string,
  environment: Pick<CliEnvironment, 'workspace'>,
) {
  return program
    .command(name)
    .addOption(rootOption(environment))
    .addOption(
      new Option('--env <name>', 'the place that livery.json names for an environment').conflicts([
        'out',
        'to',
        'endpoint',
      ]),
    )
    .addOption(
      new Option('--out <dir>', 'the published folder').argParser(parseFolder).default('published'),
    )
    .addOption(
      new Option(
        '--to <bucket>',
        'a bucket in place of a folder, such as s3://shop/livery; its keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      ).conflicts('out'),
    )
    .option(
      '--endpoint <url>',
      "where the bucket's server is; AWS_ENDPOINT_URL, or Amazon in the region AWS_REGION, without it",
    )
}

/** The same of a command that writes there. */
export function addWritingCommand(
  program: Command,
  name: string,
  environment: Pick<CliEnvironment, 'workspace'>,
) {
  return addTargetCommand(program, name, environment).option(
    '--alone',
    'says that nobody else publishes there, for a bucket whose server knows no conditional writes',
  )
}

/** The publishing target as the operator typed it. */
export interface TargetOptions {
  readonly root: string
  /** An environment of `livery.json`, whose place it is. */
  readonly env?: string | undefined
  readonly out: string
  readonly to?: string | undefined
  readonly endpoint?: string | undefined
  readonly alone?: true | undefined
}

interface TargetSources {
  readonly publisher: Pick<Publisher, 'bucket'>
  readonly filesAt: (root: string) => Files
}

/** The folder or the bucket; throws in the operator's words where it is none. */
export function findTarget(
  { root, env, ...named }: TargetOptions,
  { publisher, filesAt }: TargetSources,
): PublishTarget {
  if (env === undefined) return openTarget(named, publisher)
  const environment = findEnvironment(filesAt(root), env)
  const { alone } = named
  const bucket: Publisher['bucket'] = (options) =>
    publisher.bucket({ ...options, ...(alone && { alone }) })
  return findEnvironmentTarget(environment, { root, bucket })
}

function openTarget(
  { out, to, ...rest }: Omit<TargetOptions, 'root'>,
  { bucket }: Pick<Publisher, 'bucket'>,
): PublishTarget {
  if (to !== undefined) return bucket({ to, ...rest })
  if (rest.endpoint === undefined && rest.alone === undefined) return out
  throw new Error(
    '--endpoint and --alone are about a bucket. Name it with --to, such as s3://shop/livery.',
  )
}

/** The message for a target whose first publish has not ended. */
export const noRelease = 'No release went out yet. Publish again.'

/** The name of it in sentences. */
export function nameTarget(target: PublishTarget): string {
  return typeof target === 'string' ? target : target.name
}

/** Runs what a disk or another process may keep from its end; says why then, and answers with 1. */
export async function attemptPublishing(
  work: () => Promise<number>,
  printError: (line: string) => void,
): Promise<number> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'PublishError') throw cause
    printError(cause.message)
    return 1
  }
}

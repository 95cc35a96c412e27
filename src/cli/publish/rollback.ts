import { count } from '../../core/config/count.ts'
import { formatRollback } from '../../site/publish/format-rollback.ts'
import type { RollbackPlan, RollbackResult } from '../../site/publish/rollback.ts'
import { type AddCommand, formatExits, formatOption } from '../command.ts'
import { confirm } from '../confirm.ts'
import type { CliEnvironment } from '../environment.ts'
import {
  addWritingCommand,
  attemptPublishing,
  findTarget,
  nameTarget,
  type TargetOptions,
} from './target-command.ts'

export const addRollback: AddCommand = (program, { environment, end }) => {
  addWritingCommand(program, 'rollback', environment)
    .summary('serves an earlier release again, for some merchants or all')
    .description(
      'Lets the named merchants of a published folder or bucket serve what an earlier release has of them, while all others stay as they are. With --all every host serves that release. It tells what would change and who would go off the air, and asks before it changes anything.',
    )
    .argument('[merchant...]', 'the merchants to roll back; use --all for every host')
    .option(
      '--release <name>',
      'the release to serve; by default the one with what the merchants served before',
    )
    .option('--all', 'rolls back every host, by default to the release before')
    .option('--dry-run', 'reports what would change, and changes nothing')
    .option('--yes', 'does not ask for confirmation, for scripts')
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the release is served, or would be',
        1: 'the rollback was not confirmed, the release cannot be served, or nothing can be written',
      }),
    )
    .action(async (codes, options) =>
      end(await attemptPublishing(() => run(codes, options, environment), environment.printError)),
    )
}

interface Options extends TargetOptions {
  readonly release?: string | undefined
  readonly all?: true | undefined
  readonly dryRun?: true | undefined
  readonly yes?: true | undefined
  readonly format: 'text' | 'json'
}

async function run(
  codes: readonly string[],
  { release, all, dryRun, yes, format, ...place }: Options,
  environment: CliEnvironment,
): Promise<number> {
  checkChoice(codes, all)
  const publisher = await environment.publisher()
  const target = findTarget(place, { ...environment, publisher })
  const request = {
    ...(!all && { codes: [...new Set(codes)] }),
    ...(release !== undefined && { release }),
  }
  const plan = await publisher.planRollback(target, request)
  const isJson = format === 'json'
  if (dryRun) {
    const lines = [...describe(plan, nameTarget(target)), 'Nothing was changed.']
    environment.print(isJson ? planToJson(plan) : lines.join('\n'))
    return 0
  }
  if (!isJson) environment.print(describe(plan, nameTarget(target)).join('\n'))
  if (
    plan.turns.length > 0 &&
    !yes &&
    !(await confirm(isJson ? undefined : environment.prompt, question))
  ) {
    environment.printError('Nothing was changed.')
    return 1
  }
  const done = await publisher.rollBack(target, { ...request, basis: plan.basis })
  environment.print(isJson ? toJson(done) : report(done, nameTarget(target)))
  return 0
}

const question = { asker: 'A rollback', question: 'Roll back?' }

function checkChoice(codes: readonly string[], all: true | undefined): void {
  if (codes.length > 0 && all)
    throw new Error('--all takes every host back. Leave it out, or the merchants.')
  if (codes.length === 0 && !all)
    throw new Error(
      'Name the merchants to roll back, such as: livery rollback lagoon. Use --all for every host.',
    )
}

function describe(plan: RollbackPlan, place: string): string[] {
  return [
    `Back to release ${plan.to} of "${place}":`,
    ...formatRollback(plan).map((line) => `  ${line}`),
  ]
}

/** `{ to, release, hosts, turns: [{ host, before?, after? }], offAir }`: `hosts` as they would be. */
function planToJson({ to, release, turns, offAir }: RollbackPlan): string {
  const hosts = Object.fromEntries(release.hosts)
  return JSON.stringify({ to, release: release.name, hosts, turns, offAir }, null, 2)
}

/** `{ to, release, hosts, changedHosts, takenDown, offAir }`. */
function toJson({ release, ...rest }: RollbackResult): string {
  const hosts = Object.fromEntries(release.hosts)
  return JSON.stringify({ release: release.name, hosts, ...rest }, null, 2)
}

function report({ release, changedHosts, takenDown }: RollbackResult, place: string): string {
  const hosts = count(release.hosts.size, 'host')
  return [
    ...(takenDown.length > 0 ? [`No longer served: ${takenDown.join(', ')}.`] : []),
    `Release ${release.name} is served from "${place}": ${changedHosts} of ${hosts} changed.`,
  ].join('\n')
}

import { hasTeam } from '../../core/config/team-settings.ts'
import {
  changesWorkspace,
  describeRename,
  listRenameObstacles,
  listRenamePaths,
} from '../../site/merchant-folders/describe-rename.ts'
import {
  planRename,
  type RenamePlan,
  type RenameRequest,
  renameMove,
} from '../../site/merchant-folders/plan-rename.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import {
  addTargetCommand,
  attemptPublishing,
  type TargetOptions,
} from '../publish/target-command.ts'
import { recordCommand } from '../studio/record-command.ts'
import type { TeamRecords } from '../studio/running-studio.ts'
import { loadOutside } from './load-outside.ts'

export const addRename: AddCommand = (program, { environment, end }) => {
  addTargetCommand(program, 'rename', environment)
    .summary('gives a merchant another code, with all that names it')
    .description(
      'Renames the folder of a merchant, and whatever names it: "extends" and "theme.look" of other merchants, the roles of livery.json, and what the studio of a team keeps about it. The gateway goes on knowing it by its old code. Prints what changes. Refuses while a scheduled release needs the merchant, and where the new code is taken. Example: livery rename lagoon bay',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument('<code>', 'its new code, which names its folder')
    .option(
      '--at-gateway',
      'the gateway knows it by the new code already, so its codes there change too',
    )
    .option('--dry-run', 'says what would change, and changes nothing')
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the merchant is renamed, or could be',
        1: 'the code cannot be had or something needs the merchant as it is; nothing is changed',
      }),
    )
    .action(async (code, to, { atGateway, ...options }) =>
      end(
        await attemptPublishing(
          () => run({ code, to, atGateway }, options, environment),
          environment.printError,
        ),
      ),
    )
}

interface Options extends TargetOptions {
  readonly dryRun?: true | undefined
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, to, renamed, files, changed, hosts, heirs, looks, grants, pinned, sentences, obstacles }`. */
async function run(
  request: RenameRequest,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { root, dryRun, format } = options
  const { code } = request
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  const planned = planRename({ root, files, git: environment.git }, request)
  if ('problem' in planned)
    return failCommand(environment, `${planned.problem} Nothing is changed.`)
  const { plan } = planned
  const team = hasTeam(files) ? await environment.openTeamRecords(root) : undefined
  try {
    const outside = {
      ...(await loadOutside({ code, options, team }, environment)),
      isCommitted: false,
    }
    const obstacles = listRenameObstacles(plan, outside)
    const sentences = describeRename(plan, outside)
    const isText = format === 'text'
    if (isText) environment.print([...sentences, ...formatEnd(obstacles, dryRun)].join('\n'))
    const renamed = obstacles.length === 0 && !dryRun
    if (renamed) await rename(plan, { root, team }, environment)
    if (isText && renamed) environment.print(formatCommit(plan, team !== undefined))
    if (!isText)
      environment.print(JSON.stringify({ ...toJson(plan), renamed, sentences, obstacles }, null, 2))
    return obstacles.length > 0 ? 1 : 0
  } finally {
    await team?.close()
  }
}

function formatEnd(obstacles: readonly string[], dryRun: true | undefined): readonly string[] {
  if (obstacles.length > 0) return [...obstacles, 'So nothing is changed.']
  return dryRun ? ['Nothing was changed.'] : []
}

interface Place {
  readonly root: string
  readonly team: TeamRecords | undefined
}

/** Renames the folder and the rows of the team: both or neither. */
async function rename(
  plan: RenamePlan,
  { root, team }: Place,
  environment: CliEnvironment,
): Promise<void> {
  const { code, to } = plan
  const move = (): void => environment.moverAt(root)(renameMove(plan))
  if (!team) return move()
  const change = { merchant: code, code: to }
  const done = { command: 'rename', action: 'renameMerchant', merchants: [code], change }
  await recordCommand(team, done, environment)
  await team.renameMerchant({ from: code, to }, async () => move())
}

function formatCommit(plan: RenamePlan, hasStudio: boolean): string {
  const { code, to, tracked } = plan
  const paths = listRenamePaths(plan).join(' ')
  return [
    'It is renamed.',
    ...(hasStudio && changesWorkspace(plan)
      ? ['A studio that runs reads the roles at its start: start it again.']
      : []),
    ...(tracked
      ? [`Commit it: git add -A ${paths} && git commit -m "Rename ${code} to ${to}" ${paths}`]
      : []),
  ].join('\n')
}

function toJson({ code, texts, tracked: _, uncommitted: __, mentions: ___, ...plan }: RenamePlan) {
  return { merchant: code, ...plan, changed: texts.map(({ path }) => path) }
}

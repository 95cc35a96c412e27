import { workspaceFile } from '../../core/config/files.ts'
import { hasTeam } from '../../core/config/team-settings.ts'
import {
  type DeletionPlan,
  describeDeletion,
  listObstacles,
  planDeletion,
} from '../../site/merchant-folders/plan-deletion.ts'
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
import { loadOutside } from './load-outside.ts'

export const addDelete: AddCommand = (program, { environment, end }) => {
  addTargetCommand(program, 'delete', environment)
    .summary('deletes a merchant, after saying what goes with it')
    .description(
      'Deletes the folder of a merchant and the roles of livery.json that name it. Prints before what goes with it, and asks for the code of the merchant. Refuses while another merchant inherits from it or takes its look, while a scheduled release needs it, and while git does not have all of its files. Example: livery delete lagoon',
    )
    .argument('<merchant>', 'the code of the merchant')
    .option('--dry-run', 'says what would go, and deletes nothing')
    .option('--yes <code>', 'deletes without asking, if it is the code of the merchant')
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the merchant is deleted, or could be',
        1: 'something needs it, or its code was not given; nothing is deleted',
      }),
    )
    .action(async (code, options) =>
      end(await attemptPublishing(() => run(code, options, environment), environment.printError)),
    )
}

interface Options extends TargetOptions {
  readonly dryRun?: true | undefined
  readonly yes?: string | undefined
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, deleted, files, bytes, hosts, heirs, looks, grants, sentences, obstacles }`. */
async function run(code: string, options: Options, environment: CliEnvironment): Promise<number> {
  const { root, dryRun, yes, format } = options
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  const team = hasTeam(files) ? await environment.openTeamRecords(root) : undefined
  try {
    const plan = planDeletion({ root, files, git: environment.git }, code)
    const outside = await loadOutside({ code, options, team }, environment)
    const obstacles = listObstacles(plan, outside)
    const sentences = describeDeletion(plan, outside)
    const isText = format === 'text'
    if (isText) environment.print(formatPlan(sentences, obstacles).join('\n'))
    const isAsked = obstacles.length === 0 && !dryRun
    const deleted = isAsked && (await isConfirmed(code, { yes, isText }, environment))
    if (deleted) {
      const change = { merchant: code }
      const done = { command: 'delete', action: 'deleteMerchant', merchants: [code], change }
      if (team) await recordCommand(team, done, environment)
      remove(plan, root, environment)
    }
    if (isText && deleted) environment.print(formatCommit(plan))
    if (!isText)
      environment.print(JSON.stringify(toJson(plan, { deleted, sentences, obstacles }), null, 2))
    if (isAsked && !deleted) return failCommand(environment, 'Nothing was deleted.')
    return obstacles.length > 0 ? 1 : 0
  } finally {
    await team?.close()
  }
}

function formatPlan(sentences: readonly string[], obstacles: readonly string[]): string[] {
  if (obstacles.length === 0) return [...sentences]
  return [...sentences, ...obstacles, 'So nothing is deleted.']
}

async function isConfirmed(
  code: string,
  { yes, isText }: { readonly yes: string | undefined; readonly isText: boolean },
  { prompt }: CliEnvironment,
): Promise<boolean> {
  if (yes !== undefined) return yes === code
  if (!isText || !prompt)
    throw new Error(
      `A deletion asks for the code of the merchant, and there is no terminal to ask at. Add --yes ${code}, or --dry-run to see what would go.`,
    )
  return (await prompt('Type the code of the merchant to delete it: ')).trim() === code
}

function remove(
  { code, workspace }: DeletionPlan,
  root: string,
  environment: CliEnvironment,
): void {
  if (workspace !== undefined)
    environment.replacerAt(root)([
      { path: workspaceFile, bytes: new TextEncoder().encode(workspace) },
    ])
  environment.removerAt(root)(`merchants/${code}`)
}

function formatCommit({ code, workspace, uncommitted }: DeletionPlan): string {
  if (uncommitted === undefined) return 'It is deleted.'
  const paths = [`merchants/${code}`, ...(workspace === undefined ? [] : [workspaceFile])].join(' ')
  return `It is deleted. Commit it: git commit -m "Delete ${code}" ${paths}`
}

interface Outcome {
  readonly deleted: boolean
  readonly sentences: readonly string[]
  readonly obstacles: readonly string[]
}

function toJson({ code, workspace: _, uncommitted: __, ...plan }: DeletionPlan, outcome: Outcome) {
  return { merchant: code, ...plan, ...outcome }
}

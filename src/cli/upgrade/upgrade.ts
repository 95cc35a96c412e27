import { checkMerchants, joinFindings } from '../../core/config/check-merchants.ts'
import { checkWorkspace } from '../../core/config/check-workspace.ts'
import { type Files, workspaceFile } from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import type { Finding } from '../../core/config/finding.ts'
import { readPlain } from '../../core/config/parse-source.ts'
import { compareVersions, readScaffold } from '../../core/config/scaffold.ts'
import { isMap } from '../../core/contract/is-map.ts'
import { projectFile } from '../../site/new-workspace/compose-workspace.ts'
import { planUpgrade, type UpgradePlan } from '../../site/new-workspace/plan-upgrade.ts'
import { compileOwnBlocks } from '../../site/own-blocks/compile-own-blocks.ts'
import { type AddCommand, failCommand, formatExits, formatOption, rootOption } from '../command.ts'
import { confirm } from '../confirm.ts'
import type { CliEnvironment } from '../environment.ts'
import { describePlan, describeUpgrade, upgradeToJson } from './describe-upgrade.ts'
import { changelogFile, readNews } from './read-news.ts'

export const addUpgrade: AddCommand = (program, { environment, end }) => {
  program
    .command('upgrade')
    .summary('moves a workspace to the version of the installed package')
    .description(
      'Moves a workspace to the version of the installed package: it shows what would change in which file, asks, and writes newer formats, new names of values, and files of a new workspace that are missing or that nobody changed. A file that you changed stays, with what differs. Example: npm install livery@latest && npx livery upgrade',
    )
    .addOption(rootOption(environment))
    .option('--dry-run', 'shows what would change, and writes nothing')
    .option('--yes', 'writes without asking')
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'the workspace is at the version of the package, or --dry-run shows what would change',
        1: 'nothing is written, or errors are left',
      }),
    )
    .action(async (options) => end(await upgrade(options, environment)))
}

interface Options {
  readonly root: string
  readonly dryRun?: true | undefined
  readonly yes?: true | undefined
  readonly format: 'text' | 'json'
}

/** As JSON, `{ from, to, news, written, files: [{ file, reasons, diff }], kept: [{ file, diff }], findings, newer }`. */
async function upgrade(options: Options, environment: CliEnvironment): Promise<number> {
  const { root, format, dryRun, yes } = options
  const { packageVersion: to, now, print, printError, project } = environment
  const files = environment.filesAt(root)
  if (files.read(workspaceFile) === undefined)
    return failCommand(
      environment,
      `${root} has no ${workspaceFile}, so it is no workspace. Run "npx livery init" there, or name a workspace with --root.`,
    )
  const from = readScaffold(files)?.version
  if (from !== undefined && compareVersions(from, to) > 0)
    return failCommand(
      environment,
      `This workspace is at Livery ${from}, and the installed package is ${to}. Install that version: npm install livery@${from}`,
    )
  const plan = planUpgrade(files, { version: to, now: now() })
  const findings = await checkAfter(files, plan, now())
  const isText = format === 'text'
  const news = readNews(project.read(changelogFile), { from, to })
  if (isText) print(describePlan(plan, { to, news }).join('\n'))
  const isWritten = plan.files.length > 0 && !dryRun
  if (isWritten && !yes && !(await confirm(isText ? environment.prompt : undefined, question))) {
    printError('Nothing was changed.')
    return 1
  }
  const write = environment.writerAt(root)
  if (isWritten) for (const { file, after } of plan.files) write(file, after)
  const done = { plan, to, news, isWritten, findings, newer: commandForNewer(files) }
  print(isText ? describeUpgrade(done).join('\n') : upgradeToJson(done))
  return !dryRun && findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

const question = { asker: 'An upgrade', question: 'Upgrade?' }

/** Checks the workspace as it is after the upgrade. */
async function checkAfter(files: Files, plan: UpgradePlan, now: number): Promise<Finding[]> {
  const texts = plan.files.map(({ file: path, after: text }) => ({ path, text }))
  const after = filesOver(files, texts)
  const { findings: ofBlocks } = await compileOwnBlocks(after)
  return joinFindings([checkWorkspace(after), ofBlocks, checkMerchants(after, undefined, now)])
}

/** Returns the command of npm that gets a newer package, in the way in which the workspace has the present one. */
function commandForNewer(files: Files): string {
  const spec = readDependency(files.read(projectFile))
  const isFile = /^file:|\.tgz$/.test(spec)
  const folder = spec.replace(/^file:/, '').replace(/[^/]*$/, '')
  return `npm install ${isFile ? `${folder}livery-<version>.tgz` : 'livery@latest'}`
}

function readDependency(text: string | undefined): string {
  const dependencies = readPlain(text ?? '')?.['dependencies']
  return isMap(dependencies) ? String(dependencies['livery'] ?? '') : ''
}

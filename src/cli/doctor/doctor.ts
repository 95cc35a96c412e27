import { checkWorkspace } from '../../core/config/check-workspace.ts'
import { count } from '../../core/config/count.ts'
import { type Files, listToCheck, workspaceFile } from '../../core/config/files.ts'
import { compareVersions, readScaffold } from '../../core/config/scaffold.ts'
import { type AddCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { isMergeSetUp, mergeDriver } from '../merge/set-up-merge.ts'

export const addDoctor: AddCommand = (program, { environment, end }) => {
  program
    .command('doctor')
    .summary('says what is missing on this machine and in this folder, and how to get it')
    .description(
      'Says what is missing on this machine and in this folder, and how to get it: merchants, a valid livery.json, the version of the workspace, git and its merge by value, and a browser for pictures.',
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'all is there', 1: 'something is missing or wrong' }))
    .action(async (options) => end(await examine(options, environment)))
}

/** One thing that commands need. */
interface Need {
  readonly name: string
  readonly state: 'there' | 'missing' | 'wrong'
  /** What is there, how to get it, or what is wrong with it. */
  readonly message: string
}

/** As JSON, a list of `{ name, state, message }`. */
async function examine(
  { root, format }: { readonly root: string; readonly format: 'text' | 'json' },
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const needs: readonly Need[] = [
    { name: 'Livery', state: 'there', message: environment.version },
    examineFolder(files),
    ...examineVersion(files, environment),
    examineMerchants(files),
    ...examineGit(files, root, environment),
    await examineBrowser(environment),
  ]
  environment.print(
    format === 'json' ? JSON.stringify(needs, null, 2) : needs.map(formatNeed).join('\n'),
  )
  return needs.every(({ state }) => state === 'there') ? 0 : 1
}

function formatNeed({ name, state, message }: Need): string {
  return `${name.padEnd(10)} ${state.padEnd(8)} ${message}`
}

function examineFolder(files: Files): Need {
  const name = 'Folder'
  if (!files.installed) {
    const hasBase = files.read('merchants/base/merchant.json') !== undefined
    return hasBase
      ? { name, state: 'there', message: 'It has base and all messages itself.' }
      : {
          name,
          state: 'missing',
          message: `There is no ${workspaceFile} and no base. Run "npx livery init" here, or name a folder with --root.`,
        }
  }
  const [finding] = checkWorkspace(files)
  return finding
    ? { name, state: 'wrong', message: `${finding.file}:${finding.line}: ${finding.message}` }
    : {
        name,
        state: 'there',
        message: 'It is a workspace; base and messages come from the package.',
      }
}

/** Compares the version that a workspace records with that of the installed package. */
function examineVersion(files: Files, { packageVersion }: CliEnvironment): readonly Need[] {
  if (!files.installed) return []
  const need = (state: Need['state'], message: string) => [{ name: 'Version', state, message }]
  const version = readScaffold(files)?.version
  if (version === undefined)
    return need(
      'wrong',
      `The workspace records none; the package is ${packageVersion}. Run "npx livery upgrade".`,
    )
  const order = compareVersions(version, packageVersion)
  if (order === 0) return need('there', `${version}, as the installed package.`)
  const advice = order < 0 ? 'Run "npx livery upgrade".' : `Run "npm install livery@${version}".`
  return need(
    'wrong',
    `The workspace is at ${version}, the package at ${packageVersion}. ${advice}`,
  )
}

function examineMerchants(files: Files): Need {
  const codes = listToCheck(files)
  return codes.length > 0
    ? { name: 'Merchants', state: 'there', message: `${count(codes.length, 'merchant')}.` }
    : { name: 'Merchants', state: 'missing', message: 'There is none. Run "npx livery new".' }
}

/** Examines git, and its merge by value where the folder asks for it. */
function examineGit(files: Files, root: string, { git }: CliEnvironment): readonly Need[] {
  const { code } = git(root, ['rev-parse', '--is-inside-work-tree'])
  if (code === undefined)
    return [{ name: 'git', state: 'missing', message: 'It cannot be run. Install git.' }]
  if (code !== 0)
    return [
      { name: 'git', state: 'missing', message: 'This folder is no repository. Run "git init".' },
    ]
  const there: Need = { name: 'git', state: 'there', message: 'This folder is in a repository.' }
  if (!files.read('.gitattributes')?.includes('merge=livery')) return [there]
  const name = 'git merge'
  const merge: Need = isMergeSetUp(git, root)
    ? { name, state: 'there', message: 'Merchants are merged value by value.' }
    : {
        name,
        state: 'missing',
        message: `Run: git config merge.livery.driver "${mergeDriver}"`,
      }
  return [there, merge]
}

async function examineBrowser({ findBrowser }: CliEnvironment): Promise<Need> {
  const name = 'Browser'
  try {
    return { name, state: 'there', message: await findBrowser() }
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    return { name, state: 'missing', message }
  }
}

import { workspaceFile } from '../../core/config/files.ts'
import { refreshEditorSchema } from '../../core/config/own-blocks/editor-schema.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { composeWorkspace } from '../../site/new-workspace/compose-workspace.ts'
import { type AddCommand, failCommand, formatExits, parseFolder } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addInit: AddCommand = (program, { environment, end }) => {
  program
    .command('init')
    .summary('makes a folder a workspace')
    .description(
      'Makes a folder a workspace: livery.json, settings of editors, git and TypeScript, a workflow that checks every change, and a README. Files that are there stay as they are. Example: livery init my-sites',
    )
    .argument('[dir]', 'the folder; the current one by default', parseFolder, '.')
    .addHelpText('after', formatExits({ 0: 'it is a workspace', 1: 'nothing is written' }))
    .action((dir) => end(init(dir, environment)))
}

function init(root: string, environment: CliEnvironment): number {
  const { filesAt, writerAt, print, packageVersion } = environment
  const files = filesAt(root)
  if (files.read(workspaceFile) !== undefined)
    return failCommand(environment, `${root}/${workspaceFile} is there: this is a workspace.`)
  const composed = composeWorkspace(packageVersion)
  const missing = [...composed].filter(([path]) => files.read(path) === undefined)
  const write = writerAt(root)
  try {
    // The file that makes it a workspace is last, so that a write that fails leaves none.
    for (const [path, text] of missing.toReversed()) write(path, text)
    const made = filesAt(root)
    refreshEditorSchema(made, readOwnBlocks(made), write)
  } catch (problem) {
    return failCommand(environment, problem instanceof Error ? problem.message : String(problem))
  }
  const kept = [...composed.keys()].filter((path) => !missing.some(([one]) => one === path))
  print(
    [
      'Made a workspace:',
      ...missing.map(([path]) => `  ${path}`),
      ...kept.map((path) => `${path} was there and stays as it is.`),
      'Next:',
      ...(kept.includes('package.json')
        ? [`  npm install livery@${packageVersion}`]
        : ['  npm install']),
      '  npx livery new',
      '  npx livery start',
    ].join('\n'),
  )
  return 0
}

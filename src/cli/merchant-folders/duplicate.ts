import { type DuplicateAnswers, planDuplicate } from '../../site/merchant-folders/plan-duplicate.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'

export const addDuplicate: AddCommand = (program, { environment, end }) => {
  program
    .command('duplicate')
    .summary('copies a merchant under another code, with a name and hosts of its own')
    .description(
      'Copies the folder of a merchant: its settings with their comments, messages, documents, art and look. The copy inherits from the parent of the merchant and not from the merchant, so later changes of one do not reach the other. Prints what is not copied. Example: livery duplicate lagoon bay --name Bay --hosts bay.example',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument('<code>', 'the code of the copy, which names its folder')
    .option('--name <words>', 'the brand name of the copy; by default made from its code')
    .option('--hosts <names...>', 'the hosts of the copy; by default <code>.localhost')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the copy is made', 1: 'nothing is written' }))
    .action((original, code, { name, hosts, ...options }) =>
      end(duplicate({ original, code, name, hosts: hosts?.join(',') }, options, environment)),
    )
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, folder, files, notes }`. */
function duplicate(
  { original, ...answers }: DuplicateAnswers & { readonly original: string },
  { root, format }: Options,
  environment: CliEnvironment,
): number {
  const files = environment.filesAt(root)
  chooseMerchants(files, [original], root)
  const { problems, content, notes } = planDuplicate(files, original, answers)
  if (!content) {
    const sentences = problems.map(({ message }) => message)
    return failCommand(environment, [...sentences, 'Nothing is written.'].join('\n'))
  }
  const folder = `merchants/${answers.code}`
  try {
    environment.placerAt(root)({ path: folder, content })
  } catch (problem) {
    return failCommand(environment, problem instanceof Error ? problem.message : String(problem))
  }
  const names = [...content.keys()].map((name) => `${folder}/${name}`)
  const made = { merchant: answers.code, folder, files: names, notes }
  const lines = [
    `Made ${folder} as a copy of merchants/${original}:`,
    ...names.map((name) => `  ${name}`),
    ...notes,
    'Next:',
    `  npx livery validate ${answers.code}`,
    `  git add ${folder} && git commit -m "Duplicate ${original} as ${answers.code}"`,
  ]
  environment.print(format === 'json' ? JSON.stringify(made, null, 2) : lines.join('\n'))
  return 0
}

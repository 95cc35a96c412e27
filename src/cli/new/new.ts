import { Option } from '@commander-js/extra-typings'
import { type Finding, printFindings } from '../../core/config/finding.ts'
import {
  composeCheckedMerchant,
  findConflict,
} from '../../site/new-merchant/compose-checked-merchant.ts'
import type { NewMerchantRequest } from '../../site/new-merchant/compose-merchant.ts'
import {
  type AddCommand,
  failCommand,
  formatExits,
  formatOption,
  manyOption,
  parseFile,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { setUpMerge } from '../merge/set-up-merge.ts'
import { promptForCode, promptForMissing, type RequestOptions } from './prompt-for-missing.ts'

export const addNew: AddCommand = (program, { environment, end }) => {
  program
    .command('new')
    .summary('makes a merchant with its own name, theme, logo and messages')
    .description(
      'Makes a merchant without findings. In a terminal it asks for every option that you leave out; elsewhere it uses the defaults. Example: livery new lagoon --name Lagoon --colour 0B6E8C --languages en,th',
    )
    .argument('[code]', "the merchant's code, which names its folder")
    .option('--name <words>', 'the brand name')
    .addOption(
      manyOption(
        '--name-in <language=words>',
        'the brand name in one language, such as th=ลากูน; may be repeated',
      ),
    )
    .option('--colour <hex>', 'the brand colour, such as 0B6E8C')
    .option('--languages <tags...>', 'the tags of its languages, the default first, such as th,en')
    .option('--hosts <names...>', 'the hosts that serve it')
    .option('--parent <merchant>', 'the merchant it inherits from')
    .option(
      '--look <merchant>',
      'the merchant whose look it takes, or "own" for a copy of the inherited files to edit; by default the look of its parent',
    )
    .option(
      '--logo <file>',
      'an SVG, PNG, WebP or JPEG; by default Livery draws a logo from the name',
      parseFile,
    )
    .addOption(
      new Option(
        '--mode <kind>',
        'light or dark pages; by default those of the parent, or those on which the logo can be seen',
      ).choices(['light', 'dark'] as const),
    )
    .option('--yes', 'asks nothing and uses the defaults')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the merchant is made', 1: 'nothing is written' }))
    .action(async (code, options) => end(await make(code, options, environment)))
}

interface Options extends RequestOptions {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, folder, files, notes, findings, next }`. */
async function make(
  typed: string | undefined,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { root, format } = options
  const files = environment.filesAt(root)
  const code = await promptForCode(typed, options, { files, environment })
  const request = await promptForMissing(code, options, { files, environment })
  const checked = composeCheckedMerchant(request, files)
  const { composed, findings } = checked
  const conflict = findConflict(checked, request)
  if (conflict) return failCommand(environment, conflict.message)
  const folder = `merchants/${code}`
  try {
    environment.placerAt(root)({ path: folder, content: composed.content })
  } catch (problem) {
    return failCommand(environment, problem instanceof Error ? problem.message : String(problem))
  }
  const merges = setUpMerge(environment.git, root, files)
  const names = [...composed.content.keys()].map((name) => `${folder}/${name}`)
  const made = {
    merchant: code,
    folder,
    files: names,
    notes: [
      ...composed.notes.map(({ message }) => message),
      ...(merges === undefined ? [] : [merges]),
    ],
    findings,
    next: nextOf(request, environment.port),
  }
  environment.print(format === 'json' ? JSON.stringify(made, null, 2) : report(made))
  return 0
}

function nextOf({ code, hosts: [host = ''] }: NewMerchantRequest, port: number): readonly string[] {
  return [
    `npx livery start  # then http://${host}:${port}/m/home, and the studio at http://localhost:${port}/studio/${code}`,
    `npx livery validate ${code}`,
    `npx livery publish ${code} --out published`,
  ]
}

interface Made {
  readonly folder: string
  readonly files: readonly string[]
  readonly notes: readonly string[]
  readonly findings: readonly Finding[]
  readonly next: readonly string[]
}

function report({ folder, files, notes, findings, next }: Made): string {
  return [
    `Made ${folder}:`,
    ...files.map((file) => `  ${file}`),
    ...notes,
    ...printFindings(findings),
    'Next:',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
}

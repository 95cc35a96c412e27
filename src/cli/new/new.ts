import { type Finding, printFindings } from '../../core/config/finding.ts'
import { composeChecked, sayNotAllowed } from '../../site/new-merchant/compose-checked.ts'
import type { NewMerchantRequest } from '../../site/new-merchant/compose-merchant.ts'
import {
  type AddCommand,
  formatOption,
  manyOption,
  readFile,
  refuse,
  rootOption,
  sayExits,
} from '../command.ts'
import type { Edges } from '../edges.ts'
import { type RequestOptions, settleCode, settleRequest } from './settle-request.ts'

export const addNew: AddCommand = (program, { edges, end }) => {
  program
    .command('new')
    .summary('makes a merchant that has a name, a look, a logo and words of its own')
    .description(
      'Makes a merchant that validates. On a terminal it asks for what is not said; elsewhere it takes what it would have offered. Such as: livery new lagoon --name Lagoon --colour 0B6E8C --languages en,th',
    )
    .argument('[code]', "its code, which is its folder's name; asked for on a terminal without it")
    .option('--name <words>', 'the name players know')
    .addOption(
      manyOption(
        '--name-in <language=words>',
        'another name in one of its languages, such as th=ลากูน; may be given more than once',
      ),
    )
    .option('--colour <hex>', 'the brand colour, such as 0B6E8C')
    .option(
      '--languages <tags...>',
      'the languages by their tags, the default one first, such as th,en',
    )
    .option('--hosts <names...>', 'the hosts it answers to')
    .option('--parent <merchant>', 'the merchant it inherits from')
    .option(
      '--logo <file>',
      'an SVG, PNG, WebP or JPEG; without it one is drawn of the name',
      readFile,
    )
    .option('--yes', 'asks for nothing, and takes what would be offered')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText('after', sayExits({ 0: 'made', 1: 'not written, and nothing was left behind' }))
    .action(async (code, options) => end(await make(code, options, edges)))
}

interface Options extends RequestOptions {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, folder, files, notes, findings, next }`. */
async function make(typed: string | undefined, options: Options, edges: Edges): Promise<number> {
  const { root, format } = options
  const files = edges.filesAt(root)
  const code = await settleCode(typed, options, { files, edges })
  const request = await settleRequest(code, options, { files, edges })
  const checked = composeChecked(request, files)
  const { composed, findings } = checked
  const problem = sayNotAllowed(checked, request)
  if (problem !== undefined) return refuse(edges, problem)
  const folder = `merchants/${code}`
  try {
    edges.placerAt(root)({ path: folder, content: composed.content })
  } catch (problem) {
    return refuse(edges, problem instanceof Error ? problem.message : String(problem))
  }
  const names = [...composed.content.keys()].map((name) => `${folder}/${name}`)
  const made = {
    merchant: code,
    folder,
    files: names,
    notes: composed.notes.map(({ says }) => says),
    findings,
    next: nextOf(request, edges.port),
  }
  edges.print(format === 'json' ? JSON.stringify(made, null, 2) : report(made))
  return 0
}

function nextOf({ code, hosts: [host = ''] }: NewMerchantRequest, port: number): readonly string[] {
  return [
    `npm start  # then http://${host}:${port}/m/home, and the studio at http://localhost:${port}/studio/${code}`,
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
    `${folder} is made:`,
    ...files.map((file) => `  ${file}`),
    ...notes,
    ...printFindings(findings),
    'Next:',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
}

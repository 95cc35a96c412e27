import { checkMerchants } from '../../config/check-merchants.ts'
import type { Files } from '../../config/files.ts'
import { type Finding, printFinding } from '../../config/finding.ts'
import { type AddCommand, formatOption, rootOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { readCode, type Site } from './answers.ts'
import { type Composed, composeMerchant, type Turns, type Wish } from './compose-merchant.ts'
import { listUnreachable } from './leave-out.ts'
import { settleWish, type WishOptions } from './settle-wish.ts'

export const addNew: AddCommand = (program, { edges, end }) => {
  program
    .command('new')
    .summary('makes a merchant that has a name, a look, a logo and words of its own')
    .description(
      'Makes a merchant that validates. On a terminal it asks for what is not said; elsewhere it takes what it would have offered. Such as: livery new lagoon --name Lagoon --colour 0B6E8C --languages en,th',
    )
    .argument('<code>', "its code, which is its folder's name")
    .option('--name <words>', 'the name players know')
    .option('--colour <hex>', 'the brand colour, such as 0B6E8C')
    .option('--languages <tags...>', 'the languages, the default one first')
    .option('--hosts <names...>', 'the hosts it answers to')
    .option('--parent <merchant>', 'the merchant it inherits from')
    .option('--logo <file>', 'an SVG, PNG, WebP or JPEG; without it one is drawn of the name')
    .option('--yes', 'asks for nothing, and takes what would be offered')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText('after', sayExits({ 0: 'made', 1: 'not written, and nothing was left behind' }))
    .action(async (code, options) => end(await make(code, options, edges)))
}

interface Options extends WishOptions {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, `{ merchant, folder, files, notes, findings, next }`. */
async function make(code: string, options: Options, edges: Edges): Promise<number> {
  const { root, format } = options
  const site: Site = { files: edges.filesAt(root), root }
  const wish = await settleWish(readCode(code, site), options, { site, edges })
  const { composed, findings } = composeChecked(wish, site.files)
  const [error] = findings.filter(({ severity }) => severity === 'error')
  if (error)
    return refuse(edges, `What "${wish.parent.code}" says does not allow it: ${error.message}`)
  const folder = `merchants/${code}`
  try {
    edges.placerAt(root)({ path: folder, content: composed.content })
  } catch (problem) {
    return refuse(edges, problem instanceof Error ? problem.message : String(problem))
  }
  const files = [...composed.content.keys()].map((name) => `${folder}/${name}`)
  const made = {
    merchant: code,
    folder,
    files,
    notes: composed.notes,
    findings,
    next: nextOf(wish),
  }
  edges.print(format === 'json' ? JSON.stringify(made, null, 2) : report(made))
  return 0
}

function refuse({ printError }: Edges, message: string): number {
  printError(message)
  return 1
}

interface Checked {
  readonly composed: Composed
  readonly findings: readonly Finding[]
}

/** The merchant as it would be found: without what its languages never show, and a lost logo as the mark alone. */
function composeChecked(wish: Wish, files: Files): Checked {
  const known = new Set(checkMerchants(files, [wish.parent.code]).map(printFinding))
  const look = (turns: Turns): Checked => {
    const composed = composeMerchant(wish, files, turns)
    const found = checkMerchants(layOver(files, `merchants/${wish.code}/`, composed), [wish.code])
    return { composed, findings: found.filter((finding) => !known.has(printFinding(finding))) }
  }
  const first = look({ logoAs: 'logo', gone: [] })
  const isLost = wish.logo && first.findings.some(({ code }) => code.startsWith('logo-'))
  const gone = listUnreachable(first.findings)
  if (!isLost && gone.length === 0) return first
  return look({ logoAs: isLost ? 'mark' : 'logo', gone })
}

/** The files with those of a folder that is not there yet. */
function layOver(files: Files, folder: string, { content }: Composed): Files {
  const own = (path: string) =>
    path.startsWith(folder) ? content.get(path.slice(folder.length)) : undefined
  const bytes = (path: string): Uint8Array | undefined => {
    const made = own(path)
    return typeof made === 'string' ? new TextEncoder().encode(made) : made
  }
  return {
    read: (path) => {
      const made = bytes(path)
      return made ? new TextDecoder().decode(made) : files.read(path)
    },
    readBytes: (path) => bytes(path) ?? files.readBytes?.(path),
    size: (path) => bytes(path)?.length ?? files.size?.(path) ?? files.read(path)?.length,
    list: (path) => {
      const below = [...content.keys()].map((name) => folder + name)
      const names = below.flatMap((name) =>
        name.startsWith(`${path}/`) ? [name.slice(path.length + 1).split('/')[0] ?? ''] : [],
      )
      return [...new Set([...files.list(path), ...names])].sort()
    },
  }
}

function nextOf({ code, hosts: [host = ''] }: Wish): readonly string[] {
  return [
    `npx livery validate ${code}`,
    `npm start  # then http://${host}:4173/m/home`,
    `npx livery publish ${code}`,
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
    ...findings.map(printFinding),
    'Next:',
    ...next.map((line) => `  ${line}`),
  ].join('\n')
}

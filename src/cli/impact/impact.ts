import { isAbsolute, normalize, relative, resolve } from 'node:path'
import type { Change } from '../../core/compare/change.ts'
import { condenseContrasts } from '../../core/compare/condense-contrasts.ts'
import {
  type AffectedMerchant,
  type FileImpact,
  findImpact,
} from '../../core/compare/find-impact.ts'
import { withFileFrom } from '../../core/compare/overlay.ts'
import { count as countThings } from '../../core/config/count.ts'
import { printFindings } from '../../core/config/finding.ts'
import { type Place, printPlace } from '../../core/config/source.ts'
import { type AddCommand, formatExits, formatOption, parseFolder, rootOption } from '../command.ts'
import { againstOption, openAgainst } from '../diff/open-against.ts'
import { printChange } from '../diff/print-change.ts'
import type { CliEnvironment } from '../environment.ts'
import { type ImpactPicture, pictureImpact } from './picture-impact.ts'

export const addImpact: AddCommand = (program, { environment, end }) => {
  program
    .command('impact')
    .summary('lists the merchants that a change of one file affects, and how')
    .description(
      'Lists the merchants that a change of one file affects, and how: a parent, messages, a picture, a file of a look. Example: livery impact merchants/base/merchant.json',
    )
    .argument('<file>', 'the path of the file, from the root')
    .addOption(againstOption())
    .option(
      '--pictures <dir>',
      'also photographs the affected pages before and after, into this folder',
      parseFolder,
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({ 0: 'no merchant is affected', 1: 'a merchant is affected' }),
    )
    .action(async (file, options) => end(await runImpact(file, options, environment)))
}

interface Options {
  readonly root: string
  readonly against: string
  readonly pictures?: string | undefined
  readonly format: 'text' | 'json'
}

/** Prints the impact of a change; as JSON, `{ file, against, merchants, touched: [{ merchant, changes, findings? }], untouched: [{ merchant, place? }], broken, uses?: [{ merchant, by, place?, instead? }], pictures? }`. */
async function runImpact(
  typed: string,
  options: Options,
  environment: CliEnvironment,
): Promise<number> {
  const { root, against, format, pictures: out } = options
  const now = environment.filesAt(root)
  const then = openAgainst(against, root, environment)
  const isThere = (path: string): boolean => [now, then].some((one) => one.read(path) !== undefined)
  const file = pathInside(root, typed, isThere)
  if (!isThere(file))
    throw new Error(`The file ${file} does not exist, neither here nor in "${against}".`)
  const found = findImpact(file, { before: then, after: now }, (done, of) =>
    environment.progress(`${done} of ${count(of)}`),
  )
  environment.progress('')
  if (!found)
    throw new Error(
      `No merchant reads ${file}. Name a merchant's file, its messages, art or look, or a file of locales/.`,
    )
  const sides = { before: withFileFrom(now, file, then), after: now }
  const pictures =
    out === undefined || found.touched.length === 0
      ? undefined
      : await pictureImpact({ ...found, sides, out }, environment)
  if (format === 'json')
    environment.print(
      JSON.stringify({ file, against, ...found, ...(pictures && { pictures }) }, null, 2),
    )
  else
    environment.print(
      [
        report(found, `${file}, against ${against}`),
        ...formatUses(file, found.uses).map((line) => `\n${line}`),
        formatPictures(pictures, out),
      ].join(''),
    )
  return found.touched.length > 0 ? 1 : 0
}

/** Formats the line about pictures, below the rest. */
function formatPictures(pictures: readonly ImpactPicture[] | undefined, out = ''): string {
  if (!pictures) return ''
  const failed = pictures.flatMap(({ merchant, page, failed: why }) =>
    why === undefined ? [] : [`\n${merchant} ${page}: ${why}`],
  )
  const taken = pictures.length - failed.length
  return `${failed.join('')}\n${countThings(taken, 'picture')}. Open ${out}/index.html in a browser.`
}

/** Returns the path of a file from the root, for one that was typed from the current folder or from the root. */
function pathInside(root: string, typed: string, isThere: (path: string) => boolean): string {
  const fromHere = relative(resolve(root), resolve(typed)).replaceAll('\\', '/')
  const fromRoot = normalize(typed).replaceAll('\\', '/')
  const isInside = !fromHere.startsWith('../')
  return (isInside && isThere(fromHere)) || isAbsolute(typed) ? fromHere : fromRoot
}

function report({ merchants, touched, untouched, broken }: FileImpact, heading: string): string {
  const lines = [
    `${heading}: ${touched.length === 0 ? 'no merchant is affected' : `${touched.length} of ${count(merchants)} affected`}.`,
    ...foldTouched(touched),
  ]
  if (untouched.length > 0) lines.push(`${count(untouched.length)} not affected:`)
  for (const { merchant, place } of untouched.slice(0, mostLines))
    lines.push(`  ${merchant}${place ? ` ${describeOwn(place)}  ${printPlace(place)}` : ''}`)
  if (untouched.length > mostLines) lines.push(`  and ${untouched.length - mostLines} more`)
  if (broken.length > 0)
    lines.push(`${count(broken.length)} with errors before and after: ${nameSome(broken)}`)
  return lines.join('\n')
}

const mostLines = 12

function describeOwn({ file }: Place): string {
  return file.endsWith('.css') ? 'uses another file' : 'sets its own value'
}

/** Formats which merchants take something from a file of a look, how, and what they would have without it. */
function formatUses(file: string, uses: FileImpact['uses']): string[] {
  if (!uses) return []
  if (uses.length === 0) return ['No merchant takes anything from this file.']
  const isTokens = file.endsWith('.json')
  const part = file.split('/').at(-1)?.replace('.css', '')
  const what = isTokens ? 'the colours of this file' : `${part} from this file`
  const verb = uses.length === 1 ? 'takes' : 'take'
  const byLook = Map.groupBy(
    uses.filter(({ by }) => by === 'theme.look'),
    ({ place }) => place && printPlace(place),
  )
  const lines = [
    `${count(uses.length)} ${verb} ${what}: ${nameUses(uses)}`,
    ...[...byLook].map(([place = '', some]) => `  ${nameUses(some)} by "theme.look"  ${place}`),
  ]
  if (isTokens) return lines
  const byFile = [...Map.groupBy(uses, ({ instead }) => instead ?? 'the kit')]
  const instead = byFile.map(([drawer, some]) =>
    byFile.length === 1 ? drawer : `${drawer} (${nameUses(some)})`,
  )
  return [...lines, `Without this file, ${part} is drawn by ${instead.join(', and by ')}.`]
}

function nameUses(uses: NonNullable<FileImpact['uses']>): string {
  return nameSome(uses.map(({ merchant }) => merchant))
}

interface Fold {
  readonly sentence: string
  readonly change: Change
  readonly merchants: string[]
}

/** Formats each change once with the merchants that share it, the most shared first. */
function foldTouched(touched: readonly AffectedMerchant[]): string[] {
  const folds = new Map<string, Fold>()
  for (const { merchant, changes } of touched)
    for (const change of condenseContrasts(changes)) {
      const { sentence } = change
      const fold = folds.get(sentence) ?? { sentence, change, merchants: [] }
      fold.merchants.push(merchant)
      folds.set(sentence, fold)
    }
  const groups = new Map<string, Fold[]>()
  for (const fold of folds.values()) {
    const key = fold.merchants.join()
    groups.set(key, [...(groups.get(key) ?? []), fold])
  }
  const blocks = [...groups.values()].toSorted(
    ([a], [b]) => (b?.merchants.length ?? 0) - (a?.merchants.length ?? 0),
  )
  const errors = touched.flatMap(({ findings = [] }) => printFindings(findings))
  return [...blocks.flatMap(printGroup), ...new Set(errors)]
}

function printGroup(folds: readonly Fold[]): string[] {
  const merchants = folds[0]?.merchants ?? []
  const names = nameSome(merchants)
  const heading = merchants.length === 1 ? `${names}:` : `${count(merchants.length)}: ${names}`
  return [heading, ...folds.map(({ change }) => printChange(change))]
}

function nameSome(codes: readonly string[]): string {
  const more = codes.length - mostLines
  return more > 0 ? `${codes.slice(0, mostLines).join(', ')} and ${more} more` : codes.join(', ')
}

function count(merchants: number): string {
  return merchants === 1 ? '1 merchant' : `${merchants.toLocaleString('en')} merchants`
}

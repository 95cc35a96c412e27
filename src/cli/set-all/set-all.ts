import { count } from '../../core/config/count.ts'
import { printFindings } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { findMerchants } from '../../core/find/find-merchants.ts'
import { parseCondition } from '../../core/find/merchant-condition.ts'
import { openMerchantReader } from '../../core/find/open-merchant-reader.ts'
import {
  type EditOutcome,
  planSharedEdit,
  refuseSharedEdit,
  type SharedEditPlan,
} from '../../core/find/plan-shared-edit.ts'
import {
  type AddCommand,
  chooseMerchants,
  failCommand,
  formatExits,
  formatOption,
  manyOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { openLiveSources } from '../list/open-live-sources.ts'

export const addSetAll: AddCommand = (program, { environment, end }) => {
  program
    .command('set-all')
    .summary('sets one value of all merchants that meet conditions')
    .description(
      [
        'Prints what setting a value would change in each merchant that meets the conditions, and writes it with --yes, in all files or in none. A path may begin with a block. Examples:',
        '  livery set-all footer.variant level --where "footer.variant = plain"',
        `  livery set-all pages.home.moves.winners '{ "before": "popular" }' --where "block winner-board"`,
      ].join('\n'),
    )
    .argument('<path>', 'the dotted path of the value, such as theme.shape or footer.variant')
    .argument('[value]', 'JSON or plain text; put a list or a map in quotes for the shell')
    .addOption(
      manyOption(
        '--where <condition>',
        'a condition that merchants meet, as "livery list" reads it',
      ).makeOptionMandatory(),
    )
    .option('--inherit', 'removes the value, so the inherited one applies again')
    .option('--yes', 'writes it; without it nothing is written')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'every merchant has the value, or would have it',
        1: 'a merchant cannot have it, no merchant meets the conditions, or nothing can be written',
      }),
    )
    .action(async (path, value, options) =>
      end(await setAll({ path, value }, options, environment)),
    )
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly where: readonly string[] | undefined
  readonly inherit?: true | undefined
  readonly yes?: true | undefined
}

/** As JSON, `{ path, written, merchants: [{ code, outcome, sentences }], heirs: [{ code, sentences }], broken: [{ code, findings }] }`. */
async function setAll(
  { path, value }: { readonly path: string; readonly value: string | undefined },
  { root, format, where = [], inherit, yes }: Options,
  environment: CliEnvironment,
): Promise<number> {
  if ((value === undefined) === (inherit === undefined))
    throw new Error('Give a value, or --inherit to remove the present one.')
  const edit = { path, ...(value !== undefined && { value }) }
  const refusal = refuseSharedEdit(edit)
  if (refusal !== undefined) throw new Error(refusal)
  const codes = await findCodes(where, root, environment)
  if (!codes) return 1
  const files = environment.filesAt(root)
  const places = openSchemaPlaces(environment.project)
  const plan = planSharedEdit({ files, places, now: environment.now() }, codes, edit)
  const mayWrite = plan.texts.length > 0 && plan.broken.length === 0
  const written = yes === true && mayWrite
  const encoder = new TextEncoder()
  const replacements = plan.texts.map(({ path: file, text }) => ({
    path: file,
    bytes: encoder.encode(text),
  }))
  if (written) environment.replacerAt(root)(replacements)
  const { texts: _, ...described } = plan
  environment.print(
    format === 'json'
      ? JSON.stringify({ path, written, ...described }, null, 2)
      : report(plan, { path, written }),
  )
  const isWhole = plan.merchants.every(({ outcome }) => outcome !== 'cannot')
  return isWhole && plan.broken.length === 0 ? 0 : 1
}

/** Finds the merchants of conditions; prints why there are none. */
async function findCodes(
  where: readonly string[],
  root: string,
  environment: CliEnvironment,
): Promise<readonly string[] | undefined> {
  const files = environment.filesAt(root)
  const scope = { ownBlocks: files.list(ownBlocksFolder) }
  const conditions = where.map((text) => parseCondition(text, scope))
  const places = openSchemaPlaces(environment.project)
  const { found, problems } = await findMerchants({
    conditions,
    codes: chooseMerchants(files, [], root).sort(),
    read: openMerchantReader({ files, places, now: environment.now() }),
    live: openLiveSources(files, { root, environment }),
  })
  // A merchant whose flags are not known could be one of them.
  if (problems.length > 0)
    return void failCommand(environment, [...problems, 'Nothing is written.'].join('\n'))
  if (found.length === 0)
    return void failCommand(environment, `No merchant meets ${where.join(', ')}.`)
  return found.map(({ code }) => code)
}

interface Written {
  readonly path: string
  readonly written: boolean
}

function report(plan: SharedEditPlan, { path, written }: Written): string {
  const { merchants, heirs, broken, texts } = plan
  const of = (is: EditOutcome['outcome']) => merchants.filter(({ outcome }) => outcome === is)
  const [changing, having, failing] = [of('changes'), of('has'), of('cannot')]
  const lines = [
    ...changing.flatMap(({ code, sentences }) => [`${code}:`, ...printSentences(sentences)]),
    ...(having.length > 0 ? [`Already so: ${having.map(({ code }) => code).join(', ')}`] : []),
    ...failing.map(({ code, sentences }) => `${code} cannot: ${sentences.join(' ')}`),
    ...heirs.flatMap(({ code, sentences }) => [
      `${code}, which inherits it:`,
      ...printSentences(sentences),
    ]),
    ...broken.flatMap(({ findings }) => printFindings(findings)),
  ]
  return [...lines, summarize()].join('\n')

  function summarize(): string {
    if (broken.length > 0)
      return `Nothing is written: merchants that inherit "${path}" would have errors.`
    if (texts.length === 0) return 'Nothing is written: no merchant would change.'
    if (written) return `"${path}" is changed in ${count(texts.length, 'file')}.`
    return `"${path}" would change in ${count(texts.length, 'file')}. Add --yes to write it.`
  }
}

function printSentences(sentences: readonly string[]): string[] {
  const all = sentences.length > 0 ? sentences : ['nothing that players notice']
  return all.map((sentence) => `  ${sentence}`)
}

import { Option } from '@commander-js/extra-typings'
import { type Files, merchantFile } from '../../config/files.ts'
import type { Change, PlannedBlock } from '../../contract/plan.ts'
import { explainChanges, explainReason } from '../../engine/explain/explain-reason.ts'
import { findChanges } from '../../engine/explain/find-changes.ts'
import { planPage } from '../../engine/plan-page.ts'
import { type AddCommand, formatOption, rootOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { readFacts, type ScenarioFacts, type ScenarioOptions, sessions } from './read-scenario.ts'
import { readBlockTypes, readWhyMerchant, type WhyMerchant } from './read-why-merchant.ts'

export const addWhy: AddCommand = (program, { edges, end }) => {
  program
    .command('why')
    .summary('says why a block is shown or hidden, and what would turn it')
    .description(
      'Says of every block of a page whether it is shown, why, and what would turn it, such as: livery why base home --session member',
    )
    .argument('<merchant>', 'whose page')
    .argument('<page>', 'which page, such as home')
    .argument('[block]', 'one block of it')
    .addOption(
      new Option('--session <kind>', 'who looks').choices(sessions).default('guest' as const),
    )
    .addOption(manyOption('--flag <name=0|1>', 'what the gateway says of a flag; may be repeated'))
    .addOption(manyOption('--template <name=new>', 'which template is in use; may be repeated'))
    .option('--language <tag>', "the language shown; the merchant's default without it")
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      sayExits({ 0: 'an answer', 1: 'the merchant, the page or the block is not there' }),
    )
    .action((code, page, block, options) => end(why({ code, page, block }, options, edges)))
}

function manyOption<const Flags extends string>(flags: Flags, says: string) {
  return new Option(flags, says)
    .argParser((value, before: readonly string[]) => [...before, value])
    .default([] as readonly string[], 'none')
}

interface Question {
  readonly code: string
  readonly page: string
  readonly block: string | undefined
}

interface Options extends ScenarioOptions {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, a list of `{ id, state, reason?, says, change?, place? }`. */
function why({ code, page, block }: Question, options: Options, edges: Edges): number {
  const facts = readFacts(options)
  const files = edges.filesAt(options.root)
  const merchant = readWhyMerchant(files, code)
  if (!merchant) return refuse(edges, missing(files, code))
  const lines = explainPage({ page, facts }, merchant)
  if (!lines) return refuse(edges, `"${code}" has no page "${page}".`)
  const asked = lines.filter(({ id }) => block === undefined || id === block)
  if (asked.length === 0 && block !== undefined)
    return refuse(edges, `The page "${page}" has no block "${block}".`)
  if (options.format === 'json') edges.print(JSON.stringify(asked, null, 2))
  else for (const line of printLines(asked)) edges.print(line)
  return 0
}

function printLines(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(({ id }) => id.length), 0)
  return lines.map(({ id, state, reason, says, change, place }) => {
    const words = [reason, says, change, place && `(${place})`].filter(Boolean).join(' ')
    return [id.padEnd(width), state.padEnd(6), words].join('  ')
  })
}

function missing(files: Files, code: string): string {
  return files.read(merchantFile(code)) === undefined
    ? `There is no merchant "${code}".`
    : `"${code}" has errors. Run "livery validate ${code}" to see them.`
}

function refuse({ printError }: Edges, message: string): number {
  printError(message)
  return 1
}

interface Line {
  readonly id: string
  readonly state: 'shown' | 'hidden'
  readonly reason?: string
  readonly says: string
  /** What would turn it. */
  readonly change?: string
  /** Where that was written, as `file:line`. */
  readonly place?: string | undefined
}

interface Scene {
  readonly page: string
  readonly facts: ScenarioFacts
}

function explainPage(
  { page: pageId, facts }: Scene,
  merchant: WhyMerchant,
): readonly Line[] | undefined {
  const page = Object.hasOwn(merchant.pages, pageId) ? merchant.pages[pageId] : undefined
  if (!page) return undefined
  const scope = {
    facts: { ...facts, language: facts.language ?? merchant.language },
    defaults: merchant.flags,
  }
  const plan = planPage({ page, pageId, ...scope, known: readBlockTypes() })
  const placed = plan.blocks.map((block) => {
    const changes = findChanges(block, page.blocks?.[block.id]?.when, scope)
    return lineOf({ block, changes }, pageId, merchant)
  })
  const unplaced = Object.keys(page.blocks ?? {})
    .filter((id) => !plan.blocks.some((block) => block.id === id))
    .map((id) => ({
      id,
      state: 'hidden' as const,
      says: 'Its id is not in the order of the page.',
      place: merchant.placeOf(pathOf(pageId, id)),
    }))
  const removed = merchant.removedFrom(pageId).map(({ id, place }) => ({
    id,
    state: 'hidden' as const,
    reason: 'REMOVED_BY_LAYER',
    says: explainReason({ code: 'REMOVED_BY_LAYER' }),
    place,
  }))
  return [...placed, ...unplaced, ...removed]
}

interface Explained {
  readonly block: PlannedBlock
  readonly changes: readonly Change[]
}

function lineOf({ block, changes }: Explained, pageId: string, merchant: WhyMerchant): Line {
  const { id, shown, reason } = block
  const change = explainChanges(changes)
  return {
    id,
    state: shown ? 'shown' : 'hidden',
    reason: reason.code,
    says: explainReason(reason),
    ...(change ? { change } : {}),
    place: placeOfReason(block, pageId, merchant),
  }
}

/** Where the condition was written, or else the block; and the default of a flag that decided. */
function placeOfReason({ id, reason }: PlannedBlock, pageId: string, { placeOf }: WhyMerchant) {
  const block = pathOf(pageId, id)
  const { leaf } = reason
  const said = (leaf && placeOf(`${block}.when`)) ?? placeOf(block) ?? placeOf(`${block}.type`)
  if (leaf?.source !== 'default' || !('flag' in leaf.condition)) return said
  const byDefault = placeOf(`flags.${leaf.condition.flag}`) ?? 'the platform'
  return said && `${said}; its default is by ${byDefault}`
}

function pathOf(page: string, id: string): string {
  return `pages.${page}.blocks.${id}`
}

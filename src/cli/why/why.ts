import { type Files, merchantFile } from '../../config/files.ts'
import type { Change, PlannedBlock } from '../../contract/plan.ts'
import { explainChanges, explainReason } from '../../engine/explain/explain-reason.ts'
import { findChanges } from '../../engine/explain/find-changes.ts'
import { planPage } from '../../engine/plan-page.ts'
import { readScenario, type Scenario } from './read-scenario.ts'
import { readBlockTypes, readWhyMerchant, type WhyMerchant } from './read-why-merchant.ts'

export interface WhyEdges {
  /** The files under a folder that holds `merchants/`. */
  readonly filesAt: (root: string) => Files
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

export const help = `livery why <merchant> <page> [<block>]
  Says of every block of a page whether it is shown, why, and what would turn it.

  --session guest|member|trial|agent   who looks (guest)
  --flag NAME=0|1                      what the gateway says of a flag; may be repeated
  --template mem_cen=new               which template is in use; may be repeated
  --language xx                        the language shown (the merchant's default)
  --root DIR                           the folder that holds merchants/ and locales/ (.)`

/** Exit code 0 with one line for a block; 1 when the merchant, page or block is not there; 2 for a wrong call. */
export function run(args: readonly string[], edges: WhyEdges): number {
  const scenario = tryScenario(args, edges)
  if (!scenario) return 2
  const files = edges.filesAt(scenario.root)
  const merchant = readWhyMerchant(files, scenario.merchant)
  if (!merchant) return refuse(edges, missing(files, scenario.merchant))
  const lines = explainPage(scenario, merchant)
  if (!lines) return refuse(edges, `"${scenario.merchant}" has no page "${scenario.page}".`)
  const asked = lines.filter(({ id }) => scenario.block === undefined || id === scenario.block)
  if (asked.length === 0 && scenario.block !== undefined) {
    return refuse(edges, `The page "${scenario.page}" has no block "${scenario.block}".`)
  }
  const width = Math.max(...asked.map(({ id }) => id.length), 0)
  for (const { id, state, words } of asked) {
    edges.print([id.padEnd(width), state.padEnd(6), words].join('  '))
  }
  return 0
}

function tryScenario(args: readonly string[], { printError }: WhyEdges): Scenario | undefined {
  try {
    return readScenario(args)
  } catch (error) {
    printError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    return undefined
  }
}

function missing(files: Files, code: string): string {
  return files.read(merchantFile(code)) === undefined
    ? `There is no merchant "${code}".`
    : `"${code}" has errors. Run "livery validate ${code}" to see them.`
}

function refuse({ printError }: WhyEdges, message: string): number {
  printError(message)
  return 1
}

interface Line {
  readonly id: string
  readonly state: 'shown' | 'hidden'
  readonly words: string
}

function explainPage(
  { page: pageId, facts }: Scenario,
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
    .map((id) =>
      hiddenLine(
        id,
        'Its id is not in the order of the page.',
        merchant.placeOf(pathOf(pageId, id)),
      ),
    )
  const removed = merchant
    .removedFrom(pageId)
    .map(({ id, place }) =>
      hiddenLine(id, explainReason({ code: 'REMOVED_BY_LAYER' }), place, 'REMOVED_BY_LAYER'),
    )
  return [...placed, ...unplaced, ...removed]
}

interface Explained {
  readonly block: PlannedBlock
  readonly changes: readonly Change[]
}

function lineOf({ block, changes }: Explained, pageId: string, merchant: WhyMerchant): Line {
  const { id, shown, reason } = block
  const words = [
    reason.code,
    explainReason(reason),
    explainChanges(changes),
    placeWords(placeOfReason(block, pageId, merchant)),
  ]
  return { id, state: shown ? 'shown' : 'hidden', words: words.filter(Boolean).join(' ') }
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

function hiddenLine(id: string, sentence: string, place?: string, code?: string): Line {
  const words = [code, sentence, placeWords(place)].filter(Boolean).join(' ')
  return { id, state: 'hidden', words }
}

function placeWords(place: string | undefined): string {
  return place ? `(${place})` : ''
}

function pathOf(page: string, id: string): string {
  return `pages.${page}.blocks.${id}`
}

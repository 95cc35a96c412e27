import { merchantFile } from '../../config/files.ts'
import { createFinding, type Finding } from '../../config/finding.ts'
import { satisfy } from '../../config/satisfy.ts'
import type { Span } from '../../config/source.ts'
import { nearestSpan } from '../../config/tree.ts'
import { listMoments } from '../../contract/condition.ts'
import { devices, type Facts, sessionKinds } from '../../contract/facts.ts'
import { flagDefaultsOf } from '../../contract/forced-flags.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { Reason } from '../../contract/plan.ts'
import { type AnyBlock, readsOf } from '../../contract/reads/read-block.ts'
import { decide } from '../decide.ts'
import { explainChanges, explainReason } from '../explain/explain-reason.ts'
import { findCounterfactual } from '../explain/find-counterfactual.ts'
import type { FlagDefaults } from '../read-fact.ts'
import { explainInside } from '../why/hide-inside.ts'
import type { LiveContext } from './live-context.ts'

/** Reports blocks that no player can see with the settings of the gateway, also those that their component hides. */
export function checkHiddenBlocks(context: LiveContext): Finding[] {
  const everybody = listAllFacts(context)
  const defaults = flagDefaultsOf(context.merchant)
  return Object.entries(context.merchant.pages).flatMap(([page, { order, blocks }]) => {
    const conditions = order.flatMap((id) => {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
      const both = block && joinConditions(block)
      return both ? [{ id, block, both, hidden: findNever(both, everybody, defaults) }] : []
    })
    const visible = conditions.filter(({ hidden }) => hidden === undefined)
    return conditions.flatMap(({ id, block, both, hidden }) => {
      const isAlternative = (other: Conditions): boolean =>
        areOpposite(both, other.both, context) || areOpposite(block.when, other.block.when, context)
      if (!hidden || visible.some(isAlternative)) return []
      const isOwn = block.when !== undefined && !decide(block.when, hidden.facts, defaults).shown
      const path = ['pages', page, 'blocks', id, ...(isOwn ? ['when'] : [])]
      const details = { span: nearestSpan(context.tree, path), path }
      // A parent is for gateways that have what its components read, and for those that do not.
      if (!isOwn && isInherited(details.span, context)) return []
      const because = explainNever({ block, both, hidden, isOwn }, context)
      const values = { block: `pages.${page}.blocks.${id}`, because }
      return [createFinding('gateway-block-hidden', details, values)]
    })
  })
}

/** A block with the condition under which a player sees it. */
interface Conditions {
  readonly block: ConditionalBlock
  readonly both: Condition
}

function isInherited({ source }: Span, { merchant }: LiveContext): boolean {
  return source.path !== merchantFile(merchant.code)
}

type ConditionalBlock = AnyBlock & { readonly when?: Condition }

/** Returns the condition under which a player sees a block: its own, and that of its component. */
function joinConditions(block: ConditionalBlock): Condition | undefined {
  const { draws } = readsOf(block)
  const { when } = block
  return when && draws ? { all: [when, draws] } : (when ?? draws)
}

interface HiddenBlock extends Conditions {
  readonly hidden: Never
  /** True if its own condition hides it, false if its component does. */
  readonly isOwn: boolean
}

/** Explains why no player sees a block, and the smallest change that would show it to one. */
function explainNever(
  { block, both, hidden, isOwn }: HiddenBlock,
  { merchant }: LiveContext,
): string {
  const { facts, reason } = hidden
  const defaults = flagDefaultsOf(merchant)
  const scope = { facts, defaults, languages: merchant.languages.supported }
  const { draws } = readsOf(block)
  const because = isOwn || !draws ? explainReason(reason) : explainInside(draws, scope)
  return [because, explainChanges(findCounterfactual(both, true, scope))].filter(Boolean).join(' ')
}

/** Values of a fact that only the wallet of a member tells, which this check does not fetch. */
const walletIsSingle = [true, false]

/** Lists the facts of every player: each session, language and device, before and after each turn of a time window. */
function listAllFacts({ merchant, facts }: LiveContext): Facts[] {
  const conditions = Object.values(merchant.pages).flatMap(({ blocks }) =>
    Object.values(blocks).flatMap((block) => block?.when ?? []),
  )
  const moments = [Number.NEGATIVE_INFINITY, ...listMoments(conditions)]
  return moments.flatMap((time) => listFactsAt(time, { merchant, facts }))
}

function listFactsAt(
  time: number,
  { merchant, facts }: Pick<LiveContext, 'merchant' | 'facts'>,
): Facts[] {
  return sessionKinds.flatMap((session) =>
    merchant.languages.supported.flatMap((language) =>
      devices.flatMap((device) =>
        walletIsSingle.map((single) => ({
          ...facts,
          settings: { ...facts.settings, 'wallet.isSingle': single },
          session,
          language,
          device,
          time,
        })),
      ),
    ),
  )
}

/** A player who does not see a block because of what the gateway sends. */
interface Never {
  readonly facts: Facts
  readonly reason: Reason
}

/** Finds why a condition is true for no player; undefined if it is true for one. */
function findNever(
  when: Condition,
  everybody: readonly Facts[],
  defaults: FlagDefaults,
): Never | undefined {
  const decisions = everybody.map((facts) => ({ facts, ...decide(when, facts, defaults) }))
  if (decisions.some(({ shown }) => shown)) return undefined
  // Nor is one hidden by the gateway that the merchant hides itself.
  if (decisions.some(({ reason: { leaf } }) => leaf?.source === 'merchant')) return undefined
  // Without a live leaf no gateway can make it true, which the check of the files reports.
  return decisions.find(({ reason: { leaf } }) => leaf && isLive(leaf.condition))
}

function isLive(condition: Condition): boolean {
  return 'flag' in condition || 'template' in condition || 'setting' in condition
}

/** Returns true if exactly one of two blocks is always shown, so that the hidden one is intended. */
function areOpposite(
  one: Condition | undefined,
  other: Condition | undefined,
  { merchant }: LiveContext,
): boolean {
  if (!one || !other) return false
  const isNever = (holds: boolean) =>
    satisfy(
      [
        { condition: one, holds },
        { condition: other, holds },
      ],
      { languages: merchant.languages.supported, steps: { left: 2000 } },
    ) === undefined
  return isNever(true) && isNever(false)
}

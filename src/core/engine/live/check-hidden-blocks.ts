import { createFinding, type Finding } from '../../config/finding.ts'
import { satisfy } from '../../config/satisfy.ts'
import { nearestSpan } from '../../config/tree.ts'
import { listMoments } from '../../contract/condition.ts'
import { devices, type Facts, sessionKinds } from '../../contract/facts.ts'
import { flagDefaultsOf } from '../../contract/forced-flags.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { Reason } from '../../contract/plan.ts'
import { decide } from '../decide.ts'
import { explainReason } from '../explain/explain-reason.ts'
import type { FlagDefaults } from '../read-fact.ts'
import type { LiveContext } from './live-context.ts'

/** Reports blocks that no player can see with the settings of the gateway. */
export function checkHiddenBlocks(scene: LiveContext): Finding[] {
  const { merchant, tree } = scene
  const everybody = listAllFacts(scene)
  const defaults = flagDefaultsOf(merchant)
  return Object.entries(merchant.pages).flatMap(([page, { order, blocks }]) => {
    const conditions = order.flatMap((id) => {
      const when = Object.hasOwn(blocks, id) ? blocks[id]?.when : undefined
      return when ? [{ id, when, because: reasonForNever(when, everybody, defaults) }] : []
    })
    const visible = conditions.filter(({ because }) => because === undefined)
    return conditions.flatMap(({ id, when, because }) => {
      if (!because || visible.some((other) => areOpposite(when, other.when, scene))) return []
      const path = ['pages', page, 'blocks', id, 'when']
      const values = { block: `pages.${page}.blocks.${id}`, because: explainReason(because) }
      return [
        createFinding('gateway-block-hidden', { span: nearestSpan(tree, path), path }, values),
      ]
    })
  })
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

/** Returns the reason that a condition is true for no player; undefined if it is true for one. */
function reasonForNever(
  when: Condition,
  everybody: readonly Facts[],
  defaults: FlagDefaults,
): Reason | undefined {
  const decisions = everybody.map((facts) => decide(when, facts, defaults))
  if (decisions.some(({ shown }) => shown)) return undefined
  // Nor is one hidden by the gateway that the merchant hides itself.
  if (decisions.some(({ reason: { leaf } }) => leaf?.source === 'merchant')) return undefined
  const bySetting = decisions.find(({ reason: { leaf } }) => leaf && isLive(leaf.condition))
  // Without a live leaf no gateway can make it true, which the check of the files reports.
  return bySetting?.reason
}

function isLive(condition: Condition): boolean {
  return 'flag' in condition || 'template' in condition || 'setting' in condition
}

/** Returns true if exactly one of two blocks is always shown, so that the hidden one is intended. */
function areOpposite(one: Condition, other: Condition, { merchant }: LiveContext): boolean {
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

import { createFinding, type Finding } from '../../config/finding.ts'
import { satisfy } from '../../config/satisfy.ts'
import { nearestSpan } from '../../config/tree.ts'
import type { Device, Facts, SessionKind } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { Reason } from '../../contract/plan.ts'
import { decide } from '../decide.ts'
import { explainReason } from '../explain/explain-reason.ts'
import type { LiveScene } from './live-scene.ts'

/** Blocks that nobody can see while the gateway says what it says. */
export function checkShown(scene: LiveScene): Finding[] {
  const { merchant, tree } = scene
  const everybody = listEverybody(scene)
  return Object.entries(merchant.pages).flatMap(([page, { order, blocks }]) => {
    const conditions = order.flatMap((id) => {
      const when = Object.hasOwn(blocks, id) ? blocks[id]?.when : undefined
      return when ? [{ id, when, because: whyNever(when, everybody, merchant.flags) }] : []
    })
    const seen = conditions.filter(({ because }) => because === undefined)
    return conditions.flatMap(({ id, when, because }) => {
      if (!because || seen.some((other) => standsIn(when, other.when, scene))) return []
      const path = ['pages', page, 'blocks', id, 'when']
      const values = { block: `pages.${page}.blocks.${id}`, because: explainReason(because) }
      return [
        createFinding('gateway-block-hidden', { span: nearestSpan(tree, path), path }, values),
      ]
    })
  })
}

const sessions: readonly SessionKind[] = ['guest', 'member', 'trial', 'agent']
const devices: readonly Device[] = ['browser', 'pwa', 'webclip', 'app']
/** What only a member's wallet says, and is asked of nobody here. */
const wallets = [true, false]

/** Everybody who may look at a page of the merchant, in every language and on every device. */
function listEverybody({ merchant, facts }: LiveScene): Facts[] {
  return sessions.flatMap((session) =>
    merchant.languages.supported.flatMap((language) =>
      devices.flatMap((device) =>
        wallets.map((single) => ({
          ...facts,
          settings: { ...facts.settings, 'wallet.isSingle': single },
          session,
          language,
          device,
        })),
      ),
    ),
  )
}

/** Why a condition is true for nobody, by what the gateway says; undefined where it is for somebody. */
function whyNever(
  when: Condition,
  everybody: readonly Facts[],
  defaults: LiveScene['merchant']['flags'],
): Reason | undefined {
  const decisions = everybody.map((facts) => decide(when, facts, defaults))
  if (decisions.some(({ shown }) => shown)) return undefined
  const bySetting = decisions.find(({ reason: { leaf } }) => leaf && isLive(leaf.condition))
  // Without a live leaf it is unreachable whatever a gateway says, a finding of the files.
  return bySetting?.reason
}

function isLive(condition: Condition): boolean {
  return 'flag' in condition || 'template' in condition || 'setting' in condition
}

/** Whether one of two blocks shows whenever the other does not: the hidden one is meant to be. */
function standsIn(one: Condition, other: Condition, { merchant }: LiveScene): boolean {
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

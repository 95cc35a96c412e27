import type { Facts } from '../../contract/facts.ts'
import { listParts, type ReadingPlace } from '../../contract/reads/list-places.ts'
import { decide } from '../decide.ts'
import { explainChanges, explainReason, formatReading } from '../explain/explain-reason.ts'
import { findChanges } from '../explain/find-changes.ts'
import type { BlockExplanation } from './block-explanation.ts'
import { explainReads } from './explain-reads.ts'
import { listChanges } from './list-changes.ts'
import { listForcedReasons } from './list-forced-reasons.ts'
import type { WhyMerchant } from './read-why-merchant.ts'

export interface PlaceScope {
  readonly facts: Facts
  readonly merchant: WhyMerchant
}

/** Explains whether a visitor comes to a page or sees an entry of a menu, and what the page, or a part of the frame, hides inside. */
export function explainPlace(
  place: ReadingPlace,
  { facts, merchant }: PlaceScope,
): BlockExplanation {
  const { id, when: condition, reads } = place
  const scope = { facts, defaults: merchant.flags, languages: merchant.languages }
  const decision = decide(condition, facts, merchant.flags)
  const { shown, reason } = decision
  const changes = findChanges(decision, condition, scope)
  const made = listChanges(changes, { ...scope, condition })
  const parts = shown ? listHiddenParts(place, { facts, merchant }) : []
  const forced = listForcedReasons(reason.leaf ? [reason.leaf] : [], merchant)
  const change = explainChanges(changes)
  const read = explainReads(
    {
      subject: id.startsWith('routes.') ? 'Its page' : 'Its code',
      reads: { settings: [], calls: [], ...reads, flags: listParts(place).map(([flag]) => flag) },
    },
    { ...scope, forceOff: merchant.forceOff },
  )
  return {
    id,
    state: shown ? 'shown' : 'hidden',
    reason: reason.code,
    message: [explainReason(reason), ...forced, ...parts].join(' '),
    ...(change !== '' && { change }),
    ...(made.length > 0 && { changes: made }),
    ...(read !== undefined && { reads: read }),
  }
}

/** Names each part that a flag hides, the flag, and what would show the part. */
function listHiddenParts(place: ReadingPlace, { facts, merchant }: PlaceScope): readonly string[] {
  return listParts(place).flatMap(([flag, part]) => {
    const { shown, reason } = decide({ flag }, facts, merchant.flags)
    if (shown || !reason.leaf) return []
    const [forced = `It would show it if flag ${flag} were on.`] = listForcedReasons(
      [reason.leaf],
      merchant,
    )
    return [`Inside, it hides ${part}: ${formatReading(reason.leaf)}. ${forced}`]
  })
}

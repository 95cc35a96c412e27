import type { RewardClaimRow } from '../database/reward-tables.ts'
import { hourMs } from '../kit/durations.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { signInId } from '../rewards/sign-in-days.ts'
import { rewardsOf, termsIds } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { addDays, dayIn, startOfDayIn, zoneOf } from '../world/zone-days.ts'

/** A claim of the time before the sandbox began. */
export type PastClaim = Pick<RewardClaimRow, 'rewardId' | 'kind' | 'termsId' | 'minor' | 'at'>

/** Such a claim with the turnover that its bonus requires. */
type GivenClaim = Omit<PastClaim, 'rewardId' | 'kind'> & {
  readonly required: number
  readonly claim: PastClaim
}

/** Lists what a demo account claimed before now: its last sign-ins and the tickets that the world says. */
export function listPastClaims({ world }: SandboxMerchant, now: number): readonly GivenClaim[] {
  const { digits } = currencyOf(world)
  const zone = zoneOf(world)
  const today = dayIn(zone, now)
  const { tickets = [], signIns } = rewardsOf(world)
  const signed = signIns ? (signIns.signed ?? 2) : 0
  const days = Array.from({ length: signed }, (_, place) => addDays(today, place - signed))
  const claims = days.map((day, place) =>
    giveClaim(
      {
        rewardId: signInId(day),
        kind: 'signIn',
        termsId: termsIds.signIn,
        minor: parseMinor(signIns?.amounts[place % signIns.amounts.length] ?? '0', digits),
        at: startOfDayIn(zone, day) + 9 * hourMs,
      },
      signIns?.turnover,
    ),
  )
  for (const { id, amount, claimed, turnover } of tickets)
    if (claimed)
      claims.push(
        giveClaim(
          {
            rewardId: `ticket:${id}`,
            kind: 'ticket',
            termsId: termsIds.ticket(id),
            minor: parseMinor(amount, digits),
            at: startOfDayIn(zone, addDays(today, -3)) + 20 * hourMs,
          },
          turnover,
        ),
      )
  return claims.toSorted((one, other) => one.at - other.at)
}

function giveClaim(claim: PastClaim, turnover = 1): GivenClaim {
  const { termsId, minor, at } = claim
  return { termsId, minor, at, required: minor * turnover, claim }
}

import type { Reward } from '../../core/contract/generated/gateway.ts'
import { formatText } from '../kit/format-text.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { type Claims, type DueReward, loadClaims, type RewardReader } from './due-reward.ts'
import { listGifts } from './list-gifts.ts'
import { listMissions } from './list-missions.ts'
import { listTickets } from './list-tickets.ts'
import { listSignIn } from './sign-in-days.ts'

const order: readonly Reward['state'][] = ['claimable', 'progress', 'claimed', 'expired']

/** Lists every reward of a member, those that can be claimed first. */
export async function listRewards(
  reader: RewardReader,
  claims?: Claims,
): Promise<readonly DueReward[]> {
  const known = claims ?? (await loadClaims(reader.database, reader.account.id))
  const rewards = [
    ...listSignIn(reader, known),
    ...(await listTickets(reader, known)),
    ...(await listMissions(reader, known)),
    ...(await listGifts(reader, known)),
  ]
  return rewards.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/** Describes a reward in a language. */
export function describeReward(
  { merchant, language }: { readonly merchant: SandboxMerchant; readonly language: string },
  due: DueReward,
): Reward {
  const { termsId: _terms, title, note, minor, progress, ...rest } = due
  const { digits } = currencyOf(merchant.world)
  const write = (value: number): string =>
    progress?.unit === 'money' ? formatMinor(value, digits) : String(value)
  return {
    ...rest,
    title: formatText(title, language),
    ...(note !== undefined && { note: formatText(note, language) }),
    amount: formatMinor(minor, digits),
    ...(progress && {
      progress: {
        done: write(progress.done),
        target: write(progress.target),
        unit: progress.unit,
      },
    }),
  }
}

import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { readServerTime } from '../../../../state/status.ts'

/** Orders draws by the time at which they close; the closed ones come last. */
export function soonestFirst(draws: readonly Lottery[]): readonly Lottery[] {
  const now = readServerTime()
  const rank = ({ closesAt }: Lottery): number => (closesAt > now ? closesAt : Number.MAX_VALUE)
  return [...draws].sort((one, other) => rank(one) - rank(other))
}

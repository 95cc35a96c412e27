import type { DecidingLeaf } from '../../contract/plan.ts'
import type { WhyMerchant } from './read-why-merchant.ts'

/** Lists the merchant's reasons for forcing off flags that decided. */
export function listForcedReasons(
  leaves: readonly DecidingLeaf[],
  { forceOff }: Pick<WhyMerchant, 'forceOff'>,
): readonly string[] {
  const reasons = leaves.flatMap(({ source, condition }) => {
    if (source !== 'merchant' || !('flag' in condition)) return []
    return Object.hasOwn(forceOff, condition.flag)
      ? [`Its reason: ${forceOff[condition.flag]}`]
      : []
  })
  return [...new Set(reasons)]
}

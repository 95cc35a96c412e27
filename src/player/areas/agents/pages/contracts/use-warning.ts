import type { AnyContract } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { findHighest, givesMore, listTiers } from '../../parts/contract-tiers.ts'
import { useContractWords } from '../../parts/use-contract-words.ts'

/**
 * Returns a function that warns of an offer above the agent's own rate (SPEC §11.87): above that of the
 * upline's contract, which caps what is paid, or above that of the present contract, which the offer replaces.
 */
export function useWarning(): (
  offer: AnyContract,
  own: AnyContract | undefined,
) => string | undefined {
  const t = useT()
  const { formatRate, nameUpline } = useContractWords()
  return (offer, own) => {
    if (offer.status !== 'P') return undefined
    if (offer.terms.aboveOwn) return t('contract.above.upline', { name: nameUpline(offer.terms) })
    if (!own || !givesMore(offer, own)) return undefined
    const [offered, present] = [offer, own].map((one) => findHighest(listTiers(one)))
    if (!offered || !present) return undefined
    return t('contract.above.present', { offered: formatRate(offered), own: formatRate(present) })
  }
}

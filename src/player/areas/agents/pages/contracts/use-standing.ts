import type { ContractParty } from '../../../../../core/contract/contract-states.ts'
import type { AnyContract, ContractTerms } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useContractWords } from '../../parts/use-contract-words.ts'

export interface StandingWords {
  /** Names the other party, as "From …" or "For …". */
  readonly nameOther: (contract: AnyContract) => string
  /** Says since when and until when a contract applies or can be answered. */
  readonly formatDates: (contract: AnyContract) => string
  /** Says who asks to cancel; undefined if nobody does. */
  readonly formatRequest: (contract: AnyContract) => string | undefined
}

/** Returns sentences about the state of contracts, for one of their parties. */
export function useStanding(party: ContractParty): StandingWords {
  const t = useT()
  const { formatDay, formatTime } = useContractWords()
  const isMine = party === 'subordinate'
  function formatAnswer({ answerUntil, proposedAt, subordinate: name }: ContractTerms): string {
    const time = formatTime(answerUntil ?? proposedAt)
    return isMine
      ? t('contract.answerUntil', { time })
      : t('contract.answeredUntil', { name, time })
  }
  return {
    nameOther({ terms: { upline, subordinate } }) {
      if (!isMine) return t('contract.forSubordinate', { name: subordinate })
      return upline ? t('contract.fromUpline', { name: upline }) : t('contract.fromPlatform')
    },
    formatDates({ status, terms }) {
      if (status === 'P') return formatAnswer(terms)
      if (status === 'N' || status === 'X') {
        const date = formatTime(terms.endedAt ?? terms.proposedAt)
        return t(status === 'N' ? 'contract.rejectedAt' : 'contract.endedAt', { date })
      }
      const date = formatDay(terms.effectiveFrom ?? terms.proposedAt)
      if (terms.endsAt === undefined) return t('contract.since', { date })
      // It ends at midnight, so the day before is its last one.
      return t('contract.sinceUntil', { date, end: formatDay(terms.endsAt - 1) })
    },
    formatRequest({ status, terms: { askedBy, upline, subordinate } }) {
      if (status !== 'V') return undefined
      const name = isMine ? upline : subordinate
      if (askedBy === party)
        return name ? t('contract.askedByYou', { name }) : t('contract.askedOfPlatform')
      return name ? t('contract.askedByOther', { name }) : t('contract.askedByPlatform')
    },
  }
}

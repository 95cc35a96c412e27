import type { ReactNode } from 'react'
import type { AnyContract } from '../../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../../kit/controls/Button.tsx'
import { InitialFocus } from '../../../../../kit/controls/InitialFocus.tsx'
import { Notice } from '../../../../../kit/controls/Notice.tsx'
import { formatOrderTime } from '../../../../../kit/money/format-order-time.ts'
import { ReceiptRows } from '../../../../../kit/money/OrderReceipt.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../../state/language.ts'
import { listTiers } from '../../../parts/contract-tiers.ts'
import { TierTable } from '../../../parts/TierTable.tsx'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import styles from './ProposalReceipt.module.css'

export interface ProposalReceiptProps {
  readonly contract: AnyContract
  readonly onAgain: () => void
}

/** Shows the contract that was proposed, with its number and the time for an answer. */
export function ProposalReceipt({ contract, onAgain }: ProposalReceiptProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { nameProduct } = useContractWords()
  const { ornaments } = useSkin().look
  const { kind, contractId, terms } = contract
  const { subordinate: name, answerUntil, days } = terms
  return (
    <article className={styles['receipt']}>
      <InitialFocus>
        <Notice
          kind="success"
          line={t('contract.propose.sent')}
          detail={
            answerUntil !== undefined &&
            t('contract.propose.sentText', { name, time: formatOrderTime(answerUntil, language) })
          }
          ornament={ornaments['success']}
        />
      </InitialFocus>
      <ReceiptRows
        rows={[
          { label: t('contract.number'), value: contractId, copy: contractId },
          { label: t('contract.subordinate'), value: name },
          { label: t('contract.kinds'), value: t(`contract.kind.${kind}`) },
          { label: t('contract.games'), value: nameProduct(terms.product) },
          {
            label: t('contract.period'),
            value: days === undefined ? t('contract.noEnd') : t('contract.days', { count: days }),
          },
          { label: t('contract.proposedAt'), value: formatOrderTime(terms.proposedAt, language) },
        ]}
      />
      <TierTable tiers={listTiers(contract)} />
      <ButtonLink wide to={pathTo('contracts', { kind, tab: 'downline' })} replace>
        {t('contract.propose.list')}
      </ButtonLink>
      <Button wide variant="outline" onClick={onAgain}>
        {t('contract.propose.again')}
      </Button>
    </article>
  )
}

import type { ReactNode } from 'react'
import type { AnyContract } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { listTiers } from '../../../../components/parts/agents/contract-tiers.ts'
import { TierTable } from '../../../../components/parts/agents/TierTable.tsx'
import { useContractWords } from '../../../../components/parts/agents/use-contract-words.ts'
import { formatOrderTime } from '../../../../components/parts/money/format-order-time.ts'
import { ReceiptRows } from '../../../../components/parts/money/OrderReceipt.tsx'
import { Button, ButtonLink } from '../../../../components/ui/Button.tsx'
import { InitialFocus } from '../../../../components/ui/InitialFocus.tsx'
import { Notice } from '../../../../components/ui/Notice.tsx'
import { useT } from '../../../../i18n/use-t.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
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

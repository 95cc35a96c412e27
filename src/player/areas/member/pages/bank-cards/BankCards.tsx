import { type ReactNode, useState } from 'react'
import type { BankCards as Cards } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { verifyField } from '../../../../kit/forms/password-fields.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { readHere, useReturnPath } from '../../../../kit/pages/return-path.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { showNotification } from '../../../../state/toasts.ts'
import styles from './BankCards.module.css'

/** Lists the bank accounts of the member, and adds one until their number is reached (SPEC §11.71). */
export default function BankCards(): ReactNode {
  const call = useCall('bankCards')
  return (
    <PagePart>
      <Answer call={call} skeleton={<Skeleton shape="card" height="9rem" />}>
        {(cards) => <CardList cards={cards} />}
      </Answer>
    </PagePart>
  )
}

function CardList({ cards: { cards, banks, max, holder } }: { readonly cards: Cards }): ReactNode {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const back = useReturnPath('')
  const [adding, setAdding] = useState(false)
  const full = cards.length >= max
  useHeadline(t('bankCards.headline', { count: cards.length, max }))
  return (
    <>
      {cards.length === 0 && !adding && <EmptyNotice line={t('bankCards.none')} />}
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.id} className={`${plate['raised']} ${styles['card']}`} data-kit="card">
            <Icon name="bank" />
            <p className={styles['bank']}>{card.bankName}</p>
            <p className={styles['number']}>{card.number}</p>
            <p className={typography['muted']}>
              <InlineList items={[card.holder, card.branch]} />
            </p>
          </li>
        ))}
      </ul>
      <p className={`${styles['count']} ${typography['muted']}`}>
        {t('settings.ofMax', { count: cards.length, max })}
      </p>
      {full ? (
        <Banner title={t('bankCards.full')} />
      ) : holder === undefined ? (
        <NameNeeded />
      ) : adding ? (
        <AddCard
          banks={banks}
          holder={holder}
          onSaved={() => (back ? navigate(back, { replace: true }) : setAdding(false))}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="accent" size="large" wide icon="plus" onClick={() => setAdding(true)}>
          {t('bankCards.add')}
        </Button>
      )}
    </>
  )
}

function NameNeeded(): ReactNode {
  const t = useT()
  return (
    <>
      <Banner tone="warning" title={t('bankCards.nameNeeded')}>
        {t('bankCards.nameNeededDetail')}
      </Banner>
      <ButtonLink
        variant="accent"
        size="large"
        wide
        to={pathTo('settings', { edit: 'payeeName', back: readHere() })}
      >
        {t('bankCards.setName')}
      </ButtonLink>
    </>
  )
}

interface AddCardProps {
  readonly banks: Cards['banks']
  readonly holder: string
  readonly onSaved: () => void
  readonly onCancel: () => void
}

function AddCard({ banks, holder, onSaved, onCancel }: AddCardProps): ReactNode {
  const t = useT()
  useNamedStep(t('bankCards.add'))
  const fields: readonly FormField[] = [
    {
      name: 'bankCode',
      label: 'bankCards.bank',
      options: banks.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: 'number',
      label: 'bankCards.number',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 30,
      pattern: { acceptedPattern: '^[0-9 -]+$', minLength: 4, maxLength: 30 },
      messages: { pattern: { key: 'error.bankCardNumber' } },
    },
    { name: 'branch', label: 'bankCards.branch', required: false, maxLength: 60 },
    verifyField,
  ]
  return (
    <>
      <Banner title={t('bankCards.holder', { name: holder })}>{t('bankCards.holderNote')}</Banner>
      <CallForm
        id="bank-card"
        call="addBankCard"
        fields={fields}
        submit={t('bankCards.save')}
        unknown="settings.unknown"
        fieldOf={{
          'bankCard.number': 'number',
          'bankCard.exists': 'number',
          'password.incorrect': 'verifyPwd',
        }}
        compose={({ bankCode = '', number = '', branch = '', verifyPwd = '' }) => ({
          body: {
            bankCode,
            number: number.replaceAll(/[\s-]/g, ''),
            verifyPwd,
            ...(branch.trim() && { branch: branch.trim() }),
          },
        })}
        onDone={() => {
          showNotification(t('bankCards.added'))
          onSaved()
        }}
      >
        <Button variant="plain" wide onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </CallForm>
    </>
  )
}

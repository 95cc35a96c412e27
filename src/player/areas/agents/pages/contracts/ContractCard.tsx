import { type ReactNode, useId, useState } from 'react'
import type { ContractParty } from '../../../../../core/contract/contract-states.ts'
import type { AnyContract } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useConnection } from '../../../../state/connection.ts'
import { listTiers } from '../../parts/contract-tiers.ts'
import { TierTable } from '../../parts/TierTable.tsx'
import { useContractWords } from '../../parts/use-contract-words.ts'
import styles from './ContractCard.module.css'
import { ContractDetails } from './ContractDetails.tsx'
import { type ContractMoves, listMoves } from './use-contract-moves.ts'
import { useStanding } from './use-standing.ts'

export interface ContractCardProps {
  readonly contract: AnyContract
  /** Whom the agent is in it. */
  readonly party: ContractParty
  readonly moves: ContractMoves
  /** The words above the name of the other party, such as "New offer". */
  readonly label?: string
  /** Warns of an offer; it is repeated before the agent accepts. */
  readonly warning?: string | undefined
  /** Shows the text of the agreement on the card. */
  readonly withText?: boolean
}

const tones = {
  P: 'warning',
  E: 'light',
  V: 'warning',
  N: 'plain',
  X: 'plain',
  unknown: 'plain',
} as const

/** Shows a contract: the other party, state, dates, tiers, text, and what the agent may do with it (SPEC §11.87). */
export function ContractCard(props: ContractCardProps): ReactNode {
  const { contract, party, label, warning, withText = false } = props
  const t = useT()
  const id = useId()
  const { nameProduct } = useContractWords()
  const { nameOther, formatDates, formatRequest } = useStanding(party)
  const [open, setOpen] = useState(false)
  const { status, terms } = contract
  const request = formatRequest(contract)
  return (
    <article
      className={`${plate['headed']} ${styles['card']}`}
      data-kit="contract"
      data-status={status}
      aria-labelledby={id}
    >
      <header className={styles['head']}>
        {label && (
          <p className={`${styles['label']} ${typography['muted']}`} data-part="label">
            {label}
          </p>
        )}
        <h2 className={styles['title']} data-part="title" id={id}>
          {nameOther(contract)}
        </h2>
        <Tag tone={tones[status]}>{t(`contract.state.${status}`)}</Tag>
        <p className={`${styles['note']} ${typography['muted']}`} data-part="note">
          <InlineList items={[nameProduct(terms.product), formatDates(contract)]} />
        </p>
      </header>
      {request && <p className={styles['request']}>{request}</p>}
      {warning && (
        <Banner tone="warning" title={t('contract.above.title')}>
          {warning}
        </Banner>
      )}
      <TierTable tiers={listTiers(contract)} />
      {withText && (
        <section
          className={`${styles['text']} ${typography['muted']}`}
          aria-label={t('contract.agreement')}
        >
          {terms.text}
        </section>
      )}
      <CardActions {...props} titleId={id} onOpen={() => setOpen(true)} />
      {open && <ContractDetails contract={contract} party={party} onClose={() => setOpen(false)} />}
    </article>
  )
}

interface CardActionsProps
  extends Pick<ContractCardProps, 'contract' | 'party' | 'moves' | 'warning'> {
  /** The id of the title of the card, which describes its buttons. */
  readonly titleId: string
  /** Opens the details. */
  readonly onOpen: () => void
}

/** Shows the way to the details, and a button for each move of the agent. */
function CardActions(props: CardActionsProps): ReactNode {
  const { contract, party, moves, warning, titleId, onOpen } = props
  const t = useT()
  const offline = useConnection() === 'offline'
  return (
    <div className={styles['actions']}>
      <Button variant="plain" size="small" aria-describedby={titleId} onClick={onOpen}>
        {t('contract.details')}
      </Button>
      {listMoves(contract, party).map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'accept' || name === 'agree' ? 'primary' : 'outline'}
          disabled={offline || moves.running}
          aria-describedby={titleId}
          onClick={() => void moves.move(contract, name, name === 'accept' ? warning : undefined)}
        >
          {t(`contract.move.${name}`)}
        </Button>
      ))}
    </div>
  )
}

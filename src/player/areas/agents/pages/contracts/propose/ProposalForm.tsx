import { type ReactNode, useState } from 'react'
import type { AnyContract } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { Field } from '../../../../../kit/controls/Field.tsx'
import { SheetField } from '../../../../../kit/controls/SheetField.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useConnection } from '../../../../../state/connection.ts'
import { MemberSheet } from '../../../parts/MemberSheet.tsx'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import styles from './ProposalForm.module.css'
import { ProposalPreview } from './ProposalPreview.tsx'
import type { KnownLimits } from './read-proposal.ts'
import { TierFields } from './TierFields.tsx'
import { type ProposalModel, type ProposedContract, useProposal } from './use-proposal.ts'

export interface ProposalFormProps {
  readonly limits: KnownLimits
  /** Who was chosen before; an empty text for nobody. */
  readonly username: string
  readonly onSent: (contract: AnyContract) => void
}

/** The form of a proposal. Its button opens the preview, from which it is sent. */
export function ProposalForm({ limits, username: chosen, onSent }: ProposalFormProps): ReactNode {
  const t = useT()
  const { formatRate } = useContractWords()
  const offline = useConnection() === 'offline'
  const [preview, setPreview] = useState<ProposedContract>()
  const [choosing, setChoosing] = useState(false)
  const proposal = useProposal({ limits, chosen, onReady: setPreview })
  const { subordinates, maxRate, rateType } = limits
  const isTaken = chosen !== '' && !subordinates.includes(chosen) && proposal.username === ''
  return (
    <>
      {/* The preview has a form of its own, so it is beside this one. */}
      <form className={styles['form']} noValidate onSubmit={(event) => void proposal.submit(event)}>
        <SheetField
          label={t('contract.subordinate')}
          icon="user"
          value={proposal.username}
          placeholder={t('contract.propose.choose')}
          hint={isTaken ? t('contract.propose.taken', { name: chosen }) : undefined}
          error={proposal.errorOf('username')}
          onOpen={() => setChoosing(true)}
        />
        <ProductField proposal={proposal} limits={limits} />
        <p className={typography['muted']}>
          {t('contract.propose.limit', { rate: formatRate({ rate: maxRate, rateType }) })}
        </p>
        <Tiers proposal={proposal} limits={limits} />
        <Field
          label={t('contract.propose.period')}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={proposal.values.days}
          onChange={(event) => proposal.put({ days: event.currentTarget.value })}
          hint={t('contract.propose.periodHint')}
          error={proposal.errorOf('days')}
        />
        <Button type="submit" variant="accent" size="large" wide disabled={offline}>
          {t('contract.propose.preview')}
        </Button>
      </form>
      {choosing && (
        <SubordinateSheet proposal={proposal} limits={limits} onClose={() => setChoosing(false)} />
      )}
      {preview && (
        <ProposalPreview
          proposal={preview}
          rateType={rateType}
          onClose={() => setPreview(undefined)}
          onSent={onSent}
        />
      )}
    </>
  )
}

interface PartProps {
  readonly proposal: ProposalModel
  readonly limits: KnownLimits
}

function ProductField({ proposal, limits: { products } }: PartProps): ReactNode {
  const t = useT()
  const { nameProduct } = useContractWords()
  return (
    <Field
      label={t('contract.games')}
      name="product"
      options={[
        ...(products.length === 1 ? [] : [{ value: '', label: t('contract.allGames') }]),
        ...products.map((product) => ({ value: product, label: nameProduct(product) })),
      ]}
      value={proposal.product}
      onChange={(event) => proposal.put({ product: event.currentTarget.value })}
    />
  )
}

function Tiers({ proposal, limits }: PartProps): ReactNode {
  const t = useT()
  const { tiers } = proposal.values
  return (
    <>
      <ol className={styles['tiers']}>
        {tiers.map((tier, place) => (
          <li key={tier.key}>
            <TierFields
              tier={tier}
              number={place + 1}
              limits={limits}
              errorOf={proposal.errorOf}
              onChange={(field, typed) => proposal.setTier(tier.key, field, typed)}
              {...(tiers.length > 1 && { onRemove: () => proposal.removeTier(tier.key) })}
            />
          </li>
        ))}
      </ol>
      {tiers.length < limits.maxTiers && (
        <Button variant="outline" wide icon="plus" onClick={proposal.addTier}>
          {t('contract.propose.add')}
        </Button>
      )}
    </>
  )
}

function SubordinateSheet(props: PartProps & { readonly onClose: () => void }): ReactNode {
  const { proposal, limits, onClose } = props
  const t = useT()
  return (
    <MemberSheet
      title={t('contract.propose.choose')}
      direct
      selected={proposal.username}
      blocked={({ username, type }) => {
        if (type !== 'agent') return t('contract.propose.agentsOnly')
        return limits.subordinates.includes(username) ? undefined : t('contract.propose.hasOne')
      }}
      onPick={(username) => {
        onClose()
        proposal.put({ username })
      }}
      onClose={onClose}
    />
  )
}

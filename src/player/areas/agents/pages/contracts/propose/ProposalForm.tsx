import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { AnyContract } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { Field } from '../../../../../kit/controls/Field.tsx'
import { focusInvalid } from '../../../../../kit/controls/focus-invalid.ts'
import { SheetField } from '../../../../../kit/controls/SheetField.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useConnection } from '../../../../../state/connection.ts'
import { MemberSheet } from '../../../parts/MemberSheet.tsx'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import styles from './ProposalForm.module.css'
import { ProposalPreview } from './ProposalPreview.tsx'
import type { KnownLimits } from './read-proposal.ts'
import { TierFields } from './TierFields.tsx'
import { type ProposedContract, useProposal } from './use-proposal.ts'

export interface ProposalFormProps {
  readonly limits: KnownLimits
  /** Who was chosen before; an empty text for nobody. */
  readonly username: string
  readonly onSent: (contract: AnyContract) => void
}

/** The form of a proposal. Its button opens the preview, from which it is sent. */
export function ProposalForm({ limits, username: chosen, onSent }: ProposalFormProps): ReactNode {
  const t = useT()
  const { formatRate, nameProduct } = useContractWords()
  const offline = useConnection() === 'offline'
  const proposal = useProposal(limits, chosen)
  const [preview, setPreview] = useState<ProposedContract>()
  const [choosing, setChoosing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { subordinates, products, maxRate, maxTiers, rateType } = limits
  const { tiers, needsUsername, hasWrongDays } = proposal
  const isTaken = chosen !== '' && !subordinates.includes(chosen) && proposal.username === ''

  function openPreview(event: FormEvent): void {
    event.preventDefault()
    const checked = proposal.check()
    setPreview(checked)
    if (!checked) focusInvalid(form.current)
  }

  return (
    <>
      {/* The preview has a form of its own, so it is beside this one. */}
      <form ref={form} className={styles['form']} noValidate onSubmit={openPreview}>
        <SheetField
          label={t('contract.subordinate')}
          icon="user"
          value={proposal.username}
          placeholder={t('contract.propose.choose')}
          hint={isTaken ? t('contract.propose.taken', { name: chosen }) : undefined}
          error={needsUsername ? t('contract.propose.chooseError') : undefined}
          onOpen={() => setChoosing(true)}
        />
        <Field
          label={t('contract.games')}
          name="product"
          options={[
            ...(products.length === 1 ? [] : [{ value: '', label: t('contract.allGames') }]),
            ...products.map((product) => ({ value: product, label: nameProduct(product) })),
          ]}
          value={proposal.product}
          onChange={(event) => proposal.setProduct(event.currentTarget.value)}
        />
        <p className={typography['muted']}>
          {t('contract.propose.limit', { rate: formatRate({ rate: maxRate, rateType }) })}
        </p>
        <ol className={styles['tiers']}>
          {tiers.map((tier, place) => (
            <li key={tier.key}>
              <TierFields
                tier={tier}
                number={place + 1}
                limits={limits}
                problems={proposal.tierProblems[place] ?? {}}
                onChange={(field, typed) => proposal.setTier(tier.key, field, typed)}
                {...(tiers.length > 1 && { onRemove: () => proposal.removeTier(tier.key) })}
              />
            </li>
          ))}
        </ol>
        {tiers.length < maxTiers && (
          <Button variant="outline" wide icon="plus" onClick={proposal.addTier}>
            {t('contract.propose.add')}
          </Button>
        )}
        <Field
          label={t('contract.propose.period')}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={proposal.days}
          onChange={(event) => proposal.setDays(event.currentTarget.value)}
          hint={t('contract.propose.periodHint')}
          error={hasWrongDays ? t('contract.propose.error.days') : undefined}
        />
        <Button type="submit" variant="accent" size="large" wide disabled={offline}>
          {t('contract.propose.preview')}
        </Button>
      </form>
      {choosing && (
        <MemberSheet
          title={t('contract.propose.choose')}
          direct
          selected={proposal.username}
          blocked={({ username, type }) => {
            if (type !== 'agent') return t('contract.propose.agentsOnly')
            return subordinates.includes(username) ? undefined : t('contract.propose.hasOne')
          }}
          onPick={(username) => {
            setChoosing(false)
            proposal.setUsername(username)
          }}
          onClose={() => setChoosing(false)}
        />
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

import { type ReactNode, useState } from 'react'
import type {
  AnyContract,
  ContractKind,
  ContractLimits,
} from '../../../../../../core/contract/generated/gateway.ts'
import { isKnown } from '../../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { isPositive } from '../../../../../kit/controls/decimal.ts'
import { SectionHead } from '../../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../../kit/pages/EmptyNotice.tsx'
import { useNamedStep } from '../../../../../state/step-title.ts'
import { KindChoice } from '../KindChoice.tsx'
import type { ContractPlace } from '../use-contract-place.ts'
import styles from './Proposal.module.css'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalReceipt } from './ProposalReceipt.tsx'
import type { KnownLimits } from './read-proposal.ts'

/** Proposes a contract to a subordinate, and shows what was proposed (SPEC §11.88). */
export function Proposal({ place }: { readonly place: ContractPlace }): ReactNode {
  const t = useT()
  const { kinds, propose } = place
  const [kind, setKind] = useState(place.kind)
  const [sent, setSent] = useState<AnyContract>()
  useNamedStep(t(sent ? 'contract.propose.sent' : 'contract.propose.title'))
  if (sent) return <ProposalReceipt contract={sent} onAgain={() => setSent(undefined)} />
  if (!kind) return null
  return (
    <>
      <SectionHead title={t('contract.propose.title')} />
      <div className={styles['kinds']}>
        <KindChoice kinds={kinds} selected={kind} onSelect={setKind} />
      </div>
      <LimitedForm key={kind} kind={kind} username={propose ?? ''} onSent={setSent} />
    </>
  )
}

interface LimitedFormProps {
  readonly kind: ContractKind
  /** Who was chosen before; an empty text for nobody. */
  readonly username: string
  readonly onSent: (contract: AnyContract) => void
}

function LimitedForm({ kind, ...form }: LimitedFormProps): ReactNode {
  const call = useCall('contractInfo', { kind })
  return (
    <Answer call={call} skeleton={<FormSkeleton />}>
      {(limits) =>
        isUnderstood(limits) && mayPropose(limits) ? (
          <ProposalForm limits={limits} {...form} />
        ) : (
          <NobodyToPropose limits={limits} />
        )
      }
    </Answer>
  )
}

/** Returns false for a contract of a kind or with rates that this player cannot write. */
function isUnderstood(limits: ContractLimits): limits is KnownLimits {
  return isKnown(limits.kind) && isKnown(limits.rateType)
}

function mayPropose({ maxRate, subordinates }: ContractLimits): boolean {
  return isPositive(maxRate) && subordinates.length > 0
}

/** Says why nothing can be proposed: no own contract, or nobody without one. */
function NobodyToPropose({ limits }: { readonly limits: ContractLimits }): ReactNode {
  const t = useT()
  const { kind, maxRate } = limits
  const why = isPositive(maxRate) ? 'nobody' : 'noOwn'
  const words = isUnderstood(limits)
    ? { line: t(`contract.propose.${why}`), detail: t(`contract.propose.${why}Text`) }
    : { line: t('contract.off'), detail: t('contract.offText') }
  return (
    <EmptyNotice
      {...words}
      way={{
        label: t('contract.review.contracts'),
        to: pathTo('contracts', { kind }),
        replace: true,
      }}
    />
  )
}

function FormSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="4.5rem" count={2} />
      <Skeleton shape="card" height="11rem" />
      <Skeleton shape="card" height="4.5rem" />
    </>
  )
}

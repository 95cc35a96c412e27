import type { ReactNode } from 'react'
import type { AnyContract, ContractTerms } from '../../src/core/contract/generated/gateway.ts'
import { closeDialog, useDialogs } from '../../src/player/state/dialogs.ts'
import { useToasts } from '../../src/player/state/toasts.ts'

/** Flags with which every kind of contract is offered. */
export const contractFlags = { DAILYSALCONT3: true, HOURSAL3: true, SIGNCONDIV3: true }

const terms: ContractTerms = {
  upline: 'boss',
  subordinate: 'maya',
  proposedAt: Date.UTC(2026, 9, 20, 8),
  effectiveFrom: Date.UTC(2026, 9, 21),
  text: 'The platform pays after each month.',
  aboveOwn: false,
  steps: [
    { status: 'P', at: Date.UTC(2026, 9, 20, 8) },
    { status: 'E', at: Date.UTC(2026, 9, 21, 9) },
  ],
}

/** Returns a dividend contract with two tiers, in force unless a part says otherwise. */
export function dividendOf(
  part: Partial<AnyContract> & { readonly changed?: Partial<ContractTerms> } = {},
): AnyContract {
  const { changed, ...contract } = part
  const status = contract.status ?? 'E'
  return {
    kind: 'dividend',
    contractId: '7',
    status,
    rows: [
      { minimumBet: '0.00', netLoss: '100.00', activeMember: 1, contractRate: '10.00', status },
      { minimumBet: '0.00', netLoss: '5000.50', activeMember: 3, contractRate: '15.50', status },
    ],
    ...contract,
    terms: { ...terms, ...changed },
  }
}

/** Shows the open dialog with its two answers, and the last notification. */
export function DialogsAndToasts(): ReactNode {
  const [dialog] = useDialogs()
  return (
    <>
      {dialog && (
        <div role="dialog" aria-label={dialog.words.title}>
          <p>{dialog.words.text}</p>
          <button type="button" onClick={() => closeDialog(dialog.id, '')}>
            yes
          </button>
          <button type="button" onClick={() => closeDialog(dialog.id)}>
            no
          </button>
        </div>
      )}
      <p role="log">{useToasts().at(-1)?.lines.join(' ')}</p>
    </>
  )
}

import {
  type ContractMove,
  type ContractParty,
  listContractMoves,
} from '../../../../../core/contract/contract-states.ts'
import type { AnyContract } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { showNotification } from '../../../../state/toasts.ts'

/** A move of a party as its button names it. */
export type MoveName = 'accept' | 'reject' | 'cancel' | 'agree' | 'refuse'

/** The order of the buttons: the main one is the last. */
const order: readonly MoveName[] = ['cancel', 'reject', 'refuse', 'accept', 'agree']

/** Lists the moves that a party may make, in the order of their buttons. Rejecting a request to cancel is to refuse it. */
export function listMoves(contract: AnyContract, party: ContractParty): readonly MoveName[] {
  const { status, terms } = contract
  const names: Readonly<Record<ContractMove, MoveName | undefined>> = {
    A: 'accept',
    R: status === 'V' ? 'refuse' : 'reject',
    C: 'agree',
    cancel: 'cancel',
    end: undefined,
  }
  const { askedBy } = terms
  if (status === 'unknown' || askedBy === 'unknown') return []
  return listContractMoves({ status, askedBy }, party)
    .map((move) => names[move])
    .filter((name) => name !== undefined)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
}

const actions = { accept: 'A', reject: 'R', agree: 'C', refuse: 'R' } as const

export interface ContractMoves {
  /** Makes a move after a confirmation, which repeats a warning. */
  readonly move: (contract: AnyContract, name: MoveName, warning?: string) => Promise<void>
  readonly running: boolean
}

/** Returns a function that makes the moves of contracts. */
export function useContractMoves(): ContractMoves {
  const t = useT()
  const process = useEffectButton('processContract')
  const cancel = useEffectButton('cancelContract')
  return {
    running: process.running || cancel.running,
    async move({ contractId }, name, warning) {
      const sure = await openConfirm({
        title:
          warning === undefined ? t(`contract.ask.${name}.title`) : t('contract.above.confirm'),
        text: [warning, t(`contract.ask.${name}.text`)].filter(Boolean).join(' '),
        confirm: t(`contract.move.${name}`),
        // Beside "Ask to cancel", the usual "Cancel" would say the same.
        cancel: t('contract.back'),
      })
      if (!sure) return
      const moved =
        name === 'cancel'
          ? await cancel.press({ body: { contractId } })
          : await process.press({ body: { contractId, action: actions[name] } })
      if (moved) showNotification(t(`contract.done.${name}`))
    },
  }
}

/** The states of a contract (SPEC §10.40): pending, effective, cancel requested, rejected, ended. */
export const contractStates = ['P', 'E', 'V', 'N', 'X'] as const
export type ContractStateCode = (typeof contractStates)[number]

/**
 * What is done with a contract: accept, reject, agree to cancel (SPEC §10.40); `cancel` asks to cancel it,
 * `end` is the end of its days.
 */
export const contractMoves = ['A', 'R', 'C', 'cancel', 'end'] as const
export type ContractMove = (typeof contractMoves)[number]

/** Who acts: the two parties, and the gateway's clock. */
const contractActors = ['upline', 'subordinate', 'clock'] as const
export type ContractActor = (typeof contractActors)[number]
export type ContractParty = Exclude<ContractActor, 'clock'>

interface Transition {
  readonly from: ContractStateCode
  readonly move: ContractMove
  readonly to: ContractStateCode
  /** Who may do it; `other` is the party that did not ask to cancel. */
  readonly by: readonly (ContractActor | 'other')[]
}

/** Every transition of a contract. What is not listed is refused. */
const contractTransitions = [
  { from: 'P', move: 'A', to: 'E', by: ['subordinate'] },
  // The clock rejects what nobody answers in time.
  { from: 'P', move: 'R', to: 'N', by: ['subordinate', 'clock'] },
  { from: 'E', move: 'cancel', to: 'V', by: ['upline', 'subordinate'] },
  { from: 'E', move: 'end', to: 'X', by: ['clock'] },
  { from: 'V', move: 'C', to: 'X', by: ['other'] },
  // Nobody has to answer a request once the days of the contract are over.
  { from: 'V', move: 'end', to: 'X', by: ['clock'] },
  { from: 'V', move: 'R', to: 'E', by: ['other'] },
] as const satisfies readonly Transition[]

/** A contract as its transitions need it. */
export interface ContractStanding {
  readonly status: ContractStateCode
  /** The party that asked to cancel; only in state `V`. */
  readonly askedBy?: ContractParty | undefined
}

/** Returns the state after a move, or undefined if the actor may not do it in this state. */
export function moveContractState(
  { status, askedBy }: ContractStanding,
  move: ContractMove,
  actor: ContractActor,
): ContractStateCode | undefined {
  const transitions: readonly Transition[] = contractTransitions
  const isOther = actor !== 'clock' && askedBy !== undefined && actor !== askedBy
  return transitions.find(
    ({ from, move: known, by }) =>
      from === status &&
      known === move &&
      (by.includes(actor) || (isOther && by.includes('other'))),
  )?.to
}

/** Lists the moves that an actor may make. */
export function listContractMoves(
  standing: ContractStanding,
  actor: ContractActor,
): readonly ContractMove[] {
  return contractMoves.filter((move) => moveContractState(standing, move, actor) !== undefined)
}

/** The states in which a contract applies: a request to cancel leaves it in force until it is agreed to. */
export const contractStatesInForce = ['E', 'V'] as const satisfies readonly ContractStateCode[]

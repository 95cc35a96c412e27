import type { SessionKind } from './facts.ts'

/** The member types of a merchant that are not agents. */
export interface MemberTypeLists {
  readonly agentExcludedTypes: readonly number[]
  /** The types of trial accounts, which may be among the others too. */
  readonly trialTypes: readonly number[]
}

/** Returns the kind of a signed-in account by its member type (SPEC §10.41). */
export function sessionKindOf(
  type: number,
  { agentExcludedTypes, trialTypes }: MemberTypeLists,
): Exclude<SessionKind, 'guest'> {
  if (trialTypes.includes(type)) return 'trial'
  return agentExcludedTypes.includes(type) ? 'member' : 'agent'
}

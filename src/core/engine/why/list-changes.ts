import type { Facts } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { Change } from '../../contract/plan.ts'
import { anyOther } from '../explain/find-counterfactual.ts'
import { leavesOf, readLeaf } from '../read-fact.ts'

/** A fact of a scenario that would have to be another. */
export interface FactChange {
  readonly kind: 'flag' | 'template' | 'session' | 'language' | 'device'
  /** The flag or template; empty where there is one fact of the kind. */
  readonly name: string
  /** Such as `on`, `new` or `member`. */
  readonly to: string
}

export interface ChangeScope {
  readonly facts: Facts
  readonly condition: Condition | undefined
  /** Tags of the languages that the merchant has. */
  readonly languages: readonly string[]
}

/** Changes as somebody can make them; none where one of them is no scenario's, as that of a setting. */
export function listChanges(changes: readonly Change[], scope: ChangeScope): readonly FactChange[] {
  const listed = changes.map((change) => listChange(change, scope))
  const made = listed.filter((change) => change !== undefined)
  return made.length === listed.length ? made : []
}

function listChange({ condition, to }: Change, scope: ChangeScope): FactChange | undefined {
  const leaf = readLeaf(condition)
  if (!leaf || leaf.kind === 'setting') return undefined
  const { kind, name } = leaf
  if (kind === 'flag') return { kind, name, to: to ? 'on' : 'off' }
  const value = to === anyOther ? otherLanguage(scope) : String(to)
  return value === undefined ? undefined : { kind, name, to: value }
}

/** A language of the merchant that the condition does not name. */
function otherLanguage({ facts, condition, languages }: ChangeScope): string | undefined {
  const named = condition ? leavesOf(condition) : []
  const taken = named.filter(({ kind }) => kind === 'language').flatMap(({ accepted }) => accepted)
  return languages.find((tag) => tag !== facts.language && !taken.includes(tag))
}

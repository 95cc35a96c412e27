import { leavesOf, readLeaf } from '../../contract/condition.ts'
import type { Facts } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { RequiredChange } from '../../contract/plan.ts'
import { anyOther } from '../explain/find-counterfactual.ts'

/** A fact of a scenario that would have to change. */
export interface FactChange {
  readonly kind: 'flag' | 'template' | 'session' | 'language' | 'device' | 'time'
  /** The flag or template; empty if the kind has a single fact. */
  readonly name: string
  /** The new value, such as `on`, `new` or `member`; a moment is written in UTC. */
  readonly to: string
}

export interface ChangeScope {
  readonly facts: Facts
  readonly condition: Condition | undefined
  /** Tags of the merchant's languages. */
  readonly languages: readonly string[]
}

/** Turns changes into facts of a scenario. Returns an empty list if a scenario cannot make one of them, such as a setting. */
export function listChanges(
  changes: readonly RequiredChange[],
  scope: ChangeScope,
): readonly FactChange[] {
  const facts = changes.map((change) => factChangeOf(change, scope))
  const possible = facts.filter((fact) => fact !== undefined)
  return possible.length === facts.length ? possible : []
}

function factChangeOf(
  { condition, to }: RequiredChange,
  scope: ChangeScope,
): FactChange | undefined {
  const leaf = readLeaf(condition)
  if (!leaf || leaf.kind === 'setting') return undefined
  const { kind, name } = leaf
  if (kind === 'flag') return { kind, name, to: to ? 'on' : 'off' }
  if (kind === 'time') return { kind, name, to: new Date(Number(to)).toISOString() }
  const value = to === anyOther ? otherLanguage(scope) : String(to)
  return value === undefined ? undefined : { kind, name, to: value }
}

/** Returns a language of the merchant that the condition does not name. */
function otherLanguage({ facts, condition, languages }: ChangeScope): string | undefined {
  const named = condition ? leavesOf(condition) : []
  const taken = named.filter(({ kind }) => kind === 'language').flatMap(({ accepted }) => accepted)
  return languages.find((tag) => tag !== facts.language && !taken.includes(tag))
}

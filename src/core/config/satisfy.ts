import { factDomains, type Leaf, listMoments, readNode } from '../contract/condition.ts'
import type { Condition } from '../contract/generated/config.ts'
import { stateOfWindow } from '../contract/time-window.ts'

/** The possible values of a fact, or with `among: false` the excluded values. */
interface Range {
  readonly among: boolean
  readonly values: ReadonlySet<unknown>
}

/** The possible values of facts by name, such as `session` or `flag PTSYS3`. */
export type RequirementChoice = ReadonlyMap<string, Range>

/** A condition that has to be true, or false. */
export interface Requirement {
  readonly condition: Condition
  readonly holds: boolean
}

export interface RequirementSearch {
  readonly languages: readonly string[]
  /** The steps that are left before the search gives up. */
  readonly steps: { left: number }
  /** The moment before which nothing matters, in epoch milliseconds; by default every moment matters. */
  readonly since?: number | undefined
}

interface Search extends RequirementSearch {
  /** The moments to try: the first one, and those at which a time window turns. */
  readonly moments: readonly number[]
}

/** Finds facts that meet every requirement; undefined if none do, `unsure` if the search gave up. */
export function satisfy(
  requirements: readonly Requirement[],
  search: RequirementSearch,
): RequirementChoice | undefined | 'unsure' {
  const { since = Number.NEGATIVE_INFINITY } = search
  const turns = listMoments(requirements.map(({ condition }) => condition))
  const moments = [since, ...turns.filter((moment) => moment > since)]
  return satisfyRest(requirements, { ...search, moments }, new Map())
}

function satisfyRest(
  requirements: readonly Requirement[],
  search: Search,
  choice: RequirementChoice,
): RequirementChoice | undefined | 'unsure' {
  search.steps.left--
  if (search.steps.left < 0) return 'unsure'
  const [first, ...rest] = requirements
  if (!first) return choice
  const { condition, holds } = first
  const node = readNode(condition)
  if (!node) return satisfyRest(rest, search, choice)
  if (node.op === 'not')
    return satisfyRest([{ condition: node.part, holds: !holds }, ...rest], search, choice)
  if (node.op === 'leaf') {
    const narrowed = narrow(choice, { leaf: node.leaf, holds }, search)
    return narrowed && satisfyRest(rest, search, narrowed)
  }
  const parts = node.parts.map((part) => ({ condition: part, holds }))
  if ((node.op === 'all') === holds) return satisfyRest([...parts, ...rest], search, choice)
  for (const part of parts) {
    const found = satisfyRest([part, ...rest], search, choice)
    if (found) return found
  }
  return undefined
}

function narrow(
  choice: RequirementChoice,
  { leaf, holds }: { readonly leaf: Leaf; readonly holds: boolean },
  search: Search,
): RequirementChoice | undefined {
  const fact = `${leaf.kind} ${leaf.name}`.trim()
  const before = choice.get(fact) ?? domainOf(leaf, search)
  const after = intersect(before, { among: holds, values: acceptedBy(leaf, search) })
  return after.among && after.values.size === 0 ? undefined : new Map(choice).set(fact, after)
}

/** Returns the values that make a leaf true; of a time window, the moments within it. */
function acceptedBy({ condition, accepted }: Leaf, { moments }: Search): Set<unknown> {
  return new Set(
    'time' in condition
      ? moments.filter((moment) => stateOfWindow(condition.time, moment) === 'within')
      : accepted,
  )
}

/** Returns all possible values of the fact of a leaf. */
function domainOf({ kind }: Leaf, { languages, moments }: Search): Range {
  const values = kind === 'language' ? languages : kind === 'time' ? moments : factDomains[kind]
  return values ? { among: true, values: new Set(values) } : { among: false, values: new Set() }
}

function intersect(a: Range, b: Range): Range {
  if (a.among) return { among: true, values: keep(a.values, (v) => b.values.has(v) === b.among) }
  if (b.among) return { among: true, values: keep(b.values, (v) => !a.values.has(v)) }
  return { among: false, values: new Set([...a.values, ...b.values]) }
}

function keep(values: ReadonlySet<unknown>, test: (value: unknown) => boolean): Set<unknown> {
  return new Set([...values].filter(test))
}

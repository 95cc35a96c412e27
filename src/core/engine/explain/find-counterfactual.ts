import {
  type FactValue,
  factDomains,
  type Leaf,
  leavesOf,
  listMoments,
  readNode,
} from '../../contract/condition.ts'
import type { Facts } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { RequiredChange } from '../../contract/plan.ts'
import { stateOfWindow } from '../../contract/time-window.ts'
import { type FlagDefaults, readFact } from '../read-fact.ts'

/** A placeholder for any value that no condition names. */
export const anyOther = '*'

/** The number of solutions kept at a node if the condition tests a fact twice. The most expensive others are dropped. */
const maxSolutions = 64

/** A fact with the value that a solution needs. It costs one if the fact would have to change. */
interface Assignment {
  readonly fact: string
  readonly value: FactValue
  readonly change?: RequiredChange
}
interface Solution {
  readonly assignments: readonly Assignment[]
  readonly cost: number
}
export interface CounterfactualScope {
  readonly facts: Facts
  readonly defaults: FlagDefaults
  /** The languages that players can choose; any language if absent. */
  readonly languages?: readonly string[]
}
interface Search extends CounterfactualScope {
  /** The values that the condition names, by fact. */
  readonly named: ReadonlyMap<string, ReadonlySet<FactValue>>
  /** The moments to choose from: now, and the later ones at which a time window turns. */
  readonly moments: readonly number[]
  /** The number of solutions to keep. One is enough if no fact is tested twice, because parts cannot conflict. */
  readonly limit: number
}

const noChange: Solution = { assignments: [], cost: 0 }

/** Finds the smallest set of changes that makes the condition evaluate to `target`; empty if none exists. */
export function findCounterfactual(
  condition: Condition,
  target: boolean,
  scope: CounterfactualScope,
): readonly RequiredChange[] {
  const leaves = leavesOf(condition)
  const named = namedValues(leaves)
  const limit = named.size === leaves.length ? 1 : maxSolutions
  const search = { ...scope, named, limit, moments: momentsFrom(scope.facts.time, condition) }
  const [best] = findSolutions(condition, target, search)
  return best ? best.assignments.flatMap(({ change }) => change ?? []) : []
}

function momentsFrom(now: number | undefined, condition: Condition): readonly number[] {
  if (now === undefined) return []
  return [now, ...listMoments([condition]).filter((moment) => moment > now)]
}

/** Finds the solutions that make a condition evaluate to `target`, the cheapest first. */
function findSolutions(condition: Condition, target: boolean, search: Search): readonly Solution[] {
  const node = readNode(condition)
  if (!node) return []
  switch (node.op) {
    case 'not':
      return findSolutions(node.part, !target, search)
    case 'leaf':
      return leafSolutions(node.leaf, target, search)
    default:
      return combineSolutions(node.parts, target, {
        every: (node.op === 'all') === target,
        search,
      })
  }
}

function combineSolutions(
  conditions: readonly Condition[],
  target: boolean,
  { every, search }: { readonly every: boolean; readonly search: Search },
): readonly Solution[] {
  const each = conditions.map((condition) => findSolutions(condition, target, search))
  if (!every) return cheapest(each.flat(), search)
  return each.reduce<readonly Solution[]>(
    (solutions, more) =>
      cheapest(
        solutions.flatMap((one) => more.flatMap((other) => join(one, other) ?? [])),
        search,
      ),
    [noChange],
  )
}

function leafSolutions(leaf: Leaf, target: boolean, search: Search): readonly Solution[] {
  const read = readFact(leaf, search.facts, search.defaults)
  const actual = leaf.kind === 'time' ? search.facts.time : read.actual
  const fact = factOf(leaf)
  // What the gateway sends does not change a flag that the merchant forces off.
  const domain = read.source === 'merchant' ? [false] : domainOf(leaf, actual, search)
  const solutions = domain
    .filter((value) => accepts(leaf, value) === target)
    .map((value): Solution => {
      if (value === actual) return { assignments: [{ fact, value }], cost: 0 }
      const change = { condition: leaf.condition, to: value }
      return { assignments: [{ fact, value, change }], cost: 1 }
    })
  return cheapest(solutions, search)
}

/** Returns true if a value makes a leaf true; of a time window, a moment. */
function accepts({ condition, accepted }: Leaf, value: FactValue): boolean {
  return 'time' in condition
    ? stateOfWindow(condition.time, Number(value)) === 'within'
    : accepted.includes(value)
}

function domainOf(leaf: Leaf, actual: FactValue | undefined, search: Search) {
  const { named, languages } = search
  if (leaf.kind === 'time') return search.moments
  const domain = leaf.kind === 'language' ? languages : factDomains[leaf.kind]
  if (domain) return domain
  const values = new Set(named.get(factOf(leaf)))
  if (actual !== undefined) values.add(actual)
  if (values.has(true) || values.has(false)) values.add(true).add(false)
  return [...values.add(anyOther)]
}

/** Joins two solutions; `undefined` if they need one fact at two values. */
function join(one: Solution, other: Solution): Solution | undefined {
  const assignments = [...one.assignments]
  let cost = one.cost
  for (const assignment of other.assignments) {
    const existing = one.assignments.find(({ fact }) => fact === assignment.fact)
    if (existing && existing.value !== assignment.value) return undefined
    if (existing) continue
    assignments.push(assignment)
    if (assignment.change) cost += 1
  }
  return { assignments, cost }
}

function cheapest(solutions: readonly Solution[], { limit }: Search): readonly Solution[] {
  if (solutions.length < 2) return solutions
  if (limit === 1) return [solutions.reduce((best, one) => (one.cost < best.cost ? one : best))]
  return solutions
    .toSorted(
      (a, b) =>
        a.cost - b.cost || a.assignments.length - b.assignments.length || timeOf(a) - timeOf(b),
    )
    .slice(0, limit)
}

/** Returns the moment that a solution needs, so that the earliest of several is found. */
function timeOf({ assignments }: Solution): number {
  return Number(assignments.find(({ fact }) => fact === 'time:')?.value ?? 0)
}

function namedValues(leaves: readonly Leaf[]): Map<string, Set<FactValue>> {
  const named = new Map<string, Set<FactValue>>()
  for (const leaf of leaves) {
    const fact = factOf(leaf)
    const values = named.get(fact) ?? new Set()
    for (const value of leaf.accepted) values.add(value)
    named.set(fact, values)
  }
  return named
}

function factOf(leaf: Leaf): string {
  return `${leaf.kind}:${leaf.name}`
}

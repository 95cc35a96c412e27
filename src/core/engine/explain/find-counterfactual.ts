import type { Facts } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { Change } from '../../contract/plan.ts'
import {
  type FactValue,
  type FlagDefaults,
  type Leaf,
  leavesOf,
  readFact,
  readNode,
} from '../read-fact.ts'

/** Stands for any value that no condition names. */
export const anyOther = '*'

/** How many ways to reach a result are kept at a node where a fact is asked for twice; beyond it the dearest are dropped. */
const mostKept = 64

/** A fact held at a value; it costs one when the fact would have to change for it. */
interface Hold {
  readonly fact: string
  readonly value: FactValue
  readonly change?: Change
}
interface Way {
  readonly holds: readonly Hold[]
  readonly cost: number
}
export interface CounterfactualScope {
  readonly facts: Facts
  readonly defaults: FlagDefaults
  /** The languages that can be chosen; any without it. */
  readonly languages?: readonly string[]
}
interface Search extends CounterfactualScope {
  /** Every value the condition names, by fact. */
  readonly named: ReadonlyMap<string, ReadonlySet<FactValue>>
  /** One is enough where no fact is asked for twice: then the parts cannot stand in each other's way. */
  readonly kept: number
}

const domains: Readonly<Partial<Record<Leaf['kind'], readonly FactValue[]>>> = {
  flag: [true, false],
  template: ['base', 'new'],
  session: ['guest', 'member', 'trial', 'agent'],
  device: ['browser', 'pwa', 'webclip', 'app'],
}
const free: Way = { holds: [], cost: 0 }

/** The fewest facts that would have to be others for the condition to come to `target`; empty when none would do. */
export function findCounterfactual(
  condition: Condition,
  target: boolean,
  scope: CounterfactualScope,
): readonly Change[] {
  const leaves = leavesOf(condition)
  const named = namedValues(leaves)
  const kept = named.size === leaves.length ? 1 : mostKept
  const search = { ...scope, named, kept }
  const [best] = findWays(condition, target, search)
  return best ? best.holds.flatMap((hold) => hold.change ?? []) : []
}

/** The ways to make a condition come to `target`, the cheapest first. */
function findWays(condition: Condition, target: boolean, search: Search): readonly Way[] {
  const node = readNode(condition)
  if (!node) return []
  switch (node.op) {
    case 'not':
      return findWays(node.part, !target, search)
    case 'leaf':
      return leafWays(node.leaf, target, search)
    default:
      return combineWays(node.parts, target, { every: (node.op === 'all') === target, search })
  }
}

function combineWays(
  conditions: readonly Condition[],
  target: boolean,
  { every, search }: { readonly every: boolean; readonly search: Search },
): readonly Way[] {
  const each = conditions.map((condition) => findWays(condition, target, search))
  if (!every) return cheapest(each.flat(), search)
  return each.reduce<readonly Way[]>(
    (ways, more) =>
      cheapest(
        ways.flatMap((way) => more.flatMap((other) => join(way, other) ?? [])),
        search,
      ),
    [free],
  )
}

function leafWays(leaf: Leaf, target: boolean, search: Search): readonly Way[] {
  const { actual } = readFact(leaf, search.facts, search.defaults)
  const fact = factOf(leaf)
  const ways = domainOf(leaf, actual, search)
    .filter((value) => leaf.accepted.includes(value) === target)
    .map((value): Way => {
      if (value === actual) return { holds: [{ fact, value }], cost: 0 }
      const change = { condition: leaf.condition, to: value }
      return { holds: [{ fact, value, change }], cost: 1 }
    })
  return cheapest(ways, search)
}

function domainOf(leaf: Leaf, actual: FactValue | undefined, { named, languages }: Search) {
  const domain = leaf.kind === 'language' ? languages : domains[leaf.kind]
  if (domain) return domain
  const values = new Set(named.get(factOf(leaf)))
  if (actual !== undefined) values.add(actual)
  if (values.has(true) || values.has(false)) values.add(true).add(false)
  return [...values.add(anyOther)]
}

/** Both ways at once, or `undefined` when they hold one fact at two values. */
function join(one: Way, other: Way): Way | undefined {
  const holds = [...one.holds]
  let cost = one.cost
  for (const hold of other.holds) {
    const held = one.holds.find(({ fact }) => fact === hold.fact)
    if (held && held.value !== hold.value) return undefined
    if (held) continue
    holds.push(hold)
    if (hold.change) cost += 1
  }
  return { holds, cost }
}

function cheapest(ways: readonly Way[], { kept }: Search): readonly Way[] {
  if (ways.length < 2) return ways
  if (kept === 1) return [ways.reduce((best, way) => (way.cost < best.cost ? way : best))]
  return ways.toSorted((a, b) => a.cost - b.cost || a.holds.length - b.holds.length).slice(0, kept)
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

import type { Condition } from '../contract/generated/config.ts'

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
}

/** Finds facts that meet every requirement; undefined if none do, `unsure` if the search gave up. */
export function satisfy(
  requirements: readonly Requirement[],
  search: RequirementSearch,
  choice: RequirementChoice = new Map(),
): RequirementChoice | undefined | 'unsure' {
  search.steps.left--
  if (search.steps.left < 0) return 'unsure'
  const [first, ...rest] = requirements
  if (!first) return choice
  const { condition, holds } = first
  if ('not' in condition)
    return satisfy([{ condition: condition.not, holds: !holds }, ...rest], search, choice)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  if (!parts) {
    const narrowed = narrow(choice, first, search)
    return narrowed && satisfy(rest, search, narrowed)
  }
  if ('all' in condition === holds)
    return satisfy([...parts.map((part) => ({ condition: part, holds })), ...rest], search, choice)
  for (const part of parts) {
    const found = satisfy([{ condition: part, holds }, ...rest], search, choice)
    if (found) return found
  }
  return undefined
}

function narrow(
  choice: RequirementChoice,
  { condition, holds }: Requirement,
  search: RequirementSearch,
): RequirementChoice | undefined {
  const leaf = readLeaf(condition, search)
  if (!leaf) return choice
  const before = choice.get(leaf.fact) ?? leaf.domain
  const after = intersect(before, { among: holds, values: leaf.values })
  return after.among && after.values.size === 0 ? undefined : new Map(choice).set(leaf.fact, after)
}

interface Leaf {
  readonly fact: string
  readonly values: ReadonlySet<unknown>
  readonly domain: Range
}

/** Reads a leaf: its fact, the values for which it is true, and all possible values of the fact. */
function readLeaf(condition: Condition, { languages }: RequirementSearch): Leaf | undefined {
  if ('flag' in condition)
    return leafOf(`flag ${condition.flag}`, [condition.is ?? true], [true, false])
  if ('template' in condition)
    return leafOf(`template ${condition.template}`, [condition.is ?? 'new'], ['base', 'new'])
  if ('setting' in condition)
    return {
      fact: `setting ${condition.setting}`,
      values: new Set([condition.is ?? true]),
      domain: { among: false, values: new Set() },
    }
  if ('session' in condition) {
    const kinds = [condition.session].flat()
    // An agent is a member too (SPEC §6.4).
    const values = kinds.includes('member') ? [...kinds, 'agent'] : kinds
    return leafOf('session', values, ['guest', 'member', 'trial', 'agent'])
  }
  if ('language' in condition) return leafOf('language', [condition.language].flat(), languages)
  if ('device' in condition)
    return leafOf('device', [condition.device].flat(), ['browser', 'pwa', 'webclip', 'app'])
  return undefined
}

function leafOf(fact: string, values: readonly unknown[], all: readonly unknown[]): Leaf {
  return { fact, values: new Set(values), domain: { among: true, values: new Set(all) } }
}

function intersect(a: Range, b: Range): Range {
  if (a.among) return { among: true, values: keep(a.values, (v) => b.values.has(v) === b.among) }
  if (b.among) return { among: true, values: keep(b.values, (v) => !a.values.has(v)) }
  return { among: false, values: new Set([...a.values, ...b.values]) }
}

function keep(values: ReadonlySet<unknown>, test: (value: unknown) => boolean): Set<unknown> {
  return new Set([...values].filter(test))
}

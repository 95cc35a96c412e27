import { leavesOf } from '../contract/condition.ts'
import { flags } from '../contract/flags.ts'
import type { Condition, Page } from '../contract/generated/config.ts'
import { liveSettings } from '../contract/live-settings.ts'
import { readGuardFlag } from '../contract/own-pages.ts'
import { momentsOf, stateOfWindow } from '../contract/time-window.ts'
import { completeTimes, formatMoment } from '../contract/zoned-time.ts'
import type { Collected } from './collect.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import {
  type Requirement,
  type RequirementChoice,
  type RequirementSearch,
  satisfy,
} from './satisfy.ts'
import { type MapTree, nearestSpan, pathText, stringAt, type Tree, toValue } from './tree.ts'

/** The budget of a search; a condition that is too large to decide counts as possible. */
const steps = 20_000

/** The known names by the key of a condition that refers to them. */
const knownNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['flag', Object.keys(flags)],
  ['setting', liveSettings],
])

/** Reports flags and live settings in a condition that the platform does not have. */
export function checkFacts(tree: Tree, path: Collected['path']): Finding[] {
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => checkFacts(item, [...path, index]))
  if (tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([key, { value }]) => {
    const name = stringAt(value, [])
    if (name === undefined) return checkFacts(value, [...path, key])
    const known = knownNames.get(key)
    if (!known || known.includes(name)) return []
    const { name: nearest, safe } = findNearest(name, known)
    const details = { span: value, path: [...path, key], fix: renameFix(value, safe) }
    return key === 'flag'
      ? [createFinding('unknown-flag', details, { flag: name, nearest })]
      : [createFinding('unknown-live-setting', details, { name, nearest })]
  })
}

/** Reports a condition that can never be true. */
export function checkReachable({ tree, path }: Collected, languages: readonly string[]): Finding[] {
  // The shape check has accepted every condition before.
  const condition = completeTimes(toValue(tree)) as Condition
  const search: RequirementSearch = { languages, steps: { left: steps } }
  if (satisfy([{ condition, holds: true }], search)) return []
  const what = `"${pathText(path.slice(0, -1))}"`
  if (hasClosedWindow(condition)) return [] // its times are reported
  const because = reasonOf(tree, languages)
  return [createFinding('unreachable-block', { span: tree, path }, { what, because })]
}

/** Returns true if a time window of a condition is empty or has a wrong time. */
function hasClosedWindow(condition: Condition): boolean {
  return leavesOf(condition).some(({ condition: leaf }) => {
    if (!('time' in leaf)) return false
    const { time } = leaf
    const moments = [Number.NEGATIVE_INFINITY, ...momentsOf(time)]
    return !moments.some((moment) => stateOfWindow(time, moment) === 'within')
  })
}

function reasonOf(tree: Tree, languages: readonly string[]): string {
  const text = JSON.stringify(toValue(tree))
  if (text.includes('"language"'))
    return `its condition is not true in any supported language (${languages.join(', ')})`
  return 'its condition requires things that are never true together'
}

export interface PageScope {
  readonly tree: MapTree
  readonly languages: readonly string[]
  /** Epoch milliseconds; without it, moments of the past matter too. */
  readonly now?: number | undefined
}

/** Reports a page that shows no block to some players. */
export function checkEmptyPage(page: string, declared: Page, scope: PageScope): Finding[] {
  const { order, blocks } = declared
  const flag = readGuardFlag(page, { [page]: declared })
  const requirements: Requirement[] =
    flag === undefined ? [] : [{ condition: { flag }, holds: true }]
  for (const id of order ?? []) {
    const block = blocks && Object.hasOwn(blocks, id) ? blocks[id] : undefined
    if (!block) continue
    if (!block.when) return []
    requirements.push({ condition: block.when, holds: false })
  }
  const { languages, now: since } = scope
  const found = satisfy(requirements, { languages, since, steps: { left: steps } })
  if (found === undefined || found === 'unsure') return []
  const span = nearestSpan(scope.tree, ['pages', page, 'order'])
  const details = { span, path: ['pages', page, 'order'] }
  return [createFinding('empty-region', details, { page, facts: formatFacts(found) })]
}

/** Formats facts, such as `the session is guest` and `flag PTSYS3 is on`. */
export function formatFacts(choice: RequirementChoice): string[] {
  return [...choice].map(([fact, { among, values }]) => {
    const [value] = values
    if (fact === 'time') return `the time is ${formatTime(Number(value))}`
    const name = fact.includes(' ') ? fact : `the ${fact}`
    return `${name} is ${among ? '' : 'not '}${value === true ? 'on' : value === false ? 'off' : String(value)}`
  })
}

function formatTime(moment: number): string {
  return Number.isFinite(moment) ? formatMoment(moment, 'Z') : 'before every window'
}

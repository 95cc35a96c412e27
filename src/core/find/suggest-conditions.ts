import { findings } from '../config/findings.ts'
import { formatTypedValue, readTypedValue } from '../config/typed-value.ts'
import { flags } from '../contract/flags.ts'
import { listKnownPaths } from './match-merchant.ts'
import { blockTypes, merchantStates } from './merchant-condition.ts'
import type { ReadMerchant } from './open-merchant-reader.ts'

/** A condition that could be meant by what is typed. */
export interface ConditionSuggestion {
  readonly text: string
  /** False for the beginning of a condition, after which a value is typed. */
  readonly isWhole: boolean
}

/** What conditions may name in a folder of merchants. */
export interface ConditionNames {
  /** The values at each path as they are typed, from the root of a merchant's file and from each block. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>
  readonly ownBlocks: readonly string[]
  /** The environments, whose gateways send flags. */
  readonly environments: readonly string[]
}

/** Suggestions that are shown at once. */
const most = 8
/** Values of a path that are kept; a path with more holds texts of its own in each merchant. */
const mostValues = 40
/** The length of a value that is worth choosing from a list. */
const longest = 60

/** Collects the paths of merchants with their values. */
export function collectValues(): {
  readonly read: (merchant: ReadMerchant) => void
  readonly values: ReadonlyMap<string, ReadonlySet<string>>
} {
  const values = new Map<string, Set<string>>()
  return {
    values,
    read: (merchant) => {
      for (const { path, from } of listKnownPaths(merchant)) {
        const known = values.get(path) ?? new Set()
        values.set(path, known)
        const entry = merchant.provenance.of(from).at(-1)
        if (entry?.act !== 'set' || known.size >= mostValues) continue
        for (const value of listPlain(entry.value)) {
          const text = typeValue(value)
          if (text.length <= longest) known.add(text)
        }
      }
    },
  }
}

/** Lists a value, or the values of a list; none of a map, which no condition compares. */
function listPlain(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'object')
  return typeof value === 'object' && value !== null ? [] : [value]
}

/** Writes a value as a condition names it: a text that is read as one needs no quotes. */
function typeValue(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[^\s,"[\]{}][^,"[\]{}]*$/.test(value)
  return isPlain && readTypedValue(value) === value ? value.trimEnd() : formatTypedValue(value)
}

/** Suggests conditions for the beginning of one, the likeliest first; those that each merchant could have for an empty text. */
export function suggestConditions(
  text: string,
  names: ConditionNames,
): readonly ConditionSuggestion[] {
  const typed = text.trim().toLowerCase()
  const all = [...suggestFixed(names), ...suggestFlags(typed, names), ...suggestPaths(typed, names)]
  const found = all.filter(({ text: one }) => {
    const known = one.toLowerCase()
    return known !== typed && known.includes(typed)
  })
  const ranked = found.toSorted((one, other) => rank(one.text, typed) - rank(other.text, typed))
  return ranked.slice(0, most)
}

/** Where a suggestion begins with what was typed it comes first, then where one of its names does; shorter ones first. */
function rank(text: string, typed: string): number {
  const at = text.toLowerCase().indexOf(typed)
  const isName = at > 0 && /[\s.]/.test(text[at - 1] ?? '')
  return (at === 0 ? 0 : isName ? 1000 : 2000) + text.length
}

function suggestFixed({ ownBlocks }: ConditionNames): ConditionSuggestion[] {
  const whole = [
    'errors',
    'warnings',
    ...merchantStates,
    ...[...blockTypes, ...ownBlocks].map((type) => `block ${type}`),
    ...Object.keys(findings).map((code) => `finding ${code}`),
  ]
  return whole.map((one) => ({ text: one, isWhole: true }))
}

function suggestFlags(typed: string, { environments }: ConditionNames): ConditionSuggestion[] {
  return Object.keys(flags).flatMap((name) =>
    ['on', 'off'].flatMap((state) => {
      const text = `${name} ${state}`
      // Each flag once until one is chosen.
      const isChosen = typed.startsWith(text.toLowerCase())
      const inside = isChosen ? environments.map((one) => `${text} in ${one}`) : []
      return [text, ...inside].map((one) => ({ text: one, isWhole: true }))
    }),
  )
}

function suggestPaths(typed: string, { values }: ConditionNames): ConditionSuggestion[] {
  const [, path, sign] = /^(.*?)\s*(!?=)/.exec(typed) ?? []
  return [...values].flatMap(([one, known]): ConditionSuggestion[] => {
    if (path === undefined) return known.size > 0 ? [{ text: `${one} = `, isWhole: false }] : []
    if (one.toLowerCase() !== path) return []
    return [...known].map((value) => ({ text: `${one} ${sign} ${value}`, isWhole: true }))
  })
}

import { findings } from '../config/findings.ts'
import { findNearest } from '../config/nearest.ts'
import { blockTypeSchema, knownKeys, merchantSchema } from '../config/schema-registry.ts'
import { readTypedValue } from '../config/typed-value.ts'
import { flags } from '../contract/flags.ts'

/** A condition by which merchants are found. */
export type MerchantCondition = { readonly typed: string } & (
  | ValueCondition
  | BlockCondition
  | FlagCondition
  | FindingCondition
  | StateCondition
  | WordCondition
)

/** The value at a path is this one, or is another one; without a value, the merchant or a parent sets it. */
export interface ValueCondition {
  readonly kind: 'value'
  /** A dotted path; `*` is any name. A path that begins with the id or the type of a block is inside of it. */
  readonly path: string
  readonly value?: unknown
  readonly is: 'equal' | 'other' | 'set'
}

/** A page has a block of this type in its order. */
export interface BlockCondition {
  readonly kind: 'block'
  readonly type: string
}

/** A flag is on or off: by the merchant's defaults, or for the players of an environment. */
export interface FlagCondition {
  readonly kind: 'flag'
  readonly flag: string
  readonly on: boolean
  readonly environment?: string
}

/** The merchant has a finding of this code, or of this severity. */
export interface FindingCondition {
  readonly kind: 'finding'
  readonly code: string
}

/**
 * How a merchant is published at the place of an environment, or of the workspace: `behind` is served, and a publish would
 * change it. What is planned is of any place where no environment is named.
 */
export interface StateCondition {
  readonly kind: 'state'
  readonly state: (typeof merchantStates)[number]
  readonly environment?: string
}

/** The code, a name, the parent and the hosts together contain each of these words. */
export interface WordCondition {
  readonly kind: 'word'
  readonly text: string
}

export interface ConditionScope {
  /** The types of the workspace's own blocks. */
  readonly ownBlocks: readonly string[]
}

/** The types of the platform's blocks. */
export const blockTypes = (blockTypeSchema.schema.enum ?? []).map(String)

export const merchantStates = [
  'published',
  'unpublished',
  'behind',
  'scheduled',
  'waiting',
  'failed',
] as const

const [isState, isFlag, isFinding, isBlock, isValue, isPath] = [
  /^(?:state\s+|state\s*=\s*)?(published|unpublished|behind|scheduled|waiting|failed)(?:\s+in\s+(\S+))?$/,
  /^(?:flag\s+)?(\S+)\s+(on|off)(?:\s+in\s+(\S+))?$/,
  /^(?:finding\s+(\S+)|(error|warning)s?)$/,
  /^block\s+(\S+)$/,
  /^([\w*.-]+)\s*(!?=)\s*(.+)$/,
  /^[\w*-]+(?:\.[\w*-]+)+$/,
]

/**
 * Parses a condition as it is typed: `theme.shape = pill`, `footer.variant != plain`, `theme.accent`, `block banner`,
 * `PTSYS3 on`, `PTSYS3 on in staging`, `finding contrast`, `errors`, `state = behind`, `published in staging`, or words of the name.
 * Throws a message for a flag, a finding or a block that does not exist.
 */
export function parseCondition(text: string, scope: ConditionScope): MerchantCondition {
  const typed = text.trim()
  const found = parsers.map((parse) => parse(typed, scope)).find((one) => one !== undefined)
  return { typed, ...(found ?? { kind: 'word', text: typed }) }
}

type AnyCondition =
  | ValueCondition
  | BlockCondition
  | FlagCondition
  | FindingCondition
  | StateCondition

/** The first one that knows what is typed reads it. */
const parsers: readonly ((typed: string, scope: ConditionScope) => AnyCondition | undefined)[] = [
  (typed) => {
    const [, found, environment] = isState.exec(typed) ?? []
    const state = merchantStates.find((one) => one === found)
    return state && { kind: 'state', state, ...(environment && { environment }) }
  },
  (typed) => {
    const [, flag, state, environment] = isFlag.exec(typed) ?? []
    if (flag === undefined) return undefined
    expectName('flag', flag, Object.keys(flags))
    return { kind: 'flag', flag, on: state === 'on', ...(environment && { environment }) }
  },
  (typed) => {
    const [, code, severity] = isFinding.exec(typed) ?? []
    if (severity !== undefined) return { kind: 'finding', code: severity }
    if (code === undefined) return undefined
    expectName('finding', code, Object.keys(findings))
    return { kind: 'finding', code }
  },
  (typed, { ownBlocks }) => {
    const [, type] = isBlock.exec(typed) ?? []
    if (type === undefined) return undefined
    expectName('block', type, [...blockTypes, ...ownBlocks])
    return { kind: 'block', type }
  },
  (typed) => {
    const [, path, sign, value] = isValue.exec(typed) ?? []
    if (path !== undefined && value !== undefined) {
      const is = sign === '=' ? 'equal' : 'other'
      return { kind: 'value', path, is, value: readTypedValue(value) }
    }
    const isSet = isPath.test(typed) && beginsWithSection(typed)
    return isSet ? { kind: 'value', path: typed, is: 'set' } : undefined
  },
]

/** Returns true if a path begins as a merchant's file does; any other begins with a block. */
export function beginsWithSection(path: string): boolean {
  const [first = ''] = path.split('.')
  return first === '*' || knownKeys(merchantSchema.schema).includes(first)
}

/** Splits conditions that are typed in one line at the commas outside of quotes and brackets. */
export function splitConditions(text: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && '[{'.includes(sign)) depth += 1
    else if (!isQuoted && ']}'.includes(sign)) depth -= 1
    if (sign === ',' && !isQuoted && depth <= 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function expectName(
  kind: 'flag' | 'finding' | 'block',
  name: string,
  known: readonly string[],
): void {
  if (known.includes(name)) return
  const nearest = findNearest(name, known).name
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  throw new Error(`There is no ${kind} "${name}".${hint}`)
}

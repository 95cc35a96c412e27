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

/** The code, the name, the parent or a host contains this text. */
export interface WordCondition {
  readonly kind: 'word'
  readonly text: string
}

export interface ConditionScope {
  /** The types of the workspace's own blocks. */
  readonly ownBlocks: readonly string[]
}

const blockTypes = (blockTypeSchema.schema.enum ?? []).map(String)

const [isFlag, isFinding, isBlock, isValue, isPath] = [
  /^(?:flag\s+)?(\S+)\s+(on|off)(?:\s+in\s+(\S+))?$/,
  /^(?:finding\s+(\S+)|(error|warning)s?)$/,
  /^block\s+(\S+)$/,
  /^([\w*.-]+)\s*(!?=)\s*(.+)$/,
  /^[\w*-]+(?:\.[\w*-]+)+$/,
]

/**
 * Parses a condition as it is typed: `theme.shape = pill`, `footer.variant != plain`, `theme.accent`, `block banner`,
 * `PTSYS3 on`, `PTSYS3 on in staging`, `finding contrast`, `errors`, or a text of the name. Throws a message for a flag,
 * a finding or a block that does not exist.
 */
export function parseCondition(text: string, { ownBlocks }: ConditionScope): MerchantCondition {
  const typed = text.trim()
  const [, flag, state, environment] = isFlag.exec(typed) ?? []
  if (flag !== undefined) {
    expectName('flag', flag, Object.keys(flags))
    return { typed, kind: 'flag', flag, on: state === 'on', ...(environment && { environment }) }
  }
  const [, code, severity] = isFinding.exec(typed) ?? []
  if (severity !== undefined) return { typed, kind: 'finding', code: severity }
  if (code !== undefined) {
    expectName('finding', code, Object.keys(findings))
    return { typed, kind: 'finding', code }
  }
  const [, type] = isBlock.exec(typed) ?? []
  if (type !== undefined) {
    expectName('block', type, [...blockTypes, ...ownBlocks])
    return { typed, kind: 'block', type }
  }
  const [, path, sign, value] = isValue.exec(typed) ?? []
  if (path !== undefined && value !== undefined)
    return {
      typed,
      kind: 'value',
      path,
      is: sign === '=' ? 'equal' : 'other',
      value: readTypedValue(value),
    }
  if (isPath.test(typed) && beginsWithSection(typed))
    return { typed, kind: 'value', path: typed, is: 'set' }
  return { typed, kind: 'word', text: typed }
}

/** Returns true if a path begins as a merchant's file does; any other begins with a block. */
export function beginsWithSection(path: string): boolean {
  const [first = ''] = path.split('.')
  return first === '*' || knownKeys(merchantSchema.schema).includes(first)
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

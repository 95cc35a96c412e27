import { type AnyBlock, readsOf } from '../../contract/reads/read-block.ts'
import type { Reads } from '../../contract/reads/reads.ts'
import { formatFactValue } from '../explain/explain-reason.ts'
import type { CounterfactualScope } from '../explain/find-counterfactual.ts'
import { getOwn, readFlag } from '../read-fact.ts'
import { formatList } from './format-list.ts'

export interface ReadsScope extends CounterfactualScope {
  /** The reasons for which flags are forced off, by flag. */
  readonly forceOff: Readonly<Record<string, string | undefined>>
}

/** What is read, and by what, as the subject of a sentence. */
export interface ReadBy {
  readonly subject: string
  readonly reads: Readonly<Record<keyof Reads, readonly string[]>>
}

/** Describes what the component of a block reads; undefined if it reads nothing. */
export function explainBlockReads(block: AnyBlock, scope: ReadsScope): string | undefined {
  return explainReads({ subject: 'Its component', reads: readsOf(block) }, scope)
}

/** Describes what code reads, with the values of flags and settings; undefined if it reads nothing. */
export function explainReads(
  { subject, reads: { flags, settings, calls } }: ReadBy,
  { facts, defaults, forceOff }: ReadsScope,
): string | undefined {
  const parts = [
    formatPart(
      'flag',
      flags.map((flag) => {
        const { actual = false, source } = readFlag(flag, facts, defaults)
        const reason = source === 'merchant' ? getOwn(forceOff, flag) : undefined
        const forced = reason === undefined ? '' : `, forced: ${reason.replace(/\.$/, '')}`
        return `${flag} (${formatFactValue({ flag }, actual)}${forced})`
      }),
    ),
    formatPart(
      'setting',
      settings.map((name) => `${name}${formatKnown(getOwn(facts.settings, name))}`),
    ),
    formatPart('call', calls),
  ].filter((part) => part !== '')
  if (parts.length === 0) return undefined
  return `${subject} reads ${joinParts(parts)}.`
}

/** Joins parts that may be lists themselves: from three parts on with a comma before "and". */
function joinParts(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

function formatPart(kind: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return `the ${kind}${names.length > 1 ? 's' : ''} ${formatList(names)}`
}

function formatKnown(value: boolean | string | number | undefined): string {
  return value === undefined ? '' : ` (${value})`
}

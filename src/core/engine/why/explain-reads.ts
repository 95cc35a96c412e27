import { formatFactValue } from '../explain/explain-reason.ts'
import type { CounterfactualScope } from '../explain/find-counterfactual.ts'
import { getOwn, readFlag } from '../read-fact.ts'
import { type AnyBlock, readsOf } from '../reads/read-block.ts'
import { formatList } from './format-list.ts'

interface ReadsScope extends CounterfactualScope {
  /** The reasons for which flags are forced off, by flag. */
  readonly forceOff: Readonly<Record<string, string | undefined>>
}

/** Describes what the component of a block reads, with the values of flags and settings; undefined if it reads nothing. */
export function explainReads(
  block: AnyBlock,
  { facts, defaults, forceOff }: ReadsScope,
): string | undefined {
  const { flags, settings, calls } = readsOf(block)
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
  return `Its component reads ${joinParts(parts)}.`
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

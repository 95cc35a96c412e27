import type { Condition } from '../../contract/generated/config.ts'
import type { Change, DecidingLeaf, Reason, Source } from '../../contract/plan.ts'
import { type FactValue, readLeaf } from '../read-fact.ts'
import { anyOther } from './find-counterfactual.ts'

const sayers: Readonly<Record<Source, string>> = {
  gateway: 'the gateway says so',
  default: 'its default',
  merchant: 'the merchant says so',
  session: 'who looks',
  language: 'the language chosen',
  device: 'how the page was opened',
  preview: 'set for this preview',
}

/** Why something is shown or hidden, as a sentence for an operator. */
export function explainReason({ code, leaf }: Reason): string {
  switch (code) {
    case 'STATIC':
      return 'It has no condition.'
    case 'FLAG_MISSING':
      return leaf ? explainMissingFlag(leaf) : 'The gateway has not said its flag.'
    case 'REMOVED_BY_LAYER':
      return 'A layer removes it with "$remove".'
    case 'UNKNOWN_TYPE':
      return 'Its type is none that this page can have.'
    case 'INVALID_SETTINGS':
      return 'Its settings are not those of its type.'
    case 'COMPONENT_ERROR':
      return 'Its component failed.'
    case 'EMPTY':
      return 'It has nothing to show.'
    default:
      return leaf ? explainLeaf(leaf) : 'Its condition cannot be read.'
  }
}

/** What would turn it, as a sentence; empty when nothing named would. */
export function explainChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return ''
  const parts = changes.map(
    ({ condition, to }) => `${factOf(condition)} were ${wordFor(condition, to)}`,
  )
  return `It would turn if ${parts.join(' and ')}.`
}

function explainLeaf({ condition, actual, source }: DecidingLeaf): string {
  if (actual === undefined) return `${capital(factOf(condition))} is not known.`
  return `${capital(factOf(condition))} is ${wordFor(condition, actual)} (${sayers[source]}).`
}

function explainMissingFlag({ condition, actual }: DecidingLeaf): string {
  const missing = `The gateway has not said ${factOf(condition)}`
  if (actual === undefined) return `${missing}, and no default is declared.`
  return `${missing}; it is taken for ${wordFor(condition, actual)}, its default.`
}

/** What a condition asks for, such as "flag PTSYS3" or "the session". */
export function factOf(condition: Condition): string {
  const leaf = readLeaf(condition)
  if (!leaf) return 'the condition'
  return leaf.name ? `${leaf.kind} ${leaf.name}` : `the ${leaf.kind}`
}

/** A value of what a condition asks for. */
export function wordFor(condition: Condition, value: FactValue): string {
  if (value === anyOther) return 'another'
  if ('flag' in condition) return value ? 'on' : 'off'
  return String(value)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

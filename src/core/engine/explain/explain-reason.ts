import { type FactValue, readLeaf } from '../../contract/condition.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { DecidingLeaf, FactSource, Reason, RequiredChange } from '../../contract/plan.ts'
import type { TimeWindow } from '../../contract/time-window.ts'
import { formatMoment, parseZonedTime } from '../../contract/zoned-time.ts'
import { anyOther } from './find-counterfactual.ts'

const sourceNames: Readonly<Record<FactSource, string>> = {
  gateway: 'set by the gateway',
  default: 'its default',
  merchant: 'forced off by the merchant',
  session: 'the current session',
  language: 'the chosen language',
  device: 'how the page was opened',
  time: "by the server's clock",
}

/** Explains why something is shown or hidden, as a sentence for an operator. */
export function explainReason({ code, leaf }: Reason): string {
  switch (code) {
    case 'STATIC':
      return 'It has no condition.'
    case 'FLAG_MISSING':
      return leaf ? explainMissingFlag(leaf) : 'The gateway does not send its flag.'
    case 'REMOVED_BY_LAYER':
      return 'A layer removes it with "$remove", or all blocks of the page with "$replace".'
    case 'UNKNOWN_TYPE':
      return 'This page cannot have a block of its type.'
    case 'INVALID_SETTINGS':
      return 'Its settings do not match its type.'
    case 'HIDDEN_INSIDE':
      return leaf ? `It is hidden inside. ${explainLeaf(leaf)}` : 'It is hidden inside.'
    default:
      return leaf ? explainLeaf(leaf) : 'Its condition cannot be read.'
  }
}

/** Describes the changes that would reverse the state, as a sentence; empty for no changes. */
export function explainChanges(changes: readonly RequiredChange[]): string {
  const [first, ...others] = changes
  if (!first) return ''
  if (others.length === 0 && 'time' in first.condition)
    return `Its state will change at ${formatFactValue(first.condition, first.to)}.`
  const parts = changes.map(
    ({ condition, to }) => `${formatFact(condition)} were ${formatFactValue(condition, to)}`,
  )
  return `Its state would change if ${parts.join(' and ')}.`
}

function explainLeaf(leaf: DecidingLeaf): string {
  const { condition, actual } = leaf
  if ('time' in condition && actual !== undefined) return explainWindow(condition.time, actual)
  if ('flag' in condition && leaf.source === 'merchant')
    return `The merchant forces ${formatFact(condition)} off, whatever the gateway sends.`
  return `${capitalize(formatReading(leaf))}.`
}

/** Formats a fact with its value, as a part of a sentence, such as "flag PTSYS3 is off (its default)". */
export function formatReading({ condition, actual, source }: DecidingLeaf): string {
  const fact = formatFact(condition)
  if (actual === undefined) return `${fact} is not known`
  return `${fact} is ${formatFactValue(condition, actual)} (${sourceNames[source]})`
}

function explainWindow({ from, until }: TimeWindow, state: FactValue): string {
  switch (state) {
    case 'before':
      return `The time is before its window, which begins at ${formatTime(from)}.`
    case 'after':
      return `The time is after its window, which ended at ${formatTime(until)}.`
    default:
      return until === undefined
        ? 'The time is within its window, which has no end.'
        : `The time is within its window, which ends at ${formatTime(until)}.`
  }
}

/** Formats a window as the end of a sentence about the time, such as "before 2026-12-24 18:00 (+07:00)". */
export function formatWindow({ from, until }: TimeWindow): string {
  if (from === undefined) return `before ${formatTime(until)}`
  if (until === undefined) return `${formatTime(from)} or later`
  return `from ${formatTime(from)} until ${formatTime(until)}`
}

function formatTime(time = ''): string {
  const read = parseZonedTime(time)
  return 'moment' in read ? formatMoment(read.moment, time) : `"${time}"`
}

function explainMissingFlag({ condition, actual }: DecidingLeaf): string {
  const missing = `The gateway does not send ${formatFact(condition)}`
  if (actual === undefined) return `${missing}, and no default is declared.`
  return `${missing}, so its default (${formatFactValue(condition, actual)}) applies.`
}

/** Formats the fact that a condition reads, such as "flag PTSYS3" or "the session". */
export function formatFact(condition: Condition): string {
  const leaf = readLeaf(condition)
  if (!leaf) return 'the condition'
  return leaf.name ? `${leaf.kind} ${leaf.name}` : `the ${leaf.kind}`
}

/** Formats a value of the fact that a condition reads. */
export function formatFactValue(condition: Condition, value: FactValue): string {
  if (value === anyOther) return 'different'
  if ('flag' in condition) return value ? 'on' : 'off'
  if ('time' in condition && typeof value === 'number')
    return formatMoment(value, condition.time.from ?? condition.time.until ?? '')
  return String(value)
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { count } from '../../core/config/count.ts'
import type { MerchantOutcome, PublishDryRun } from './dry-run-publish.ts'
import { type FormattedRefusal, formatRefused } from './format-refused.ts'
import { formatHostChanges, listTakenDown } from './host-changes.ts'

/** A merchant that a publish would change. */
export interface FormattedMerchant {
  readonly code: string
  readonly becomes: 'new' | 'changed' | 'taken down'
  /** The hosts that would serve it. */
  readonly hosts: readonly string[]
  /** Sentences about what players would notice. */
  readonly sentences: readonly string[]
}

/** The effect of a publish, as texts for operators. */
export interface FormattedDryRun {
  readonly refused: readonly FormattedRefusal[]
  readonly merchants: readonly FormattedMerchant[]
  /** Summary sentences. */
  readonly sum: readonly string[]
}

/** Formats a dry run for operators; `say` formats the changes of one merchant. */
export function formatDryRun<T>(
  { release, merchants, refused, hosts, turns }: PublishDryRun<T>,
  format: (changes: T) => readonly string[],
): FormattedDryRun {
  const changed = merchants.flatMap(
    ({ code, outcome, hosts: own, changes }): FormattedMerchant[] => {
      const becomes = labels[outcome]
      if (!becomes) return []
      const sentences = changes === undefined ? [notCompared] : format(changes)
      return [{ code, becomes, hosts: own, sentences: outcome === 'changed' ? sentences : [] }]
    },
  )
  const same = merchants.length - changed.length - refused.length
  const gone = listTakenDown(turns)
  const sum = [
    same > 0 && `${count(same, 'merchant')} unchanged.`,
    gone.length > 0 && `No longer served: ${gone.join(', ')}.`,
    release === undefined && 'Nothing would be published.',
    release !== undefined && formatHostChanges(turns, { of: hosts.size, verb: 'would change' }),
  ].filter((line) => line !== false)
  return { refused: formatRefused(refused, { hosts, verb: 'would be' }), merchants: changed, sum }
}

const labels: Readonly<Partial<Record<MerchantOutcome, FormattedMerchant['becomes']>>> = {
  new: 'new',
  changed: 'changed',
  'taken-down': 'taken down',
}

const notCompared = 'the differences are unknown, because its current page cannot be read'

import { count } from '../../core/config/count.ts'
import { formatTurns, listTakenDown } from './host-turns.ts'
import type { Outlook, Preview } from './preview-publish.ts'
import { type SaidRefused, sayRefused } from './say-refused.ts'

/** A merchant that a publish would change. */
export interface SaidMerchant {
  readonly code: string
  readonly becomes: 'new' | 'changed' | 'taken down'
  /** The hosts that would serve it. */
  readonly hosts: readonly string[]
  /** Sentences about what players would notice. */
  readonly sentences: readonly string[]
}

/** The effect of a publish, as texts for operators. */
export interface SaidPreview {
  readonly refused: readonly SaidRefused[]
  readonly merchants: readonly SaidMerchant[]
  /** Summary sentences. */
  readonly sum: readonly string[]
}

/** Formats a dry run for operators; `say` formats the changes of one merchant. */
export function sayPreview<T>(
  { release, merchants, refused, hosts, turns }: Preview<T>,
  say: (changes: T) => readonly string[],
): SaidPreview {
  const changed = merchants.flatMap(({ code, outlook, hosts: own, changes }): SaidMerchant[] => {
    const becomes = labels[outlook]
    if (!becomes) return []
    const sentences = changes === undefined ? [notCompared] : say(changes)
    return [{ code, becomes, hosts: own, sentences: outlook === 'changed' ? sentences : [] }]
  })
  const same = merchants.length - changed.length - refused.length
  const gone = listTakenDown(turns)
  const sum = [
    same > 0 && `${count(same, 'merchant')} unchanged.`,
    gone.length > 0 && `No longer served: ${gone.join(', ')}.`,
    release === undefined && 'Nothing would be published.',
    release !== undefined && formatTurns(turns, { of: hosts.size, verb: 'would change' }),
  ].filter((line) => line !== false)
  return { refused: sayRefused(refused, { hosts, verb: 'would be' }), merchants: changed, sum }
}

const labels: Readonly<Partial<Record<Outlook, SaidMerchant['becomes']>>> = {
  new: 'new',
  changed: 'changed',
  'taken-down': 'taken down',
}

const notCompared = 'the differences are unknown, because its current page cannot be read'

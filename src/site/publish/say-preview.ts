import { count } from '../../core/config/count.ts'
import { formatTurns, listTakenDown } from './host-turns.ts'
import type { Outlook, Preview } from './preview-publish.ts'
import { type SaidRefused, sayRefused } from './say-refused.ts'

/** A merchant that something becomes of. */
export interface SaidMerchant {
  readonly code: string
  readonly becomes: 'new' | 'changed' | 'taken down'
  /** The hosts it would be served at. */
  readonly hosts: readonly string[]
  /** What players would notice. */
  readonly sentences: readonly string[]
}

/** What a publish would do, in an operator's words. */
export interface SaidPreview {
  readonly refused: readonly SaidRefused[]
  readonly merchants: readonly SaidMerchant[]
  /** What it comes to. */
  readonly sum: readonly string[]
}

/** Says it; `say` answers the sentences of a merchant's changes. */
export function sayPreview<T>(
  { release, merchants, refused, hosts, turns }: Preview<T>,
  say: (changes: T) => readonly string[],
): SaidPreview {
  const said = merchants.flatMap(({ code, outlook, hosts: own, changes }): SaidMerchant[] => {
    const becomes = words[outlook]
    if (!becomes) return []
    const told = changes === undefined ? [untold] : say(changes)
    return [{ code, becomes, hosts: own, sentences: outlook === 'changed' ? told : [] }]
  })
  const same = merchants.length - said.length - refused.length
  const gone = listTakenDown(turns)
  const sum = [
    same > 0 && `${count(same, 'merchant')} unchanged.`,
    gone.length > 0 && `No longer served: ${gone.join(', ')}.`,
    release === undefined && 'Nothing would be published.',
    release !== undefined && formatTurns(turns, { of: hosts.size, verb: 'would change' }),
  ].filter((line) => line !== false)
  return { refused: sayRefused(refused, { hosts, verb: 'would be' }), merchants: said, sum }
}

const words: Readonly<Partial<Record<Outlook, SaidMerchant['becomes']>>> = {
  new: 'new',
  changed: 'changed',
  'taken-down': 'taken down',
}

const untold = 'what it serves now cannot be read, so what differs is not told'

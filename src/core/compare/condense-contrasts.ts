import type { Change } from './change.ts'

/** The highest number of contrast changes in a list. A longer list counts the rest. */
const maxContrasts = 6

/** Shortens a list with many contrast changes: keeps those that fail or changed most, and counts the rest. */
export function condenseContrasts(changes: readonly Change[]): readonly Change[] {
  const contrasts = changes.filter(({ kind }) => kind === 'contrast')
  if (contrasts.length <= maxContrasts) return changes
  const shown = new Set(contrasts.toSorted(byImportance).slice(0, maxContrasts - 1))
  const last = contrasts.filter((one) => shown.has(one)).at(-1)
  const others = contrasts.filter((one) => !shown.has(one))
  const failing = others.filter(isFailing).length
  const rest = failing > 0 ? `${failing} ${failing === 1 ? 'fails' : 'fail'}` : 'all pass'
  return changes.flatMap((change) => {
    if (change.kind !== 'contrast') return [change]
    if (!shown.has(change)) return []
    if (change !== last) return [change]
    return [
      change,
      { ...change, sentence: `contrast of ${others.length} more pairs changed; ${rest}` },
    ]
  })
}

/** Returns only the sentences of the shortened list. */
export function listSentences(changes: readonly Change[]): string[] {
  return condenseContrasts(changes).map(({ sentence }) => sentence)
}

function isFailing({ sentence }: Change): boolean {
  return sentence.endsWith('is needed')
}

/** Sorts failing pairs first, then by the size of the change. */
function byImportance(a: Change, b: Change): number {
  return Number(isFailing(b)) - Number(isFailing(a)) || sizeOf(b) - sizeOf(a)
}

function sizeOf({ before, after }: Change): number {
  return Math.abs(Math.log(Number(after) / Number(before)))
}

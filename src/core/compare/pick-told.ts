import type { Change } from './change.ts'

/** Contrasts beyond this many are counted. */
const mostContrasts = 6

/** The sentences an operator reads; where many contrasts change, those that fail or came nearest to it. */
export function pickTold(changes: readonly Change[]): readonly Change[] {
  const contrasts = changes.filter(({ kind }) => kind === 'contrast')
  if (contrasts.length <= mostContrasts) return changes
  const shown = new Set(contrasts.toSorted(byWeight).slice(0, mostContrasts - 1))
  const last = contrasts.filter((one) => shown.has(one)).at(-1)
  const others = contrasts.filter((one) => !shown.has(one))
  const failing = others.filter(isFailing).length
  const rest =
    failing > 0 ? `${failing} of which ${failing === 1 ? 'fails' : 'fail'}` : 'all of which pass'
  return changes.flatMap((change) => {
    if (change.kind !== 'contrast') return [change]
    if (!shown.has(change)) return []
    if (change !== last) return [change]
    return [
      change,
      { ...change, sentence: `contrast of ${others.length} more pairs changed, ${rest}` },
    ]
  })
}

/** The same as sentences alone. */
export function tellSentences(changes: readonly Change[]): string[] {
  return pickTold(changes).map(({ sentence }) => sentence)
}

function isFailing({ sentence }: Change): boolean {
  return sentence.endsWith('is needed')
}

/** Failing ones first, then by how much they turned. */
function byWeight(a: Change, b: Change): number {
  return Number(isFailing(b)) - Number(isFailing(a)) || turnOf(b) - turnOf(a)
}

function turnOf({ before, after }: Change): number {
  return Math.abs(Math.log(Number(after) / Number(before)))
}

import type { Arrival } from '../../site/history/list-arrivals.ts'

interface ArrivalParts {
  /** Announces a save to whoever has a page open. */
  readonly announce: (saved: {
    readonly kind: 'saved'
    readonly merchant: string
    readonly by: { readonly id: string; readonly name: string }
    readonly at: string
    readonly changes: readonly string[]
  }) => Promise<void>
  readonly now: () => number
}

/**
 * Announces what came from a remote as saves of the authors of its commits. Whoever makes a commit types the name in
 * it, so no author is taken for a person of the team who has the same id.
 */
export async function announceArrivals(
  arrivals: readonly Arrival[],
  { announce, now }: ArrivalParts,
): Promise<void> {
  const at = new Date(now()).toISOString()
  for (const { merchant, author, changes } of arrivals)
    await announce({
      kind: 'saved',
      merchant,
      by: { id: `git:${author.email}`, name: nameOf(author) },
      at,
      changes,
    })
}

/** Returns the name of an author in one line, or the address where a commit has no name. */
function nameOf({ name, email }: Arrival['author']): string {
  const clean = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
  return (clean(name) || clean(email) || 'git').slice(0, 200)
}

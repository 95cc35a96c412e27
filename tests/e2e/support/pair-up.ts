/**
 * Pairs the entries of two lists for a journey: each entry of both is in at least one pair. Under
 * `npm run soak` every entry of one meets every entry of the other.
 */
export function pairUp<A, B>(
  first: readonly A[],
  second: readonly B[],
): readonly (readonly [A, B])[] {
  const pairs = first.flatMap((one, row) =>
    second.map((other, column) => ({ pair: [one, other] as const, row, column })),
  )
  const short = Math.min(first.length, second.length)
  return pairs
    .filter(({ row, column }) => process.env['LIVERY_SOAK'] || row % short === column % short)
    .map(({ pair }) => pair)
}

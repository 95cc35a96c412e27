import type { Span } from './source.ts'
import type { Path, Tree } from './tree.ts'

/** A key or a leaf value in a file, with its path. */
export interface Spot extends Span {
  readonly path: Path
}

/** Creates a binary search for the key or value at an offset, for many searches in the same file. */
export function createSpotFinder(tree: Tree | undefined): (at: number) => Spot | undefined {
  const spots = tree ? listSpots(tree, []).sort((a, b) => a.start - b.start) : []
  return (at) => {
    let first = 0
    let beyond = spots.length
    while (first < beyond) {
      const middle = (first + beyond) >> 1
      if ((spots[middle]?.end ?? 0) <= at) first = middle + 1
      else beyond = middle
    }
    const spot = spots[first]
    return spot && spot.start <= at ? spot : undefined
  }
}

function listSpots(tree: Tree, path: Path): Spot[] {
  if (tree.kind === 'leaf') return [{ ...spanOf(tree), path }]
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => listSpots(item, [...path, index]))
  return [...tree.entries].flatMap(([name, { key, value }]) => [
    { ...spanOf(key), path: [...path, name] },
    ...listSpots(value, [...path, name]),
  ])
}

function spanOf({ source, start, end }: Span): Span {
  return { source, start, end }
}

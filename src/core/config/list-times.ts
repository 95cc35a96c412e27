import { parseZonedTime } from '../contract/zoned-time.ts'
import type { Tree } from './tree.ts'

/** Lists the moments of all times in a file, in epoch milliseconds. */
export function listTimes(tree: Tree): number[] {
  if (tree.kind === 'list') return tree.items.flatMap(listTimes)
  if (tree.kind === 'map')
    return [...tree.entries.values()].flatMap(({ value }) => listTimes(value))
  if (typeof tree.value !== 'string' || !startsAsTime.test(tree.value)) return []
  const time = parseZonedTime(tree.value)
  return 'moment' in time ? [time.moment] : []
}
const startsAsTime = /^\s*[+-]?\d/

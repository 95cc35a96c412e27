import { leavesOf } from '../contract/condition.ts'
import type { Condition } from '../contract/generated/config.ts'
import { listPlaceReadings, listReadings } from '../contract/reads/list-readings.ts'
import type { Named, Parts } from './collect.ts'
import { merchantFile } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { type MapTree, toValue, treeAt } from './tree.ts'

/** The flags that pages and the frame of every merchant read. */
const alwaysRead: ReadonlySet<string> = new Set(listPlaceReadings({}).map(({ name }) => name))

/** Reports the lines of a merchant's own file that set flags, or force them off, which nothing of it reads. */
export function checkUnreadFlags(
  merchant: ResolvedMerchant,
  tree: MapTree,
  { own, inherited }: Parts,
): Finding[] {
  const typed = listTyped(merchant, tree).filter(({ flag }) => !alwaysRead.has(flag))
  if (typed.length === 0) return []
  const read = new Set([
    ...listReadings(merchant.pages).map(({ name }) => name),
    ...[...own.found, ...inherited.found].flatMap(readFlags),
  ])
  return typed
    .filter(({ flag }) => !read.has(flag))
    .map(({ flag, span, path }) => createFinding('flag-unread', { span, path }, { flag }))
}

function listTyped({ code }: ResolvedMerchant, tree: MapTree) {
  return ['flags', 'forceOff'].flatMap((section) => {
    const typed = treeAt(tree, [section])
    if (typed?.kind !== 'map') return []
    return [...typed.entries].flatMap(([flag, { key }]) =>
      key.source.path === merchantFile(code) ? [{ flag, span: key, path: [section, flag] }] : [],
    )
  })
}

function readFlags({ name: schema, tree }: Named): readonly string[] {
  if (schema !== 'Condition') return []
  // The layers of the merchant have no errors, so the value is a condition.
  const leaves = leavesOf(toValue(tree) as Condition)
  return leaves.flatMap(({ kind, name }) => (kind === 'flag' ? [name] : []))
}

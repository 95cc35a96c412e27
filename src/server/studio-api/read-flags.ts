import { collect } from '../../core/config/collect.ts'
import type { Files } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import { merchantSchema } from '../../core/config/schema-registry.ts'
import { pathText, toValue } from '../../core/config/tree.ts'
import { leavesOf } from '../../core/contract/condition.ts'
import type { Condition } from '../../core/contract/generated/config.ts'

/** The places where a merchant sets a flag and where its conditions read it. */
export interface FlagReaders {
  readonly defaults: Readonly<Record<string, boolean | undefined>>
  /** Dotted paths of what has a condition over the flag. */
  readonly decides: Readonly<Record<string, readonly string[] | undefined>>
}

export function readFlags(files: Files, code: string): FlagReaders {
  const { merchant, layered } = resolveLayered(createLayerReader(files), code)
  const conditions = layered?.tree
    ? collect(layered.tree, merchantSchema.schema).filter(({ name }) => name === 'Condition')
    : []
  const decides = new Map<string, string[]>()
  for (const { tree, path } of conditions) {
    // A value that is not a condition has no leaves.
    const leaves = leavesOf(toValue(tree) as Condition).filter(({ kind }) => kind === 'flag')
    for (const name of new Set(leaves.map((leaf) => leaf.name)))
      decides.set(name, [...(decides.get(name) ?? []), pathText(path.slice(0, -1))])
  }
  return { defaults: merchant?.flags ?? {}, decides: Object.fromEntries(decides) }
}

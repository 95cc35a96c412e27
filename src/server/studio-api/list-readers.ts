import { collect } from '../../core/config/collect.ts'
import type { Files } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import { pathText, toValue } from '../../core/config/tree.ts'
import { leavesOf } from '../../core/contract/condition.ts'
import type { Condition } from '../../core/contract/generated/config.ts'
import { listReadings } from '../../core/contract/reads/list-readings.ts'

/** Dotted paths by the name of what they read. */
type Readers = Readonly<Record<string, readonly string[] | undefined>>

/** The places where a merchant sets a flag, and what reads flags and live settings: conditions, the components of placed blocks, pages and the frame. */
export interface SettingReaders {
  readonly defaults: Readonly<Record<string, boolean | undefined>>
  /** The merchant's reasons for forcing flags off. */
  readonly forced: Readonly<Record<string, string | undefined>>
  readonly flags: Readers
  readonly settings: Readers
}

export function listReaders(files: Files, code: string): SettingReaders {
  const { merchant, layered } = resolveLayered(createLayerReader(files), code)
  const conditions = layered?.tree
    ? collect(layered.tree).filter(({ name }) => name === 'Condition')
    : []
  const byConditions = conditions.flatMap(({ tree, path }) =>
    // A value that is not a condition has no leaves.
    leavesOf(toValue(tree) as Condition).map(({ kind, name }) => ({
      kind,
      name,
      path: path.slice(0, -1),
    })),
  )
  const all = [...byConditions, ...(merchant ? listReadings(merchant.pages) : [])]
  const of = (kind: string) => groupPaths(all.filter((one) => one.kind === kind))
  return {
    defaults: merchant?.flags ?? {},
    forced: merchant?.forceOff ?? {},
    flags: of('flag'),
    settings: of('setting'),
  }
}

interface NamedPath {
  readonly name: string
  readonly path: readonly (string | number)[]
}

function groupPaths(readings: readonly NamedPath[]): Readers {
  const groups = Map.groupBy(readings, ({ name }) => name)
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, [...new Set(all.map(({ path }) => pathText(path)))]]),
  )
}

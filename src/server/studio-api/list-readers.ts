import { collect } from '../../core/config/collect.ts'
import type { Files } from '../../core/config/files.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { pathText, toValue } from '../../core/config/tree.ts'
import { leavesOf } from '../../core/contract/condition.ts'
import type { Condition } from '../../core/contract/generated/config.ts'
import { platformSettings } from '../../core/contract/live-settings.ts'
import { readsOf } from '../../core/engine/reads/read-block.ts'

/** Dotted paths by the name of what they read. */
type Readers = Readonly<Record<string, readonly string[] | undefined>>

/** The places where a merchant sets a flag, and what reads flags and live settings: conditions, and the components of placed blocks. */
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
    leavesOf(toValue(tree) as Condition).map(
      ({ kind, name }): Reading => ({ kind, name, path: pathText(path.slice(0, -1)) }),
    ),
  )
  const all = [...byConditions, ...(merchant ? listBlockReadings(merchant) : [])]
  const of = (kind: string) => groupPaths(all.filter((one) => one.kind === kind))
  return {
    defaults: merchant?.flags ?? {},
    forced: merchant?.forceOff ?? {},
    flags: of('flag'),
    settings: of('setting'),
  }
}

interface Reading {
  readonly kind: string
  readonly name: string
  readonly path: string
}

/** Lists what the components of the placed blocks of every page read. */
function listBlockReadings({ pages }: ResolvedMerchant): Reading[] {
  return Object.entries(pages).flatMap(([page, { order, blocks }]) =>
    order.flatMap((id) => {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
      if (!block) return []
      const { flags, settings, calls } = readsOf(block)
      const registers = calls.includes('registerSettings') ? registerSettings : []
      const path = `pages.${page}.blocks.${id}`
      return [
        ...flags.map((name) => ({ kind: 'flag', name, path })),
        ...[...settings, ...registers].map((name) => ({ kind: 'setting', name, path })),
      ]
    }),
  )
}

/** What the answer to the call of the registration's settings contains. */
const registerSettings = platformSettings.filter((name) => name.startsWith('register.'))

function groupPaths(readings: readonly Reading[]): Readers {
  const groups = Map.groupBy(readings, ({ name }) => name)
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, [...new Set(all.map(({ path }) => path))]]),
  )
}

import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import { createAssetSources } from '../../site/assemble/asset-sources.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { FontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { buildSiteByCode, type HostBuildOptions } from './build-site-by-code.ts'
import type { FindingsByMerchant } from './open-check-worker.ts'
import { createFindingsReporter, type ShownVersion } from './report-findings.ts'

/** The merchants of a folder, as of its last change. */
export interface MerchantRegistry {
  readonly byHost: (host: string) => MerchantSite | undefined
  readonly byCode: (code: string) => MerchantSite | undefined
  readonly list: () => readonly MerchantSite[]
  /** Looks for changes of the folder. Resolves when the check has decided which of them are shown. */
  readonly look: () => Promise<void>
}

export interface MerchantRegistryOptions {
  readonly files: DiskFiles
  readonly press: FontSubsetter
  /** The built page. */
  readonly template: () => string
  /** The whole check of the folder, which takes its time. */
  readonly checker: () => Promise<FindingsByMerchant>
  /** Receives the findings of the check as lines. */
  readonly report: (line: string) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Returns the origin of the sandbox's games. */
  readonly gamesOrigin: () => string
}

interface Shown {
  readonly merchant: MerchantSite
  /** True if the check found no error in the merchant. */
  readonly sound: boolean
}

/** Milliseconds for which a folder that does not report its changes is taken as unchanged. */
const freshFor = 5000

/**
 * Opens the merchants folder and reads it again after each change. A changed merchant replaces the shown
 * one after the check found no error in it; with an error, the last good skin stays. A merchant that never
 * had a good skin is shown as soon as its shape is valid, whatever else the check finds
 * (docs/decisions/0008).
 */
export function openMerchantRegistry(options: MerchantRegistryOptions): MerchantRegistry {
  const { files, press, template, checker, report, now, gamesOrigin } = options
  const registry = new Map<string, Shown>()
  /** The merchants that the folder contains now and that can be built. */
  const fresh = new Map<string, MerchantSite>()
  const tell = createFindingsReporter(report)
  let seen = ''
  let lookedAt = Number.NEGATIVE_INFINITY
  let surveying: Promise<void> | undefined

  async function look(): Promise<void> {
    lookedAt = now()
    const mark = `${files.fingerprint('merchants')}\n${files.fingerprint('locales')}\n${template()}`
    if (mark !== seen) buildAll(mark)
    await surveying
  }

  function buildAll(mark: string): void {
    seen = mark
    const codes = files.list('merchants')
    for (const code of registry.keys()) if (!codes.includes(code)) registry.delete(code)
    fresh.clear()
    const buildOptions = {
      sources: createAssetSources(files, press),
      readLayers: createLayerReader(files),
      template: template(),
      gamesOrigin: gamesOrigin(),
    }
    for (const code of codes) buildMerchant(code, buildOptions)
    surveying ??= checkAll()
  }

  function buildMerchant(code: string, buildOptions: HostBuildOptions): void {
    try {
      const { merchant } = buildSiteByCode(code, buildOptions)
      if (!merchant) return
      fresh.set(code, merchant)
      if (!registry.has(code)) registry.set(code, { merchant, sound: false })
    } catch (cause) {
      // Whatever one folder holds, the other merchants stay.
      report(`merchants/${code} cannot be built: ${String(cause)}`)
    }
  }

  async function checkAll(): Promise<void> {
    for (let mark = ''; mark !== seen; ) {
      mark = seen
      const found = await checker().catch((cause: unknown) => {
        report(`The merchants could not be checked: ${String(cause)}`)
        return undefined
      })
      if (mark !== seen || !found) continue
      for (const [code, findings] of found) settle(code, !findings.some(isBreaking))
      tell(found, standingOf)
    }
    surveying = undefined
  }

  function settle(code: string, sound: boolean): void {
    const shown = registry.get(code)
    const merchant = fresh.get(code)
    if (merchant && (sound || !shown?.sound)) registry.set(code, { merchant, sound })
  }

  function standingOf(code: string): ShownVersion {
    const shown = registry.get(code)?.merchant
    if (!shown) return 'absent'
    return shown === fresh.get(code) ? 'shown' : 'kept'
  }

  function list(): readonly MerchantSite[] {
    if (now() - lookedAt >= freshFor) void look()
    return [...registry.values()].map(({ merchant }) => merchant)
  }

  return {
    look,
    list,
    byHost: (host) => list().find(({ hosts }) => hosts.includes(host)),
    byCode: (code) => list().find((merchant) => merchant.code === code),
  }
}

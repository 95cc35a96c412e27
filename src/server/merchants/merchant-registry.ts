import { sourceFolders } from '../../core/config/files.ts'
import { printFindings } from '../../core/config/finding.ts'
import { createLookReader } from '../../core/config/look/look-reader.ts'
import { refreshEditorSchema } from '../../core/config/own-blocks/editor-schema.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import { compileAdapters } from '../../site/adapters/compile-adapters.ts'
import type { CompiledAdapters } from '../../site/assemble/adapters.ts'
import { createAssetSources } from '../../site/assemble/asset-sources.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import type { CompiledBlocks } from '../../site/assemble/own-blocks.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { FontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { compileOwnBlocks } from '../../site/own-blocks/compile-own-blocks.ts'
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

/** The same, with what all merchants of the folder share. */
export interface FolderRegistry extends MerchantRegistry {
  /** The own blocks of the folder without an error, by type. */
  readonly ownBlocks: () => CompiledBlocks
  /** The adapters of the folder without an error, by name. */
  readonly adapters: () => CompiledAdapters
  /** Resolves when the folder is built as `look` saw it last, before it is checked. */
  readonly built: () => Promise<void>
}

export interface MerchantRegistryOptions {
  readonly files: DiskFiles
  /** Writes a file of the folder; throws a message for operators. */
  readonly write: (path: string, text: string) => void
  readonly subsetter: FontSubsetter
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
  /** What answers the calls of pages in place of the gateways that merchants name. */
  readonly gateway?: HostBuildOptions['gateway']
}

/** Milliseconds for which a folder that does not report its changes is taken as unchanged. */
const freshFor = 5000

/**
 * Opens the merchants folder and reads it again after each change. A changed merchant replaces the shown
 * one after the check found no error in it; with an error, the last good skin stays. A merchant that never
 * had a good skin is shown as soon as its shape is valid, whatever else the check finds
 * (docs/decisions/0008).
 */
export function openMerchantRegistry(options: MerchantRegistryOptions): FolderRegistry {
  const { files, write, subsetter, template, checker, report, now, gamesOrigin, gateway } = options
  const versions = createVersions()
  const reportFindings = createFindingsReporter(report)
  let seen = ''
  let lookedAt = Number.NEGATIVE_INFINITY
  let building = Promise.resolve()
  let checking: Promise<void> | undefined
  let ownBlocks: CompiledBlocks = new Map()
  let adapters: CompiledAdapters = new Map()

  async function look(): Promise<void> {
    lookedAt = now()
    const folders = sourceFolders.map((one) => files.fingerprint(one))
    const mark = [...folders, template()].join('\n')
    if (mark !== seen) {
      seen = mark
      building = building.then(() => compileAndBuild(mark))
    }
    await building
    await checking
  }

  async function compileAndBuild(mark: string): Promise<void> {
    if (mark !== seen) return
    refreshSchema()
    const own = await compileOwnBlocks(files)
    const gateways = await compileAdapters(files)
    // What has an error stays as it was before, so that pages show it until the error is corrected.
    ownBlocks = new Map([...keepOf(ownBlocks, own.broken), ...own.blocks])
    adapters = new Map([...keepOf(adapters, gateways.broken), ...gateways.adapters])
    for (const line of printFindings([...own.findings, ...gateways.findings])) report(line)
    buildAll()
  }

  /** Keeps what editors know of the own blocks up to date. */
  function refreshSchema(): void {
    try {
      refreshEditorSchema(files, readOwnBlocks(files), write)
    } catch (cause) {
      report(cause instanceof Error ? cause.message : String(cause))
    }
  }

  function buildAll(): void {
    const codes = files.list('merchants')
    versions.startOver(codes)
    const readLayers = createLayerReader(files)
    const buildOptions = {
      sources: createAssetSources(files, subsetter),
      readLayers,
      looks: createLookReader(files, readLayers),
      template: template(),
      ownBlocks,
      adapters,
      gamesOrigin: gamesOrigin(),
      ...(gateway && { gateway }),
    }
    for (const code of codes) {
      const merchant = tryBuild(code, buildOptions, report)
      if (merchant) versions.add(code, merchant)
    }
    checking ??= checkAll()
  }

  async function checkAll(): Promise<void> {
    for (let mark = ''; mark !== seen; ) {
      mark = seen
      const found = await checker().catch((cause: unknown) => {
        report(`The merchants could not be checked: ${String(cause)}`)
        return undefined
      })
      if (mark !== seen || !found) continue
      for (const [code, findings] of found) versions.settle(code, !findings.some(isBreaking))
      reportFindings(found, versions.nameShown)
    }
    checking = undefined
  }

  function list(): readonly MerchantSite[] {
    if (now() - lookedAt >= freshFor) void look()
    return versions.list()
  }

  return {
    look,
    list,
    ownBlocks: () => ownBlocks,
    adapters: () => adapters,
    built: () => building,
    byHost: (host) => list().find(({ hosts }) => hosts.includes(host)),
    byCode: (code) => list().find((merchant) => merchant.code === code),
  }
}

/** Lists the entries of some names. */
function keepOf<T>(known: ReadonlyMap<string, T>, names: readonly string[]): [string, T][] {
  return [...known].filter(([name]) => names.includes(name))
}

/** Builds the site of a merchant; undefined if it has errors. Whatever one folder holds, the other merchants stay. */
function tryBuild(
  code: string,
  options: HostBuildOptions,
  report: MerchantRegistryOptions['report'],
): MerchantSite | undefined {
  try {
    return buildSiteByCode(code, options).merchant
  } catch (cause) {
    report(`merchants/${code} cannot be built: ${String(cause)}`)
    return undefined
  }
}

interface Shown {
  readonly merchant: MerchantSite
  /** True if the check found no error in the merchant. */
  readonly sound: boolean
}

/** The merchants that are shown, and those that the folder contains now. */
interface Versions {
  /** Begins with the merchants of the folder as it is now. Those that it has no more are not shown. */
  readonly startOver: (codes: readonly string[]) => void
  /** Adds a merchant that can be built. */
  readonly add: (code: string, merchant: MerchantSite) => void
  /** Shows the merchant of the folder, unless it has errors and a sound one is shown. */
  readonly settle: (code: string, sound: boolean) => void
  readonly nameShown: (code: string) => ShownVersion
  readonly list: () => readonly MerchantSite[]
}

function createVersions(): Versions {
  const shown = new Map<string, Shown>()
  /** The merchants that the folder contains now and that can be built. */
  const fresh = new Map<string, MerchantSite>()
  return {
    startOver(codes) {
      for (const code of shown.keys()) if (!codes.includes(code)) shown.delete(code)
      fresh.clear()
    },
    add(code, merchant) {
      fresh.set(code, merchant)
      if (!shown.has(code)) shown.set(code, { merchant, sound: false })
    },
    settle(code, sound) {
      const merchant = fresh.get(code)
      if (merchant && (sound || !shown.get(code)?.sound)) shown.set(code, { merchant, sound })
    },
    nameShown(code) {
      const last = shown.get(code)?.merchant
      if (!last) return 'absent'
      return last === fresh.get(code) ? 'shown' : 'kept'
    },
    list: () => [...shown.values()].map(({ merchant }) => merchant),
  }
}

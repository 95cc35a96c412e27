import { LRUCache } from 'lru-cache'
import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import { createLookReader } from '../../core/config/look/look-reader.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { isBreaking } from '../../core/config/resolve-merchant.ts'
import type {
  OtherText,
  PreviewAnswer,
  StudioFinding,
} from '../../core/contract/generated/studio-api.ts'
import type { CompiledAdapters } from '../../site/assemble/adapters.ts'
import { createAssetSources } from '../../site/assemble/asset-sources.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import { shortHash } from '../../site/assemble/content-hash.ts'
import type { CompiledBlocks } from '../../site/assemble/own-blocks.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { FontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { runGit } from '../../site/git/run-git.ts'
import { openDraftFiles } from '../../site/history/open-draft-files.ts'
import { openPastMerchant } from '../../site/history/open-past-merchant.ts'
import {
  type BuiltMerchant,
  buildSiteByCode,
  type HostBuildOptions,
} from '../merchants/build-site-by-code.ts'

/** A merchant as it is typed, or as it last was without errors. */
export interface DraftSite {
  readonly shows: PreviewAnswer['shows']
  /** Absent where nothing can be shown. */
  readonly merchant?: MerchantSite
  /** The errors that stand in the way of what is typed. */
  readonly findings: readonly StudioFinding[]
}

export interface DraftOptions {
  readonly files: DiskFiles
  /** The folder that they are in. */
  readonly root: string
  readonly subsetter: FontSubsetter
  /** The built page. */
  readonly template: () => string
  readonly gamesOrigin: () => string
  /** What answers the calls of drafts. */
  readonly gateway: NonNullable<HostBuildOptions['gateway']>
  /** The own blocks of the folder without an error. */
  readonly ownBlocks: () => CompiledBlocks
  /** The adapters of the folder without an error. */
  readonly adapters: () => CompiledAdapters
  /** The whole check of a merchant with texts in place of files. */
  readonly check: (
    code: string,
    texts: readonly OtherText[],
  ) => Promise<{ readonly findings: readonly StudioFinding[] }>
  /** Returns the merchant that players see. */
  readonly shown: (code: string) => MerchantSite | undefined
}

/** What of a merchant is shown. */
export interface DraftState {
  /** The texts in place of files; without effect where a state of the history is shown. */
  readonly texts: readonly OtherText[]
  /** A commit, or `now` for what is saved; absent for what is edited. */
  readonly state?: string | undefined
}

export type BuildDraft = (code: string, draft: DraftState) => Promise<DraftSite>

/** Of how many merchants the last good draft is kept. */
const most = 24

interface Made {
  readonly merchant: MerchantSite | undefined
  readonly checked: ReturnType<DraftOptions['check']>
}

interface Kept {
  /** Another one once its texts, its files or those of a parent are others. */
  readonly mark: string
  /** Itself, its parents and the merchants of its look, also where one of them has errors. */
  readonly owners: readonly string[]
  readonly draft: Promise<DraftSite>
}

/** Builds merchants from texts that are being typed. Several previews of one draft share the result. */
export function createDraftBuilder(options: DraftOptions): BuildDraft {
  const { files, root, template, check } = options
  const last = new LRUCache<string, Kept>({ max: most })
  const good = new LRUCache<string, MerchantSite>({ max: most })

  async function make(code: string, { merchant, checked }: Made): Promise<DraftSite> {
    const findings = (await checked).findings.filter(isBreaking)
    if (merchant && findings.length === 0) {
      good.set(code, merchant)
      return { shows: 'draft', merchant, findings }
    }
    const before = good.get(code) ?? shownAtSandbox(code, options)
    if (before) return { shows: 'last-good', merchant: before, findings }
    return merchant ? { shows: 'draft', merchant, findings } : { shows: 'nothing', findings }
  }

  const past = new LRUCache<string, { readonly page: string; readonly draft: DraftSite }>({
    max: most,
  })

  /** Builds a state of the history. It never changes, but the page that is built around it does. */
  function readPast(code: string, revision: string): DraftSite {
    const page = shortHash(template())
    const known = past.get(`${code} ${revision}`)
    if (known?.page === page) return known.draft
    const files = openPast(options, code, revision)
    const { merchant } = buildDraft(code, files, options)
    const draft: DraftSite = merchant
      ? { shows: 'draft', merchant, findings: [] }
      : { shows: 'nothing', findings: [] }
    past.set(`${code} ${revision}`, { page, draft })
    return draft
  }

  return async (code, { texts: typed, state }) => {
    if (state !== undefined && state !== 'now') return readPast(code, state)
    const texts = state === 'now' ? [] : typed
    const key = `${code} ${state ?? ''}`
    const markOf = (owners: readonly string[]): string => {
      const shared = ['locales', ownBlocksFolder, adaptersFolder]
      const folders = [...owners.map((one) => `merchants/${one}`), ...shared]
      const marks = folders.map((folder) => files.fingerprint(folder))
      return shortHash(JSON.stringify([texts, template(), marks]))
    }
    const ready = last.get(key)
    if (ready && ready.mark === markOf(ready.owners)) return ready.draft
    const checked = check(code, texts)
    const over = openDraftFiles({ git: runGit, root, files }, texts)
    const { merchant, sources: owners } = buildDraft(code, over, options)
    const draft = make(code, { merchant, checked })
    last.set(key, { mark: markOf(owners), owners, draft })
    draft.catch(() => last.delete(key))
    return draft
  }
}

function buildDraft(
  code: string,
  files: DiskFiles,
  { subsetter, template, ownBlocks, adapters, gamesOrigin, gateway }: DraftOptions,
): BuiltMerchant {
  const readLayers = createLayerReader(files)
  return buildSiteByCode(code, {
    sources: createAssetSources(files, subsetter),
    readLayers,
    looks: createLookReader(files, readLayers),
    template: template(),
    ownBlocks: ownBlocks(),
    adapters: adapters(),
    gamesOrigin: gamesOrigin(),
    gateway,
  })
}

/** Opens the files of a merchant as a commit has them. */
function openPast({ root, files }: DraftOptions, code: string, revision: string): DiskFiles {
  const past = openPastMerchant({ git: runGit, root, files }, { code, revision })
  return {
    ...past,
    readBytes: (path) => {
      const bytes = past.readBytes?.(path)
      return bytes && Buffer.from(bytes)
    },
    size: (path) => past.size?.(path),
    isOutsideLink: () => false,
    // A commit never changes.
    fingerprint: () => revision,
  }
}

/** Returns the merchant that players see, if no draft was ever free of errors. */
function shownAtSandbox(code: string, options: DraftOptions): MerchantSite | undefined {
  const shown = options.shown(code)
  return shown?.skin.gateway.origin === '' ? shown : undefined
}

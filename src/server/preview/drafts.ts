import { filesOver } from '../../config/files-over.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { isBreaking } from '../../config/resolve-merchant.ts'
import type {
  OtherText,
  PreviewAnswer,
  WorkshopFinding,
} from '../../contract/generated/workshop.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import { shortHash } from '../../dress/content-hash.ts'
import type { DressedMerchant } from '../../dress/dress-merchant.ts'
import { openWardrobe } from '../../dress/wardrobe.ts'
import type { FontPress } from '../../fonts/font-press.ts'
import { dressCode } from '../host/dress-code.ts'

/** A merchant as it is typed, or as it last was without errors. */
export interface Draft {
  readonly shows: PreviewAnswer['shows']
  /** Absent where nothing can be shown. */
  readonly merchant?: DressedMerchant
  /** The errors that stand in the way of what is typed. */
  readonly findings: readonly WorkshopFinding[]
}

export interface DraftOptions {
  readonly files: DiskFiles
  readonly press: FontPress
  /** The built page. */
  readonly template: () => string
  readonly gamesOrigin: () => string
  /** The whole check of a merchant with texts in place of files. */
  readonly check: (
    code: string,
    texts: readonly OtherText[],
  ) => Promise<{ readonly findings: readonly WorkshopFinding[] }>
  /** What players see of a merchant. */
  readonly shown: (code: string) => DressedMerchant | undefined
}

export type ReadDraft = (code: string, texts: readonly OtherText[]) => Promise<Draft>

/** Of how many merchants the last good draft is kept. */
const most = 24

/** Dresses merchants as they are typed; several previews of one draft share what is made of it. */
export function openDrafts(options: DraftOptions): ReadDraft {
  const { files, template, check } = options
  const last = new Map<string, { readonly mark: string; readonly draft: Promise<Draft> }>()
  const good = new Map<string, DressedMerchant>()
  const keepGood = (code: string, merchant: DressedMerchant): void => {
    good.delete(code)
    good.set(code, merchant)
    for (const [oldest] of good) if (good.size > most) good.delete(oldest)
  }

  async function make(code: string, texts: readonly OtherText[]): Promise<Draft> {
    const checked = check(code, texts)
    const merchant = dress(code, texts, options)
    const findings = (await checked).findings.filter(isBreaking)
    if (merchant && findings.length === 0) {
      keepGood(code, merchant)
      return { shows: 'draft', merchant, findings }
    }
    const before = good.get(code) ?? shownAtSandbox(code, options)
    if (before) return { shows: 'last-good', merchant: before, findings }
    return merchant ? { shows: 'draft', merchant, findings } : { shows: 'nothing', findings }
  }

  return async (code, texts) => {
    const chain = good.get(code)?.chain ?? [code]
    const folders = [...chain.map((one) => `merchants/${one}`), 'locales']
    const mark = shortHash(
      JSON.stringify([texts, template(), folders.map((folder) => files.fingerprint(folder))]),
    )
    const ready = last.get(code)
    if (ready?.mark === mark) return ready.draft
    const draft = make(code, texts)
    last.delete(code)
    last.set(code, { mark, draft })
    for (const [oldest] of last) if (last.size > most) last.delete(oldest)
    draft.catch(() => last.delete(code))
    return draft
  }
}

function dress(
  code: string,
  texts: readonly OtherText[],
  { files, press, template, gamesOrigin }: DraftOptions,
): DressedMerchant | undefined {
  const over = filesOver(files, texts)
  return dressCode(code, {
    wardrobe: openWardrobe(over, press),
    readLayers: createLayerReader(over),
    template: template(),
    gamesOrigin: gamesOrigin(),
    gateway: 'sandbox',
  }).merchant
}

/** What players see, for want of a draft that ever was without errors. */
function shownAtSandbox(code: string, options: DraftOptions): DressedMerchant | undefined {
  const shown = options.shown(code)
  return shown?.skin.gateway.origin === '' ? shown : undefined
}

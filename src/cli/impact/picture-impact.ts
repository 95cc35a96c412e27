import type { Change, Sides } from '../../core/compare/change.ts'
import { condenseContrasts } from '../../core/compare/condense-contrasts.ts'
import type { AffectedMerchant } from '../../core/compare/find-impact.ts'
import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import { createLookReader } from '../../core/config/look/look-reader.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveMerchant } from '../../core/config/resolve-merchant.ts'
import { isOwnPageId, type MerchantPages } from '../../core/contract/own-pages.ts'
import { type NamedScenario, scenarios } from '../../core/contract/scenarios.ts'
import type { CliEnvironment } from '../environment.ts'
import { refuseForeignPage } from '../refuse-foreign-page.ts'
import type { Photographer, ShotPage } from '../screenshots/photographer.ts'
import { mayEnter, readShotAddress, shotPages } from '../screenshots/photographer.ts'
import { type SheetRow, sheetHtml } from '../screenshots/sheet-html.ts'

/** A picture of a page before and after, or the reason that there is none. */
export interface ImpactPicture {
  readonly merchant: string
  readonly page: ShotPage
  readonly file?: string
  readonly failed?: string
}

export interface ImpactToPicture {
  readonly touched: readonly AffectedMerchant[]
  readonly sides: Sides<Files>
  readonly out: string
}

const wide: readonly ShotPage[] = ['home', 'login', 'register']

/**
 * Photographs the pages that a change affects, before and after it, and writes one page of HTML with
 * the differences outlined. It leaves out a page that looks the same.
 */
export async function pictureImpact(
  { touched, sides, out }: ImpactToPicture,
  environment: CliEnvironment,
): Promise<ImpactPicture[]> {
  refuseForeignPage(environment.filesAt(out), out)
  const write = environment.writerAt(out)
  const merchants = touched.map(({ merchant }) => merchant)
  const opened: Photographer[] = []
  const open = async (files: Files): Promise<Photographer> => {
    const photographer = await environment.photographer(sourceOf(files, merchants))
    opened.push(photographer)
    return photographer
  }
  const pictures: ImpactPicture[] = []
  try {
    const cameras = { before: await open(sides.before), after: await open(sides.after) }
    const pagesIn = (merchant: string): Sides<MerchantPages> => ({
      before: resolveMerchant(sides.before, merchant).merchant?.pages ?? {},
      after: resolveMerchant(sides.after, merchant).merchant?.pages ?? {},
    })
    for (const { merchant, changes } of touched)
      for (const page of pagesOf(changes)) {
        environment.progress(`${merchant} ${page}, ${count(pictures.length, 'picture')} so far`)
        const found = await compare(cameras, { merchant, page, pages: pagesIn(merchant) })
        if (!found) continue
        const file = `${merchant}-${page}.png`
        if ('png' in found) write(file, found.png)
        pictures.push({ merchant, page, ...('png' in found ? { file } : found) })
      }
    write('index.html', sheetHtml('Before and after', rowsOf(touched, pictures)))
  } finally {
    environment.progress('')
    for (const photographer of opened) await photographer.close()
  }
  return pictures
}

/** Returns the affected merchants with all their parents and the merchants whose looks they take. */
function sourceOf(files: Files, merchants: readonly string[]) {
  const read = createLayerReader(files)
  const { layersOf } = createLookReader(files, read)
  const chains = [...merchants, ...merchants.flatMap(layersOf)].flatMap(
    (code) => read(code)?.chain ?? [],
  )
  return { files, merchants: [...new Set(chains)] }
}

/** Returns the pages that show changes: their own pages, or those that show a whole theme. */
export function pagesOf(changes: readonly Change[]): ShotPage[] {
  const pages = changes.flatMap(({ path }): readonly ShotPage[] => {
    // A merchant that was added, removed, broken or fixed is on one side only.
    if (path === '') return []
    const [part, page = ''] = path.split('.')
    if (part === 'pages') return isPage(page) ? [page] : ['home']
    if (part === 'registration') return ['register']
    if (part === 'lobby') return ['lobby']
    return part === 'navigation' || part === 'languages' ? ['home'] : wide
  })
  return [...new Set(pages)]
}

function isPage(name: string): name is ShotPage {
  return Object.hasOwn(shotPages, name) || isOwnPageId(name)
}

type Compared = { readonly png: Uint8Array } | { readonly failed: string }

interface PageSides {
  readonly merchant: string
  readonly page: ShotPage
  readonly pages: Sides<MerchantPages>
}

/** Compares a page for a guest, then for a member; undefined where neither sees a difference. */
async function compare(
  { before, after }: Sides<Photographer>,
  { merchant, page, pages }: PageSides,
): Promise<Compared | undefined> {
  const take = async (camera: Photographer, side: MerchantPages, scenario: NamedScenario) => {
    const address = readShotAddress(page, side)
    if (address === undefined) return { failed: `There is no page "${page}".` }
    return camera.take({ merchant, page, address, scenario })
  }
  for (const scenario of whoLooks(page, pages.after)) {
    const [then, now] = [
      await take(before, pages.before, scenario),
      await take(after, pages.after, scenario),
    ]
    if ('failed' in then) return { failed: `Before: ${then.failed}` }
    if ('failed' in now) return { failed: `After: ${now.failed}` }
    const png = await after.compare(then, now)
    if (png) return { png }
  }
  return undefined
}

function whoLooks(page: ShotPage, pages: MerchantPages): readonly NamedScenario[] {
  return [scenarios.guest, scenarios.member].filter(({ session }) => mayEnter(page, session, pages))
}

function rowsOf(
  touched: readonly AffectedMerchant[],
  pictures: readonly ImpactPicture[],
): SheetRow[] {
  return touched.map(({ merchant, changes }) => ({
    title: merchant,
    notes: condenseContrasts(changes).map(({ sentence }) => sentence),
    cells: pictures
      .filter((one) => one.merchant === merchant)
      .map(({ page, file, failed }) => ({
        title: `${page}, before and after`,
        ...(file !== undefined && { address: file }),
        ...(failed !== undefined && { failed }),
      })),
  }))
}

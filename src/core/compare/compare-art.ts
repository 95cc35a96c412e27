import { findArt } from '../config/check-art.ts'
import type { Files } from '../config/files.ts'
import { listNamed } from '../config/list-named.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { merchantSchema } from '../config/schema-registry.ts'
import { iconNames } from '../contract/icons.ts'
import { formatPicture } from '../contract/picture/format-picture.ts'
import { isPicture, readPicture } from '../contract/picture/read-picture.ts'
import type { Change, PictureChange, PictureFile, Sides } from './change.ts'
import { formatKey } from './format-value.ts'

/** The input for finding a merchant's art. */
export interface MerchantArt {
  readonly files: Files
  /** From the topmost parent to the merchant. */
  readonly chain: readonly string[]
  readonly merchant: ResolvedMerchant
}

/**
 * Compares the art files that unchanged settings name, and the files from which the sandbox composes its
 * pictures and games. Ignores files that nothing shows. `only` limits the comparison to one art path.
 */
export function compareArt({ before, after }: Sides<MerchantArt>, only?: string): Change[] {
  const views = { before, after }
  if (only !== undefined && !findFileChange(views, only)) return []
  const files = only === undefined ? [...listArt(before), ...listArt(after)] : [only]
  const uses = new Map(
    before.merchant === after.merchant
      ? listUses(after, files)
      : [...listUses(before, files), ...listUses(after, files)],
  )
  return [...uses].flatMap(([art, use]) => {
    const file = only === undefined || art === only ? findFileChange(views, art) : undefined
    return file ? [describeFile({ art, use, file }, views)] : []
  })
}

/** Returns the old and the new path of a file; undefined if its content did not change. */
function findFileChange(
  views: Sides<MerchantArt>,
  art: string,
): Sides<string | undefined> | undefined {
  const file = { before: findIn(views.before, art), after: findIn(views.after, art) }
  return (file.before || file.after) && !isUnchanged(views, file) ? file : undefined
}

function isUnchanged(
  views: Sides<MerchantArt>,
  { before, after }: Sides<string | undefined>,
): boolean {
  if (before === undefined || after === undefined) return false
  return haveSameBytes({
    before: { files: views.before.files, path: before },
    after: { files: views.after.files, path: after },
  })
}

function findIn({ files, chain }: MerchantArt, art: string): string | undefined {
  return findArt(files, art, chain)
}

interface ChangedArt {
  readonly art: string
  readonly use: string
  /** The paths of the file. */
  readonly file: Sides<string | undefined>
}

function describeFile({ art, use, file }: ChangedArt, views: Sides<MerchantArt>): Change {
  const { before, after } = file
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const picture = isPicture(art) ? readSides({ art, use, file }, views) : undefined
  const facts = picture ? `: ${formatSides(picture)}` : ''
  return {
    kind,
    path: art,
    ...(before && { before }),
    ...(after && { after }),
    sentence: `${art} ${kind === 'changed' ? 'replaced' : kind} (${use})${facts}`,
    place: { file: after ?? before ?? art, line: 1, column: 1 },
    ...(picture && { picture }),
  }
}

function readSides({ use, file }: ChangedArt, views: Sides<MerchantArt>): PictureChange {
  const [before, after] = [
    file.before && readFacts(views.before.files, file.before),
    file.after && readFacts(views.after.files, file.after),
  ]
  return { use, ...(before && { before }), ...(after && { after }) }
}

function readFacts(files: Files, path: string): PictureFile {
  const bytes = files.readBytes?.(path) ?? new TextEncoder().encode(files.read(path))
  return { path, ...readPicture(path, bytes) }
}

function formatSides({ before, after }: PictureChange): string {
  if (!before) return after ? formatPicture(after) : ''
  return after
    ? `${formatPicture(before)} → ${formatPicture(after)}`
    : `was ${formatPicture(before)}`
}

interface FileAt {
  readonly files: Files
  readonly path: string
}

/** Returns true if two files hold the same bytes. */
function haveSameBytes({ before, after }: Sides<FileAt>): boolean {
  const [was, is] = [before, after].map(({ files, path }) => files.readBytes?.(path))
  if (was && is) return was.length === is.length && was.every((byte, at) => byte === is[at])
  return before.files.read(before.path) === after.files.read(after.path)
}

/** Lists the given files that are shown, and the files that settings name, each with a description of its use. */
function listUses({ merchant }: MerchantArt, files: Iterable<string>): ReadonlyMap<string, string> {
  const uses = new Map<string, string>()
  const add = (art: string, use: string): void => {
    const known = uses.get(art)
    if (known === undefined) uses.set(art, use)
    else if (!known.split(', ').includes(use)) uses.set(art, `${known}, ${use}`)
  }
  for (const art of files)
    if (!/^art\/(icons|ornaments)\/|\.json$/.test(art)) add(art, 'pictures of the sandbox')
  add('world.json', 'content of the sandbox')
  add('art/recipe.json', 'recipe for pictures of the sandbox')
  const named = listNamed(merchant, merchantSchema.schema, 'Art')
  for (const { value } of named) uses.delete(value)
  for (const { value, path } of named) add(value, formatUse(path))
  // The sprite uses the inherited icon of that name if a merchant names none.
  for (const name of iconNames)
    if (!merchant.theme.icons?.[name]) add(`art/icons/${name}.svg`, `icon ${formatKey(name)}`)
  return uses
}

/** Lists the art paths of a merchant and its parents. */
function listArt({ files, chain }: MerchantArt): string[] {
  return chain.flatMap((code) => listFiles(files, `merchants/${code}`, 'art'))
}

function formatUse([area = '', ...rest]: readonly string[]): string {
  const [group = ''] = rest
  if (area === 'theme') return [group.replace(/s$/, ''), ...rest.slice(1)].map(formatKey).join(' ')
  if (area === 'brand') return `the brand's ${formatKey(group)}`
  return rest
    .filter((step) => step !== 'blocks' && step !== 'settings')
    .map(formatKey)
    .join(' ')
}

function listFiles(files: Files, folder: string, under: string): string[] {
  return files.list(`${folder}/${under}`).flatMap((name) => {
    const path = `${under}/${name}`
    return name.includes('.') ? [path] : listFiles(files, folder, path)
  })
}

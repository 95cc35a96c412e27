import { findArt } from '../config/check-art.ts'
import type { Files } from '../config/files.ts'
import { branchesOf, followSchema, keySchema, merchantSchema, type Schema } from '../config/law.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { iconNames } from '../contract/icons.ts'
import type { Change, Sides } from './change.ts'
import { wordsOf } from './say.ts'

/** What a merchant's pictures are found by. */
export interface ArtView {
  readonly files: Files
  /** From the topmost parent to the merchant. */
  readonly chain: readonly string[]
  readonly merchant: ResolvedMerchant
}

/**
 * Pictures that came, went or are others while the settings that name them stay; and what the
 * sandbox composes its pictures and games from. A file that nothing shows is not told; `only` tells of
 * one art path alone.
 */
export function compareArt({ before, after }: Sides<ArtView>, only?: string): Change[] {
  const views = { before, after }
  if (only !== undefined && !findTurn(views, only)) return []
  const files = only === undefined ? [...listArt(before), ...listArt(after)] : [only]
  const uses = new Map(
    before.merchant === after.merchant
      ? listUses(after, files)
      : [...listUses(before, files), ...listUses(after, files)],
  )
  return [...uses].flatMap(([art, use]) => {
    const file = only === undefined || art === only ? findTurn(views, art) : undefined
    return file ? [tellFile(art, use, file)] : []
  })
}

/** Where a file was and is; undefined where it is as it was. */
function findTurn(views: Sides<ArtView>, art: string): Sides<string | undefined> | undefined {
  const file = { before: findIn(views.before, art), after: findIn(views.after, art) }
  return (file.before || file.after) && !isKept(views, file) ? file : undefined
}

function isKept(views: Sides<ArtView>, { before, after }: Sides<string | undefined>): boolean {
  if (before === undefined || after === undefined) return false
  return areSame({
    before: { files: views.before.files, path: before },
    after: { files: views.after.files, path: after },
  })
}

function findIn({ files, chain }: ArtView, art: string): string | undefined {
  return findArt(files, art, chain)
}

function tellFile(art: string, use: string, { before, after }: Sides<string | undefined>): Change {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return {
    kind,
    path: art,
    ...(before && { before }),
    ...(after && { after }),
    sentence: `${art} ${kind === 'changed' ? 'replaced' : kind} (${use})`,
    place: { file: after ?? before ?? art, line: 1, column: 1 },
  }
}

interface FileAt {
  readonly files: Files
  readonly path: string
}

/** Whether two files hold the same bytes. */
export function areSame({ before, after }: Sides<FileAt>): boolean {
  const [was, is] = [before, after].map(({ files, path }) => files.readBytes?.(path))
  if (was && is) return was.length === is.length && was.every((byte, at) => byte === is[at])
  return before.files.read(before.path) === after.files.read(after.path)
}

/** The files among some that are shown somewhere, and those that settings name, with where. */
function listUses({ merchant }: ArtView, files: Iterable<string>): ReadonlyMap<string, string> {
  const uses = new Map<string, string>()
  const note = (art: string, use: string): void => {
    const said = uses.get(art)
    if (said === undefined) uses.set(art, use)
    else if (!said.split(', ').includes(use)) uses.set(art, `${said}, ${use}`)
  }
  for (const art of files)
    if (!/^art\/(icons|ornaments)\/|\.json$/.test(art)) note(art, 'pictures of the sandbox')
  note('world.json', 'what the sandbox has')
  note('art/recipe.json', 'how the sandbox composes pictures')
  const named = listNamed(merchant, merchantSchema.schema, [])
  for (const { art } of named) uses.delete(art)
  for (const { art, path } of named) note(art, sayUse(path))
  // The sprite takes the inherited icon of that name where a merchant names none.
  for (const name of iconNames)
    if (!merchant.theme.icons?.[name]) note(`art/icons/${name}.svg`, `icon ${wordsOf(name)}`)
  return uses
}

/** The art paths of a merchant and of those above it. */
function listArt({ files, chain }: ArtView): string[] {
  return chain.flatMap((code) => listFiles(files, `merchants/${code}`, 'art'))
}

function sayUse([area = '', ...rest]: readonly string[]): string {
  const [group = '', name = ''] = rest
  if (area === 'theme') return `${group.replace(/s$/, '')} ${wordsOf(name)}`
  if (area === 'brand') return `the brand's ${wordsOf(group)}`
  return rest
    .filter((step) => step !== 'blocks' && step !== 'settings')
    .map(wordsOf)
    .join(' ')
}

interface Named {
  readonly art: string
  readonly path: readonly string[]
}

/** The values that the law calls art. */
function listNamed(value: unknown, schema: Schema, path: readonly string[]): Named[] {
  const { name, schema: followed } = followSchema(schema)
  if (name === 'Art') return typeof value === 'string' ? [{ art: value, path }] : []
  if (name === 'Text' || name === 'Condition' || value === null || typeof value !== 'object')
    return []
  if (Array.isArray(value))
    return value.flatMap((item, at) => listNamed(item, followed.items ?? {}, [...path, String(at)]))
  const inside = branchesOf(followed)?.get('type' in value ? String(value.type) : '') ?? followed
  return Object.entries(value).flatMap(([key, inner]) =>
    listNamed(inner, keySchema(inside, key) ?? {}, [...path, key]),
  )
}

function listFiles(files: Files, folder: string, under: string): string[] {
  return files.list(`${folder}/${under}`).flatMap((name) => {
    const path = `${under}/${name}`
    return name.includes('.') ? [path] : listFiles(files, folder, path)
  })
}

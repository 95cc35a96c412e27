import { merchantFile } from '../config/files.ts'
import type { Fix } from '../config/finding.ts'
import type { Span } from '../config/source.ts'
import { childOf, type MapTree, type Path, stringAt, textsOf, treeAt } from '../config/tree.ts'
import { type AskedFile, readEdited } from './editor-scope.ts'
import { kindOf } from './file-kind.ts'
import { spotInFile } from './spot-in-file.ts'

/** The id of a block at a place of a file. */
export interface RenamableBlock {
  readonly code: string
  readonly page: string
  readonly id: string
  /** The name in quotes that the cursor is on, as offsets. */
  readonly start: number
  readonly end: number
}

/** Why something cannot be renamed, as a sentence for the operator. */
export interface RenameRefusal {
  readonly refused: string
}

/** The edits of each file, by its path. */
export interface BlockRename {
  readonly edits: ReadonlyMap<string, readonly Fix[]>
}

/** Returns the block whose id is at an offset; undefined where there is none. */
export function findRenamable(
  file: AskedFile,
  offset: number,
): RenamableBlock | RenameRefusal | undefined {
  const kind = kindOf(file.source.path)
  const spot = kind?.kind === 'merchant' ? spotInFile(file.source, offset) : undefined
  if (kind?.kind !== 'merchant' || !spot) return undefined
  const { own, inherited, chain } = readEdited(kind.code, file)
  const found = readId(spot.path, own)
  if (!found) return undefined
  const { page, id } = found
  const at = ['pages', page, 'blocks', id]
  if (treeAt(inherited, at)) {
    const owner = chain.find((code) => treeAt(file.inspection.resolve(code).layered?.own, at))
    return {
      refused: `The block "${id}" is inherited from "${owner ?? 'a parent'}". Rename it there.`,
    }
  }
  if (!treeAt(own, at)) return undefined
  return { code: kind.code, page, id, start: spot.start, end: spot.end }
}

/** Plans the new id of a block, in its merchant and in all that inherit from it. */
export function planBlockRename(
  { code, page, id }: RenamableBlock,
  name: string,
  { inspection }: AskedFile,
): BlockRename | RenameRefusal {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return {
      refused: `"${name}" cannot be the id of a block. Use lower-case letters, digits and dashes, with a letter first.`,
    }
  const edits = new Map<string, readonly Fix[]>()
  for (const one of new Set([code, ...inspection.all])) {
    const { layered } = inspection.resolve(one)
    if (!layered?.chain.includes(code)) continue
    const { own, tree } = layered
    if (!own)
      return { refused: `${merchantFile(one)} has an error. Correct it, then rename the block.` }
    if (
      treeAt(tree, ['pages', page, 'blocks', name]) ||
      treeAt(own, ['pages', page, 'blocks', name])
    )
      return {
        refused: `The page "${page}" of "${one}" has a block "${name}" already. Choose another id.`,
      }
    const places = listPlaces(own, { page, id, name })
    if (places.length > 0) edits.set(merchantFile(one), places)
  }
  return { edits }
}

/** Reads which block a place names; undefined for a place that names none. */
function readId(
  path: Path,
  own: MapTree | undefined,
): { readonly page: string; readonly id: string } | undefined {
  const [area, page, part, key, side] = path
  if (area !== 'pages' || typeof page !== 'string') return undefined
  const isKey = path.length === 4 && (part === 'blocks' || part === 'moves')
  if (isKey) return { page, id: String(key) }
  const order = treeAt(own, ['pages', page, 'order'])
  if (path.length === 4 && part === 'order' && order?.kind === 'list') {
    const item = order.items[Number(key)]
    const id = stringAt(item, [])
    return id === undefined || id === '*' ? undefined : { page, id }
  }
  const isSide = path.length === 5 && part === 'moves' && (side === 'before' || side === 'after')
  const id = isSide ? stringAt(own, path.map(String)) : undefined
  return id === undefined ? undefined : { page, id }
}

interface NewName {
  readonly page: string
  readonly id: string
  readonly name: string
}

/** Lists the edits of one merchant's own file: its blocks, its order, its moves and its final values. */
function listPlaces(own: MapTree, { page, id, name }: NewName): readonly Fix[] {
  const at = treeAt(own, ['pages', page])
  const moves = childOf(at, 'moves')
  const beside = moves?.kind === 'map' ? [...moves.entries.values()] : []
  const names: readonly Span[] = [
    ...[childOf(at, 'blocks'), moves].flatMap((map) =>
      map?.kind === 'map' ? (map.entries.get(id)?.key ?? []) : [],
    ),
    ...textsOf(childOf(at, 'order')).flatMap(({ text, span }) => (text === id ? [span] : [])),
    ...beside.flatMap(({ value }) =>
      ['before', 'after'].flatMap((side) =>
        stringAt(value, [side]) === id ? (childOf(value, side) ?? []) : [],
      ),
    ),
  ]
  const finals = childOf(own, '$final')
  const path = `pages.${page}.blocks.${id}`
  const ofFinals = [...(finals?.kind === 'map' ? finals.entries : [])].flatMap(
    ([key, { key: span }]) =>
      key === path || key.startsWith(`${path}.`)
        ? [replace(span, `pages.${page}.blocks.${name}${key.slice(path.length)}`)]
        : [],
  )
  return [...names.map((span) => replace(span, name)), ...ofFinals].sort(
    (a, b) => a.start - b.start,
  )
}

function replace({ start, end }: Span, name: string): Fix {
  return { start, end, insert: JSON.stringify(name) }
}

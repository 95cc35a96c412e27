import { findArt } from '../../core/config/check-art.ts'
import { type Files, schemaAddress } from '../../core/config/files.ts'
import { createLookReader, type ResolvedLook } from '../../core/config/look/look-reader.ts'
import { readLookSheet } from '../../core/config/look/read-look-sheet.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { createLayerReader, type LayerReader } from '../../core/config/resolve-layers.ts'
import { toValue, treeAt } from '../../core/config/tree.ts'
import { formatJson } from './format-json.ts'

/** The look of a new merchant: that of its parent or of another one, or files of its own. */
export type NewLook = 'inherited' | 'own' | { readonly of: string }

/** The answer for files of its own. No merchant may have it as its code. */
export const ownLook = 'own'

type Content = readonly (readonly [string, string | Uint8Array])[]

/** Copies the files that draw a merchant's parts, for an heir of it that draws them by its own. */
export function copyLook(parent: string, files: Files): Content {
  const read = createLayerReader(files)
  const look = createLookReader(files, read).resolve(parent)
  const used = look.parts.flatMap(({ part, used: file }) => {
    const text = file && files.read(file.path)
    return file && text !== undefined ? [{ ...file, part, text }] : []
  })
  const tokens = mergeTokens(look, files)
  const art = used.flatMap(({ path, text, part, owner }) =>
    readLookSheet({ path, text }, part).art.flatMap(({ name }) =>
      copyArt(name, { files, read, owner, parent }),
    ),
  )
  return [
    ...used.map(({ part, text }) => [`look/${part}.css`, text] as const),
    ...(Object.keys(tokens).length > 0
      ? [['look/tokens.json', formatTokens(tokens, files)] as const]
      : []),
    ...new Map(art),
  ]
}

function formatTokens(tokens: object, files: Files): string {
  const $schema = schemaAddress(files, 'merchants/own/look/tokens.json', 'look-tokens')
  return formatJson({ $schema, tokens })
}

/** Merges the tokens of all layers by name, as the files declare them. */
function mergeTokens({ layers, tokens }: ResolvedLook, files: Files): object {
  const all = layers.flatMap((owner) => {
    const path = `merchants/${owner}/look/tokens.json`
    const text = files.read(path)
    const tree = text === undefined ? undefined : parseSource({ path, text }).tree
    const own = treeAt(tree, ['tokens'])
    return own ? Object.entries(toValue(own) as object) : [] // a map, as its schema says
  })
  return Object.fromEntries(all.filter(([name]) => tokens.has(name)))
}

interface ArtScope {
  readonly files: Files
  readonly read: LayerReader
  /** The merchant whose file uses the picture. */
  readonly owner: string
  readonly parent: string
}

/** Copies a picture that the heir would not inherit, because it belongs to a look from outside of its parents. */
function copyArt(name: string, { files, read, owner, parent }: ArtScope): Content {
  if (findArt(files, name, read(parent)?.chain ?? [parent])) return []
  const path = findArt(files, name, read(owner)?.chain ?? [owner])
  const bytes = path === undefined ? undefined : (files.readBytes?.(path) ?? files.read(path))
  return bytes === undefined ? [] : [[name, bytes]]
}

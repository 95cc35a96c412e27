import { isProductBlock, listOwnBlocks } from '../config/block-schemas.ts'
import { findArt } from '../config/check-art.ts'
import { merchantFile } from '../config/files.ts'
import { keyLanguage, readOwnMessages } from '../config/messages.ts'
import { placeOfEntry } from '../config/provenance.ts'
import { openSchemaPlaces } from '../config/schema-places.ts'
import { merchantSchema } from '../config/schema-registry.ts'
import { type Place, placeOf, type Span, spanAt } from '../config/source.ts'
import { type Path, pathText, stringAt, treeAtPath } from '../config/tree.ts'
import { type AskedFile, type EditedMerchant, readEdited } from './editor-scope.ts'
import { kindOf } from './file-kind.ts'
import { schemasAt } from './schemas-at.ts'
import { spotInFile } from './spot-in-file.ts'
import { wordInLook } from './word-in-look.ts'

/** Returns where the thing at an offset of a file is defined; undefined if that is nowhere. */
export function defineAt(file: AskedFile, offset: number): Place | undefined {
  const kind = kindOf(file.source.path)
  if (kind?.kind === 'look') return defineInLook(kind.code, file, offset)
  const spot = kind && spotInFile(file.source, offset)
  if (!spot) return undefined
  if (kind.kind === 'messages') return placeOfMessage(pathText(spot.path), file)
  if (kind.kind === 'settings') return undefined
  const merchant = readEdited(kind.code, file)
  const name = stringAt(treeAtPath(merchant.own, spot.path), [])
  const named = name === undefined ? undefined : defineName(name, spot.path, { merchant, file })
  return named ?? placeOfLayer(kind.code, spot.path, { file, at: spot })
}

function defineInLook(code: string, file: AskedFile, offset: number): Place | undefined {
  const word = wordInLook(file.source.text, offset)
  if (word?.kind !== 'property') return undefined
  const token = file.inspection.look(code).tokens.get(word.name)
  if (token) return placeOf(token.span)
  return placeOfLayer(code, ['theme', 'tokens', word.name], { file })
}

interface NameScope {
  readonly merchant: EditedMerchant
  readonly file: AskedFile
}

/** Returns where the thing is defined that a text names. */
function defineName(name: string, path: Path, { merchant, file }: NameScope): Place | undefined {
  const [area, page, part] = path
  const schemas = schemasAt(merchantSchema, path, [merchant.own, merchant.inherited])
  const is = (wanted: string): boolean => schemas.some((one) => one.name === wanted)
  if (area === 'extends' || schemas.some(({ schema }) => schema.names === 'merchant'))
    return startOf(merchantFile(name), file)
  if (area === 'pages' && path.at(-1) === 'type') return placeOfType(name)
  if (area === 'pages' && (part === 'order' || (part === 'moves' && path.length === 5)))
    return placeOfLayer(merchant.code, ['pages', page ?? '', 'blocks', name], { file })
  if (is('Art')) {
    const art = findArt(file.files, name, merchant.chain)
    return art === undefined ? undefined : { file: art, line: 1, column: 1 }
  }
  return is('Text') ? placeOfMessage(name, file, merchant.chain) : undefined
}

function placeOfType(type: string): Place | undefined {
  const own = listOwnBlocks().get(type)
  if (own) return placeOf(spanAt(own.source))
  return isProductBlock(type)
    ? { file: `schemas/block.${type}.schema.json`, line: 1, column: 1 }
    : undefined
}

/** Returns the place of a message: that of the nearest layer that replaces it in English, or the English text. */
function placeOfMessage(
  key: string,
  { files, inspection }: AskedFile,
  chain: readonly string[] = [],
): Place | undefined {
  for (const code of chain.toReversed()) {
    const own = readOwnMessages(files, { code, language: keyLanguage })?.get(key)
    if (own) return placeOf(own.span)
  }
  const found = inspection.catalogue(keyLanguage)?.messages.get(key)
  return found && placeOf(found.span)
}

/** Returns the place of the layer that wins; where that is the place of the question, that of the layer below it. */
function placeOfLayer(
  code: string,
  path: Path,
  { file, at }: { readonly file: AskedFile; readonly at?: Span },
): Place | undefined {
  const list = path.findIndex((key) => typeof key === 'number')
  const dotted = pathText(list < 0 ? path : path.slice(0, list))
  const places = openSchemaPlaces(file.files.installed?.files ?? file.files)
  const here = at && placeOf(at)
  return file.inspection
    .resolve(code)
    .provenance.of(dotted)
    .map((entry) => placeOfEntry(entry, places))
    .findLast((place) => place.file !== here?.file || place.line !== here.line)
}

function startOf(path: string, { files }: AskedFile): Place | undefined {
  return files.read(path) === undefined ? undefined : { file: path, line: 1, column: 1 }
}

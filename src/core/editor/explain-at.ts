import { formatEntry, hasKeys } from '../config/format-provenance.ts'
import { keyLanguage } from '../config/messages.ts'
import { parseTolerant } from '../config/parse-tolerant.ts'
import type { ProvenanceEntry } from '../config/provenance.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { openSchemaPlaces, type SchemaPlaces } from '../config/schema-places.ts'
import { followSchema, keySchema } from '../config/schema-registry.ts'
import { placeOf, printPlace, type Span } from '../config/source.ts'
import { readToken, ruleOf, tokenAt } from '../config/theme/token-rules.ts'
import { type Path, pathText } from '../config/tree.ts'
import { formatTypedValue } from '../config/typed-value.ts'
import { kitParts } from '../contract/kit-parts.ts'
import { explainPage } from '../engine/why/explain-page.ts'
import { describeWhy } from '../engine/why/read-why-merchant.ts'
import { type AskedFile, readEdited } from './editor-scope.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import { schemasAt } from './schemas-at.ts'
import { spotInFile } from './spot-in-file.ts'
import { wordInLook } from './word-in-look.ts'

/** What an editor shows about a place: sentences, and lines of fixed width below them. */
export interface PlaceNote {
  /** The range that it is about, as offsets. */
  readonly start: number
  readonly end: number
  readonly sentences: readonly string[]
  readonly lines: readonly string[]
}

/** Facts of a guest, whom a page is explained for. */
const guest = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  device: 'browser',
  language: undefined,
} as const

/** Explains the key, the value or the name at an offset of a file; undefined where nothing is known about it. */
export function explainAt(file: AskedFile, offset: number, now: number): PlaceNote | undefined {
  const kind = kindOf(file.source.path)
  if (!kind) return undefined
  if (kind.kind === 'look') return explainInLook(kind.code, file, offset)
  const spot = spotInFile(file.source, offset)
  if (!spot) return undefined
  const { path } = spot
  const words =
    kind.kind === 'messages'
      ? explainMessage(path, file)
      : explainSetting(kind, { path, file, now })
  if (words.sentences.length + words.lines.length === 0) return undefined
  return { start: spot.start, end: spot.end, ...words }
}

type Words = Pick<PlaceNote, 'sentences' | 'lines'>

function explainMessage(path: Path, { inspection }: AskedFile): Words {
  const found = inspection.catalogue(keyLanguage)?.messages.get(pathText(path))
  return found
    ? { sentences: [`English: ${found.text}`], lines: [formatPlace(found.span)] }
    : { sentences: [], lines: [] }
}

interface SettingQuestion {
  readonly path: Path
  readonly file: AskedFile
  readonly now: number
}

function explainSetting(
  kind: Extract<FileKind, { readonly kind: 'merchant' | 'settings' }>,
  { path, file, now }: SettingQuestion,
): Words {
  if (kind.kind === 'settings')
    return { sentences: describeAt(kind, path, [parseTolerant(file.source)]), lines: [] }
  const { own, inherited } = readEdited(kind.code, file)
  const places = openSchemaPlaces(file.files.installed?.files ?? file.files)
  const resolution = file.inspection.resolve(kind.code)
  const { provenance, merchant } = resolution
  // Layers set a list as a whole.
  const at = path.findIndex((key) => typeof key === 'number')
  const dotted = pathText(at < 0 ? path : path.slice(0, at))
  const entries = provenance.of(dotted)
  const lines =
    entries.length > 0 ? formatLayers(dotted, entries, places) : explainToken(dotted, merchant)
  const [area, page, part, id, ...rest] = path
  const isBlock =
    area === 'pages' &&
    part === 'blocks' &&
    id !== undefined &&
    (rest.length === 0 || rest[0] === 'type')
  const why = isBlock ? describeWhy(resolution, places) : undefined
  const found =
    why &&
    explainPage({ page: String(page), facts: { ...guest, time: now } }, why)?.find(
      (one) => one.id === id,
    )
  const reasons = found
    ? [
        `For a guest, this block is ${found.state}${found.reason ? ` (${found.reason})` : ''}.`,
        ...[found.message, found.change, found.reads].flatMap((one) => one ?? []),
      ]
    : []
  return {
    sentences: [...describeAt(kind, path, [own, inherited]), reasons.join(' ')].filter(Boolean),
    lines,
  }
}

function describeAt(
  { schema }: Extract<FileKind, { readonly kind: 'merchant' | 'settings' }>,
  path: Path,
  trees: Parameters<typeof schemasAt>[2],
): readonly string[] {
  const key = path.at(-1)
  const above = schemasAt(schema, path.slice(0, -1), trees)
  const own = above.flatMap(({ schema: map }) => {
    const inner = typeof key === 'string' ? keySchema(map, key) : map.items
    return inner?.description ?? (inner && followSchema(inner).schema.description) ?? []
  })
  const found =
    own.length > 0
      ? own
      : schemasAt(schema, path, trees).flatMap(({ schema: one }) => one.description ?? [])
  return [...new Set(found)].slice(0, 1)
}

function formatLayers(
  path: string,
  entries: readonly ProvenanceEntry[],
  places: SchemaPlaces,
): readonly string[] {
  const winner = entries.at(-1)
  const head =
    winner?.act === 'removed'
      ? `${path} is removed`
      : hasKeys(winner?.value)
        ? path
        : `${path} = ${formatTypedValue(winner?.value)}`
  return [
    head,
    ...entries.map((one) => formatEntry(one, places) + (one === winner ? '  ← wins' : '')),
  ]
}

function explainToken(path: string, merchant: ResolvedMerchant | undefined): readonly string[] {
  const token = tokenAt(path)
  if (!token || !merchant) return []
  return [
    `${path} = ${readToken(token, merchant.theme)}`,
    `  derived: ${ruleOf(token, merchant.theme).how}`,
  ]
}

function explainInLook(code: string, file: AskedFile, offset: number): PlaceNote | undefined {
  const word = wordInLook(file.source.text, offset)
  if (!word) return undefined
  const { name, start, end } = word
  if (word.kind === 'part') {
    const part = new Map<string, { readonly description: string }>(Object.entries(kitParts)).get(
      name,
    )
    return part && { start, end, sentences: [part.description], lines: [] }
  }
  const own = file.inspection.look(code).tokens.get(name)
  if (own)
    return {
      start,
      end,
      sentences: [],
      lines: [`--${name} = ${own.typed}`, `  ${own.owner} sets it  ${formatPlace(own.span)}`],
    }
  const lines = explainToken(`theme.tokens.${name}`, file.inspection.resolve(code).merchant)
  return lines.length > 0 ? { start, end, sentences: [], lines } : undefined
}

function formatPlace(span: Span): string {
  return printPlace(placeOf(span))
}

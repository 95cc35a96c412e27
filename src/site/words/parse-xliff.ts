import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Source } from '../../core/config/source.ts'
import type { ImportedText, ParsedTexts } from '../../core/config/words/exchanged-text.ts'
import { lineOffsets } from './line-offsets.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** The unit that is read. */
interface Unit {
  readonly key: string
  /** The placeholders by the id of their `<data>`. */
  readonly data: Map<string, string>
  /** Its segments, and what lies between them, such as a space. */
  readonly parts: UnitPart[]
  /** The line of its first target, or of itself. */
  line: number
}

interface UnitPart {
  readonly isSegment: boolean
  source: string
  /** Undefined if it is not translated. */
  target: string | undefined
}

/** What the parser has read so far. */
interface Reader {
  readonly source: Source
  readonly texts: ImportedText[]
  /** The names of the elements that are open. */
  readonly open: string[]
  unit: Unit | undefined
  /** The text of the open `<data>`, `<source>` or `<target>`. */
  text: string
  dataId: string
}

/** Parses XLIFF 2 into the targets of its units; a unit without one has an empty text. Refuses DTDs and other languages. */
export function parseXliff(source: Source, language: string): ParsedTexts {
  const reader: Reader = { source, texts: [], open: [], unit: undefined, text: '', dataId: '' }
  try {
    readSource(reader, language)
  } catch (problem) {
    return { refused: problem instanceof Error ? problem.message : String(problem) }
  }
  return { texts: reader.texts }
}

/** Reads the whole source. Throws a sentence with the line at which the file is refused. */
function readSource(reader: Reader, language: string): void {
  const { source, open } = reader
  const parser = new SaxesParser({ xmlns: true })
  const offsets = lineOffsets(source.text)
  const refuse = (sentence: string): never => {
    throw new Error(`${source.path}:${parser.line}: ${sentence}`)
  }
  parser.on('error', ({ message }) => {
    const problem = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    refuse(`The XML is broken here: ${problem}. Correct it, or export the file again.`)
  })
  parser.on('doctype', () => {
    refuse('A DTD is not allowed. Remove the line that begins with "<!DOCTYPE".')
  })
  parser.on('opentag', (tag) => {
    if (open.length === 0) refuseRoot(tag, language, refuse)
    if (isInText(open)) reader.text += readInline(tag, reader.unit, refuse)
    else startElement(reader, tag, parser.line)
    open.push(tag.local)
  })
  const addText = (more: string): void => {
    if (isInText(open) || open.includes('data')) reader.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local, uri }) => {
    open.pop()
    if (uri === namespace) endElement(reader, local, offsets)
  })
  parser.write(source.text).close()
}

function startElement(reader: Reader, tag: SaxesTagNS, line: number): void {
  const { unit } = reader
  if (tag.uri !== namespace) return
  if (tag.local === 'unit') reader.unit = openUnit(tag, line)
  if (tag.local === 'data') reader.dataId = attribute(tag, 'id')
  if (['data', 'source', 'target'].includes(tag.local)) reader.text = ''
  if (!unit) return
  if (isPart(tag.local))
    unit.parts.push({ isSegment: tag.local === 'segment', source: '', target: undefined })
  const isFirst = unit.parts.every(({ target }) => target === undefined)
  if (tag.local === 'target' && isPart(reader.open.at(-1)) && isFirst) unit.line = line
}

function endElement(reader: Reader, name: string, offsets: readonly number[]): void {
  const { unit, text, dataId, source, texts } = reader
  if (!unit) return
  if (name === 'data') unit.data.set(dataId, text)
  // A tool may add the texts of others, such as of a translation memory, outside of the segments.
  const part = isPart(reader.open.at(-1)) ? unit.parts.at(-1) : undefined
  if (part && name === 'source') part.source = text
  if (part && name === 'target') part.target = text
  if (name !== 'unit') return
  const start = offsets[unit.line - 1] ?? 0
  // A unit that a tool split into segments is translated when each of them is.
  const isWhole = unit.parts.every(({ isSegment, target }) => !isSegment || target !== undefined)
  const whole = isWhole ? unit.parts.map(({ source: own, target }) => target ?? own).join('') : ''
  const english = unit.parts.map(({ source: own }) => own).join('') || undefined
  texts.push({ key: unit.key, text: whole, english, span: { source, start, end: start } })
  reader.unit = undefined
}

type Refuse = (sentence: string) => never

function refuseRoot(tag: SaxesTagNS, language: string, refuse: Refuse): void {
  const version = attribute(tag, 'version')
  if (tag.local !== 'xliff' || tag.uri !== namespace || !version.startsWith('2.'))
    refuse('This is not XLIFF 2. Save it as XLIFF 2.1 in the tool of the translator.')
  const target = attribute(tag, 'trgLang')
  if (target.toLowerCase() !== language.toLowerCase())
    refuse(`Its target language is "${target}". Import it into that language, not "${language}".`)
}

function openUnit(tag: SaxesTagNS, line: number): Unit {
  const key = attribute(tag, 'name') || attribute(tag, 'id')
  return { key, data: new Map(), parts: [], line }
}

/** Returns true for the elements whose texts make up the text of a unit. */
function isPart(name: string | undefined): boolean {
  return name === 'segment' || name === 'ignorable'
}

/** Returns true within the English text or the translation of a segment. */
function isInText(open: readonly string[]): boolean {
  return open.includes('target') || open.includes('source')
}

/** Returns the text of an element within a text: of a placeholder, or nothing for the mark of a reviewer. Refuses any other element. */
function readInline(tag: SaxesTagNS, unit: Unit | undefined, refuse: Refuse): string {
  if (tag.local === 'mrk' || tag.local === 'sm' || tag.local === 'em') return ''
  if (tag.local !== 'ph')
    return refuse(`A text cannot have the element <${tag.name}>. Use plain text and <ph>.`)
  return unit?.data.get(attribute(tag, 'dataRef')) ?? attribute(tag, 'equiv')
}

function attribute(tag: SaxesTagNS, name: string): string {
  return tag.attributes[name]?.value ?? ''
}

/** An element of a drawing with the offsets of its opening tag. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly children: readonly DrawnElement[]
  /** The text between its tags, without its children. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** The offset of its closing tag; equal to `end` without one. The content is between `end` and it. */
  readonly closes: number
}

export interface Attribute {
  /** The value with character references decoded. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A problem in a drawing with its offsets. `what` continues a sentence that begins with "it contains". */
export interface DrawingProblem {
  readonly kind: 'broken' | 'unsafe'
  readonly what: string
  readonly start: number
  readonly end: number
}

interface OpenElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly children: DrawnElement[]
  text: string
  readonly start: number
  readonly end: number
  closes: number
}

const tokenPattern =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE\s+svg(?:\s+(?:PUBLIC\s+"[^"<>]*"\s+|SYSTEM\s+)"[^"<>]*")?\s*>|<\?xml\s[\s\S]*?\?>|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y
const attributePattern = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const maxDepth = 100
/** The start of text in which nothing is markup. */
const characterData = '<![CDATA['

/** Parses an SVG drawing. Returns its root element, or its first problem. */
export function parseSvg(source: string): DrawnElement | DrawingProblem {
  const place = { start: 0, end: 0, closes: 0 }
  const top: OpenElement = { name: '', attributes: new Map(), children: [], text: '', ...place }
  const open: OpenElement[] = [top]
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < source.length) {
    const start = tokenPattern.lastIndex
    const match = tokenPattern.exec(source)
    const problem = match ? addToken(match, open) : problemAt(source, start)
    if (problem) return problem
  }
  const last = open.at(-1)
  if (last && last !== top) return broken(`a "<${last.name}>" without an end`, last)
  const [root] = top.children
  if (root?.name !== 'svg' || top.children.length > 1) return broken('no drawing', top)
  return root
}

/** Parses a drawing and returns its root element; undefined for a drawing with a problem. */
export function parseSvgRoot(source: string): DrawnElement | undefined {
  const root = parseSvg(source)
  return 'kind' in root ? undefined : root
}

/** Returns the source text between the tags of an element. */
export function contentOf(source: string, { end, closes }: DrawnElement): string {
  return source.slice(end, closes)
}

/** Returns the source text of the attributes to keep, each with a leading space. */
export function writtenAttributes(
  source: string,
  { attributes }: DrawnElement,
  keep: (name: string) => boolean,
): string {
  return [...attributes]
    .filter(([name]) => keep(name))
    .map(([, { start, end }]) => ` ${source.slice(start, end)}`)
    .join('')
}

export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the view box of a drawing; undefined if it has none, or one without an area. */
export function viewBoxOf(root: DrawnElement): ViewBox | undefined {
  const numbers =
    root.attributes
      .get('viewBox')
      ?.value.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = numbers
  const isBox = Number.isFinite(x + y) && width > 0 && height > 0
  return isBox ? { x, y, width, height } : undefined
}

/** Adds the next token of a source to the open elements; returns a problem if it does not fit. */
function addToken(match: RegExpExecArray, open: OpenElement[]): DrawingProblem | undefined {
  const [whole, closing, name, attributes = '', selfClosing] = match
  const place = { start: match.index, end: match.index + whole.length }
  const inside = open.at(-1)
  if (!inside) return undefined
  if (closing !== undefined) {
    open.pop()
    inside.closes = place.start
    return closing === inside.name
      ? undefined
      : broken(`a "</${closing}>" that nothing opens`, place)
  }
  if (name === undefined) {
    if (whole.startsWith(characterData))
      inside.text += whole.slice(characterData.length, -']]>'.length)
    if (!whole.startsWith('<')) inside.text += whole
    const isLate = open.length > 1 || inside.children.length > 0
    if (whole.startsWith('<!DOCTYPE') && isLate) return broken('a document type inside it', place)
    return checkEncoding(whole, place)
  }
  const own = readAttributes(attributes, place.start + 1 + name.length)
  const element: OpenElement = {
    name,
    attributes: own,
    children: [],
    text: '',
    ...place,
    closes: place.end,
  }
  inside.children.push(element)
  if (selfClosing === '') open.push(element)
  return open.length > maxDepth ? broken('elements nested too deep', place) : undefined
}

/** Refuses an encoding other than UTF-8: a browser would read the file differently from this parser. */
function checkEncoding(
  whole: string,
  place: Pick<DrawingProblem, 'start' | 'end'>,
): DrawingProblem | undefined {
  if (!whole.startsWith('<?xml') || !/\sencoding\b/i.test(whole)) return undefined
  if (/\sencoding\s*=\s*(["'])(utf-8|us-ascii)\1/i.test(whole)) return undefined
  return { kind: 'unsafe', what: 'an encoding other than UTF-8', ...place }
}

function readAttributes(text: string, offset: number): Map<string, Attribute> {
  return new Map(
    [...text.matchAll(attributePattern)].map(
      ({ 0: whole, 1: name = '', 2: double, 3: single, index }) => [
        name,
        {
          value: decodeCharacters(double ?? single ?? ''),
          start: offset + index,
          end: offset + index + whole.length,
        },
      ],
    ),
  )
}

const namedCharacters = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Decodes character references by name or number; leaves unknown ones as they are. */
function decodeCharacters(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (all, hex, decimal, name) => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      if (code <= 0x10ffff) return String.fromCodePoint(code)
      return namedCharacters.get(name) ?? all
    },
  )
}

function problemAt(source: string, start: number): DrawingProblem {
  const rest = source.slice(start, start + 12)
  const place = { start, end: start + 1 }
  if (/^<!(DOCTYPE|ENTITY)/i.test(rest))
    return { kind: 'unsafe', what: 'a document type or an entity', ...place }
  if (rest.startsWith('<?')) return { kind: 'unsafe', what: 'an instruction', ...place }
  return broken('a tag that cannot be read', place)
}

function broken(
  what: string,
  { start, end }: { readonly start: number; readonly end: number },
): DrawingProblem {
  return { kind: 'broken', what, start, end }
}

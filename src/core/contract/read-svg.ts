/** One element of a drawing, with where its tag stands. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly children: readonly DrawnElement[]
  /** What stands between its tags, without its children. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Where its closing tag begins; its end, where it has none. What is between is its content. */
  readonly closes: number
}

export interface Attribute {
  /** With the five named characters read. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A place in a drawing and what is wrong there, in words that continue "it contains". */
export interface DrawingProblem {
  readonly kind: 'broken' | 'unsafe'
  readonly what: string
  readonly start: number
  readonly end: number
}

interface Open {
  readonly name: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly children: DrawnElement[]
  text: string
  readonly start: number
  readonly end: number
  closes: number
}

const piece =
  /<!--[\s\S]*?-->|<\?xml\s[\s\S]*?\?>|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const deepest = 100

/** Reads an SVG drawing: its elements, or the first place where it cannot be read. */
export function readSvg(source: string): DrawnElement | DrawingProblem {
  const place = { start: 0, end: 0, closes: 0 }
  const top: Open = { name: '', attributes: new Map(), children: [], text: '', ...place }
  const open: Open[] = [top]
  piece.lastIndex = 0
  while (piece.lastIndex < source.length) {
    const start = piece.lastIndex
    const match = piece.exec(source)
    const problem = match ? takePiece(match, open) : problemAt(source, start)
    if (problem) return problem
  }
  const last = open.at(-1)
  if (last && last !== top) return broken(`a "<${last.name}>" without an end`, last)
  const [root] = top.children
  if (root?.name !== 'svg' || top.children.length > 1) return broken('no drawing', top)
  return root
}

/** Reads the root of a drawing; undefined where it cannot be read. */
export function readRoot(source: string): DrawnElement | undefined {
  const root = readSvg(source)
  return 'kind' in root ? undefined : root
}

/** Returns what stands between the tags of an element, as it is written. */
export function contentOf(source: string, { end, closes }: DrawnElement): string {
  return source.slice(end, closes)
}

/** Returns attributes as they are written, with a space before each. */
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

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the view box of a drawing; undefined where it says none, or one without an area. */
export function viewBoxOf(root: DrawnElement): Box | undefined {
  const said =
    root.attributes
      .get('viewBox')
      ?.value.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = said
  const isBox = Number.isFinite(x + y) && width > 0 && height > 0
  return isBox ? { x, y, width, height } : undefined
}

/** Adds the next piece of a source to what is open, or says what is wrong with it. */
function takePiece(match: RegExpExecArray, open: Open[]): DrawingProblem | undefined {
  const [whole, closing, name, attributes = '', alone] = match
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
    if (!whole.startsWith('<')) inside.text += whole
    return checkEncoding(whole, place)
  }
  const own = readAttributes(attributes, place.start + 1 + name.length)
  const fresh: Open = { name, attributes: own, children: [], text: '', ...place, closes: place.end }
  inside.children.push(fresh)
  if (alone === '') open.push(fresh)
  return open.length > deepest ? broken('elements nested too deep', place) : undefined
}

/** What is read as UTF-8 here, a browser would read as the encoding that is declared. */
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
    [...text.matchAll(attribute)].map(({ 0: whole, 1: name = '', 2: double, 3: single, index }) => [
      name,
      {
        value: readCharacters(double ?? single ?? ''),
        start: offset + index,
        end: offset + index + whole.length,
      },
    ]),
  )
}

const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Characters by name or number; what the standard does not know stays as it is. */
function readCharacters(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (all, hex, decimal, name) => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
      if (code <= 0x10ffff) return String.fromCodePoint(code)
      return named.get(name) ?? all
    },
  )
}

function problemAt(source: string, start: number): DrawingProblem {
  const rest = source.slice(start, start + 12)
  const place = { start, end: start + 1 }
  if (/^<!(DOCTYPE|ENTITY|\[CDATA)/i.test(rest))
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

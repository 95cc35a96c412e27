import { type DrawingProblem, type DrawnElement, parseSvg } from '../../contract/parse-svg.ts'

/** The elements that a drawing may contain. None of them runs code, loads files or animates. */
const allowed: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon
  text tspan clipPath mask pattern marker linearGradient radialGradient stop filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
)
const plainNames = new Map([
  ['script', 'a script'],
  ['foreignObject', 'a page inside the picture'],
  ['iframe', 'a page inside the picture'],
  ['embed', 'a page inside the picture'],
  ['object', 'a page inside the picture'],
])
/** The largest number of elements of a drawing with every reference expanded. */
const maxElements = 50_000

/** Checks an SVG drawing. Returns everything that is unsafe, or the reason that it cannot be parsed. */
export function checkDrawing(source: string): DrawingProblem[] {
  const root = parseSvg(source)
  if ('kind' in root) return [root]
  const problems: DrawingProblem[] = []
  visit(root, problems, new Map())
  if (problems.length === 0 && countDrawn(root) > maxElements) {
    const what = 'too many elements, or references that form a cycle'
    problems.push({ kind: 'unsafe', what, start: root.start, end: root.end })
  }
  return problems
}

/** Namespaces by prefix, as they are declared on an element and around it. */
type Namespaces = ReadonlyMap<string, string>

function visit(element: DrawnElement, problems: DrawingProblem[], around: Namespaces): void {
  const { name, start, end, text, attributes, children } = element
  const namespaces = withOwnNamespaces(element, around)
  if (!allowed.has(name) && !isEditorData(name, namespaces)) {
    const what = plainNames.get(name) ?? `an element called "${name}"`
    problems.push({ kind: 'unsafe', what, start, end })
    return
  }
  for (const [key, { value, ...place }] of attributes) {
    const what = attributeDanger(key, value)
    if (what !== undefined) problems.push({ kind: 'unsafe', what, ...place })
  }
  const what = name === 'style' ? styleDanger(text) : undefined
  if (what !== undefined) problems.push({ kind: 'unsafe', what, start, end })
  for (const child of children) visit(child, problems, namespaces)
}

function withOwnNamespaces({ attributes }: DrawnElement, around: Namespaces): Namespaces {
  const own = [...attributes].filter(([key]) => key.startsWith('xmlns:'))
  if (own.length === 0) return around
  return new Map([
    ...around,
    ...own.map(([key, { value }]) => [key.slice('xmlns:'.length), value.trim()] as const),
  ])
}

/** Namespaces whose elements a browser draws or runs. */
const drawn = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1998\/Math\/MathML)$/

/** Returns true for an element of a drawing program, which browsers do not draw. Its children are checked as any others. */
function isEditorData(name: string, namespaces: Namespaces): boolean {
  const [prefix = '', local] = name.split(':')
  const namespace = local === undefined ? undefined : namespaces.get(prefix)
  return namespace !== undefined && namespace !== '' && !drawn.test(namespace)
}

function attributeDanger(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'an event handler'
  if (/^(xlink:)?(href|src)$/i.test(name) || name === 'xml:base')
    return value.trim().startsWith('#') && name !== 'xml:base'
      ? undefined
      : 'a reference to something outside the picture'
  return name === 'd' || name === 'points' ? undefined : styleDanger(value)
}

/** Finds a reference in a style to anything outside the drawing. A backslash is refused because it can hide a keyword. */
function styleDanger(text: string): string | undefined {
  if (!/[@\\(:]/.test(text)) return undefined
  if (/@import|\\|expression\s*\(|javascript:/i.test(text)) return 'a style that loads something'
  for (const [, target = ''] of text.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (!target.trim().startsWith('#')) return 'a reference to something outside the picture'
  return undefined
}

/** Counts the elements with every `use` expanded; infinite for a cycle. */
function countDrawn(root: DrawnElement): number {
  const byId = new Map<string, DrawnElement>()
  const collect = (element: DrawnElement): void => {
    const id = element.attributes.get('id')?.value
    if (id !== undefined) byId.set(id, element)
    element.children.forEach(collect)
  }
  collect(root)
  const known = new Map<DrawnElement, number>()
  const count = (element: DrawnElement): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Number.POSITIVE_INFINITY)
    const total = [...element.children, ...targetsOf(element, byId)].reduce(
      (sum, other) => sum + count(other),
      1,
    )
    known.set(element, total)
    return total
  }
  return count(root)
}

/** Lists the elements that an element references. */
function targetsOf(
  { attributes }: DrawnElement,
  byId: ReadonlyMap<string, DrawnElement>,
): DrawnElement[] {
  return [...attributes].flatMap(([name, { value }]) => {
    const id = /^(?:xlink:)?href$/i.test(name) ? value.trim().slice(1) : urlId(value)
    const target = id === undefined ? undefined : byId.get(id)
    return target ? [target] : []
  })
}

function urlId(value: string): string | undefined {
  return /url\(\s*["']?#([^"')]+)/i.exec(value)?.[1]
}

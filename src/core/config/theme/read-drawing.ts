import { type DrawnElement, parseSvgRoot, viewBoxOf } from '../../contract/parse-svg.ts'
import { formatHex, parse } from './culori.ts'

/** Facts about a picture, computed without rendering it. */
export interface Drawing {
  /** The ratio of width to height. */
  readonly ratio: number
  /** Its colours, each with its share of the drawing, 0..1. */
  readonly inks: readonly { readonly hex: string; readonly part: number }[]
}

/** Reads the ratio and colours of an SVG; undefined if it cannot be parsed or has no size. */
export function readDrawing(svg: string): Drawing | undefined {
  const root = parseSvgRoot(svg)
  const ratio = root && readRatio(root)
  if (!root || ratio === undefined) return undefined
  const sheet = readSheet(root)
  const shades = readGradients(root, sheet)
  const amounts = new Map<string, number>()
  const drawing = { sheet, byId: listById(root) }
  const initial = { fill: '#000000', stroke: 'none', color: '#000000' }
  for (const { colour, amount } of readPaints(root, initial, drawing)) {
    const hex = shades.get(colour) ?? readHex(colour)
    if (hex) amounts.set(hex, (amounts.get(hex) ?? 0) + amount)
  }
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  return { ratio, inks: [...amounts].map(([hex, amount]) => ({ hex, part: amount / whole })) }
}

/** Elements whose content is drawn only where it is referenced. */
const definitions: ReadonlySet<string> = new Set(['defs', 'clipPath', 'mask', 'symbol'])

interface Paint {
  readonly fill: string
  readonly stroke: string
  /** The meaning of `currentColor`. A picture that is shown alone does not inherit it from the page. */
  readonly color: string
}

interface Drawn {
  readonly sheet: Sheet
  readonly byId: ReadonlyMap<string, DrawnElement>
  /** The number of references that lead to what is drawn, which ends a circle. */
  readonly depth?: number
}

/** The most references that are followed from one to the next. */
const maxReferences = 8

/** Lists every fill and stroke, as typed, set by a style sheet or inherited from the parent element. */
function readPaints(
  element: DrawnElement,
  inherited: Paint,
  drawing: Drawn,
): { colour: string; amount: number }[] {
  if (definitions.has(element.name)) return []
  const { sheet, byId, depth = 0 } = drawing
  if (isHidden(element, sheet)) return []
  const read = (name: keyof Paint): string => {
    const value = styleOf(element, name, sheet) ?? 'inherit'
    return value === 'inherit' ? inherited[name] : value
  }
  const paint = { fill: read('fill'), stroke: read('stroke'), color: read('color') }
  const amount = amountOf(element)
  const own = (amount === 0 ? [] : (['fill', 'stroke'] as const))
    .filter((name) => Number.parseFloat(styleOf(element, `${name}-opacity`, sheet) ?? '1') !== 0)
    .map((name) => ({ colour: paint[name].replace(/^currentcolor$/i, paint.color), amount }))
  const target = element.name === 'use' ? byId.get(referenceOf(element)) : undefined
  const children = target && depth < maxReferences ? contentsOf(target) : element.children
  const inside = target ? { ...drawing, depth: depth + 1 } : drawing
  return [...own, ...children.flatMap((child) => readPaints(child, paint, inside))]
}

/** Returns true if neither an element nor what is in it is drawn. */
function isHidden(element: DrawnElement, sheet: Sheet): boolean {
  return (
    styleOf(element, 'display', sheet) === 'none' ||
    styleOf(element, 'visibility', sheet) === 'hidden' ||
    Number.parseFloat(styleOf(element, 'opacity', sheet) ?? '1') === 0
  )
}

/** Returns what a reference to an element draws: of a symbol its children, else the element itself. */
function contentsOf(target: DrawnElement): readonly DrawnElement[] {
  return target.name === 'symbol' ? target.children : [target]
}

function referenceOf({ attributes }: DrawnElement): string {
  const { value = '' } = attributes.get('href') ?? attributes.get('xlink:href') ?? {}
  return value.trim().replace(/^#/, '')
}

function listById(element: DrawnElement): ReadonlyMap<string, DrawnElement> {
  const id = element.attributes.get('id')?.value
  return new Map([
    ...(id === undefined ? [] : [[id, element] as const]),
    ...element.children.flatMap((child) => [...listById(child)]),
  ])
}

/** A rule of a style sheet. */
interface Rule {
  /** The last part of its selector, such as `path`, `.a`, `.b` and `#c`; empty for one that is not read. */
  readonly parts: readonly string[]
  readonly declarations: string
}

/** The rules of a drawing's style sheets, the weakest first. */
type Sheet = readonly Rule[]

/** Reads the rules of style sheets. Of a selector it reads what the element itself must be, and not what is around it. */
function readSheet(root: DrawnElement): Sheet {
  const weight = ({ parts }: Rule): number =>
    parts.reduce((sum, part) => sum + (part[0] === '#' ? 1e4 : part[0] === '.' ? 100 : 1), 0)
  return listRules(root).sort((a, b) => weight(a) - weight(b))
}

function listRules(element: DrawnElement): Rule[] {
  const text = element.name === 'style' ? element.text.replace(/\/\*[\s\S]*?\*\//g, '') : ''
  const own = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', declarations = '']) =>
      selectors.split(',').map((selector) => ({ parts: partsOf(selector), declarations })),
  )
  return [...own, ...element.children.flatMap(listRules)]
}

function partsOf(selector: string): readonly string[] {
  const last =
    selector
      .replaceAll('&gt;', '>')
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const parts = last.match(/[.#]?[\w-]+|\*/g) ?? []
  return parts.join('') === last ? parts : []
}

function readRatio(root: DrawnElement): number | undefined {
  const box = viewBoxOf(root)
  if (box) return box.width / box.height
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseFloat(root.attributes.get(name)?.value ?? ''),
  )
  return width && height ? width / height : undefined
}

/** Returns the first colour of each gradient, by its reference. */
function readGradients(element: DrawnElement, sheet: Sheet): ReadonlyMap<string, string> {
  const id = element.attributes.get('id')?.value
  const own = element.name === 'linearGradient' || element.name === 'radialGradient'
  const stops = own
    ? element.children.flatMap((stop) => styleOf(stop, 'stop-color', sheet) ?? [])
    : []
  const hex = readHex(stops[0] ?? '')
  return new Map([
    ...(id && hex ? [[`url(#${id})`, hex] as const] : []),
    ...element.children.flatMap((child) => [...readGradients(child, sheet)]),
  ])
}

/** Estimates the amount that an element draws by the length of its outline. */
function amountOf({ name, attributes }: DrawnElement): number {
  if (name === 'path') return (attributes.get('d')?.value ?? '').length
  if (name === 'polygon' || name === 'polyline')
    return (attributes.get('points')?.value ?? '').length
  if (name === 'text' || name === 'tspan') return 60
  return ['rect', 'circle', 'ellipse', 'line'].includes(name) ? 30 : 0
}

/** Reads a property from the style attribute, else from a style sheet, else from an attribute of its own. */
function styleOf(element: DrawnElement, name: string, sheet: Sheet): string | undefined {
  const { attributes } = element
  const own = readDeclaration(attributes.get('style')?.value ?? '', name)
  const selectors = selectorsOf(element)
  const byRule = sheet.flatMap(({ parts, declarations }) => {
    const fits = parts.length > 0 && parts.every((part) => selectors.has(part))
    return (fits && readDeclaration(declarations, name)) || []
  })
  return own ?? byRule.at(-1) ?? attributes.get(name)?.value.trim()
}

/** Lists the simple selectors of an element. */
function selectorsOf({ name, attributes }: DrawnElement): ReadonlySet<string> {
  const classes = (attributes.get('class')?.value ?? '').split(/\s+/).filter(Boolean)
  const id = attributes.get('id')?.value
  return new Set(['*', name, ...classes.map((one) => `.${one}`), `#${id}`])
}

/** Reads a property from declarations; the last one counts. */
function readDeclaration(declarations: string, name: string): string | undefined {
  const found = declarations.split(';').findLast((one) => one.split(':')[0]?.trim() === name)
  return found
    ?.slice(found.indexOf(':') + 1)
    .replace(/!important/i, '')
    .trim()
}

/** Reads any colour of CSS. */
function readHex(colour: string): string | undefined {
  const parsed = parse(colour)
  return parsed && parsed.alpha !== 0 ? formatHex(parsed) : undefined
}

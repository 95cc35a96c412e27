import { type DrawnElement, parseSvgRoot, viewBoxOf } from '../../contract/parse-svg.ts'

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
  const shades = readGradients(root)
  const amounts = new Map<string, number>()
  for (const { colour, amount } of readPaints(root, { fill: '#000000', stroke: 'none' })) {
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
}

/** Lists every fill and stroke, as typed or inherited from the parent element. */
function readPaints(element: DrawnElement, inherited: Paint): { colour: string; amount: number }[] {
  if (definitions.has(element.name)) return []
  const paint = {
    fill: styleOf(element, 'fill') ?? inherited.fill,
    stroke: styleOf(element, 'stroke') ?? inherited.stroke,
  }
  const amount = amountOf(element)
  const own = amount === 0 ? [] : [paint.fill, paint.stroke].map((colour) => ({ colour, amount }))
  return [...own, ...element.children.flatMap((child) => readPaints(child, paint))]
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
function readGradients(element: DrawnElement): ReadonlyMap<string, string> {
  const id = element.attributes.get('id')?.value
  const own = element.name === 'linearGradient' || element.name === 'radialGradient'
  const stops = own ? element.children.flatMap((stop) => styleOf(stop, 'stop-color') ?? []) : []
  const hex = readHex(stops[0] ?? '')
  return new Map([
    ...(id && hex ? [[`url(#${id})`, hex] as const] : []),
    ...element.children.flatMap((child) => [...readGradients(child)]),
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

/** Reads a property from the style attribute or from an attribute of its own. */
function styleOf({ attributes }: DrawnElement, name: string): string | undefined {
  const style = attributes.get('style')?.value ?? ''
  const declaration = style.split(';').find((one) => one.split(':')[0]?.trim() === name)
  return (declaration?.slice(declaration.indexOf(':') + 1) ?? attributes.get(name)?.value)?.trim()
}

const colourKeywords: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  // A picture that is shown alone does not inherit a text colour.
  currentColor: '#000000',
}

function readHex(colour: string): string | undefined {
  if (Object.hasOwn(colourKeywords, colour)) return colourKeywords[colour]
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase()
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : undefined
}

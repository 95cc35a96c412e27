import { type DrawnElement, parseSvgRoot, viewBoxOf } from '../../contract/parse-svg.ts'

/** What can be told of a vector picture without drawing it. */
export interface Drawing {
  /** Width over height. */
  readonly ratio: number
  /** The colours it is drawn in, each with how much is drawn in it, as parts of 1. */
  readonly inks: readonly { readonly hex: string; readonly part: number }[]
}

/** Reads a drawing's shape and colours; undefined where it cannot be read or says no size. */
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

/** Definitions are drawn where they are used, in colours that are theirs. */
const definitions: ReadonlySet<string> = new Set(['defs', 'clipPath', 'mask', 'symbol'])

interface Paint {
  readonly fill: string
  readonly stroke: string
}

/** Every fill and stroke as it is said, taken over from the elements around. */
function readPaints(element: DrawnElement, around: Paint): { colour: string; amount: number }[] {
  if (definitions.has(element.name)) return []
  const paint = {
    fill: styleOf(element, 'fill') ?? around.fill,
    stroke: styleOf(element, 'stroke') ?? around.stroke,
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

/** Each gradient by its reference, as its first colour. */
function readGradients(element: DrawnElement): ReadonlyMap<string, string> {
  const id = element.attributes.get('id')?.value
  const own = element.name === 'linearGradient' || element.name === 'radialGradient'
  const said = own ? element.children.flatMap((stop) => styleOf(stop, 'stop-color') ?? []) : []
  const hex = readHex(said[0] ?? '')
  return new Map([
    ...(id && hex ? [[`url(#${id})`, hex] as const] : []),
    ...element.children.flatMap((child) => [...readGradients(child)]),
  ])
}

/** How much an element draws: as much as its outline has to say. */
function amountOf({ name, attributes }: DrawnElement): number {
  if (name === 'path') return (attributes.get('d')?.value ?? '').length
  if (name === 'polygon' || name === 'polyline')
    return (attributes.get('points')?.value ?? '').length
  if (name === 'text' || name === 'tspan') return 60
  return ['rect', 'circle', 'ellipse', 'line'].includes(name) ? 30 : 0
}

/** A property said in a style attribute or as an attribute. */
function styleOf({ attributes }: DrawnElement, name: string): string | undefined {
  const style = attributes.get('style')?.value ?? ''
  const said = style.split(';').find((one) => one.split(':')[0]?.trim() === name)
  return (said?.slice(said.indexOf(':') + 1) ?? attributes.get(name)?.value)?.trim()
}

const words: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  // A picture on its own has no text colour to take over.
  currentColor: '#000000',
}

function readHex(colour: string): string | undefined {
  if (Object.hasOwn(words, colour)) return words[colour]
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase()
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : undefined
}

import { paintQrCode } from '../../../../kit/controls/QrCode.tsx'

/** The size of a poster, in pixels. */
export const posterSize = { width: 1080, height: 1350 } as const

/** What a poster shows. */
export interface PosterWords {
  /** The address that the QR code holds. */
  readonly url: string
  readonly code: string
  readonly codeLabel: string
  readonly headline: string
  readonly brand: string
  /** The age mark, such as `18+`. */
  readonly age: string
  readonly language: string
}

export interface PosterArt {
  /** Addresses; a picture that cannot be loaded is left out. */
  readonly logo: string
  readonly scene: string | undefined
  /** Writes the name beside the logo. */
  readonly named: boolean
}

const edge = 72
const foot = { height: 196, inset: 40 } as const
const qrSide = 704
const qrTop = 318

/** Paints a poster in the colours, the type and the shape that the canvas has by its style sheet. */
export async function paintPoster(
  canvas: HTMLCanvasElement,
  words: PosterWords,
  art: PosterArt,
): Promise<boolean> {
  const context = canvas.getContext('2d')
  if (!context) return false
  const look = readLook(canvas)
  const [logo, scene] = await Promise.all([
    loadImage(art.logo),
    loadImage(art.scene),
    loadFonts(look, words),
  ])
  canvas.width = posterSize.width
  canvas.height = posterSize.height
  paintBackground(context, look, scene)
  paintHeadline(context, look, words)
  paintCode(context, look, words.url)
  paintFoot(context, look, words, { logo, named: art.named })
  return true
}

interface Look {
  readonly colour: (name: string) => string
  readonly display: string
  readonly body: string
  readonly weight: string
  readonly radius: number
}

function readLook(canvas: HTMLCanvasElement): Look {
  const style = getComputedStyle(canvas)
  const shown = canvas.getBoundingClientRect().width || posterSize.width
  const scale = posterSize.width / shown
  return {
    colour: (name) => style.getPropertyValue(`--${name}`).trim(),
    display: style.getPropertyValue('--font-display').trim() || style.fontFamily,
    body: style.fontFamily,
    weight: style.getPropertyValue('--weight-display').trim() || '700',
    radius: Math.min(96, (Number.parseFloat(style.borderTopLeftRadius) || 0) * scale),
  }
}

function fontOf({ weight, display }: Look, size: number): string {
  return `${weight} ${size}px ${display}`
}

function bodyFont({ body }: Look, size: number, weight = 400): string {
  return `${weight} ${size}px ${body}`
}

async function loadFonts(look: Look, words: PosterWords): Promise<undefined> {
  // A font that does not load is replaced by one that the device has.
  await Promise.allSettled([
    document.fonts?.load(fontOf(look, 90), words.headline + words.code + words.brand),
    document.fonts?.load(bodyFont(look, 34), words.codeLabel + words.age),
  ])
  return undefined
}

function loadImage(source: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!source) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    image.onerror = () => resolve(undefined)
    image.src = source
  })
}

type Context = CanvasRenderingContext2D

function paintBackground(context: Context, look: Look, scene: HTMLImageElement | undefined): void {
  const { width, height } = posterSize
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, look.colour('tint'))
  gradient.addColorStop(1, look.colour('tint-strong'))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  if (!scene) return
  const scale = Math.max(width / scene.naturalWidth, height / scene.naturalHeight)
  const wide = scene.naturalWidth * scale
  const tall = scene.naturalHeight * scale
  context.drawImage(scene, (width - wide) / 2, (height - tall) / 2, wide, tall)
}

function paintHeadline(context: Context, look: Look, words: PosterWords): void {
  const room = posterSize.width - 2 * edge
  const size = fitFont(context, words.headline, { look, most: 128, room })
  context.font = fontOf(look, size)
  context.fillStyle = inkOver(context, look, { x: edge, y: edge, width: room, height: size })
  context.textAlign = 'start'
  context.textBaseline = 'middle'
  context.fillText(words.headline, edge, edge + 90)
}

/** Paints the QR code with its quiet zone as a plate. */
function paintCode(context: Context, look: Look, url: string): void {
  const x = (posterSize.width - qrSide) / 2
  context.save()
  traceRound(context, { x, y: qrTop, width: qrSide, height: qrSide }, Math.max(12, look.radius))
  context.clip()
  // The modules stay sharp, so that cameras read them.
  context.imageSmoothingEnabled = false
  context.drawImage(paintQrCode(url), x, qrTop, qrSide, qrSide)
  context.restore()
}

interface FootArt {
  readonly logo: HTMLImageElement | undefined
  readonly named: boolean
}

function paintFoot(context: Context, look: Look, words: PosterWords, art: FootArt): void {
  const { width, height } = posterSize
  const top = height - foot.height - foot.inset
  const middle = top + foot.height / 2
  const left = foot.inset + 48
  context.fillStyle = look.colour('surface')
  const plate = { x: foot.inset, y: top, width: width - 2 * foot.inset, height: foot.height }
  traceRound(context, plate, look.radius)
  context.fill()
  const right = paintAge(context, look, words.age, { right: width - left, middle })
  const codeLeft = paintInvitation(context, look, words, { right: right - 36, middle })
  paintBrand(context, look, { ...art, name: words.brand, left, middle, room: codeLeft - left - 40 })
}

interface Spot {
  readonly right: number
  readonly middle: number
}

/** Returns the left edge of the age mark. */
function paintAge(context: Context, look: Look, age: string, { right, middle }: Spot): number {
  const radius = 52
  context.strokeStyle = look.colour('text-muted')
  context.lineWidth = 3
  context.beginPath()
  context.arc(right - radius, middle, radius, 0, 2 * Math.PI)
  context.stroke()
  context.fillStyle = look.colour('text')
  context.font = bodyFont(look, 36, 700)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(age, right - radius, middle + 2)
  return right - 2 * radius
}

/** Returns the left edge of the code. */
function paintInvitation(context: Context, look: Look, words: PosterWords, spot: Spot): number {
  context.textAlign = 'end'
  context.textBaseline = 'middle'
  context.font = bodyFont(look, 34)
  context.fillStyle = look.colour('text-muted')
  context.fillText(words.codeLabel, spot.right, spot.middle - 36)
  const label = context.measureText(words.codeLabel).width
  context.font = fontOf(look, 60)
  context.fillStyle = look.colour('text')
  context.fillText(words.code, spot.right, spot.middle + 26)
  return spot.right - Math.max(label, context.measureText(words.code).width)
}

interface Brand extends FootArt {
  readonly name: string
  readonly left: number
  readonly middle: number
  /** The width for the logo and the name. */
  readonly room: number
}

function paintBrand(context: Context, look: Look, brand: Brand): void {
  const { logo, named, name, left, middle, room } = brand
  const most = named ? 96 : 84
  const ratio = logo ? logo.naturalWidth / Math.max(1, logo.naturalHeight) : 0
  const tall = logo ? Math.min(most, room / ratio) : 0
  const wide = tall * ratio
  if (logo) context.drawImage(logo, left, middle - tall / 2, wide, tall)
  if (logo && !named) return
  const start = left + (logo ? wide + 20 : 0)
  const size = fitFont(context, name, { look, most: 60, room: left + room - start })
  context.font = fontOf(look, size)
  context.fillStyle = look.colour('text')
  context.textAlign = 'start'
  context.textBaseline = 'middle'
  context.fillText(name, start, middle)
}

interface Fit {
  readonly look: Look
  readonly most: number
  readonly room: number
}

/** Returns the largest size of a line of the display type that has room. */
function fitFont(context: Context, text: string, { look, most, room }: Fit): number {
  context.font = fontOf(look, most)
  const { width } = context.measureText(text)
  return width <= room ? most : Math.max(24, Math.floor((most * room) / width))
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Begins the path of a rectangle with round corners; iOS before 16 has no `roundRect`. */
function traceRound(context: Context, { x, y, width, height }: Area, radius: number): void {
  const [right, bottom] = [x + width, y + height]
  const round = Math.min(radius, width / 2, height / 2)
  context.beginPath()
  context.moveTo(x + round, y)
  context.arcTo(right, y, right, bottom, round)
  context.arcTo(right, bottom, x, bottom, round)
  context.arcTo(x, bottom, x, y, round)
  context.arcTo(x, y, right, y, round)
  context.closePath()
}

/** Returns the colour of text, dark or light, that is read better over what is painted in an area. */
function inkOver(context: Context, look: Look, { x, y, width, height }: Area): string {
  const { data } = context.getImageData(x, y, width, Math.max(1, Math.round(height)))
  let sum = 0
  let count = 0
  for (let at = 0; at < data.length; at += 4 * 97) {
    sum += lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    count += 1
  }
  const inks = [look.colour('text'), look.colour('text-inverse')]
  const [one = '', other = ''] = inks
  const background = sum / Math.max(1, count)
  const far = (ink: string): number => Math.abs(lightnessOf(context, ink) - background)
  return far(one) >= far(other) ? one : other
}

/** Returns the lightness of a colour of the style sheet, from 0 to 255. */
function lightnessOf(context: Context, colour: string): number {
  const before = context.fillStyle
  context.fillStyle = colour
  const hex = String(context.fillStyle)
  context.fillStyle = before
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)/.exec(hex) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  return lightness(red, green, blue)
}

function lightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

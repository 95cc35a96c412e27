import type { Skin } from '../../../../../core/contract/skin.ts'
import { paintQrCode } from '../../../../kit/controls/QrCode.tsx'
import { breakLines, fitLines, standsUpright } from './fit-lines.ts'

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
  /** The places of the theme; without them, those of this file. */
  readonly places: Skin['look']['poster']
}

type Places = NonNullable<PosterArt['places']>
type Place = Places['headline']

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
  if (art.places) {
    paintPlaces(context, look, { words, places: art.places, logo, named: art.named })
    return true
  }
  paintHeadline(context, look, words)
  paintCode(context, look, words.url)
  paintFoot(context, look, words, { logo, named: art.named })
  return true
}

interface Placed extends FootArt {
  readonly words: PosterWords
  readonly places: Places
}

/** Paints the words and the code where the theme places them. */
function paintPlaces(context: Context, look: Look, { words, places, ...art }: Placed): void {
  paintLines(context, look, { text: words.headline, place: places.headline, words })
  const { code, brand, invitation, age } = places
  paintSquareCode(context, words.url, code)
  const middle = brand.y + brand.height / 2
  paintBrand(context, look, {
    ...art,
    name: words.brand,
    left: brand.x,
    middle,
    room: brand.width,
    most: brand.height,
    ink: inkOf(context, look, brand),
  })
  paintCodeWords(context, look, words, invitation)
  const ring = age.height / 2
  const ink = inkOf(context, look, age)
  paintAge(context, look, words.age, {
    right: age.x + age.width,
    middle: age.y + ring,
    radius: ring,
    ring: ink,
    ink,
  })
}

interface Lines {
  readonly text: string
  readonly place: Place
  readonly words: PosterWords
}

/** Paints a headline as large as its place allows, upright where the place and the language do. */
function paintLines(context: Context, look: Look, { text, place, words }: Lines): void {
  const { x, y, width, height } = place
  context.fillStyle = inkOf(context, look, place)
  context.textBaseline = 'middle'
  if (place.upright && standsUpright(words.language)) {
    const letters = [...text]
    const size = Math.min(width, height / letters.length / 1.04)
    context.font = fontOf(look, size)
    context.textAlign = 'center'
    for (const [index, letter] of letters.entries())
      context.fillText(letter, x + width / 2, y + (index + 0.5) * size * 1.04)
    return
  }
  const turned = place.upright === true
  const room = turned ? { width: height, height: width } : { width, height }
  const measure = (line: string, size: number): number => {
    context.font = fontOf(look, size)
    return context.measureText(line).width
  }
  const leading = words.language === 'th' || words.language === 'km' ? 1.4 : 0.98
  const { lines, size } = fitLines(breakLines(text, words.language), { room, leading, measure })
  context.font = fontOf(look, size)
  context.save()
  // A headline that cannot stand upright is turned, as on the spine of a book.
  context.translate(turned ? x + width : x, y)
  if (turned) context.rotate(Math.PI / 2)
  context.textAlign = 'left'
  for (const [index, line] of lines.entries())
    context.fillText(line, 0, (index + 0.5) * size * leading)
  context.restore()
}

/** Paints the QR code with its quiet zone as a square. */
function paintSquareCode(context: Context, url: string, { x, y, width, round = 0 }: Place): void {
  context.save()
  traceRound(context, { x, y, width, height: width }, round)
  context.clip()
  // The modules stay sharp, so that cameras read them.
  context.imageSmoothingEnabled = false
  context.drawImage(paintQrCode(url), x, y, width, width)
  context.restore()
}

/** Paints the code of the invitation and its label, as large as their place allows. */
function paintCodeWords(context: Context, look: Look, words: PosterWords, place: Place): void {
  const { x, y, width, height, align } = place
  context.fillStyle = inkOf(context, look, place)
  context.textBaseline = 'middle'
  context.textAlign = align === 'end' ? 'right' : 'left'
  const at = align === 'end' ? x + width : x
  const label = height * 0.36
  context.font = bodyFont(look, Math.min(36, label))
  context.fillText(words.codeLabel, at, y + label / 2, width)
  const size = fitFont(context, words.code, { look, most: height - label, room: width })
  context.font = fontOf(look, size)
  context.fillText(words.code, at, y + label + (height - label) / 2)
}

function inkOf(context: Context, look: Look, place: Place): string {
  return place.ink ? look.colour(place.ink) : inkOver(context, look, place)
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
  const age = { right: width - left, middle, radius: 52 }
  const right = paintAge(context, look, words.age, {
    ...age,
    ring: look.colour('text-muted'),
    ink: look.colour('text'),
  })
  const codeLeft = paintInvitation(context, look, words, { right: right - 36, middle })
  const room = codeLeft - left - 40
  const ink = look.colour('text')
  const most = art.named ? 96 : 84
  paintBrand(context, look, { ...art, name: words.brand, left, middle, room, most, ink })
}

interface Spot {
  readonly right: number
  readonly middle: number
}

interface AgeSpot extends Spot {
  readonly radius: number
  /** Colours. */
  readonly ring: string
  readonly ink: string
}

/** Returns the left edge of the age mark. */
function paintAge(context: Context, look: Look, age: string, spot: AgeSpot): number {
  const { right, middle, radius } = spot
  context.strokeStyle = spot.ring
  context.lineWidth = 3
  context.beginPath()
  context.arc(right - radius, middle, radius, 0, 2 * Math.PI)
  context.stroke()
  context.fillStyle = spot.ink
  context.font = bodyFont(look, Math.round(radius * 0.7), 700)
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
  /** The greatest height of the logo. */
  readonly most: number
  /** The colour of the name. */
  readonly ink: string
}

function paintBrand(context: Context, look: Look, brand: Brand): void {
  const { logo, named, name, left, middle, room, most } = brand
  const ratio = logo ? logo.naturalWidth / Math.max(1, logo.naturalHeight) : 0
  const tall = logo ? Math.min(most, room / ratio) : 0
  const wide = tall * ratio
  if (logo) context.drawImage(logo, left, middle - tall / 2, wide, tall)
  if (logo && !named) return
  const start = left + (logo ? wide + 20 : 0)
  const size = fitFont(context, name, { look, most: Math.min(60, most), room: left + room - start })
  context.font = fontOf(look, size)
  context.fillStyle = brand.ink
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

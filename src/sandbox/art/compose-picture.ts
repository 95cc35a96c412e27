import type {
  ArtLayer,
  ArtRecipe,
  ArtShape,
  ArtSubject,
} from '../../core/contract/generated/world.ts'
import type { ArtSource } from '../../site/assemble/art-source.ts'
import type { DrawingFrame, VectorDrawing } from '../../site/pictures/vector-drawing.ts'
import { hashOf } from '../kit/random.ts'
import { drawTitle } from './draw-title.ts'
import { embedDrawing, openDrawing, takeLayers } from './embed-drawing.ts'
import { placeSubject } from './place-subject.ts'
import { backgroundFile, type PictureStand } from './plan-pictures.ts'
import { chooseTextColour, readInkColour } from './read-ink.ts'
import { ownValue, type SetTitle, setTitle } from './title-setting.ts'

/** The sources of a merchant's pictures. */
export interface PictureSources {
  readonly recipe: ArtRecipe
  readonly art: ArtSource
  /** Colours of the merchant's theme by token. */
  readonly colours: Readonly<Record<string, string | undefined>>
  /** Changes with the recipe, the drawings and the colours. */
  readonly revision: string
}

export interface PictureRequest {
  readonly stand: PictureStand
  /** The shape's name in the recipe. */
  readonly shape: string
  /** The game's code. */
  readonly code: string
  readonly name: string
  readonly language: string
}

interface Work extends PictureSources {
  readonly request: PictureRequest
  readonly subject: ArtSubject
  readonly shape: string
  readonly canvas: DrawingFrame
  readonly lines: 'one' | 'two'
  readonly title: SetTitle | undefined
}

/** A game's picture as one drawing; undefined when the recipe lacks what it is of. */
export function composePicture(
  pictureSources: PictureSources,
  request: PictureRequest,
): VectorDrawing | undefined {
  const { recipe, art } = pictureSources
  const shown = ownValue(recipe.shapes, request.shape)
  const drawnName = shown?.of ?? request.shape
  const shape = ownValue(recipe.shapes, drawnName)
  const subject = ownValue(recipe.subjects, request.stand.subject)
  if (!shown || !shape?.layers || !subject) return undefined
  const title = containsTitle(pictureSources, request)
    ? setTitle(recipe, art, { ...request, text: request.name, family: request.stand.family })
    : undefined
  const canvas = { x: 0, y: 0, width: shape.width ?? 200, height: shape.height ?? 200 }
  const lines = (title?.lines.length ?? 1) > 1 ? 'two' : 'one'
  const work = {
    ...pictureSources,
    request,
    subject,
    shape: drawnName,
    canvas,
    lines,
    title,
  } as const
  const [x = 0, y = 0, width = canvas.width, height = canvas.height] = shown.crop ?? []
  const whole = surround([canvas, standing(work), ...shape.layers.map((one) => frameOf(one, work))])
  const inner = drawLayers(work, shape.layers)
  return { inner, attributes: '', whole, part: { x, y, width, height } }
}

/** The frame that holds all of some. */
function surround(frames: readonly DrawingFrame[]): DrawingFrame {
  const x = Math.min(...frames.map((frame) => frame.x))
  const y = Math.min(...frames.map((frame) => frame.y))
  const right = Math.max(...frames.map((frame) => frame.x + frame.width))
  const bottom = Math.max(...frames.map((frame) => frame.y + frame.height))
  return { x, y, width: right - x, height: bottom - y }
}

const settable = new WeakMap<PictureSources, Map<string, boolean>>()

/** Returns true if a picture of this shape contains the game's name. Tries it once for each name. */
export function containsTitle(pictureSources: PictureSources, request: PictureRequest): boolean {
  const { recipe, art } = pictureSources
  const shape: ArtShape | undefined = ownValue(recipe.shapes, request.shape)
  if (!shape?.layers?.some(({ draw }) => draw === 'title')) return false
  const { name: text, language, stand } = request
  const known = settable.get(pictureSources) ?? new Map<string, boolean>()
  settable.set(pictureSources, known)
  const mark = `${language} ${stand.family} ${text}`
  const sets =
    known.get(mark) ?? setTitle(recipe, art, { text, language, family: stand.family }) !== undefined
  known.set(mark, sets)
  return sets
}

/**
 * Draws the layers in order. Layers that are parts of the background are drawn inside it, because it may
 * blend them.
 */
function drawLayers(work: Work, layers: readonly ArtLayer[]): string {
  const first = layers.findIndex(({ part }) => part !== undefined)
  const last = layers.findLastIndex(({ part }) => part !== undefined)
  const source = first < 0 ? undefined : readBackground(work)
  if (source === undefined) return layers.map((layer, at) => drawLayer(work, layer, at)).join('')
  const frame = work.canvas
  const { open, inner } = openDrawing(source, {
    recolour: readPalette(work),
    prefix: 'ground',
    frame,
  })
  const { head, parts, tail } = takeLayers(inner)
  const drawn = layers.map((layer, at) =>
    layer.part === undefined ? drawLayer(work, layer, at) : (parts.get(layer.part) ?? ''),
  )
  const [before, inside, after] = [
    drawn.slice(0, first),
    drawn.slice(first, last + 1),
    drawn.slice(last + 1),
  ].map((some) => some.join(''))
  return `${before}${open}${head}${inside}${tail}</g>${after}`
}

function drawLayer(work: Work, layer: ArtLayer, at: number): string {
  const prefix = `l${at}`
  const drawn = drawers[layer.draw](work, { layer, prefix })
  const [x, y, width, height] = layer.clip ?? []
  if (drawn === '' || height === undefined) return drawn
  return `<clipPath id="${prefix}-clip"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${prefix}-clip)">${drawn}</g>`
}

interface LayerPlace {
  readonly layer: ArtLayer
  readonly prefix: string
}

type Drawer = (work: Work, place: LayerPlace) => string

const drawers: Readonly<Record<ArtLayer['draw'], Drawer>> = {
  ground: (work, { layer, prefix }) => {
    const source = readBackground(work)
    if (source === undefined) return ''
    return embedDrawing(source, {
      recolour: readPalette(work),
      prefix,
      frame: frameOf(layer, work),
    })
  },
  subject: (work, { layer, prefix }) => {
    const { recipe, art, subject, request } = work
    const stands = ownValue(recipe.families, request.stand.family)?.layer ?? subject.layer
    const source = art.drawing(subject.file)
    if (source === undefined || (layer.layer !== undefined && layer.layer !== stands)) return ''
    const own = readColours(ownValue(subject.recolour, request.stand.palette))
    const recolour = new Map([...readPalette(work), ...own])
    return embedDrawing(source, { prefix, frame: standing(work), recolour })
  },
  shadow: (work, { layer, prefix }) => {
    const { recipe, art, subject, request } = work
    const source = subject.shadow === undefined ? undefined : art.drawing(subject.shadow)
    if (source === undefined || !(layer.on ?? []).includes(request.stand.ground)) return ''
    const { x, y, width } = standing(work)
    const frame = { x, y, width: width * 1.6, height: width * 1.3 }
    const colour = ownValue(recipe.palettes, request.stand.palette)?.shadow
    return embedDrawing(source, { prefix, frame, colour })
  },
  front: ({ art, subject, canvas }, { prefix }) =>
    (subject.front ?? [])
      .map((file, place) => {
        const source = art.drawing(file)
        return source ? embedDrawing(source, { prefix: `${prefix}-${place}`, frame: canvas }) : ''
      })
      .join(''),
  file: (work, { layer, prefix }) => {
    const { request, lines, art, canvas } = work
    const file = (layer.file ?? '')
      .replaceAll('{lines}', lines)
      .replaceAll('{palette}', request.stand.palette)
    const source = art.drawing(file)
    if (source === undefined) return ''
    const drawn = embedDrawing(source, { prefix, frame: frameOf(layer, work) })
    const mirrored = layer.mirror === true && hashOf(request.code) % 2 === 1
    return mirrored ? `<g transform="translate(${canvas.width} 0) scale(-1 1)">${drawn}</g>` : drawn
  },
  fade: ({ canvas }, { layer, prefix }) => {
    const colour = layer.colour ?? '#000000'
    return `<linearGradient id="${prefix}-fade" x1="0" x2="0" y1="0" y2="1"><stop offset="${layer.from ?? 0}" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}"/></linearGradient><rect width="${canvas.width}" height="${canvas.height}" fill="url(#${prefix}-fade)"/>`
  },
  title: ({ title, ...work }) =>
    title ? drawTitle(title, chooseTextColour(work, work.request.stand, work.subject)) : '',
}

function standing({ recipe, subject, request, shape, lines }: Work): DrawingFrame {
  return placeSubject(recipe, subject, { stand: request.stand, shape, lines })
}

function frameOf({ box }: ArtLayer, { canvas }: Work): DrawingFrame {
  const [x = 0, y = 0, width = canvas.width, height = canvas.height] = box ?? []
  return { x, y, width, height }
}

function readBackground({ recipe, art, request }: Work): string | undefined {
  return art.drawing(backgroundFile(recipe, request.stand))
}

/** Returns the palette's colours for backgrounds and subjects. */
function readPalette({ recipe, colours, request }: Work): ReadonlyMap<string, string> {
  const { recolour } = ownValue(recipe.palettes, request.stand.palette) ?? {}
  return readColours(recolour, (paint) => readInkColour(paint, colours))
}

/** Colours by the colour they replace, in upper case as drawings are compared. */
function readColours(
  recolour: Readonly<Record<string, string | undefined>> | undefined,
  read: (paint: string) => string | undefined = (paint) => paint,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(recolour ?? {}).flatMap(([from, to]): [string, string][] => {
      const colour = to === undefined ? undefined : read(to)
      return colour === undefined ? [] : [[from.toUpperCase(), colour]]
    }),
  )
}

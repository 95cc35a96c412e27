import type { ArtBox, ArtRecipe, ArtSubject } from '../../core/contract/generated/world.ts'
import type { DrawingFrame } from '../../site/pictures/vector-drawing.ts'
import type { PictureStand } from './plan-pictures.ts'
import { ownValue } from './title-setting.ts'

export interface Placing {
  readonly stand: PictureStand
  readonly shape: string
  readonly lines: 'one' | 'two'
}

const fallback: ArtBox = { x: 0, y: 0, size: 200 }

/** The square that a subject's drawing fills in a shape. */
export function placeSubject(
  recipe: ArtRecipe,
  subject: ArtSubject,
  placing: Placing,
): DrawingFrame {
  const { x, y, size } = findBox(recipe, subject, placing)
  const { inset } = subject
  if (!inset) return { x, y, width: size, height: size }
  const whole = size / inset.scale
  return {
    x: x - (inset.x * whole) / 200,
    y: y - (inset.y * whole) / 200,
    width: whole,
    height: whole,
  }
}

function findBox(
  { shapes, families }: ArtRecipe,
  subject: ArtSubject,
  { stand, shape, lines }: Placing,
): ArtBox {
  const fit = ownValue(families, stand.family)?.fit
  if (fit && subject.family !== stand.family && subject.bounds)
    return fitBounds(subject.bounds, fit)
  const place = ownValue(subject.place, shape) ?? ownValue(shapes, shape)?.subject
  return place?.[lines] ?? place?.one ?? fallback
}

function fitBounds(
  [left = 0, top = 0, width = 200, height = 200]: readonly number[],
  { centre: [x = 0, y = 0], side }: { readonly centre: readonly number[]; readonly side: number },
): ArtBox {
  const scale = side / Math.max(width, height, 1)
  return {
    x: x - scale * (left + width / 2),
    y: y - scale * (top + height / 2),
    size: 200 * scale,
  }
}

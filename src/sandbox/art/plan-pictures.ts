import type { ArtFamily, ArtRecipe, ArtSubject } from '../../core/contract/generated/world.ts'
import type { ArtSource } from '../../site/assemble/art-source.ts'
import { hashOf } from '../kit/random.ts'
import { ownValue } from './title-setting.ts'

/** The subject of a game's picture and its background. */
export interface PictureStand {
  readonly family: string
  readonly subject: string
  readonly ground: string
  readonly palette: string
}

/** Everything a family's pictures may be, the same list for the same recipe and drawings. */
export function listPictureStands(
  recipe: ArtRecipe,
  art: ArtSource,
  name: string,
): readonly PictureStand[] {
  const family = ownValue(recipe.families, name)
  if (!family) return []
  const subjects = Object.entries(recipe.subjects).flatMap(([subject, drawn]) =>
    drawn && belongs(subject, drawn, { name, family }) && art.drawing(drawn.file) !== undefined
      ? [{ subject, drawn }]
      : [],
  )
  return subjects.flatMap(({ subject, drawn }) =>
    family.grounds.flatMap((ground) =>
      listPalettes(recipe, family, drawn)
        .filter((palette) => art.drawing(backgroundFile(recipe, { ground, palette })) !== undefined)
        .map((palette) => ({ family: name, subject, ground, palette })),
    ),
  )
}

function belongs(
  subject: string,
  drawn: ArtSubject,
  { name, family }: { readonly name: string; readonly family: ArtFamily },
): boolean {
  return drawn.family === name || (family.subjects ?? []).includes(subject)
}

function listPalettes(recipe: ArtRecipe, family: ArtFamily, { palettes }: ArtSubject): string[] {
  return Object.keys(recipe.palettes).filter(
    (palette) =>
      (family.palettes ?? [palette]).includes(palette) && (palettes ?? [palette]).includes(palette),
  )
}

/** Returns the file of a background's drawing. */
export function backgroundFile(
  { grounds }: ArtRecipe,
  { ground, palette }: Pick<PictureStand, 'ground' | 'palette'>,
): string {
  return grounds.replaceAll('{family}', ground).replaceAll('{palette}', palette)
}

/** The choices that the pictures of one vendor already use. */
export interface Shown {
  readonly taken: Set<string>
  /** The latest last. */
  readonly recent: PictureStand[]
}

export interface PictureStandRequest {
  /** The game's code: FNV-1a of it says where the search begins. */
  readonly code: string
  readonly subject?: string | undefined
  /** Family and palette with a hyphen between. */
  readonly ground?: string | undefined
}

/**
 * The picture of one more game of a vendor: the one that is asked for, else the first from the
 * code's place on that is new there and unlike its neighbours; alike only when all are taken.
 */
export function choosePictureStand(
  stands: readonly PictureStand[],
  { code, subject, ground }: PictureStandRequest,
  { taken, recent }: Shown,
): PictureStand | undefined {
  const start = stands.length === 0 ? 0 : hashOf(code) % stands.length
  const near = recent.slice(-2)
  const asked = (stand: PictureStand): boolean =>
    (subject === undefined || stand.subject === subject) &&
    (ground === undefined || `${stand.ground}-${stand.palette}` === ground)
  const free = (stand: PictureStand): boolean => !taken.has(markOf(stand))
  const apart = (stand: PictureStand): boolean =>
    near.every(({ palette }) => palette !== stand.palette) && near.at(-1)?.subject !== stand.subject
  const first = (keep: (stand: PictureStand) => boolean) => findFrom(stands, start, keep)
  const own =
    subject === undefined && ground === undefined
      ? undefined
      : (first((stand) => asked(stand) && free(stand)) ?? first(asked))
  return own ?? first((stand) => apart(stand) && free(stand)) ?? first(free) ?? stands[start]
}

/** The first that is kept from a place on, round to it again. */
function findFrom(
  stands: readonly PictureStand[],
  start: number,
  keep: (stand: PictureStand) => boolean,
): PictureStand | undefined {
  for (let step = 0; step < stands.length; step += 1) {
    const stand = stands[(start + step) % stands.length]
    if (stand && keep(stand)) return stand
  }
  return undefined
}

export function reservePictureStand(stand: PictureStand, { taken, recent }: Shown): void {
  taken.add(markOf(stand))
  recent.push(stand)
}

const marks = new WeakMap<PictureStand, string>()

function markOf(stand: PictureStand): string {
  const known = marks.get(stand) ?? `${stand.subject} ${stand.ground} ${stand.palette}`
  marks.set(stand, known)
  return known
}

import type { ArtFamily, ArtRecipe, ArtSubject } from '../../../contract/generated/world.ts'
import { hashOf } from '../world/random.ts'
import type { ArtSource } from './art-source.ts'
import { ownValue } from './title-setting.ts'

/** What a game's picture is of, and what it stands on. */
export interface Stand {
  readonly family: string
  readonly subject: string
  readonly ground: string
  readonly palette: string
}

/** Everything a family's pictures may be, the same list for the same recipe and drawings. */
export function listStands(recipe: ArtRecipe, art: ArtSource, name: string): readonly Stand[] {
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
        .filter((palette) => art.drawing(groundFile(recipe, { ground, palette })) !== undefined)
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

/** The drawing of a ground. */
export function groundFile(
  { grounds }: ArtRecipe,
  { ground, palette }: Pick<Stand, 'ground' | 'palette'>,
): string {
  return grounds.replaceAll('{family}', ground).replaceAll('{palette}', palette)
}

/** What one vendor's games already show. */
export interface Shown {
  readonly taken: Set<string>
  /** The latest last. */
  readonly recent: Stand[]
}

export interface StandWish {
  /** The game's code: FNV-1a of it says where the search begins. */
  readonly code: string
  readonly subject?: string | undefined
  /** Family and palette with a hyphen between. */
  readonly ground?: string | undefined
}

/**
 * The picture of one more game of a vendor: the one that is wished for, else the first from the
 * code's place on that is new there and unlike its neighbours; alike only when all are taken.
 */
export function chooseStand(
  stands: readonly Stand[],
  { code, subject, ground }: StandWish,
  { taken, recent }: Shown,
): Stand | undefined {
  const start = stands.length === 0 ? 0 : hashOf(code) % stands.length
  const turned = [...stands.slice(start), ...stands.slice(0, start)]
  const near = recent.slice(-2)
  const wished = (stand: Stand): boolean =>
    (subject === undefined || stand.subject === subject) &&
    (ground === undefined || `${stand.ground}-${stand.palette}` === ground)
  const free = (stand: Stand): boolean => !taken.has(markOf(stand))
  const apart = (stand: Stand): boolean =>
    near.every(({ palette }) => palette !== stand.palette) && near.at(-1)?.subject !== stand.subject
  const own = subject === undefined && ground === undefined ? [] : turned.filter(wished)
  return (
    own.find(free) ??
    own[0] ??
    turned.find((stand) => free(stand) && apart(stand)) ??
    turned.find(free) ??
    turned[0]
  )
}

export function takeStand(stand: Stand, { taken, recent }: Shown): void {
  taken.add(markOf(stand))
  recent.push(stand)
}

function markOf({ subject, ground, palette }: Stand): string {
  return `${subject} ${ground} ${palette}`
}

import type { ArtRecipe, ArtSubject } from '../../core/contract/generated/world.ts'
import type { PictureStand } from './plan-pictures.ts'
import { ownValue } from './title-setting.ts'

type Colours = Readonly<Record<string, string | undefined>>

/** The colours of a name on a picture, one or a top and a bottom: the palette's, else the subject's. */
export function chooseTextColour(
  { recipe, colours }: { readonly recipe: ArtRecipe; readonly colours: Colours },
  { palette }: PictureStand,
  subject: ArtSubject,
): string[] {
  const background = ownValue(recipe.palettes, palette)
  const asked = background?.ink ?? subject.ink ?? ''
  const name = ownValue(background?.swap, asked) ?? asked
  const paints = ownValue(recipe.inks, name) ?? [name]
  return paints.flatMap((paint) => readInkColour(paint, colours) ?? [])
}

/** A colour, or that of a token. */
export function readInkColour(paint: string, colours: Colours): string | undefined {
  return paint.startsWith('#') ? paint : ownValue(colours, paint)
}

import type { WorldPromotion } from '../../core/contract/generated/world.ts'
import type { PictureRequest, PictureSources } from '../art/compose-picture.ts'
import { listPictureStands, type PictureStand } from '../art/plan-pictures.ts'
import { ownValue } from '../art/title-setting.ts'
import { hashOf } from '../kit/random.ts'
import { artAddress } from './art-address.ts'
import type { SandboxMerchant } from './sandbox-merchant.ts'

/** The two pictures of a promotion: behind its name, and beside it. */
export type PromotionPicture = 'wide' | 'square'

/** Returns the addresses of a promotion's pictures, and the colour of words on the wide one, if the world sets it. */
export function promotionPictures(
  merchant: SandboxMerchant,
  { art, subject, palette, ink }: Pick<WorldPromotion, 'art' | 'subject' | 'palette' | 'ink'>,
): { readonly image?: string; readonly square?: string; readonly ink?: string } {
  const finished = art === undefined ? undefined : artAddress(merchant, art)
  const { pictureSources: sources, code } = merchant
  const stand = sources && subject ? findStand(sources, subject, palette) : undefined
  const words = ink === undefined ? {} : { ink }
  if (!sources || !stand)
    return finished === undefined ? {} : { image: finished, square: finished, ...words }
  const address = (picture: PromotionPicture): string =>
    `/pictures/${code}/promotion/${stand.subject}.${stand.palette}/${picture}?v=${promotionVersion(sources, stand)}`
  return { image: finished ?? address('wide'), square: address('square'), ...words }
}

/** Finds the background of a subject in a palette, or in the first one that it has. */
export function findStand(
  { recipe, art }: PictureSources,
  subject: string,
  palette: string | undefined,
): PictureStand | undefined {
  const drawn = ownValue(recipe.subjects, subject)
  const stands = drawn
    ? listPictureStands(recipe, art, drawn.family).filter((stand) => stand.subject === subject)
    : []
  return stands.find((stand) => stand.palette === palette) ?? stands[0]
}

/** Returns what a promotion's picture is composed of. */
export function promotionRequest(
  { recipe }: PictureSources,
  stand: PictureStand,
  picture: PromotionPicture,
): PictureRequest {
  const { promotion, vendor, winner } = recipe.uses
  const shape = picture === 'wide' ? (promotion ?? vendor) : winner
  return { stand, shape, code: stand.subject, name: '', language: '' }
}

/** Changes with everything that the pictures are made of. */
export function promotionVersion(
  { revision, recipe }: PictureSources,
  { subject, palette }: PictureStand,
): string {
  return hashOf(`${revision} ${recipe.uses.promotion} ${subject} ${palette}`).toString(36)
}

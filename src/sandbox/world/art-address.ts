import type { ArtRecipe } from '../../core/contract/generated/world.ts'
import { containsTitle, type PictureRequest, type PictureSources } from '../art/compose-picture.ts'
import type { PictureStand } from '../art/plan-pictures.ts'
import { chooseTextColour } from '../art/read-ink.ts'
import { ownValue } from '../art/title-setting.ts'
import { formatText } from '../kit/format-text.ts'
import { hashOf } from '../kit/random.ts'
import type { ListedGame } from './list-games.ts'
import type { SandboxMerchant } from './sandbox-merchant.ts'

/** Returns the address of a finished picture of a merchant. */
export function artAddress({ code, art }: SandboxMerchant, path: string): string {
  return `/skin/${code}/${path}?v=${art.hash(path) ?? '0'}`
}

/** The use of a game's picture: in a list of games, for a vendor, or beside a winner. */
export type PicturePlace = 'game' | 'vendor' | 'winner'

export interface GamePicture {
  readonly address: string
  /** The position at which the page shows the name; without it the picture contains the name. */
  readonly nameAt?: 'top' | 'bottom' | 'below'
  /** The colour in which the name reads on the picture, where it is set there. */
  readonly ink?: string
  /** Its width over its height. */
  readonly ratio?: number
}

/** A banner's composed picture with the colour of the words on it; empty where the recipe has none. */
export function bannerPicture(
  { code, pictureSources }: SandboxMerchant,
  subject: string,
): { readonly image?: string; readonly ink?: string } {
  const use = pictureSources?.recipe.uses.banner
  const drawn = pictureSources && ownValue(pictureSources.recipe.subjects, subject)
  if (!pictureSources || !use || !drawn) return {}
  const image = `/pictures/${code}/banner/${encodeURIComponent(subject)}?v=${bannerVersion(pictureSources, subject)}`
  const [ink] = chooseTextColour(pictureSources, bannerStand(use, subject), drawn)
  return { image, ...(ink === undefined ? {} : { ink }) }
}

/** Returns the background of a banner's subject, in the form of a game's picture. */
export function bannerStand({ ground, palette }: ArtBannerUse, subject: string): PictureStand {
  return { family: ground, subject, ground, palette }
}

/** Changes with everything that the picture of a banner is made of. */
export function bannerVersion({ revision }: PictureSources, subject: string): string {
  return hashOf(`${revision} banner ${subject}`).toString(36)
}

export interface PictureUse {
  readonly place: PicturePlace
  readonly language: string
}

type ArtBannerUse = NonNullable<ArtRecipe['uses']['banner']>

const kept = new WeakMap<ListedGame, Map<string, GamePicture>>()

/** A game's picture for a use; looked up once, for a list may be long. */
export function gamePicture(
  merchant: SandboxMerchant,
  game: ListedGame,
  use: PictureUse,
): GamePicture {
  const known = kept.get(game) ?? new Map<string, GamePicture>()
  kept.set(game, known)
  const mark = `${use.place} ${use.language}`
  const picture = known.get(mark) ?? findPicture(merchant, game, use)
  known.set(mark, picture)
  return picture
}

/** A game's picture: a finished one, a composed one, or a drawn mark of its code. */
function findPicture(merchant: SandboxMerchant, game: ListedGame, use: PictureUse): GamePicture {
  if (game.art !== undefined) return { address: artAddress(merchant, game.art) }
  const { pictureSources, code } = merchant
  const request = requestFor(merchant, game, use)
  if (!pictureSources || !request)
    return { address: `/cdn/a/mark/${encodeURIComponent(game.code)}.png` }
  const path = [game.vendor, game.code, `${request.shape}.${request.language}`].map(
    encodeURIComponent,
  )
  const address = `/pictures/${code}/${path.join('/')}?v=${versionOf(merchant, request)}`
  const picture = { address, ratio: ratioOf(pictureSources.recipe, request.shape) }
  if (containsTitle(pictureSources, request)) return picture
  const { title, shapes } = pictureSources.recipe
  const { at } = title
  // Only the shape that games have leaves room for a name.
  if (at === undefined || ownValue(shapes, request.shape)?.of !== undefined)
    return { ...picture, nameAt: 'below' }
  const ink = textColourOn(merchant, game)
  return { ...picture, nameAt: at, ...(ink === undefined ? {} : { ink }) }
}

/** The colour in which a name reads on a game's composed picture; undefined where the recipe says none. */
export function textColourOn(
  { pictureSources }: SandboxMerchant,
  { stand }: ListedGame,
): string | undefined {
  const subject = stand && pictureSources && ownValue(pictureSources.recipe.subjects, stand.subject)
  return subject ? chooseTextColour(pictureSources, stand, subject)[0] : undefined
}

function ratioOf({ shapes }: ArtRecipe, name: string): number {
  const shape = ownValue(shapes, name)
  const [, , width = shape?.width ?? 1, height = shape?.height ?? 1] = shape?.crop ?? []
  return Math.round((width / height) * 1000) / 1000
}

/** Returns the picture to compose for a game; undefined if the recipe has none. */
function requestFor(
  { pictureSources }: SandboxMerchant,
  { stand, name, code, category }: ListedGame,
  { place, language }: PictureUse,
): PictureRequest | undefined {
  if (!pictureSources || !stand) return undefined
  const { uses } = pictureSources.recipe
  const shape = ownValue(uses.byCategory, category)?.[place] ?? uses[place]
  return { stand, shape, code, name: formatText(name, language), language }
}

/** Changes with everything that a requested picture is made of. */
export function versionOf({ pictureSources }: SandboxMerchant, request: PictureRequest): string {
  return hashOf(`${pictureSources?.revision} ${JSON.stringify(request)}`).toString(36)
}

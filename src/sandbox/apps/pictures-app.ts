import { Hono } from 'hono'
import { answerPicture } from '../../site/pictures/answer-picture.ts'
import type { PictureCache } from '../../site/pictures/picture-cache.ts'
import { parseVectorDrawing, type VectorDrawing } from '../../site/pictures/vector-drawing.ts'
import { composePicture } from '../art/compose-picture.ts'
import { drawMark } from '../art/draw-mark.ts'
import { ownValue } from '../art/title-setting.ts'
import { formatText } from '../kit/format-text.ts'
import { bannerStand, bannerVersion, versionOf } from '../world/art-address.ts'
import { findGame } from '../world/list-games.ts'
import { findStand, promotionRequest, promotionVersion } from '../world/promotion-pictures.ts'
import type { MerchantDirectory } from '../world/sandbox-merchant.ts'

export interface PicturesOptions {
  readonly directory: MerchantDirectory
  readonly store: PictureCache
  readonly seed: string
}

/** The width of a picture whose address has none, in pixels. */
const usual = 256
const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * Composed pictures: `/pictures/<merchant>/<vendor>/<game>/<shape>.<language>?v=<hash>&w=<width>`, and
 * those of banners: `/pictures/<merchant>/banner/<subject>?v=<hash>&w=<width>`, and of promotions:
 * `/pictures/<merchant>/promotion/<subject>.<palette>/<wide or square>?v=<hash>&w=<width>`.
 */
export function createPicturesApp({ directory, store, seed }: PicturesOptions): Hono {
  const app = new Hono()
  app.get('/:merchant/promotion/:stand/:picture', async (context) => {
    const { merchant: owner, stand: asked, picture } = context.req.param()
    const sources = directory.list().find(({ code }) => code === owner)?.pictureSources
    const [subject = '', palette] = asked.split('.')
    const stand = sources && findStand(sources, subject, palette)
    if (!stand || (picture !== 'wide' && picture !== 'square')) return context.notFound()
    const drawing = composePicture(sources, promotionRequest(sources, stand, picture))
    const fresh = context.req.query('v') === promotionVersion(sources, stand)
    const cache = fresh ? 'immutable' : 'hour'
    const answer =
      drawing && answerPicture(context.req.raw, store, { drawing, cache, usual, headers: shared })
    return (await answer) ?? context.notFound()
  })
  app.get('/:merchant/banner/:subject', async (context) => {
    const { merchant: owner, subject } = context.req.param()
    const pictureSources = directory.list().find(({ code }) => code === owner)?.pictureSources
    const use = pictureSources?.recipe.uses.banner
    if (!pictureSources || !use) return context.notFound()
    const stand = bannerStand(use, subject)
    const request = { stand, shape: use.shape, code: subject, name: '', language: '' }
    const drawing = composePicture(pictureSources, request)
    const fresh = context.req.query('v') === bannerVersion(pictureSources, subject)
    const cache = fresh ? 'immutable' : 'hour'
    const answer =
      drawing && answerPicture(context.req.raw, store, { drawing, cache, usual, headers: shared })
    return (await answer) ?? context.notFound()
  })
  app.get('/:merchant/:vendor/:game/:picture', async (context) => {
    const { merchant: owner, vendor, game: code, picture } = context.req.param()
    const [shape = '', language = ''] = picture.split('.')
    const merchant = directory.list().find((one) => one.code === owner)
    const game = merchant && findGame(seed, merchant, { vendor, code })
    const known = ownValue(merchant?.pictureSources?.recipe.shapes, shape)
    if (!merchant?.pictureSources || !game?.stand || !known) return context.notFound()
    const { stand, name } = game
    const request = { stand, shape, code, name: formatText(name, language), language }
    const fresh = context.req.query('v') === versionOf(merchant, request)
    const drawing = composePicture(merchant.pictureSources, request)
    const answer = (drawn: VectorDrawing | undefined, cache: 'immutable' | 'hour') =>
      drawn &&
      answerPicture(context.req.raw, store, { drawing: drawn, cache, usual, headers: shared })
    return (
      (await answer(drawing, fresh ? 'immutable' : 'hour')) ??
      (await answer(parseVectorDrawing(drawMark(code)), 'hour')) ??
      context.notFound()
    )
  })
  return app
}

import { Hono } from 'hono'
import { answerPicture } from '../../site/pictures/answer-picture.ts'
import type { PictureCache } from '../../site/pictures/picture-cache.ts'
import { parseVectorDrawing } from '../../site/pictures/vector-drawing.ts'
import { drawMark } from '../art/draw-mark.ts'
import type { MerchantDirectory } from '../world/sandbox-merchant.ts'

const usual = 128
const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/** The icon CDN: `/cdn/a/RNG/VENDOR.png` is the vendor's mark (SPEC §2.40), `/cdn/a/profile/MERCHANT/0.png` an avatar, `/cdn/a/methods/MERCHANT/NAME.png` a way to deposit. */
export function createCdnApp({ list }: MerchantDirectory, store: PictureCache): Hono {
  const app = new Hono()
  app.get('/:cdn{[ab]}/:group/:file{.+\\.png}', async (context) => {
    const { group, file } = context.req.param()
    const name = file.replace(/\.png$/, '')
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '')
    const wanted = { list, host, name }
    const own = (finders[group] ?? findMark)(wanted)
    for (const svg of [own, drawMark(name)]) {
      const drawing = svg === undefined ? undefined : parseVectorDrawing(svg)
      const answer = { cache: 'hour', usual, headers: shared } as const
      const picture =
        drawing && (await answerPicture(context.req.raw, store, { ...answer, drawing }))
      if (picture) return picture
    }
    return context.notFound()
  })
  return app
}

interface Wanted {
  readonly list: MerchantDirectory['list']
  readonly host: string
  readonly name: string
}

/** Of `MERCHANT/3`, or of `DEFAULT/3` the one of the merchant whose page asks. */
function findAvatar({ list, host, name }: Wanted): string | undefined {
  const [folder = '', icon = ''] = name.split('/')
  const merchant = list().find(
    ({ merchantCode, origins }) =>
      merchantCode.toUpperCase() === folder || (folder === 'DEFAULT' && isHost(origins, host)),
  )
  return /^[0-8]$/.test(icon) ? merchant?.art.drawing(`art/avatars/${icon}.svg`) : undefined
}

/** Finds the picture of a way to deposit, by the merchant's code and the name of its file. */
function findMethodLogo({ list, name }: Wanted): string | undefined {
  const [code = '', file = ''] = name.split('/')
  const merchant = list().find(({ merchantCode }) => merchantCode === code)
  const logos = merchant?.world.depositMethods?.map(({ logo = '' }) => logo) ?? []
  const logo = logos.find((path) => path.endsWith(`/${file}.svg`))
  return logo === undefined ? undefined : merchant?.art.drawing(logo)
}

/** The finders of pictures by group. Every other group has vendors' marks. */
const finders: Readonly<Record<string, typeof findMark | undefined>> = {
  profile: findAvatar,
  methods: findMethodLogo,
}

/** The vendor's own mark, among the merchants that are asked under the name they are served by. */
function findMark({ list, host, name }: Wanted): string | undefined {
  const merchant = list().find(({ origins }) => isHost(origins, host))
  const mark = merchant?.world.vendors?.find(({ code }) => code === name)?.mark
  return mark === undefined ? undefined : merchant?.art.drawing(mark)
}

function isHost(origins: readonly string[], host: string): boolean {
  return origins.some((origin) => new URL(origin).hostname === host)
}

import { Hono } from 'hono'
import { drawMark } from './art/draw-mark.ts'
import { drawPng } from './art/draw-png.ts'
import { createShelf } from './captcha/shelf.ts'
import type { MerchantDirectory } from './world/sandbox-merchant.ts'

const markWidth = 128

/** The icon CDN: `/cdn/a/RNG/VENDOR.png` is the vendor's mark (SPEC.md §2 Home), `/cdn/a/profile/MERCHANT/0.png` an avatar. */
export function createCdnApp({ list }: MerchantDirectory): Hono {
  const app = new Hono()
  const drawn = createShelf<Buffer>({ now: Date.now, lifetimeMs: 3_600_000, limit: 500 })
  app.get('/:cdn{[ab]}/:group/:file{.+\\.png}', (context) => {
    const { group, file } = context.req.param()
    const name = file.replace(/\.png$/, '')
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '')
    const key = `${host}/${group}/${name}`
    const wanted = { list, host, name }
    const svg = group === 'profile' ? findAvatar(wanted) : findMark(wanted)
    const png = drawn.read(key) ?? drawPng(svg, markWidth)
    drawn.put(key, png)
    return new Response(new Uint8Array(png), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })
  return app
}

interface Wanted {
  readonly list: MerchantDirectory['list']
  readonly host: string
  readonly name: string
}

/** Of `MERCHANT/3`, or of `DEFAULT/3` the one of the merchant whose page asks. */
function findAvatar({ list, host, name }: Wanted): string {
  const [folder = '', icon = ''] = name.split('/')
  const merchant = list().find(
    ({ merchantCode, origins }) =>
      merchantCode.toUpperCase() === folder || (folder === 'DEFAULT' && isHost(origins, host)),
  )
  const svg = /^[0-8]$/.test(icon) ? merchant?.readArt(`art/avatars/${icon}.svg`) : undefined
  return svg ?? drawMark(name)
}

function isHost(origins: readonly string[], host: string): boolean {
  return origins.some((origin) => new URL(origin).hostname === host)
}

function findMark({ list, host, name }: Wanted): string {
  const merchant = list().find(({ origins }) => isHost(origins, host))
  const mark = merchant?.world.vendors?.find(({ code }) => code === name)?.mark
  const svg = mark === undefined ? undefined : merchant?.readArt(mark)
  return svg ?? drawMark(name)
}

import { Hono } from 'hono'
import { drawMark } from './art/draw-mark.ts'
import { drawPng } from './art/draw-png.ts'
import { createShelf } from './captcha/shelf.ts'
import type { MerchantDirectory } from './world/sandbox-merchant.ts'

const markWidth = 128

/** The icon CDN: `/cdn/a/RNG/VENDOR.png` is the vendor's mark (SPEC.md §2 Home). */
export function createCdnApp({ list }: MerchantDirectory): Hono {
  const app = new Hono()
  const drawn = createShelf<Buffer>({ now: Date.now, lifetimeMs: 3_600_000, limit: 500 })
  app.get('/:cdn{[ab]}/:group/:file{.+\\.png}', (context) => {
    const { group, file } = context.req.param()
    const name = file.replace(/\.png$/, '')
    const host = (context.req.header('host') ?? '').replace(/:\d+$/, '')
    const key = `${host}/${group}/${name}`
    const png = drawn.read(key) ?? drawPng(findMark({ list, host, name }), markWidth)
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

function findMark({ list, host, name }: Wanted): string {
  const merchant = list().find(({ origins }) =>
    origins.some((origin) => new URL(origin).hostname === host),
  )
  const mark = merchant?.world.vendors?.find(({ code }) => code === name)?.mark
  const svg = mark === undefined ? undefined : merchant?.readArt(mark)
  return svg ?? drawMark(name)
}

import { Hono } from 'hono'
import { composeWebClip, webClipUrl } from '../handlers/account/web-clip.ts'
import type { Sandbox } from '../requests/sandbox.ts'

/** Creates the downloads of the demonstration's web clips, by the merchant's code. */
export function createWebClipApp({ directory }: Pick<Sandbox, 'directory'>): Hono {
  const app = new Hono()
  app.get(`${webClipUrl}/:file{.+\\.mobileconfig}`, (context) => {
    const file = context.req.param('file')
    const merchant = directory.list().find(({ code }) => `${code}.mobileconfig` === file)
    const clip = merchant && composeWebClip(merchant)
    if (clip === undefined) return context.notFound()
    return context.body(clip, 200, {
      'content-type': 'application/x-apple-aspen-config',
      'content-disposition': `attachment; filename="${file}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
  return app
}

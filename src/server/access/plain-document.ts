import { createHash } from 'node:crypto'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import { contentSecurityPolicy, type PolicySources } from '../../site/assemble/security-headers.ts'

export interface PlainText {
  readonly title: string
  /** What follows the title, as HTML. */
  readonly main: string
  /** By default pages of the same origin may frame it. */
  readonly framedBy?: PolicySources['framedBy']
}

/** A page and its Content-Security-Policy. */
export interface PlainDocument {
  readonly html: string
  readonly policy: string
}

/** Its colours are those of the device, light or dark. */
const style = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;text-align:center}',
  'main{max-width:36rem;overflow-wrap:anywhere}',
  'h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3}',
  'p,ul{margin:0 0 1rem;padding:0}',
  'li{list-style:none}',
  'a{display:inline-block;min-height:2.75rem;padding:0 1rem;line-height:2.75rem}',
].join('')
const styleHash = createHash('sha256').update(style).digest('base64')

/** Composes a page without scripts, for a request whose merchant or sender is not known. */
export function composePlainDocument({ title, main, framedBy }: PlainText): PlainDocument {
  const name = escapeHtml(title)
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1>${main}</main></body></html>`,
    policy: contentSecurityPolicy({
      styleHashes: [styleHash],
      imageHosts: [],
      frameHosts: [],
      gatewayOrigin: '',
      ...(framedBy && { framedBy }),
    }),
  }
}

import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import { composePlainDocument } from '../access/plain-document.ts'
import type { Sendable } from './send.ts'

export interface PlainPageRequest {
  readonly host: string
  readonly port: string
}

/** Returns the page of a host that no merchant answers to: it lists merchants, or says that this one cannot be shown. */
export function plainPage(
  merchants: readonly MerchantSite[],
  { host, port }: PlainPageRequest,
): Sendable {
  const known = host === 'localhost' || host === '127.0.0.1' || host === ''
  const title = known ? 'Merchants' : `No merchant answers to "${host}"`
  const line = known
    ? 'One build serves every merchant of the merchants folder.'
    : 'Its files are missing or have errors, and it never had a good skin. Run "npx livery validate".'
  const items = merchants.flatMap(({ code, hosts }) =>
    hosts.map((name) => {
      const address = `http://${name}${port ? `:${port}` : ''}/m/home`
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(code)}</a></li>`
    }),
  )
  const { html, policy } = composePlainDocument({
    title,
    main: `<p>${escapeHtml(line)}</p><ul>${items.join('')}</ul>`,
  })
  return {
    body: html,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    status: known ? 200 : 503,
    headers: { 'content-security-policy': policy },
  }
}

import DOMPurify from 'dompurify'
import { type ReactNode, useEffect, useRef } from 'react'
import { safeLink } from '../../../core/contract/safe-link.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './GatewayHtml.module.css'

/** Elements of text. Pictures, forms, frames, styles and scripts are dropped. */
const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  's',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]

export interface GatewayHtmlProps {
  /** HTML of the gateway. */
  readonly html: string
}

/**
 * Shows HTML of the gateway after it is sanitised (SPEC §12.30). Only elements of text stay, and links that
 * pass the link allow-list. The fragment is built by the sanitiser, so that no HTML text reaches the
 * page, as Trusted Types require.
 */
export default function GatewayHtml({ html }: GatewayHtmlProps): ReactNode {
  const { linkHosts: hosts } = useSkin().gateway
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A browser reports inline handlers as soon as it parses them, before the sanitiser drops them.
    const quiet = html.replaceAll(/<[^>]*>?/g, (tag) =>
      tag.replaceAll(/[\s/"']on[a-z]+\s*=/gi, ' data-dropped='),
    )
    const fragment = DOMPurify.sanitize(quiet, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: ['href'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    })
    for (const link of fragment.querySelectorAll('a')) limitLink(link, hosts)
    for (const item of fragment.querySelectorAll('li')) item.dataset['part'] = 'item'
    place.current?.replaceChildren(fragment)
  }, [html, hosts])
  return <div className={styles['text']} data-kit="text" ref={place} />
}

/** Makes a link open in a new tab if the allow-list has its host; a path of the product stays in this one. */
function limitLink(link: HTMLAnchorElement, hosts: readonly string[]): void {
  const address = safeLink(link.getAttribute('href') ?? '', { hosts })
  if (address === undefined) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', address)
  if (address.startsWith('/')) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

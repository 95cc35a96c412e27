import type { DownLink } from '../../../../../core/contract/generated/gateway.ts'
import { type LinkRules, safeLink } from '../../../../../core/contract/safe-link.ts'

export interface ContactLink {
  readonly kind: 'LINE' | 'MOBILENUMBER'
  readonly to: string
  /**
   * The number as the gateway writes it, or the name at the end of an address; empty without
   * either.
   */
  readonly shown: string
}

/**
 * Lists the contacts whose links pass the allow-list; a plain number becomes a call link (SPEC
 * §3.15).
 */
export function readContacts(
  resources: readonly DownLink[],
  rules: LinkRules,
): readonly ContactLink[] {
  return resources.flatMap(({ resourceType, url }): ContactLink[] => {
    if (resourceType !== 'LINE' && resourceType !== 'MOBILENUMBER') return []
    const isNumber = resourceType === 'MOBILENUMBER' && /^\+?[\d\s()-]{3,24}$/.test(url)
    const to = safeLink(isNumber ? `tel:${url.replace(/[^\d+]/g, '')}` : url, rules)
    if (to === undefined) return []
    const shown = to.startsWith('tel:')
      ? url.replace(/^tel:/, '')
      : (to.match(/@[\w.-]+$/)?.[0] ?? '')
    return [{ kind: resourceType, to, shown }]
  })
}

import { safeLink } from '../../../../core/contract/safe-link.ts'
import { useSkin } from '../../../registry/skin-context.tsx'

/** Returns the address of a link of the merchant; undefined without one, or where the link allow-list refuses it (SPEC §10.28). */
export function useSafeLink(link: string | undefined): string | undefined {
  const { gateway } = useSkin()
  return link === undefined ? undefined : safeLink(link, { hosts: gateway.linkHosts })
}

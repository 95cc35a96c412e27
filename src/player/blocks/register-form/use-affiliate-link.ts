import { useCall } from '../../gateway/use-call.ts'
import { useInvitation } from '../../state/affiliate.ts'
import { affiliateQuery, isRefusedCode, readLinkCode } from './affiliate-query.ts'

/**
 * What the gateway makes of the link, or the host, that the player came by: only `resolved` names
 * an affiliate. After `unknown`, a check that failed, the code is asked for and checked again.
 */
export interface AffiliateLink {
  readonly state: 'asking' | 'resolved' | 'refused' | 'none' | 'unknown'
  /** The code of the link, where it has one. */
  readonly code: string | undefined
}

/** Asks the gateway about the code of the link and the host, as registration opens. */
export function useAffiliateLink(): AffiliateLink {
  const invitation = useInvitation()
  const code = readLinkCode(invitation)
  const { value, error } = useCall('affiliate', affiliateQuery(code))
  const refused = value?.success === false || isRefusedCode(error)
  if (invitation.kind === 'refused') return { state: 'refused', code }
  if (refused) return { state: code === undefined ? 'none' : 'refused', code }
  if (value) return { state: 'resolved', code }
  return { state: error ? 'unknown' : 'asking', code }
}

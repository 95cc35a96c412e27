import { useCall } from '../../../../gateway/use-call.ts'
import { useInvitation } from '../../../../state/affiliate.ts'
import { affiliateQuery, isRefusedCode, readLinkCode } from './affiliate-query.ts'

/**
 * The gateway's result for the link, or the host, that brought the player: only `resolved` names an
 * affiliate. After `unknown`, a failed check, the form asks for the code and checks it again.
 */
export interface AffiliateLink {
  readonly state: 'asking' | 'resolved' | 'refused' | 'none' | 'unknown'
  /** The code of the link, if it has one. */
  readonly code: string | undefined
}

/** Checks the code of the link and the host with the gateway when registration opens. */
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

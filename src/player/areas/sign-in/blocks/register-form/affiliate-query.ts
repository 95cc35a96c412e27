import type { AffiliateQuery } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { type Invitation, readInvitation } from '../../../../state/affiliate.ts'

/** Returns the affiliate code of the link that the player followed. */
export function readLinkCode(invitation: Invitation = readInvitation()): string | undefined {
  return invitation.kind === 'none' || invitation.code === '' ? undefined : invitation.code
}

/** Returns the query for a code at this host or, without a code, for the host alone (SPEC §7.9). */
export function affiliateQuery(code: string | undefined): AffiliateQuery {
  const { hostname: domain } = location
  return code === undefined ? { domain } : { code, domain }
}

/** Returns true if the error means that the code is invalid, and not that the check failed. */
export function isRefusedCode(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.kind !== 'refused') return false
  return error.code === undefined || refusals.includes(error.code)
}

const refusals = ['invalid.affiliate.code', 'referrer.link.invalid', 'agent.invalid']

import { useMemo } from 'react'
import type { ServiceEntry } from '../../core/contract/generated/gateway.ts'
import { safeLink } from '../../core/contract/safe-link.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { decodeServicePath } from '../../core/gateway-client/decode-service-path.ts'
import { useStatus } from '../state/status.ts'
import { useCall } from './use-call.ts'

export interface ServiceContact {
  readonly kind: 'LINE' | 'FACEBOOK'
  readonly address: string
  /** The hours of service, in the gateway's words. */
  readonly hours?: string | undefined
  /** The id that a player can copy. */
  readonly account?: string | undefined
}

const none: readonly ServiceEntry[] = []

type ServiceRules = Pick<Skin['gateway'], 'serviceDecoder' | 'linkHosts'>

/**
 * Returns the customer services that a player can open, LINE and Facebook only (SPEC §2.29), in the
 * gateway's order. Returns nothing until the gateway has answered, and none after a failure.
 */
export function useServices(rules: ServiceRules): readonly ServiceContact[] | undefined {
  const known = useStatus().answer?.info.customerService
  const asked = useCall('customerService', undefined, { enabled: known === undefined })
  const entries = known ?? asked.value ?? (asked.loading ? undefined : none)
  return useMemo(() => entries?.flatMap((entry) => readService(entry, rules)), [entries, rules])
}

/** Decodes one service. Returns an empty list if its kind or its address is not allowed. */
function readService(
  { csType, path, hours, account }: ServiceEntry,
  { serviceDecoder, linkHosts }: ServiceRules,
): ServiceContact[] {
  const kind = csType.toUpperCase()
  if (kind !== 'LINE' && kind !== 'FACEBOOK') return []
  const decoded = decodeServicePath(path, serviceDecoder)
  const address = decoded && safeLink(decoded, { hosts: linkHosts })
  return address ? [{ kind, address, hours, account }] : []
}

import type { AnnouncementsQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'

/** Returns the one query for all announcements of a group that the home page shows (SPEC §7.22). */
export function announcementsQuery(skin: Skin, groupName = 'm_home'): AnnouncementsQuery {
  return {
    types: 'B,PL,PU,PR',
    groupName,
    platform: 'M',
    merchantCode: skin.gateway.merchantCode,
  }
}

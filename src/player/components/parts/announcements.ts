import type { AnnouncementsQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'

/** One request for everything that home shows of a group's announcements (SPEC §7.22). */
export function announcementsQuery(skin: Skin, groupName = 'm_home'): AnnouncementsQuery {
  return {
    types: 'B,PL,PU,PR',
    groupName,
    platform: 'M',
    merchantCode: skin.gateway.merchantCode,
  }
}

import { openInspection } from '../../core/config/check-merchants.ts'
import { createMerchantBuilder, type SendSite } from './build-merchant.ts'
import type { BuildNeeds } from './choose-sites.ts'
import type { MerchantBuilds } from './publish-merchants.ts'
import { openSiteTools, type SiteTools } from './site-tools.ts'

/** Builds merchants in this thread, one at a time. */
export function openBuildsHere(
  needs: BuildNeeds,
  createSend: (tools: SiteTools) => SendSite,
): MerchantBuilds {
  const { files, claims } = needs
  const tools = openSiteTools(needs)
  const inspection = openInspection(files, { claims })
  return {
    build: createMerchantBuilder({ ...needs, inspection, send: createSend(tools) }),
    atATime: 1,
    finish: async () => undefined,
    close: tools.close,
  }
}

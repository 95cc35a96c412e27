import type { VendorEntry } from '../../../core/contract/generated/gateway.ts'
import { createTimeFormat } from '../../i18n/create-time-format.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { showNotification } from '../../state/toasts.ts'

/**
 * Returns a function that formats the reason why a vendor is closed, with times in the player's
 * time zone.
 */
export function useClosedReason(): (vendor: VendorEntry) => string {
  const t = useT()
  const language = useLanguage()
  return ({ displayName: name, maintenanceFrom: from, maintenanceTo: to }) => {
    if (!to) return t('home.vendor.closedNow', { name })
    const date = createTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return from
      ? t('home.vendor.closedFor', { name, time: date.formatRange(from, to) })
      : t('home.vendor.closedUntil', { name, time: date.format(to) })
  }
}

/** Returns a function that shows the reason why a vendor is closed. */
export function useShowClosed(): (vendor: VendorEntry) => void {
  const reasonOf = useClosedReason()
  return (vendor) => showNotification(reasonOf(vendor), 'long')
}

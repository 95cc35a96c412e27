import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'

/** From when to when something is closed, in epoch milliseconds, as far as it is known. */
export interface MaintenanceWindow {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** A maintenance window in words, on the player's clock. */
export function useWindowWords({ from, to }: MaintenanceWindow): string {
  const t = useT()
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  if (!to) return t('status.soon')
  if (!from) return t('status.until', { to: format.format(to) })
  return t('status.window', { from: format.format(from), to: format.format(to) })
}

import { createTimeFormat } from '../../i18n/create-time-format.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'

/** Start and end of a maintenance in epoch milliseconds, as far as they are known. */
export interface MaintenanceWindow {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** Formats a maintenance window in the player's time zone. */
export function useWindowWords({ from, to }: MaintenanceWindow): string {
  const t = useT()
  const format = createTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  if (!to) return t('status.soon')
  if (!from) return t('status.until', { to: format.format(to) })
  return t('status.window', { from: format.format(from), to: format.format(to) })
}

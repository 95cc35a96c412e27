import type { ServiceHours } from '../../../../../core/contract/generated/gateway.ts'

/** Returns the values of a message about the hours of withdrawals, with their zone such as UTC+7. */
export function nameHours({ from, to, zone }: ServiceHours) {
  return { from, to, zone: nameZone(zone) }
}

function nameZone(zone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
    return name?.replace('GMT', 'UTC') ?? zone
  } catch {
    // The browser does not know the zone.
    return zone
  }
}

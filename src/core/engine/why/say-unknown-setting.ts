import { findNearest } from '../../config/nearest.ts'
import { fieldSettings, liveSettings, platformSettings } from '../../contract/live-settings.ts'

/** That the platform has no such live setting, with the nearest that it has. */
export function sayUnknownSetting(name: string): string {
  const nearest = findNearest(name, liveSettings).name
  const hint =
    nearest === undefined
      ? `It has ${platformSettings.join(', ')}, and such as ${fieldSettings[0]}.`
      : `Did you mean "${nearest}"?`
  return `The platform has no live setting called "${name}". ${hint}`
}

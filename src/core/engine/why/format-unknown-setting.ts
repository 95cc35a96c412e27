import { formatNoLiveSetting } from '../../config/findings.ts'
import { findNearest } from '../../config/nearest.ts'
import { fieldSettings, liveSettings, platformSettings } from '../../contract/live-settings.ts'

/** Formats the message for an unknown live setting, with the nearest known one. */
export function formatUnknownSetting(name: string): string {
  const nearest = findNearest(name, liveSettings).name
  const hint =
    nearest === undefined
      ? `It has ${platformSettings.join(', ')}, and settings of fields such as ${fieldSettings[0]}.`
      : `Did you mean "${nearest}"?`
  return `${formatNoLiveSetting(name)}. ${hint}`
}

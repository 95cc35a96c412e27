import { browserslistToTargets } from 'lightningcss'
import { leastBrowsers } from '../../core/contract/least-browsers.ts'

/** The browsers of SPEC §11.11, for which newer syntax is rewritten. */
export const cssTargets = browserslistToTargets([
  `chrome ${leastBrowsers.chrome}`,
  `ios_saf ${leastBrowsers.ios}`,
  `safari ${leastBrowsers.ios}`,
])

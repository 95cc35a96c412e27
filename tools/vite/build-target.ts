import { leastBrowsers } from '../../src/core/contract/least-browsers.ts'

/** The least browsers as a target of the build, which rewrites newer syntax and keeps newer methods. */
export const buildTarget = [
  `ios${leastBrowsers.ios}`,
  `safari${leastBrowsers.ios}`,
  `chrome${leastBrowsers.chrome}`,
]

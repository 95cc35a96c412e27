/** The oldest browsers that the player runs in, as SPEC §11.11 promises and `index.html` tells visitors. */
export const leastBrowsers = { ios: '15.4', chrome: '100' } as const

/** The same browsers as a target of the build, which rewrites newer syntax and keeps newer methods. */
export const buildTarget = [
  `ios${leastBrowsers.ios}`,
  `safari${leastBrowsers.ios}`,
  `chrome${leastBrowsers.chrome}`,
]

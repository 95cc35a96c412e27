/** The oldest browsers that the player runs in, as SPEC §11.11 promises and `index.html` tells visitors. */
export const leastBrowsers = { ios: '15.4', chrome: '100' } as const

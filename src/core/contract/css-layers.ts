/**
 * The layers of the player's CSS, the weakest first: a merchant's look is above the kit and every component
 * (docs/decisions/0139). Whichever stylesheet comes first begins with them.
 */
export const cssLayers = ['reset', 'base', 'kit', 'component', 'look'] as const

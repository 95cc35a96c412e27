/** How long a test waits for what comes by itself: it only ends what hangs, on the slowest machine. */
export const patience = { timeout: 90_000 }

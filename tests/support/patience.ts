/** How long a test waits for what comes by itself: it only ends what hangs, on the slowest machine. */
export const patience = { timeout: 90_000 }

/** The milliseconds that a call waits for its answer: the host may first make the world of a merchant. */
export const answerMs = 300_000

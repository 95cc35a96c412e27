/**
 * The options by which a test ends a process that it waits for without a turn of its own: while it waits, no limit of
 * the runner applies, so a process that hangs would hold the worker for ever. Shorter than the limit of a journey.
 */
export const processLimit = { timeout: 480_000 } as const

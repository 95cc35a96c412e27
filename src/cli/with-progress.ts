interface Telling {
  readonly progress: (line: string) => void
  /** Returns the progress after a number of seconds. */
  readonly describe: (seconds: number) => string
}

/** Does what takes long and shows every second how far it is, however it ends. */
export async function withProgress<T>(
  work: () => Promise<T>,
  { progress, describe }: Telling,
): Promise<T> {
  const start = Date.now()
  const timer = setInterval(() => progress(describe(Math.round((Date.now() - start) / 1000))), 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    progress('')
  }
}

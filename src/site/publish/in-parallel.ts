/** Runs work on items, at most `most` at a time. After a failure it starts no more, waits for those that run, and rejects. */
export async function inParallel<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return
      try {
        await work(item)
      } catch (cause) {
        failed = true
        throw cause
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: most }, worker))
  const failure = ended.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}

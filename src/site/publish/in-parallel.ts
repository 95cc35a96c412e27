/** Works through items, so many at a time; the first failure ends it once those under way are done. */
export async function inParallel<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items].values()
  let failed = false
  const worker = async (): Promise<void> => {
    for (const item of left) {
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
  const trouble = ended.find((one) => one.status === 'rejected')
  if (trouble) throw trouble.reason
}

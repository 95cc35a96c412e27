/** Milliseconds until code that failed to load is requested again. */
const retryMs = 5000

/** Requests code that failed to load again after a while. Returns a function that prevents it. */
export function retryLater(load: () => void): () => void {
  const timer = setTimeout(load, retryMs)
  return () => clearTimeout(timer)
}

/** Shows every second how far a long command is, until it is told to stop. */
export function keepTelling(
  progress: (line: string) => void,
  say: (seconds: number) => string,
): () => void {
  const start = Date.now()
  const timer = setInterval(() => progress(say(Math.round((Date.now() - start) / 1000))), 1000)
  return () => {
    clearInterval(timer)
    progress('')
  }
}

/** Milliseconds that a command runs before it shows its progress. */
const patience = 1000
/** The least milliseconds between two changes of the line. */
const pace = 100
/** The characters of a line on a terminal that does not tell its width. */
const widest = 80

/** Returns a function that shows its latest line in one place of a terminal; it prints nothing elsewhere. */
export function showProgress(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> & { readonly columns?: number },
  now: () => number = Date.now,
): (line: string) => void {
  const start = now()
  let shown = start + patience - pace
  let stands = false
  return (line) => {
    if (!terminal.isTTY) return
    if (line === '') {
      if (stands) terminal.write('\r\u001b[K')
      stands = false
      return
    }
    if (now() - shown < pace) return
    shown = now()
    stands = true
    // The terminal could not erase a line that wraps.
    terminal.write(`\r\u001b[K${line.slice(0, (terminal.columns ?? widest) - 1)}`)
  }
}

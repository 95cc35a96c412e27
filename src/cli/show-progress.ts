/** A command that is done sooner shows nothing of its way, in milliseconds. */
const patience = 1000
/** How often a line changes at most, in milliseconds. */
const pace = 100
/** Characters of a terminal that does not say how wide it is. */
const widest = 80

/** Shows the last line it was told on a terminal, over and over in the same place; elsewhere nothing. */
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
    // A line that wraps would be left standing.
    terminal.write(`\r\u001b[K${line.slice(0, (terminal.columns ?? widest) - 1)}`)
  }
}

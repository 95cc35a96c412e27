/** A command that is done sooner shows nothing of its way, in milliseconds. */
const patience = 1000
/** How often a line changes at most, in milliseconds. */
const pace = 100

/** Shows the last line it was told on a terminal, over and over in the same place; elsewhere nothing. */
export function showProgress(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
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
    terminal.write(`\r\u001b[K${line}`)
  }
}

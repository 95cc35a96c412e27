/** Milliseconds after which a browser has read the file that it saves. */
const readMs = 60_000

/** Saves a text as a file of the player. The Content-Security-Policy allows it: the address is only downloaded, never opened. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readMs)
}

/** Lets the browser save values as a file with one line of JSON for each. */
export function saveLines(name: string, values: readonly unknown[]): void {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`)
  const address = URL.createObjectURL(new Blob(lines, { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

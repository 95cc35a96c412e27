/** The length of a line from which a list is broken into lines. */
const maxWidth = 100

/** Formats JSON as the repository does: one line for each key, short lists on one line. */
export function formatJson(value: unknown): string {
  return `${format(value, '', 0)}\n`
}

/** `column` is the number of characters before the value on its line. */
function format(value: unknown, indent: string, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => format(item, inner, 0)).join(', ')}]`
    if (!line.includes('\n') && column + line.length < maxWidth) return line
    return `[\n${value.map((item) => inner + format(item, inner, inner.length)).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, item]) => {
    const head = `${inner}${JSON.stringify(key)}: `
    return head + format(item, inner, head.length)
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

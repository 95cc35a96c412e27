/** Letters in a line before a list is broken. */
const width = 100

/** JSON as the repository's own is formatted: maps broken, lists of plain values on one line where they fit. */
export function formatJson(value: unknown): string {
  return `${format(value, '', 0)}\n`
}

/** `taken` is how many letters stand before the value on its line. */
function format(value: unknown, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => format(item, inner, 0)).join(', ')}]`
    if (!line.includes('\n') && taken + line.length < width) return line
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

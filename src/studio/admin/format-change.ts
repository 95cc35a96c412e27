/** Formats what an entry changed: of files the lines that differ, of anything else its values as JSON. */
export function formatChange(change: unknown): string {
  const files: unknown = Object(change).files
  if (!Array.isArray(files)) return JSON.stringify(change, null, 2)
  return files
    .map((file: unknown) => {
      const { path, before, after, patch } = Object(file)
      return typeof patch === 'string' ? patch.trimEnd() : `${path}: ${before} → ${after}`
    })
    .join('\n\n')
}

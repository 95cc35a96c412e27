import type { PictureFacts } from './read-picture.ts'

/** Formats the facts of a picture, such as `120 × 40 px, 2.4 KB`. */
export function formatPicture({ bytes, width, height, problem }: PictureFacts): string {
  const size = width === undefined || height === undefined ? [] : [`${width} × ${height} px`]
  const note = problem === 'unreadable' ? ['not readable as a picture'] : []
  return [...size, formatBytes(bytes), ...note].join(', ')
}

function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 10 ? `${kilobytes.toFixed(1)} KB` : `${Math.round(kilobytes)} KB`
}

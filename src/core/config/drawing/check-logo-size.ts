/** The largest size of a picture, in kilobytes. */
export const maxKilobytes = 300

/** Checks the size of a logo in bytes; returns a message if it is too large, else undefined. */
export function checkLogoSize(bytes: number): string | undefined {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes > maxKilobytes
    ? `The logo is ${formatSize(kilobytes)}. Use a file of at most ${maxKilobytes} KB.`
    : undefined
}

function formatSize(kilobytes: number): string {
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 1024)} MB`
}

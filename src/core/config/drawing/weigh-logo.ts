/** In kilobytes; what is heavier is not drawn. */
const heaviest = 300

/** What is to be said of a logo of so many bytes; undefined where it is light enough. */
export function weighLogo(bytes: number): string | undefined {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes > heaviest
    ? `The logo has ${sayWeight(kilobytes)}; give one of at most ${heaviest} KB.`
    : undefined
}

function sayWeight(kilobytes: number): string {
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 1024)} MB`
}

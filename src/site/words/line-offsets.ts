/** Returns the offset of each line of a text. */
export function lineOffsets(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|[\r\n]/g)].map(({ index, 0: end }) => index + end.length)]
}

/** The characters at both ends that stay readable. */
export interface MaskEnds {
  readonly start?: number
  readonly end?: number
}

/** Masks the middle of a text with four asterisks, so that its length tells nothing. */
export function maskText(text: string, { start = 0, end = 0 }: MaskEnds): string {
  const characters = [...text]
  if (characters.length === 0) return ''
  if (characters.length <= start + end) return '****'
  return `${characters.slice(0, start).join('')}****${end > 0 ? characters.slice(-end).join('') : ''}`
}

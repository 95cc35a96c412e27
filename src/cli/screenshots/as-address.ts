/** Returns a picture as a data URL. */
export function asAddress(image: Uint8Array, type: 'png' | 'jpeg'): string {
  return `data:image/${type};base64,${Buffer.from(image).toString('base64')}`
}

/** The most pixels of a picture: a phone takes too long to decode a larger one. */
const maxPixels = 40_000_000

/** Reports whether a PNG, WebP or JPEG decodes from its first pixel to its last. */
export async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  // Loaded on demand: only commands that take pictures need sharp.
  const { default: sharp } = await import('sharp')
  return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

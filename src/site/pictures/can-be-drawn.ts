/** More would take a phone longer to open than any page shows it. */
const mostPixels = 40_000_000

/** Whether a PNG, WebP or JPEG opens from its first pixel to its last. */
export async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  // Only who puts pictures in needs the library.
  const { default: sharp } = await import('sharp')
  return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

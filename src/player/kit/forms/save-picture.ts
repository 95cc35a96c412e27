/** Returns a drawing as a PNG file; undefined if the browser makes none. */
export async function makePicture(
  canvas: HTMLCanvasElement,
  name: string,
): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined
}

/** Saves a drawing as a PNG file. Returns false if the browser makes none. */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const file = await makePicture(canvas, name)
  if (!file) return false
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}

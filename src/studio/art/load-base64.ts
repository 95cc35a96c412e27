/** The number of bytes converted at once; more would be too many arguments. */
const stretch = 0x8000

/** Returns the content of a file in base64. */
export async function loadBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += stretch)
    text += String.fromCharCode(...bytes.subarray(at, at + stretch))
  return btoa(text)
}

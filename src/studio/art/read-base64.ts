/** How many bytes are turned at once; more would be too many arguments. */
const stretch = 0x8000

/** What a file holds, in base64. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += stretch)
    text += String.fromCharCode(...bytes.subarray(at, at + stretch))
  return btoa(text)
}

/** Returns a picture of the gateway as a data URI, or undefined if it is none: base64 PNG, or a data URI of a picture. */
export function readPicture(picture: string | undefined): string | undefined {
  const text = picture?.trim() ?? ''
  const [, address, plain = text] =
    /^(data:image\/(?:png|jpe?g|webp|gif);base64,)(.*)$/is.exec(text) ?? []
  if (!/^[A-Za-z0-9+/=\s]+$/.test(plain)) return undefined
  return address === undefined ? `data:image/png;base64,${plain}` : text
}

/** Decodes a customer-service address that the gateway encoded; undefined if it cannot be decoded. */
export function decodeServicePath(path: string, decoder: 'plain' | 'base64'): string | undefined {
  if (decoder === 'plain') return path
  try {
    const bytes = Uint8Array.from(atob(path), (byte) => byte.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

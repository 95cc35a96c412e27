/** Returns true for a path of the product: one slash at the start, and no hidden host. */
export function isInternalPath(to: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(to)
}

/** Returns true for an address that may leave the product, also to this machine. Its host was checked where it was read. */
export function isExternalAddress(to: string): boolean {
  return /^(https:\/\/|http:\/\/[\w.-]+\.localhost(:\d+)?\/|tel:|mailto:|line:)/i.test(to)
}

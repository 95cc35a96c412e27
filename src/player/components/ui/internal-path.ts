/** Whether an address is a path of the product: one slash first, no host hidden behind it. */
export function isInternalPath(to: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(to)
}

/** Whether an address may leave the product; its host was checked where it came from. */
export function isExternalAddress(to: string): boolean {
  return /^(https:\/\/|tel:|mailto:|line:)/i.test(to)
}

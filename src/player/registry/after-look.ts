declare global {
  /** Resolves when the look of a published page has loaded, which its script began to load. */
  var lookLoaded: Promise<unknown> | undefined
}

/** Waits for code, and for the look that it is drawn with: a published home has only the rules of what is in it. */
export async function afterLook<T>(loading: Promise<T>): Promise<T> {
  return (await Promise.all([loading, globalThis.lookLoaded]))[0]
}

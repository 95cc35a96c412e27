/** Returns the area of messages that a document of a merchant is loaded as. Its dash keeps it apart from those of the product. */
export function documentArea(name: string): string {
  return `document-${name}`
}

/** Returns the key of the message with the HTML of a document. */
export function documentKey(name: string): string {
  return `${documentArea(name)}.html`
}

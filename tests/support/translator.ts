/**
 * Does what the translator of a browser does: replaces every text of the page, also later ones, by a `font`
 * element with another text. Runs in the page. Returns a function that stops it.
 */
export function startTranslator(): () => void {
  const translate = (root: Node): void => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walk.nextNode()) found.push(walk.currentNode as Text) // the filter shows texts only
    if (root instanceof Text) found.push(root)
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `·${text.data}`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate(document.body)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) translate(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

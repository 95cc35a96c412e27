declare global {
  var startBench: (() => Promise<void>) | undefined
  var flipFlag: (() => Promise<void>) | undefined
}

/**
 * Kept once what was rendered has been painted: the first frame may come before React's own turn,
 * the second one is laid out and painted after it.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(0)
      })
    })
  })
}
